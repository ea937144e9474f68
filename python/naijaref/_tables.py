"""Reads the tables that `npm run build python` writes, each when it is first used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")
K = TypeVar("K")


def read_bytes(name: str) -> bytes:
    """A generated file. Also from a package that is still in its zip file."""
    # Imported here and below, because an import of naijaref alone reads no table.
    from pkgutil import get_data

    try:
        data = get_data("naijaref", f"_generated/{name}")
    except FileNotFoundError:
        data = None
    if data is None:
        raise RuntimeError(f"naijaref lacks {name}. In a checkout, run: npm run build python")
    return data


def read_json(name: str) -> Any:
    import json

    return json.loads(read_bytes(f"{name}.json"))


def _cells(column: Any) -> list[Any]:
    if isinstance(column, list):
        return column
    different = [tuple(cell) if isinstance(cell, list) else cell for cell in column["cells"]]
    return [different[at] for at in column["at"]]


def read_table(name: str, make: Callable[..., T]) -> tuple[T, ...]:
    """The records of a table, in its order."""
    return tuple(map(make, *map(_cells, read_json(name)["columns"])))


def group_by(items: Iterable[T], key_of: Callable[[T], K]) -> dict[K, tuple[T, ...]]:
    """Items by a key, in the order in which the keys first appear."""
    groups: dict[K, list[T]] = {}
    for item in items:
        groups.setdefault(key_of(item), []).append(item)
    return {key: tuple(group) for key, group in groups.items()}
