"""Records as what other programs take: dictionaries, and tables of pandas."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    D = TypeVar("D", bound=DataclassInstance)


def to_dict(record: DataclassInstance) -> dict[str, Any]:
    """A record by the names of its fields, as the API serves it: lists are lists."""
    cells = ((field.name, getattr(record, field.name)) for field in fields(record))
    return {name: list(cell) if isinstance(cell, tuple) else cell for name, cell in cells}


def to_pandas(records: Iterable[DataclassInstance]) -> Any:
    """Records as a DataFrame of pandas, one column a field: `to_pandas(list_lgas())`.

    Codes stay text, so that they keep their zeros; lists are tuples. Needs pandas.
    """
    from pandas import DataFrame

    rows = tuple(records)
    if not rows:
        return DataFrame()
    names = [field.name for field in fields(rows[0])]
    return DataFrame([[getattr(row, name) for name in names] for row in rows], columns=names)
