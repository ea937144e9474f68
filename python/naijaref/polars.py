"""Columns of Polars: `import naijaref.polars`, then `pl.col("lga").naijaref.match("lga", state="state")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import polars

from ._columns import COLUMNS, match_columns

__all__ = ["NaijarefExpr", "RESULT"]

#: The struct that `match` returns.
RESULT = polars.Struct(
    {
        **dict.fromkeys(COLUMNS, polars.String),
        "confidence": polars.Float64,
        "candidates": polars.List(polars.String),
    }
)


@polars.api.register_expr_namespace("naijaref")
class NaijarefExpr:
    """`Expr.naijaref`, for a column of texts. It works row by row, so it can be lazy, and streamed."""

    def __init__(self, expr: polars.Expr) -> None:
        self._expr = expr

    def match(
        self, kind: str, *, state: polars.Expr | str | None = None, lga: polars.Expr | str | None = None
    ) -> polars.Expr:
        """What each cell means, as a struct of the fields of `MatchedText`. A missing cell stays null.

        :param state: an expression, or the name of a column, as elsewhere in Polars: `pl.lit("Lagos")` is a text.
        """
        beside = {"state": state, "lga": lga}
        named = {name: one for name, one in beside.items() if one is not None}
        exprs = [self._expr, *(polars.col(one) if isinstance(one, str) else one for one in named.values())]

        def match_batch(columns: Sequence[polars.Series]) -> polars.Series:
            # A literal has one row, whatever the others have.
            count = next((len(one) for one in columns if len(one) != 1), 1)
            texts, *others = (one.new_from_index(0, count) if len(one) == 1 else one for one in columns)
            given: dict[str, Any] = {name: other.to_list() for name, other in zip(named, others)}
            matched = match_columns(texts.to_list(), kind, **given)
            rows = polars.DataFrame(matched, schema=dict(RESULT.to_schema()))
            present = texts.is_not_null()
            return rows.select(
                polars.when(present).then(polars.struct(polars.all())).otherwise(None).alias(texts.name)
            ).to_series()

        return polars.map_batches(exprs, match_batch, return_dtype=RESULT, is_elementwise=True)

    def code(
        self, kind: str, *, state: polars.Expr | str | None = None, lga: polars.Expr | str | None = None
    ) -> polars.Expr:
        """Only the code of each cell, null where there is none."""
        return self.match(kind, state=state, lga=lga).struct.field("code")
