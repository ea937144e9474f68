"""SQL over Parquet at an address: DuckDB takes the columns that it needs, and not the file.

    python3 parquet_by_ranges.py ADDRESS STATE

ADDRESS is a service that has the downloads, such as http://localhost:3000. STATE is a state's code, such as EK.

DuckDB fetches its extension httpfs from extensions.duckdb.org when it first meets an http address. Without that
server, `pip install duckdb-extension-httpfs` brings the same file, in the version of the same number.
"""

import importlib.util
import sys
from pathlib import Path

import duckdb

address, state = sys.argv[1], sys.argv[2]
httpfs = importlib.util.find_spec("duckdb_extension_httpfs")
if httpfs is not None:
    # DuckDB checks the signature of the file: it takes only what its own makers built.
    duckdb.execute(f"LOAD '{next(Path(httpfs.origin).parent.rglob('httpfs.duckdb_extension'))}'")
duckdb.execute("CALL enable_logging('HTTP')")

units = f"{address}/v1/downloads/polling_units_joined.parquet"
seats = duckdb.execute(
    f"""SELECT federal_constituency_name AS seat, count(*) AS units FROM '{units}'
        WHERE state_code = ? GROUP BY seat ORDER BY seat""",
    [state],
).fetchall()
for seat, count in seats:
    print(f"{count:5} {seat}")

# What it asked for: HEAD says how long the file is, and each GET has a Range.
requests = duckdb.sql(
    """SELECT request.type, request.headers['Range'], response.headers['Content-Length']::int
       FROM duckdb_logs_parsed('HTTP')"""
).fetchall()
whole = max(length for kind, _, length in requests if kind == "HEAD")
ranges = [length for kind, asked, length in requests if kind == "GET" and asked]
print(f"{len(ranges)} ranges, {sum(ranges)} of {whole} bytes")
