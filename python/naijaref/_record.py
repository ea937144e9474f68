"""What records and results share."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Record:
    """Equality and text of a frozen dataclass, written once: to make them for each class delays the import."""

    __slots__ = ()

    def _cells(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Record) and type(self) is type(other) and self._cells() == other._cells()

    def __hash__(self) -> int:
        return hash((type(self), self._cells()))

    def __repr__(self) -> str:
        names = (field.name for field in fields(self))  # type: ignore[arg-type]
        cells = ", ".join(f"{name}={cell!r}" for name, cell in zip(names, self._cells()))
        return f"{type(self).__name__}({cells})"
