"""Tables of pandas, Polars, DuckDB and Spark, each with the real thing."""

from __future__ import annotations

import os
import sys
import unittest
import warnings
from importlib.util import find_spec
from typing import Any

HAS_ENGINE = any(map(find_spec, ("py_mini_racer", "quickjs")))

NAMES = ["Ikeja", "Surulere", None, "ikejja", "nowhere"]
STATES = ["Lagos", "Lagos", "Lagos", None, "Lagos"]
CODES = ["NG025011", "NG025020", None, "NG025011", None]


def _needs(*modules: str) -> Any:
    lacks = [module for module in modules if find_spec(module) is None]
    if not HAS_ENGINE:
        lacks.append("a JavaScript engine")
    return unittest.skipIf(lacks, f"{', '.join(lacks)} is not installed")


@_needs("pandas", "pyarrow")
class Pandas(unittest.TestCase):
    def setUp(self) -> None:
        import pandas

        import naijaref.pandas

        self.accessor = naijaref.pandas.NaijarefAccessor
        self.table = pandas.DataFrame({"lga": NAMES, "state": STATES}, index=[10, 20, 30, 40, 50])

    def _codes(self, codes: Any) -> list[str | None]:
        return [code if isinstance(code, str) else None for code in codes]

    def test_a_column_beside_another(self) -> None:
        matched = self.table["lga"].naijaref.match("lga", state=self.table["state"])
        self.assertEqual(list(matched.index), [10, 20, 30, 40, 50])
        self.assertEqual(self._codes(matched["code"]), CODES)
        self.assertEqual(matched["status"].dtype.name, "category")
        self.assertEqual(self._codes(matched["status"])[2], None)
        self.assertEqual(matched.loc[40, "candidates"], ["NG025011"])

    def test_every_sort_of_text_column(self) -> None:
        import pandas
        import pyarrow

        arrow = pandas.ArrowDtype(pyarrow.string())
        for kind in ("object", "str", "string", "string[pyarrow]", arrow, "category"):
            column = self.table["lga"].astype(kind)
            self.assertEqual(self._codes(column.naijaref.code("lga", state="Lagos")), CODES, kind)

    def test_refuses_columns_of_another_type(self) -> None:
        import numpy
        import pandas

        for column in (pandas.Series([1, 2]), pandas.Series([True]), pandas.Series([b"Ikeja"])):
            with self.assertRaisesRegex(TypeError, "row 0 of the column must be text or missing, not"):
                column.naijaref.match("lga")
        lists = pandas.Series([numpy.array(["Ikeja", "Epe"])])
        with self.assertRaisesRegex(TypeError, "row 0 of the column must be text or missing, not ndarray"):
            lists.naijaref.match("lga")
        with self.assertRaisesRegex(TypeError, "state must be text or a column of texts, not DataFrame"):
            self.table["lga"].naijaref.match("lga", state=self.table[["state"]])
        with self.assertRaisesRegex(ValueError, "different indexes"):
            self.table["lga"].naijaref.match("lga", state=self.table["state"].reset_index(drop=True))

    def test_an_empty_column(self) -> None:
        self.assertEqual(len(self.table["lga"][:0].naijaref.match("lga")), 0)


@_needs("polars")
class Polars(unittest.TestCase):
    def setUp(self) -> None:
        import polars

        import naijaref.polars

        self.polars, self.result = polars, naijaref.polars.RESULT
        self.table = polars.DataFrame({"lga": NAMES, "state": STATES})

    def test_an_expression(self) -> None:
        lga = self.polars.col("lga")
        matched = self.table.select(lga.naijaref.match("lga", state="state"))
        self.assertEqual(matched.schema["lga"], self.result)
        rows = matched["lga"].to_list()
        self.assertEqual([row and row["code"] for row in rows], CODES)
        self.assertEqual((rows[2], rows[3]["status"]), (None, "typo"))

    def test_lazy_and_streamed(self) -> None:
        many = self.polars.concat([self.table] * 2000).lazy()
        code = self.polars.col("lga").naijaref.code("lga", state=self.polars.lit("Lagos"))
        self.assertEqual(many.select(code).collect(engine="streaming")["code"].to_list(), CODES * 2000)

    def test_a_literal_beside_a_column(self) -> None:
        code = self.polars.lit("Surulere").naijaref.code("lga", state="state")
        states = self.polars.DataFrame({"state": ["Lagos", "Oyo", None]})
        self.assertEqual(states.select(code)["code"].to_list(), ["NG025020", "NG031033", None])
        self.assertEqual(states[:0].select(code)["code"].to_list(), [])

    def test_refuses_columns_of_another_type(self) -> None:
        numbers = self.polars.DataFrame({"lga": [1, 2]})
        with self.assertRaisesRegex(Exception, "must be text or missing, not int"):
            numbers.select(self.polars.col("lga").naijaref.match("lga"))


@_needs("duckdb", "pyarrow")
class DuckDB(unittest.TestCase):
    def setUp(self) -> None:
        import duckdb

        import naijaref.duckdb

        self.error = duckdb.Error
        self.connection = naijaref.duckdb.register(duckdb.connect())
        self.connection.execute("CREATE TABLE rows (lga VARCHAR, state VARCHAR)")
        self.connection.executemany("INSERT INTO rows VALUES (?, ?)", [list(row) for row in zip(NAMES, STATES)])

    def tearDown(self) -> None:
        self.connection.close()

    def _rows(self, sql: str) -> list[Any]:
        rows: list[Any] = self.connection.sql(sql).fetchall()
        return rows

    def test_functions_in_sql(self) -> None:
        self.assertEqual([code for (code,) in self._rows("SELECT naijaref_lga(lga, state) FROM rows")], CODES)
        others = (
            "SELECT naijaref_state('lagos state'), naijaref_bank('gtb'), naijaref_ward('Ikoyi 2', 'Lagos', 'Eti Osa'),"
            " naijaref_address('12 Bode Thomas Street, Surulere', 'Lagos')"
        )
        self.assertEqual(self._rows(others), [("LA", "gtbank", "24-08-09", "NG025020")])

    def test_a_struct_that_says_why(self) -> None:
        rows = self._rows("SELECT m, m.status, m.why FROM (SELECT naijaref_match('lga', lga, state, NULL) m FROM rows)")
        self.assertEqual([status for _, status, _ in rows], ["exact", "exact", None, "typo", "none"])
        self.assertIn("spelt almost as Ikeja", rows[3][2])
        self.assertIsNone(rows[2][0])
        self.assertEqual(rows[0][0]["candidates"], ["NG025011"])

    def test_refuses_columns_of_another_type(self) -> None:
        with self.assertRaisesRegex(self.error, "No function matches"):
            self._rows("SELECT naijaref_lga(3, 'Lagos')")
        for kind in ("'town'", "NULL"):
            with self.assertRaisesRegex(self.error, "ValueError: match_column: kind must be one of"):
                self._rows(f"SELECT naijaref_match({kind}, 'Ikeja', NULL, NULL)")


@_needs("pyspark", "pyarrow", "pandas")
class Spark(unittest.TestCase):
    spark: Any

    @classmethod
    def setUpClass(cls) -> None:
        # It takes pandas 3, and says that it does not promise that.
        warnings.filterwarnings("ignore", category=FutureWarning)
        from pyspark.sql import SparkSession

        os.environ["PYSPARK_PYTHON"] = sys.executable
        builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        cls.spark = builder.config("spark.driver.host", "127.0.0.1").getOrCreate()
        cls.spark.sparkContext.setLogLevel("OFF")

    @classmethod
    def tearDownClass(cls) -> None:
        cls.spark.stop()

    def test_columns_more(self) -> None:
        from naijaref.spark import match_column

        rows = list(zip(range(5), NAMES, STATES))
        table = self.spark.createDataFrame(rows, "id int, lga string, state string").repartition(2)
        matched = match_column(table, "lga", "lga", state="state", prefix="m_")
        self.assertEqual(matched.columns[:4], ["id", "lga", "state", "m_status"])
        found = sorted(matched.collect(), key=lambda row: row.id)
        self.assertEqual([row.m_code for row in found], CODES)
        self.assertEqual([row.lga for row in found], NAMES)
        self.assertEqual((found[2].m_status, found[3].m_candidates), (None, ["NG025011"]))

    def test_refuses_columns_of_another_type(self) -> None:
        from naijaref.spark import match_column

        numbers = self.spark.createDataFrame([(1,)], "lga int")
        with self.assertRaisesRegex(TypeError, "lga must be a column of texts, not int"):
            match_column(numbers, "lga", "lga")
        with self.assertRaisesRegex(ValueError, "has lga_code already: give a prefix"):
            match_column(self.spark.createDataFrame([("Ikeja", "")], "lga string, lga_code string"), "lga", "lga")

    def test_a_worker_that_dies_is_a_failed_task(self) -> None:
        """The rows that it had are lost with it: there is no table with some of them."""
        from naijaref import spark

        def die(batches: Any) -> Any:
            os._exit(9)

        table = self.spark.createDataFrame([("Ikeja",)] * 10, "lga string")
        matched = spark.match_column(table, "lga", "lga")
        with self.assertRaisesRegex(Exception, "(?i)python worker|crashed|exited"):
            matched.mapInArrow(die, matched.schema).collect()


if __name__ == "__main__":
    unittest.main()
