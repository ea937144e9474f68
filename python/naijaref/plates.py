"""Number plates of vehicles."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Literal
from unicodedata import category, normalize

from ._generated.records import Plate, PlateCategory, PlateFormat, PlatePrefix
from ._result import Failure, MaybeText, Success, require_text, text_of
from ._tables import read_table
from ._text import WHITESPACE, trim, utf16_length

__all__ = ["Plate", "PlateFailure", "list_plate_categories", "list_plate_prefixes", "parse_plate", "prefix_of"]

PlateReason = Literal["empty", "too_long", "invalid_characters", "number_out_of_range", "unknown_format"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlateFailure(Failure[PlateReason]):
    """Why a text is not a plate number.

    Of `unknown_format`, `meant` is the one plate that it is if an O is a zero or an I a one; `category` is set where
    it looks like a plate of diplomats, whose form no source shows that we may use.
    """

    meant: str | None = None
    category: Literal["diplomatic"] | None = None


#: In UTF-16 code units; a plate has at most eight letters and digits.
_LONGEST = 20
#: People type the minus sign as a dash.
_BETWEEN = frozenset(WHITESPACE + "\u2212")
#: Diplomatic corps, consular corps, chief of a mission.
_is_diplomatic = re.compile("[0-9]+(?:CD|CC|CMD)[0-9]+").fullmatch
_MAX_SIGNS = 8
_SIMILAR = {"O": "0", "0": "O", "I": "1", "1": "I"}
_is_plain = re.compile("[A-Za-z0-9]+").fullmatch


@cache
def list_plate_categories() -> tuple[PlateCategory, ...]:
    """The categories of plates with their colours."""
    return read_table("plate_categories", PlateCategory)


@cache
def list_plate_prefixes() -> tuple[PlatePrefix, ...]:
    """The codes of three letters with the states that they are registered in."""
    return read_table("plate_prefixes", PlatePrefix)


@cache
def _prefixes() -> dict[str, PlatePrefix]:
    return {prefix.prefix: prefix for prefix in list_plate_prefixes()}


@cache
def _states() -> frozenset[str]:
    return frozenset(prefix.state_code for prefix in list_plate_prefixes())


def prefix_of(code: str) -> PlatePrefix | None:
    """The place of registration for a code of three letters, if a list has it."""
    require_text("prefix_of", "code", code)
    return _prefixes().get(code)


_UNKNOWN_PLACE = "No list has this place code, so the state is unknown."
_ONE_LIST = "The state of this place code rests on one list."
_OLD = "Issued until 2011: the place code stands at the end."
_DEALER = "The two letters after D are the state's; one reading of the Regulations describes this form."
_FEDERAL = "This form is known from one plate, and what its prefix means is not established."
_SHORT = "Police statements write such numbers with two digits; the plate itself may have a zero before them."
_POLICE = "This form is known from one plate."

_Parts = tuple[str, str, str]
#: The state that a plate names, and a note on how certain that is.
_Registration = tuple["str | None", "str | None"]


def _registered_at(code: str, number: str, *notes: str) -> _Registration:
    place = prefix_of(code)
    every = [*notes, *([_SHORT] if len(number) == 2 else [])]
    if place is None:
        every.append(_UNKNOWN_PLACE)
    elif place.unverified_fields:
        every.append(_ONE_LIST)
    return place.state_code if place else None, " ".join(every) or None


def _dealer(parts: _Parts) -> _Registration | None:
    state = parts[0][1:]
    return (state, _DEALER) if state in _states() else None


#: The formats for which there is evidence. A plate matches at most one.
_FORMATS: tuple[tuple[PlateFormat, re.Pattern[str], str, Callable[[_Parts], _Registration | None]], ...] = (
    (
        "standard",
        re.compile("([A-Z]{3})([0-9]{2,3})([A-Z]{2})"),
        "{}-{}{}",
        lambda parts: _registered_at(parts[0], parts[1]),
    ),
    (
        "old",
        re.compile("([A-Z]{2})([0-9]{2,3})([A-Z]{3})"),
        "{}{}-{}",
        lambda parts: _registered_at(parts[2], parts[1], _OLD),
    ),
    ("dealer", re.compile("(D[A-Z]{2})([0-9]{3})([A-Z0-9])"), "{} {} {}", _dealer),
    (
        "federal_government",
        re.compile("([0-9]{2}[A-Z])([0-9]{3})(FG)"),
        "{}-{}{}",
        lambda parts: (None, _FEDERAL),
    ),
    ("police", re.compile("(NPF)([0-9]{4})([A-Z])"), "{} {} {}", lambda parts: (None, _POLICE)),
)


def parse_plate(text: MaybeText) -> Success[Plate] | PlateFailure:
    """A Nigerian plate number, in any spacing, case and punctuation.

    Its place code names the state in which the vehicle was registered. Similar signs (0 and O) are not
    replaced by each other; the failure says what is meant. A text of more than 20 UTF-16 code units is `too_long`, and is not read.
    """
    given = text_of("parse_plate", "text", text)
    if given is None:
        return PlateFailure("empty")
    typed = trim(given)
    if utf16_length(typed) > _LONGEST:
        return PlateFailure("too_long")
    compact = "".join(letter for letter in normalize("NFKC", typed) if not _is_between(letter))
    if compact == "":
        return PlateFailure("empty")
    if not _is_plain(compact):
        return PlateFailure("invalid_characters")
    signs = compact.upper()
    read = _read_compact(signs)
    if read.ok or read.reason != "unknown_format":
        return read
    if _is_diplomatic(signs):
        return PlateFailure("unknown_format", category="diplomatic")
    return PlateFailure("unknown_format", meant=_meant_by(signs))


def _is_likely(plate: Plate) -> bool:
    """Any three letters may be a place code, so only those of a list say which plate is meant."""
    return plate.state_code is not None or plate.format not in ("standard", "old")


def _meant_by(signs: str) -> str | None:
    """The one plate that comes from the fewest O, 0, I and 1 taken for each other: at most 256 texts are read."""
    changed = [(signs, 0)] if len(signs) <= _MAX_SIGNS else []
    while changed:
        changed = [
            (text[:at] + _SIMILAR[text[at]] + text[at + 1 :], at + 1)
            for text, start in changed
            for at in range(start, len(text))
            if text[at] in _SIMILAR
        ]
        reads = (_read_compact(text) for text, _ in changed)
        plates = [read.value.display for read in reads if read.ok and _is_likely(read.value)]
        if plates:
            return plates[0] if len(plates) == 1 else None
    return None


def _is_between(letter: str) -> bool:
    return letter in _BETWEEN or (not letter.isalnum() and category(letter).startswith(("P", "Cf")))


def _read_compact(compact: str) -> Success[Plate] | PlateFailure:
    for name, pattern, form, registration in _FORMATS:
        if (found := pattern.fullmatch(compact)) is None:
            continue
        prefix, number, suffix = parts = (found[1], found[2], found[3])
        registered = registration(parts)
        if registered is None:
            continue
        if int(number) == 0:
            return PlateFailure("number_out_of_range")
        state_code, note = registered
        display = form.format(*parts)
        return Success(Plate(compact, display, name, prefix, number, suffix, state_code, note))
    return PlateFailure("unknown_format")
