"""Results by polling unit, summed to federal constituencies and mapped.

    python3 results_to_seats.py FOLDER STATE [RESULTS.csv]

FOLDER has the downloads of naijaref (with polling-units-and-maps beside or below them). STATE is a state's
slug, such as lagos. RESULTS.csv has the columns code and votes, a polling unit a line. Without it, made-up
votes show how it is done: never publish them.
"""

import sys
from pathlib import Path

import geopandas
import matplotlib

matplotlib.use("Agg")
import pandas


def find(folder, name):
    """The file, in the folder or in its second folder."""
    return next(path for path in (folder / name, folder / "polling-units-and-maps" / name) if path.exists())


folder, state = Path(sys.argv[1]), sys.argv[2]
# Codes are text: they keep their zeros, and NA stays Nasarawa.
units = pandas.read_csv(
    find(folder, f"polling_units_joined_{state.replace('-', '_')}.csv.gz"), dtype=str, keep_default_na=False
)
if len(sys.argv) > 3:
    results = pandas.read_csv(sys.argv[3], dtype={"code": str})
else:
    results = pandas.DataFrame({"code": units.code, "votes": units.code.str[-3:].astype(int) % 97 + 100})

# Every row of the results must find its unit. The others are printed, and not lost in silence.
joined = results.merge(units, on="code", how="left", validate="one_to_one", indicator=True)
lost = joined[joined._merge == "left_only"]
if len(lost) > 0:
    print(f"{len(lost)} codes are no polling unit of {state}: {', '.join(lost.code[:5])}")

seat = ["federal_constituency", "federal_constituency_name"]
sums = joined.groupby(seat, as_index=False).agg(votes=("votes", "sum"), units=("code", "size"))
print(sums.sort_values("votes", ascending=False).to_string(index=False))
assert sums.votes.sum() == results.votes.sum() - lost.votes.sum()

seats = geopandas.read_file(f"/vsigzip/{find(folder, 'federal_constituencies.geojson.gz')}")
seats = seats.merge(sums, left_on="code", right_on="federal_constituency")
# A seat that divides an LGA has no outline. Say so under the map: readers would look for it.
missing = seats[seats.geometry.isna()].name.tolist()
axes = seats[seats.geometry.notna()].plot(column="votes", cmap="viridis", legend=True, edgecolor="white", figsize=(9, 4))
axes.set_axis_off()
axes.set_title(f"Votes by federal constituency, {seats.state_name.iloc[0]}\n(made-up votes)" if len(sys.argv) < 4 else "")
note = f"No outline: {', '.join(missing)}\n" if missing else ""
axes.annotate(f"{note}{seats.source.iloc[0]}", (0, -0.16), xycoords="axes fraction", fontsize=7)
axes.figure.savefig("results_to_seats.png", dpi=110, bbox_inches="tight")
