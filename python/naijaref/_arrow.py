"""Matched rows as Arrow has them, for DuckDB and Spark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow

from ._columns import COLUMNS, match_columns

_TYPES = {"confidence": pyarrow.float64(), "candidates": pyarrow.list_(pyarrow.string())}
#: The columns of a match.
FIELDS = [pyarrow.field(name, _TYPES.get(name, pyarrow.string())) for name in COLUMNS]


def match_arrays(kind: str, texts: Any, beside: Mapping[str, Any]) -> dict[str, Any]:
    """What each text of an array means: an array for each of `FIELDS`."""
    given = {name: array.to_pylist() for name, array in beside.items()}
    matched = match_columns(texts.to_pylist(), kind, **given)
    return {field.name: pyarrow.array(matched[field.name], field.type) for field in FIELDS}


def with_matched(batch: Any, kind: str, column: str, beside: Mapping[str, str], prefix: str) -> Any:
    """A batch of rows with the columns of a match behind its own."""
    given = {name: batch.column(one) for name, one in beside.items()}
    arrays = match_arrays(kind, batch.column(column), given)
    names = [*batch.schema.names, *(prefix + name for name in arrays)]
    return pyarrow.RecordBatch.from_arrays([*batch.columns, *arrays.values()], names=names)
