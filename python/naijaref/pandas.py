"""Columns of pandas: `import naijaref.pandas`, then `df["lga"].naijaref.match("lga", state=df["state"])`."""

from __future__ import annotations

from typing import Any

import pandas

from ._columns import COLUMNS, match_columns
from .matching import Texts

__all__ = ["NaijarefAccessor"]

_CATEGORIES = ("status", "kind", "damage")


def _texts(values: Any, rows: pandas.Series[Any]) -> Texts:
    """The texts of an argument that stands beside the rows."""
    if isinstance(values, pandas.Series) and not values.index.equals(rows.index):
        raise ValueError("naijaref: the columns have different indexes: take them from one table.")
    texts: Texts = values.tolist() if isinstance(values, pandas.Series) else values
    return texts


@pandas.api.extensions.register_series_accessor("naijaref")
class NaijarefAccessor:
    """`Series.naijaref`, for a column of texts, of strings of Arrow, or of categories that are texts."""

    def __init__(self, series: pandas.Series[Any]) -> None:
        self._series = series

    def match(
        self, kind: str, *, state: Any = None, lga: Any = None, progress: bool = False
    ) -> pandas.DataFrame:
        """What each cell means: a table with the index of the column, and the columns of `MatchedText`.

        Equal rows are asked once, and a missing cell stays missing. `state` and `lga` are a text or a column.
        """
        rows = self._series
        matched = match_columns(
            rows.tolist(), kind, state=_texts(state, rows), lga=_texts(lga, rows), progress=progress
        )
        table = pandas.DataFrame(matched, index=rows.index, columns=list(COLUMNS))
        kinds = {name: "category" if name in _CATEGORIES else "string" for name in COLUMNS}
        kinds["confidence"] = "float64"
        del kinds["candidates"]
        return table.astype(kinds)

    def code(self, kind: str, *, state: Any = None, lga: Any = None) -> pandas.Series[str]:
        """Only the code of each cell, missing where there is none."""
        return self.match(kind, state=state, lga=lga)["code"]
