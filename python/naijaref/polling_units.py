"""Codes of polling units. The units' names are not in this package: they are in the downloads."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal
from unicodedata import category, normalize

from ._generated.records import Constituency, FormerPollingUnit, Lga, State, Ward
from ._record import Record
from ._result import Failure, MaybeText, Success, text_of
from ._tables import read_json, read_table
from ._text import SPACES, trim, utf16_length
from .elections import get_constituency
from .places import get_lga, get_state, list_lgas, list_states, list_wards, with_state_number

__all__ = ["PollingUnitCode", "PollingUnitCodeFailure", "list_former_polling_units", "parse_polling_unit_code"]

CodeReason = Literal[
    "empty",
    "too_long",
    "incomplete",
    "not_a_code",
    "unknown_state",
    "unknown_lga",
    "unknown_ward",
    "unknown_unit",
    "former_code",
]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PollingUnitCode(Record):
    """What a polling unit's code says, without the unit itself."""

    code: str
    """The code as INEC writes it, with hyphens: the form to store."""

    number: int
    """The unit's number in its ward."""

    ward: Ward
    lga: Lga
    state: State
    senatorial_district: Constituency | None
    federal_constituency: Constituency | None
    state_constituency: Constituency | None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PollingUnitCodeFailure(Failure[CodeReason]):
    """Why there is no such code.

    Where a part does not exist, `code` is the code as it was read, and `state`, `lga` or `ward` what was found
    before that part. `former_code`: another edition of INEC's list has it, and `former` says what became of it.
    """

    code: str | None = None
    state: State | None = None
    lga: Lga | None = None
    ward: Ward | None = None
    former: FormerPollingUnit | None = None


_LONGEST = 64
#: Words that forms and sheets write beside the numbers.
_label = re.compile(
    r"\b(?:inec|state|local government area|local government|lga|lg|registration area|ra|ward|polling unit|pu|p\.u"
    r"|unit|code|number|no|id)\b",
    re.ASCII,
).sub
#: What stands between the numbers; a blank alone may also stand between two digits of one number.
_separators = re.compile(r"[-/.,:;#=_|]+").split
_blanks = re.compile(f"[{SPACES}]+")
_is_plain = re.compile(r"[0-9]{2}([-/])[0-9]{2}\1[0-9]{2}\1[0-9]{3}").fullmatch
_is_number = re.compile("[0-9]+").fullmatch
_first_letter = re.compile("[a-z]").search

_Numbers = tuple[int, int, int, int]


@cache
def list_former_polling_units() -> tuple[FormerPollingUnit, ...]:
    """The codes of other editions that INEC's list of 2023 does not have, each with what became of it."""
    return read_table("former_polling_units", FormerPollingUnit)


@cache
def _former() -> dict[str, FormerPollingUnit]:
    return {former.code: former for former in list_former_polling_units()}


@cache
def _states() -> dict[str, State]:
    return {state.inec_code: state for state in list_states()}


@cache
def _lgas() -> dict[str, Lga]:
    return {lga.inec_code: lga for lga in list_lgas()}


@cache
def _wards() -> dict[str, Ward]:
    return {ward.code: ward for ward in list_wards()}


@cache
def _missing() -> dict[str, list[int]]:
    """The unit numbers that wards leave out, by the ward's code."""
    missing: dict[str, list[int]] = read_json("missing_unit_numbers")
    return missing


def _has_unit(ward: Ward, unit: int) -> bool:
    missing = _missing().get(ward.code, [])
    return 1 <= unit <= ward.polling_units + len(missing) and unit not in missing


def parse_polling_unit_code(text: MaybeText) -> Success[PollingUnitCode] | PollingUnitCodeFailure:
    """Reads `24-11-01-007` in any common writing to its ward, LGA, state and constituencies."""
    given = text_of("parse_polling_unit_code", "text", text)
    numbers = PollingUnitCodeFailure("empty") if given is None else _read_code(given)
    if isinstance(numbers, PollingUnitCodeFailure):
        return numbers
    state_number, lga_number, ward_number, unit = numbers
    state_code = f"{state_number:02}"
    lga_code = f"{state_code}-{lga_number:02}"
    ward_code = f"{lga_code}-{ward_number:02}"
    code = f"{ward_code}-{unit:03}"
    ward = _wards().get(ward_code)
    if ward is not None and _has_unit(ward, unit):
        return Success(_place_of(code, unit, ward))
    state = _states().get(state_code)
    if state is None:
        return PollingUnitCodeFailure("unknown_state", code)
    lga = _lgas().get(lga_code)
    if lga is None:
        return PollingUnitCodeFailure("unknown_lga", code, state=state)
    if ward is None:
        return PollingUnitCodeFailure("unknown_ward", code, lga=lga)
    former = _former().get(code)
    if former is None:
        return PollingUnitCodeFailure("unknown_unit", code, ward=ward)
    return PollingUnitCodeFailure("former_code", code, former=former)


def _place_of(code: str, number: int, ward: Ward) -> PollingUnitCode:
    lga, state = get_lga(ward.lga_code), get_state(ward.state_code)
    if lga is None or state is None:
        raise RuntimeError(f"the ward {ward.code} is in no LGA or state")
    return PollingUnitCode(
        code=code,
        number=number,
        ward=ward,
        lga=lga,
        state=state,
        senatorial_district=get_constituency(ward.senatorial_district or ""),
        federal_constituency=get_constituency(ward.federal_constituency or ""),
        state_constituency=get_constituency(ward.state_constituency or ""),
    )


def _read_code(text: str) -> _Numbers | PollingUnitCodeFailure:
    if _is_plain(text):
        return int(text[:2]), int(text[3:5]), int(text[6:8]), int(text[9:])
    if utf16_length(text) > _LONGEST:
        return PollingUnitCodeFailure("too_long")
    lower = normalize("NFKC", text).lower()
    dashed = "".join("-" if letter == "\u2212" or category(letter) == "Pd" else letter for letter in lower)
    bare = _label(":", dashed)
    if (letter := _first_letter(bare)) is not None:
        bare = bare[: letter.start()] + with_state_number(bare[letter.start() :])
    if not any(letter in "0123456789" for letter in bare):
        has_letter = any(category(letter).startswith("L") for letter in bare)
        return PollingUnitCodeFailure("not_a_code" if has_letter else "empty")
    return _numbers_of(_parts_of(bare))


def _parts_of(bare: str) -> list[str]:
    """The texts of the numbers, or one text of all of them."""
    parts = [part for part in map(trim, _separators(bare)) if part]
    if len(parts) > 1:
        return [_blanks.sub("", part) for part in parts]
    words = _blanks.split(parts[0] if parts else "")
    # The boxes of a form, one digit each: "2 4 1 1 0 1 0 0 7".
    return ["".join(words)] if all(len(word) == 1 for word in words) else words


def _numbers_of(parts: list[str]) -> _Numbers | PollingUnitCodeFailure:
    if not all(map(_is_number, parts)):
        return PollingUnitCodeFailure("not_a_code")
    cut = _cut(parts[0]) if len(parts) == 1 else parts
    if len(parts) > 4:
        return PollingUnitCodeFailure("not_a_code")
    if len(cut) < 4:
        return PollingUnitCodeFailure("not_a_code" if len(cut[0]) > 2 else "incomplete")
    state, lga, ward, unit = cut
    # A few of INEC's own lists write the ward's number with three digits.
    if len(state) > 2 or len(lga) > 2 or len(ward) > 3 or len(unit) > 3 or int(ward) >= 100:
        return PollingUnitCodeFailure("not_a_code")
    return int(state), int(lga), int(ward), int(unit)


def _cut(digits: str) -> list[str]:
    """Nine digits, or eight where the first zero was lost; two, four or six end before the unit."""
    whole = "0" + digits if len(digits) == 8 else digits
    if len(whole) == 9:
        return [whole[:2], whole[2:4], whole[4:6], whole[6:]]
    return [whole[:2]] if len(whole) in (2, 4, 6) else [whole]
