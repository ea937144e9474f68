"""What matched rows are as columns of a table: the same in pandas, Polars, DuckDB and Spark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .matching import COLUMNS, Texts, match_distinct

__all__ = ["COLUMNS", "match_columns"]


def _codes(_kinds: list[str], codes: list[str], *_others: list[Any]) -> list[str]:
    return codes


def match_columns(
    texts: Iterable[Any], kind: str, *, state: Texts = None, lga: Texts = None, progress: bool = False
) -> dict[str, list[Any]]:
    """`match_column`, a list for each of `COLUMNS`. `candidates` has their codes; a missing text has only None."""
    _, columns, places = match_distinct(texts, kind, _codes, state=state, lga=lga, progress=progress)
    matched = dict(zip(COLUMNS, columns))
    matched["confidence"] = [float(one) for one in matched["confidence"]]
    matched["candidates"] = [list(codes) for codes in matched["candidates"]]
    return {name: [None if at is None else cells[at] for at in places] for name, cells in matched.items()}
