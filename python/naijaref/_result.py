"""What every function returns that reads what a person typed: the value, or the reason why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from numbers import Number
from typing import ClassVar, Generic, Literal, TypeVar, Union

from ._record import Record

K = TypeVar("K")
T = TypeVar("T")
R = TypeVar("R", bound=str)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Success(Record, Generic[T]):
    """There is a value."""

    ok: ClassVar[Literal[True]] = True
    value: T


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Failure(Record, Generic[R]):
    """There is none. Each function says in which words it gives the reason; some failures say more."""

    ok: ClassVar[Literal[False]] = False
    reason: R


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Unknown(Failure[R]):
    """Nothing has the identifier, which is here as it was given; of `empty`, a missing value, it is ""."""

    identifier: str


#: A text, or what columns have where there is none: `None`, `nan`, `pandas.NA`.
MaybeText = Union[str, float, None]


def require_text(call: str, argument: str, value: object) -> None:
    """Raises TypeError if a program passed something else: a number has lost its leading zeros."""
    if not isinstance(value, str):
        raise TypeError(f"{call}: {argument} must be text, not {type(value).__name__}.")


def is_missing(value: object) -> bool:
    """None, nan, and what pandas has for them, which is not imported."""
    if value is None or type(value).__name__ in ("NAType", "NaTType"):
        return True
    return isinstance(value, Number) and bool(value != value)


def text_of(call: str, argument: str, value: MaybeText) -> str | None:
    """The text; None for a missing value. Raises TypeError for anything else."""
    if isinstance(value, str):
        return value
    if is_missing(value):
        return None
    raise TypeError(f"{call}: {argument} must be text, not {type(value).__name__}.")


def require_kind(call: str, argument: str, value: str, kinds: tuple[str, ...]) -> None:
    """Raises ValueError for a kind that is not there: else the answer would be an empty list."""
    if value not in kinds:
        raise ValueError(f"{call}: {argument} must be one of {', '.join(kinds)}, not {value!r}.")


class Remembered(dict[K, T]):
    """Values by what was asked: whole columns ask for the same names again. What finds nothing is not in it."""

    def remember(self, key: K, value: T) -> T:
        if len(self) >= 10_000:
            self.clear()
        self[key] = value
        return value
