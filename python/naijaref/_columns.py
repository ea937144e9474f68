"""What matched rows are as columns of a table: the same in pandas, Polars, DuckDB and Spark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ._generated.records import MatchedText
from .matching import Texts, match_column

#: The columns, in the order of the record.
COLUMNS = ("status", "kind", "code", "name", "confidence", "candidates", "damage", "why")


def _values(matched: MatchedText | None) -> tuple[Any, ...]:
    if matched is None:
        return (None,) * len(COLUMNS)
    codes = [one.code for one in matched.candidates]
    return (
        matched.status,
        matched.kind,
        matched.code,
        matched.name,
        float(matched.confidence),
        codes,
        matched.damage,
        matched.why,
    )


def match_columns(
    texts: Iterable[Any], kind: str, *, state: Texts = None, lga: Texts = None, progress: bool = False
) -> dict[str, list[Any]]:
    """`match_column`, a list for each of `COLUMNS`. `candidates` has their codes; a missing text has only None."""
    matched = match_column(texts, kind, state=state, lga=lga, progress=progress)
    known: dict[int, tuple[Any, ...]] = {id(one): _values(one) for one in {id(m): m for m in matched}.values()}
    rows = [known[id(one)] for one in matched]
    return {name: [row[at] for row in rows] for at, name in enumerate(COLUMNS)}
