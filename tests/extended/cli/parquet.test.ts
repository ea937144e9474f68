import { readFileSync } from "node:fs";
import { join } from "node:path";
import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../../start/folder.ts";
import { hasModules, runPython } from "../../start/python.ts";
import { runHere } from "../../system/cli/run-here.ts";

/** One table by the programs that write Parquet, and as CSV: texts, a column of few words, numbers, days, nulls. */
const WRITE = `
import datetime, decimal, duckdb, pandas, polars, pyarrow as pa, pyarrow.parquet as pq

COUNT = 130_000
names = ["Ikeja", "ikejja", None, "Ẹpẹ", "nowhere, \\"at\\" all"]
table = pa.table({
    "id": pa.array(range(COUNT), pa.int64()),
    "small": pa.array([None if one % 7 == 0 else one % 100 for one in range(COUNT)], pa.int16()),
    "lga": [names[one % 5] for one in range(COUNT)],
    "state": pa.array(["Lagos", "LA"] * (COUNT // 2)).dictionary_encode(),
    "share": [one / 8 for one in range(COUNT)],
    "paid": pa.array([decimal.Decimal(one).scaleb(-2) for one in range(COUNT)], pa.decimal128(12, 2)),
    "day": [datetime.date(2026, 1, 1) + datetime.timedelta(one % 300) for one in range(COUNT)],
    "time": pa.array([1_700_000_000_000_001 + one for one in range(COUNT)], pa.timestamp("us")),
    "flag": [one % 2 == 0 for one in range(COUNT)],
})
for codec in ("none", "snappy", "gzip", "brotli", "zstd", "lz4"):
    pq.write_table(table, f"{codec}.parquet", compression=codec, row_group_size=60_000)
pq.write_table(table, "delta.parquet", use_dictionary=False, data_page_version="2.0", version="2.6",
    column_encoding={"id": "DELTA_BINARY_PACKED", "lga": "DELTA_BYTE_ARRAY"})
table.to_pandas().to_parquet("pandas.parquet")
polars.from_arrow(table).write_parquet("polars.parquet", compression="snappy")
duckdb.sql("COPY (FROM 'snappy.parquet') TO 'duckdb.parquet'")
with open("table.csv", "w", newline="") as file:
    cell = lambda one: "" if one is None else str(one).upper() if isinstance(one, bool) else (
        one.isoformat() if isinstance(one, datetime.date) else str(one).removesuffix(".0"))
    quoted = lambda text: '"' + text.replace('"', '""') + '"' if "," in text else text
    file.write(",".join(table.column_names) + "\\r\\n")
    for row in zip(*(column.to_pylist() for column in table.columns)):
        file.write(",".join(quoted(cell(one)) for one in row) + "\\r\\n")
`;

describe.skipIf(!hasModules("pyarrow", "pandas", "polars", "duckdb"))(
  "Parquet (skipped where Python has not pyarrow, pandas, polars and duckdb)",
  () => {
    it("of every writer gives what the same table as CSV gives", async () => {
      const folder = makeFolder();
      await runPython(folder, ["-c", WRITE]);
      const match = (file: string) =>
        runHere(["match", join(folder, file), "--column", "lga", "--state-column", "state", "--add", "code"]);
      const { out } = await match("table.csv");
      expect(out.split("\r\n", 2)[1]).toBe(
        "0,,Ikeja,Lagos,0,0.00,2026-01-01,2023-11-14T22:13:20.000001,TRUE,NG025011",
      );
      const zstd = "zstdDecompressSync" in zlib ? ["zstd"] : [];
      const read = ["none", "snappy", "gzip", "brotli", ...zstd, "delta", "pandas", "polars", "duckdb"];
      for (const name of read) expect((await match(`${name}.parquet`)).out === out, name).toBe(true);
      expect((await match("lz4.parquet")).words).toContain("cannot be read: parquet unsupported compression");
      expect(readFileSync(join(folder, "table.csv")).length).toBeGreaterThan(2 ** 20);
    });
  },
);
