"""Functions for SQL in DuckDB: `naijaref.duckdb.register(connection)`.

    SELECT naijaref_lga(lga, state), naijaref_match('ward', ward, state, lga).why FROM rows
"""

from __future__ import annotations

from typing import Any

import duckdb
import pyarrow

from ._arrow import FIELDS, match_arrays

__all__ = ["register"]

#: Each function, the kind that it matches, and how many columns it takes.
_FUNCTIONS = {
    "naijaref_state": ("state", 1),
    "naijaref_lga": ("lga", 2),
    "naijaref_ward": ("ward", 3),
    "naijaref_bank": ("bank", 1),
    "naijaref_address": ("address", 2),
}
_TYPES = {"confidence": "DOUBLE", "candidates": "VARCHAR[]"}


def _beside(*columns: Any) -> dict[str, Any]:
    return dict(zip(("state", "lga"), columns))


def _code_of(kind: str, columns: int) -> Any:
    def code(texts: Any, *beside: Any) -> Any:
        return match_arrays(kind, texts, _beside(*beside))["code"]

    # DuckDB counts the parameters of a function.
    return (lambda a: code(a), lambda a, b: code(a, b), lambda a, b, c: code(a, b, c))[columns - 1]


def _match(kinds: Any, texts: Any, state: Any, lga: Any) -> Any:
    """Rows of several kinds are matched kind by kind."""
    rows: list[dict[str, Any] | None] = [None] * len(texts)
    names = kinds.to_pylist()
    for kind in dict.fromkeys(names):
        at = [row for row, name in enumerate(names) if name == kind]
        own, *beside = (column.take(pyarrow.array(at)) for column in (texts, state, lga))
        matched = pyarrow.Table.from_pydict(match_arrays(kind, own, _beside(*beside)))
        for row, cells in zip(at, matched.to_pylist()):
            rows[row] = None if cells["status"] is None else cells
    return pyarrow.array(rows, pyarrow.struct(FIELDS))


def register(connection: duckdb.DuckDBPyConnection) -> duckdb.DuckDBPyConnection:
    """Adds the functions to a connection, and returns it. Where the text is NULL, so is what they return."""
    options: dict[str, Any] = {"type": "arrow", "null_handling": "special"}
    for name, (kind, columns) in _FUNCTIONS.items():
        connection.create_function(name, _code_of(kind, columns), ["VARCHAR"] * columns, "VARCHAR", **options)
    struct = ", ".join(f"{field.name} {_TYPES.get(field.name, 'VARCHAR')}" for field in FIELDS)
    connection.create_function("naijaref_match", _match, ["VARCHAR"] * 4, f"STRUCT({struct})", **options)
    return connection
