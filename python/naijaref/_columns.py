"""What matched rows are as columns of a table: the same in pandas, Polars, DuckDB and Spark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .matching import Texts, match_rows

#: The columns, in the order of the record.
COLUMNS = ("status", "kind", "code", "name", "confidence", "candidates", "damage", "why")


def _values(_text: str, answer: dict[str, Any]) -> tuple[Any, ...]:
    answer["confidence"] = float(answer["confidence"])
    answer["candidates"] = [one["code"] for one in answer["candidates"]]
    return tuple(answer[name] for name in COLUMNS)


def match_columns(
    texts: Iterable[Any], kind: str, *, state: Texts = None, lga: Texts = None, progress: bool = False
) -> dict[str, list[Any]]:
    """`match_column`, a list for each of `COLUMNS`. `candidates` has their codes; a missing text has only None."""
    rows = match_rows(_values, texts, kind, state=state, lga=lga, progress=progress)
    return {name: [row and row[at] for row in rows] for at, name in enumerate(COLUMNS)}
