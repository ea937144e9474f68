"""Seconds of processor that Spark takes on some cores: `spark.py <cores> <rows.json>` prints them. Only on Linux."""

import json
import os
import sys
from pathlib import Path

os.environ["PYSPARK_PYTHON"] = sys.executable
from pyspark.sql import SparkSession

from naijaref.spark import match_column


def processor():
    """Seconds that the programs below this one have taken: Java, and the workers in Python."""
    parents, ticks = {}, {}
    for process in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = process.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[process.parent.name] = fields[1]
        ticks[process.parent.name] = int(fields[11]) + int(fields[12])
    below = {str(os.getpid())}
    while more := {one for one, parent in parents.items() if parent in below} - below:
        below |= more
    return sum(ticks.get(one, 0) for one in below) / os.sysconf("SC_CLK_TCK")


cores, path = sys.argv[1:]
rows = [row[:2] for row in json.load(open(path, encoding="utf-8"))]
builder = SparkSession.builder.master(f"local[{cores}]").config("spark.ui.enabled", "false")
spark = builder.getOrCreate()
spark.sparkContext.setLogLevel("OFF")
table = spark.createDataFrame(rows, "name string, state string").repartition(4).cache()
table.count()
# A tenth to warm up, as in measure.py. It has rows of each part, so each worker has started its engine and compiled it.
for part in (table.sample(0.1, seed=62), table):
    before = processor()
    match_column(part, "lga", "name", state="state").groupBy("lga_status").count().collect()
print(json.dumps({"rows": len(rows), "cpu": processor() - before}))
spark.stop()
