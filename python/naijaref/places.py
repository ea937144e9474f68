"""States, local government areas and wards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal, Protocol, TypeVar

from ._generated.letters import STATE_NUMBERS
from ._generated.records import Lga, State, Ward
from ._identifiers import Index, Tier
from ._result import MaybeText, Remembered, Success, Unknown, require_text, text_of
from ._tables import group_by, read_table
from ._text import SPACES, code_key, find_bracketed, place_key, remark_of, trim

__all__ = [
    "Lga",
    "LgaFailure",
    "State",
    "Ward",
    "find_lga",
    "find_state",
    "find_ward",
    "get_lga",
    "get_state",
    "get_ward",
    "lgas_of_state",
    "list_lgas",
    "list_states",
    "list_wards",
    "wards_of_lga",
]

UnknownState = Unknown[Literal["empty", "unknown_state"]]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LgaFailure(Unknown[Literal["empty", "unknown_lga", "unknown_state", "ambiguous"]]):
    """Why there is no LGA, or not one.

    `ambiguous`: LGAs in several states share the name, and `candidates` are they: pass `state`.
    `unknown_state`: `state` names no state, and `identifier` is what was given as the state.
    """

    candidates: tuple[Lga, ...] = ()
    state_code: str | None = None


class _NamedPlace(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def slug(self) -> str: ...
    @property
    def aliases(self) -> tuple[str, ...]: ...


P = TypeVar("P", bound=_NamedPlace)


def _tiers(codes: Callable[[P], Iterable[str]], key: Callable[[str], str]) -> tuple[Tier[P], ...]:
    """How places are named: by code, then by official name or slug, then by alias."""
    return (
        (codes, key),
        (lambda place: (place.name, place.slug), place_key),
        (lambda place: place.aliases, place_key),
    )


_SEPARATOR = re.compile(f"[{SPACES}]*[-–/ ][{SPACES}]*")
_is_number = re.compile("0*[0-9]{1,2}").fullmatch


_letters = re.compile(f"([{SPACES}]*)([a-z]{{2,3}})(?=[{SPACES}]*[-/–{SPACES}][{SPACES}]*[0-9])", re.I | re.ASCII).match


def with_state_number(code: str) -> str:
    """A code with the letters of its state in place of their number: `LA/11/01/007` is `24/11/01/007`."""
    letters = _letters(code)
    number = STATE_NUMBERS.get(letters[2].upper()) if letters else None
    return code if letters is None or number is None else letters[1] + number + code[letters.end() :]


def inec_code_key(code: str, parts: int) -> str:
    """INEC's code as the records have it, `24-11-01`, from other writings: `24/11/01`, `241101`, `LA/11/01`.

    The last number keeps its zeros: `24-11-1` may be the beginning of `24-11-10`.
    """
    text = with_state_number(trim(code))
    if len(text) == 2 * parts and text.isascii() and text.isdigit():
        numbers = [text[at : at + 2] for at in range(0, len(text), 2)]
    else:
        numbers = _SEPARATOR.split(text)
    if len(numbers) == parts and len(numbers[-1]) > 1 and all(map(_is_number, numbers)):
        return "-".join(number[-2:].zfill(2) for number in numbers)
    return code_key(code)


def _lga_key(code: str) -> str:
    return inec_code_key(code, 2)


@cache
def list_states() -> tuple[State, ...]:
    """The 36 states and the Federal Capital Territory, by P-code, which is alphabetical."""
    return read_table("states", State)


@cache
def list_lgas() -> tuple[Lga, ...]:
    """All 774 local government areas, by P-code: by state, then alphabetical."""
    return read_table("lgas", Lga)


@cache
def list_wards() -> tuple[Ward, ...]:
    """All wards, which INEC calls registration areas, by INEC code."""
    return read_table("wards", Ward)


@cache
def _states_by_code() -> dict[str, State]:
    return {state.code: state for state in list_states()}


@cache
def _lgas_by_code() -> dict[str, Lga]:
    return {lga.code: lga for lga in list_lgas()}


@cache
def _wards_by_code() -> dict[str, Ward]:
    return {ward.code: ward for ward in list_wards()}


@cache
def _states_by_name() -> Index[State]:
    codes: Callable[[State], Iterable[str]] = lambda it: (it.code, it.iso_code, it.inec_code, it.pcode)
    return Index(list_states(), _tiers(codes, code_key))


@cache
def _lgas_by_name() -> Index[Lga]:
    codes: Callable[[Lga], Iterable[str]] = lambda it: (it.code, it.inec_code)
    return Index(list_lgas(), _tiers(codes, _lga_key))


_found_states: Remembered[str, Success[State]] = Remembered()
_found_lgas: Remembered[tuple[str, str | None], Success[Lga]] = Remembered()


def get_state(code: str) -> State | None:
    """The state with a code as in `State.code` ("LA"), in exactly this form."""
    require_text("get_state", "code", code)
    return _states_by_code().get(code)


def get_lga(code: str) -> Lga | None:
    """The LGA with a P-code as in `Lga.code` ("NG025011"), in exactly this form."""
    require_text("get_lga", "code", code)
    return _lgas_by_code().get(code)


def get_ward(code: str) -> Ward | None:
    """The ward with an INEC code as in `Ward.code` ("24-11-01"), in exactly this form."""
    require_text("get_ward", "code", code)
    return _wards_by_code().get(code)


def find_state(identifier: MaybeText) -> Success[State] | UnknownState:
    """The state that an identifier names: its two letters, ISO code, INEC number, P-code, name, slug or alias.

    Names are compared ignoring case, accents, punctuation and the word State.
    """
    name = text_of("find_state", "identifier", identifier)
    if name is None:
        return Unknown("empty", "")
    if (known := _found_states.get(name)) is not None:
        return known

    def named(text: str) -> State | None:
        return next(iter(_states_by_name().find(text)), None)

    found = named(name) or find_bracketed(name, named)
    if found is None:
        return Unknown("unknown_state", name)
    return _found_states.remember(name, Success(found))


def resolve_state(state: MaybeText | State) -> Success[State] | UnknownState:
    """The state of a record, or of an identifier."""
    return Success(state) if isinstance(state, State) else find_state(state)


def find_lga(identifier: MaybeText, state: MaybeText | State = None) -> Success[Lga] | LgaFailure:
    """The LGA that an identifier names: P-code, INEC code (`24-11`, `24/11`, `2411`), name, slug or alias.

    Names are compared ignoring case, accents, punctuation and words such as LGA. `state` is a record of a
    state, or any identifier that `find_state` takes; missing, it may stand behind the name ("Surulere, Lagos"), or
    the name is looked for in all states.
    """
    name = text_of("find_lga", "identifier", identifier)
    if name is None:
        return LgaFailure("empty", "")
    given = state.code if isinstance(state, State) else text_of("find_lga", "state", state)
    asked = name, given
    if (known := _found_lgas.get(asked)) is not None:
        return known
    state_code: str | None = None
    if given is not None:
        within = find_state(given)
        if not within.ok:
            return LgaFailure("unknown_state", within.identifier)
        state_code = within.value.code

    def named(text: str) -> tuple[Lga, ...]:
        by_name = _lgas_by_name()
        return (
            by_name.find(text)
            if state_code is None
            else by_name.find_among(text, lambda lga: lga.state_code == state_code)
        )

    def only(text: str) -> Lga | None:
        same = named(text)
        return same[0] if len(same) == 1 else None if state_code else _beside_state(text)

    if len(found := named(name)) > 1:
        return LgaFailure("ambiguous", name, found, state_code)
    lga = only(name) or find_bracketed(name, only)
    if lga is None:
        return LgaFailure("unknown_lga", name, (), state_code)
    return _found_lgas.remember(asked, Success(lga))


def _beside_state(text: str) -> Lga | None:
    """The LGA that is named with its state: "Surulere (Lagos)"."""
    name, remark, _ = remark_of(text)
    state = find_state(remark)
    found = find_lga(name, state.value) if state.ok else None
    return found.value if found is not None and found.ok else None


def find_ward(code: MaybeText) -> Success[Ward] | Unknown[Literal["empty", "unknown_ward"]]:
    """The ward with an INEC code (`24-11-01`, `24/11/01`, `241101`).

    A zero in front of the state or the LGA may be left out; the ward needs its two digits.
    """
    text = text_of("find_ward", "code", code)
    if text is None:
        return Unknown("empty", "")
    ward = get_ward(text) or get_ward(inec_code_key(text, 3))
    return Unknown("unknown_ward", text) if ward is None else Success(ward)


@cache
def _lgas_by_state() -> dict[str, tuple[Lga, ...]]:
    return group_by(list_lgas(), lambda lga: lga.state_code)


@cache
def _wards_by_lga() -> dict[str, tuple[Ward, ...]]:
    return group_by(list_wards(), lambda ward: ward.lga_code)


def lgas_of_state(state: str | State) -> Success[tuple[Lga, ...]] | UnknownState:
    """The LGAs of a state, by P-code."""
    found = resolve_state(state)
    return Success(_lgas_by_state().get(found.value.code, ())) if found.ok else found


def wards_of_lga(lga: str | Lga, state: str | State | None = None) -> Success[tuple[Ward, ...]] | LgaFailure:
    """The wards of an LGA, by INEC code. `lga` is a record, or any identifier that `find_lga` takes."""
    found = Success(lga) if isinstance(lga, Lga) else find_lga(lga, state)
    return Success(_wards_by_lga().get(found.value.code, ())) if found.ok else found
