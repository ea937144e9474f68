"""Columns of Spark: `naijaref.spark.match_column(df, "lga", "lga_name", state="state_name")`.

Each worker needs the package with the engine, `pip install "naijaref[engine]"`, and nothing else: the wheel has
the data. A worker that fails is a failed task, which Spark tries again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyspark.sql import DataFrame
from pyspark.sql.types import ArrayType, DoubleType, StringType, StructField, StructType

from ._columns import COLUMNS
from ._result import require_kind
from .matching import MATCH_KINDS

__all__ = ["match_column"]

_TYPES: dict[str, Any] = {"confidence": DoubleType(), "candidates": ArrayType(StringType())}


def match_column(
    df: DataFrame,
    kind: str,
    column: str,
    *,
    state: str | None = None,
    lga: str | None = None,
    prefix: str | None = None,
) -> DataFrame:
    """The table with eight columns more: what each cell of a column means, as `MatchedText` says it.

    :param column: the name of a column of texts; a missing cell stays null.
    :param state: the name of the column with the states, and `lga` that with the LGAs.
    :param prefix: stands before the names of the new columns: `lga_` in `lga_code`. The kind, if left out.
    :raises TypeError: a column is not one of texts.
    """
    require_kind("match_column", "kind", kind, MATCH_KINDS)
    named = {name: one for name, one in {"state": state, "lga": lga}.items() if one is not None}
    for name in (column, *named.values()):
        if not isinstance(df.schema[name].dataType, StringType):
            raise TypeError(
                f"match_column: {name} must be a column of texts, not {df.schema[name].dataType.simpleString()}."
            )
    before = f"{kind}_" if prefix is None else prefix
    added = [StructField(before + name, _TYPES.get(name, StringType())) for name in COLUMNS]
    taken = {field.name for field in added} & set(df.columns)
    if taken:
        raise ValueError(f"match_column: the table has {', '.join(sorted(taken))} already: give a prefix.")

    def match_batches(batches: Iterator[Any]) -> Iterator[Any]:
        from ._arrow import with_matched

        for batch in batches:
            yield with_matched(batch, kind, column, named, before)

    # Not in pandas: there a whole number beside a missing one becomes a fraction, and times lose their zone.
    return df.mapInArrow(match_batches, StructType([*df.schema.fields, *added]))
