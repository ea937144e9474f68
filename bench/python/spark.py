"""Seconds that Spark takes on one and on two cores: `spark.py <cores> <rows.json>` prints them."""

import json
import os
import sys
import time

os.environ["PYSPARK_PYTHON"] = sys.executable
from pyspark.sql import SparkSession

from naijaref.spark import match_column

cores, path = sys.argv[1:]
rows = [row[:2] for row in json.load(open(path, encoding="utf-8"))]
builder = SparkSession.builder.master(f"local[{cores}]").config("spark.ui.enabled", "false")
spark = builder.getOrCreate()
spark.sparkContext.setLogLevel("OFF")
table = spark.createDataFrame(rows, "name string, state string").repartition(4).cache()
for part in (table.limit(200), table):
    start = time.perf_counter()
    match_column(part, "lga", "name", state="state").groupBy("lga_status").count().collect()
print(json.dumps({"wall": time.perf_counter() - start}))
spark.stop()
