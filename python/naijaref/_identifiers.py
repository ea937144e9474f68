"""Records by what people call them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")

#: The names of a record, and the key under which two spellings of a name are equal.
Tier = tuple[Callable[[T], Iterable["str | None"]], Callable[[str], str]]


class Index(Generic[T]):
    """Records by identifier: codes first, then names, then aliases. The first tier that has a name decides."""

    __slots__ = ("_tiers",)

    def __init__(self, records: Sequence[T], tiers: Sequence[Tier[T]]) -> None:
        self._tiers = [(key, _by_key(records, names, key)) for names, key in tiers]

    def find(self, name: str) -> tuple[T, ...]:
        """None, one, or several records that share the name."""
        for key, by_key in self._tiers:
            found = by_key.get(key(name))
            if found is not None:
                return found
        return ()

    def find_among(self, name: str, accepts: Callable[[T], bool]) -> tuple[T, ...]:
        """The same, as if the records that are not accepted were not in the index."""
        for key, by_key in self._tiers:
            found = tuple(filter(accepts, by_key.get(key(name), ())))
            if found:
                return found
        return ()


def _by_key(
    records: Sequence[T], names: Callable[[T], Iterable[str | None]], key: Callable[[str], str]
) -> dict[str, tuple[T, ...]]:
    """A record may have several keys in one tier, and is listed once under each. An empty key never matches."""
    found: dict[str, list[T]] = {}
    for record in records:
        for one in dict.fromkeys(key(name) for name in names(record) if name is not None):
            if one:
                found.setdefault(one, []).append(record)
    return {one: tuple(same) for one, same in found.items()}
