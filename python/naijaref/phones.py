"""Phone numbers, by the numbering plan of the Nigerian Communications Commission."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from typing import Literal
from unicodedata import category, normalize

from ._generated.records import AreaCode, NumberingBlock, PhoneNumber, PhoneNumberType, ShortCode
from ._result import Failure, MaybeText, Success, require_text, text_of
from ._tables import read_table
from ._text import SPACES, trim, utf16_length, without_category

__all__ = [
    "AreaCode",
    "NumberingBlock",
    "PhoneFailure",
    "PhoneNumber",
    "ShortCode",
    "block_of",
    "list_area_codes",
    "list_numbering_blocks",
    "list_short_codes",
    "parse_phone",
]

PhoneReason = Literal[
    "empty",
    "invalid_characters",
    "too_short",
    "too_long",
    "missing_prefix",
    "not_nigerian",
    "unknown_area_code",
    "unknown_prefix",
    "reserved",
    "short_code",
    "several_numbers",
]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PhoneFailure(Failure[PhoneReason]):
    """Why a text is not a Nigerian phone number.

    Of `short_code`, such as 112, `short_code` is what it is; of `several_numbers`, `numbers` has each as E.164.
    """

    short_code: ShortCode | None = None
    numbers: tuple[str, ...] = ()


#: In UTF-16 code units. The longest number, with separators, has half of it.
_LONGEST = 40
_is_writing = re.compile(rf"(?:[{SPACES}(]*\+)?[0-9{SPACES}()./\-]*").fullmatch
_not_digits = re.compile(r"[^0-9]").sub
#: With so many digits around it, the letter O is a zero.
_MIN_DIGITS = 5
_has_letters_but_o = re.compile(r"[A-NP-Za-np-z]").search
_after_letter = re.compile(r"[A-Za-z].*", re.DOTALL)
#: 0700 or 0800, and fewer digits than make a number: letters after a whole one are an extension.
_is_before_letters = re.compile(r"(?:(?:009?)?2340?|0)[78]00[0-9]{0,6}").fullmatch
#: ITU-T E.161, option A of the keypad.
_KEYPAD = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999" * 2)
#: Two whole numbers, such as `014630643`, and a sign between them.
_MIN_SIGNS = 19
#: Signs and words between two numbers; some of them may also be within one.
_between = re.compile(rf"[{SPACES},;/|&\-]+(?:(?:or|and)[{SPACES}]+)?", re.IGNORECASE | re.ASCII)
_tel = re.compile(r"tel:", re.IGNORECASE | re.ASCII)
#: Numbers written without the trunk prefix 0: mobile, 0700, 0800, and fixed since 2024.
_is_bare = re.compile(r"[789][0-9]{9}|[78]00[0-9]{7,11}|20[0-9]{8}").fullmatch
_international = re.compile(r"00(?:9?234)?")
#: 070, 080 and 081 are no area codes, and no subscriber's number of 02 or 09 begins so: a number cut short.
_is_cut_short = re.compile(r"20|[789]0|[89]1").match
_is_mobile = re.compile(r"7[0-2]|8[01]|9[01]").match

#: Its type, its national number, whether it is upgraded to the form of 2024, and whether it was written with letters.
_Read = tuple[PhoneNumberType, str, bool, bool]


@cache
def list_area_codes() -> tuple[AreaCode, ...]:
    """The area codes of fixed lines that the regulator lists, by code."""
    return read_table("area_codes", AreaCode)


@cache
def list_numbering_blocks() -> tuple[NumberingBlock, ...]:
    """Every block that the regulator lists, by its first number; no two overlap."""
    return read_table("numbering_blocks", NumberingBlock)


@cache
def list_short_codes() -> tuple[ShortCode, ...]:
    """The codes that all networks share."""
    return read_table("short_codes", ShortCode)


@cache
def _areas() -> dict[str, AreaCode]:
    """By code, also those that only the ITU lists."""
    areas = (*list_area_codes(), *read_table("unlisted_area_codes", AreaCode))
    return {area.code: area for area in areas}


@cache
def _listed_codes() -> frozenset[str]:
    return frozenset(area.code for area in list_area_codes())


@cache
def _short_codes() -> dict[str, ShortCode]:
    return {short_code.code: short_code for short_code in list_short_codes()}


@cache
def _block_starts() -> list[str]:
    return [block.range_start for block in list_numbering_blocks()]


def block_of(national: str) -> NumberingBlock | None:
    """The block that contains a national number of ten digits."""
    require_text("block_of", "national", national)
    at = bisect_right(_block_starts(), national) - 1
    if at < 0 or len(national) != 10:
        return None
    block = list_numbering_blocks()[at]
    return block if national <= block.range_end else None


def _area_of(national: str) -> AreaCode | None:
    areas = _areas()
    return areas.get("0" + national[:3]) or areas.get("0" + national[:4])


def parse_phone(text: MaybeText) -> Success[PhoneNumber] | PhoneFailure:
    """A Nigerian phone number, written in any common way: `+234`, `0803…`, `803…`, with any separators.

    Fixed numbers in the form used before 2024 are upgraded, and letters are read after 0700 and 0800. A text of
    more than 40 UTF-16 code units is `too_long`, and is not read.
    """
    given = text_of("parse_phone", "text", text)
    typed = trim(given or "")
    if utf16_length(typed) > _LONGEST:
        return PhoneFailure("too_long")
    plain = typed if typed.isascii() else _plain(typed)
    if (scheme := _tel.match(plain)) is not None:
        plain = trim(plain[scheme.end() :])
    number = _read_one(plain)
    if not isinstance(number, PhoneFailure):
        return Success(_describe(number))
    several = _read_several(plain)
    numbers = tuple(dict.fromkeys("+234" + national for _, national, *_ in several))
    if len(numbers) > 1:
        return PhoneFailure("several_numbers", numbers=numbers)
    return Success(_describe(several[0])) if several else number


def _read_one(plain: str) -> _Read | PhoneFailure:
    lettered = _is_vanity(plain)
    national = _national_of(plain.translate(_KEYPAD) if lettered else _with_zeros(plain))
    return national if isinstance(national, PhoneFailure) else _classify(national, lettered)


def _read_several(plain: str) -> list[_Read]:
    """The numbers of a text that is no number, but two or more, one after the other; else none."""
    if utf16_length(plain) < _MIN_SIGNS:
        return []
    for between in _between.finditer(plain):
        first = _read_one(plain[: between.start()])
        if isinstance(first, PhoneFailure):
            continue
        rest = plain[between.end() :]
        second = _read_one(rest)
        if others := _read_several(rest) if isinstance(second, PhoneFailure) else [second]:
            return [first, *others]
    return []


def _is_vanity(text: str) -> bool:
    """`0700 CALLGTB`. Where O is the only letter, it is a zero or a mistake."""
    return bool(_has_letters_but_o(text) and _is_before_letters(_not_digits("", _after_letter.sub("", text))))


def _with_zeros(text: str) -> str:
    return text.replace("O", "0").replace("o", "0") if len(_not_digits("", text)) >= _MIN_DIGITS else text


def _national_of(plain: str) -> str | PhoneFailure:
    """What was written, without country code and trunk prefix."""
    if plain == "":
        return PhoneFailure("empty")
    if not _is_writing(plain):
        return PhoneFailure("invalid_characters")
    digits = _not_digits("", plain)
    if digits == "":
        return PhoneFailure("empty")
    return _after_plus(digits) if "+" in plain else _without_plus(digits)


def _plain(typed: str) -> str:
    """Full-width characters become plain, invisible marks are removed, and every dash is a hyphen."""
    text = trim(without_category(normalize("NFKC", typed), "Cf"))
    return "".join("-" if letter == "\u2212" or category(letter) == "Pd" else letter for letter in text)


def _after_plus(digits: str) -> str | PhoneFailure:
    """People keep the trunk prefix after the country code, often as (0). It is no part of the number."""
    return digits[3:].removeprefix("0") if digits.startswith("234") else PhoneFailure("not_nigerian")


def _without_plus(digits: str) -> str | PhoneFailure:
    """009 is Nigeria's own international prefix, 00 that of most other countries."""
    if (prefix := _international.match(digits)) is not None:
        if prefix[0] == "00":
            return PhoneFailure("not_nigerian")
        return digits[prefix.end() :].removeprefix("0")
    if digits.startswith("234") and len(digits) >= 10:
        return _after_plus(digits)
    if digits.startswith("0"):
        return digits[1:]
    if _is_bare(digits):
        return digits
    if (short_code := _short_codes().get(digits)) is not None:
        return PhoneFailure("short_code", short_code)
    return PhoneFailure("too_short" if len(digits) < 7 else "missing_prefix" if len(digits) <= 10 else "too_long")


def _classify(national: str, lettered: bool) -> _Read | PhoneFailure:
    """What kind of number it is, by its length and first digits."""
    if national.startswith(("700", "800")):
        if len(national) < 10:
            return PhoneFailure("too_short")
        if len(national) > 14:
            return PhoneFailure("too_long")
        return "non_toll_free" if national[0] == "7" else "toll_free", national, False, lettered
    if len(national) == 8:
        return PhoneFailure("too_short") if _is_cut_short(national) else _fixed("20" + national, True)
    if len(national) != 10:
        return PhoneFailure("too_short" if len(national) < 10 else "too_long")
    if national.startswith("900"):
        return PhoneFailure("reserved")
    if national.startswith("20"):
        return _fixed(national, False)
    if _is_mobile(national):
        return "mobile", national, False, lettered
    return PhoneFailure("unknown_area_code" if national[0] in "123456" else "unknown_prefix")


def _fixed(national: str, upgraded: bool) -> _Read | PhoneFailure:
    return ("fixed", national, upgraded, False) if _area_of(national) else PhoneFailure("unknown_area_code")


def _describe(number: _Read) -> PhoneNumber:
    kind, national, *_ = number
    local = "0" + national
    area = _area_of(national) if kind == "fixed" else None
    prefix = area.code if area else local[:4]
    block = block_of(national)
    rest = local[len(prefix) :]
    tail = max(4, (len(rest) + 1) // 2)
    return PhoneNumber(
        e164="+234" + national,
        local=local,
        national=national,
        display=f"{prefix} {rest[:-tail]} {rest[-tail:]}",
        type=kind,
        prefix=prefix,
        area=area.area if area else None,
        network=block.network if block else None,
        allocated=block is not None and block.status == "allocated",
        note=_note_on(number, area, block),
    )


_NOT_ALLOCATED = {
    "available": "The regulator lists this block as available: nobody holds it.",
    "returned": "This block was returned to the regulator.",
    "withdrawn": "The regulator has withdrawn this block.",
}
_KEYPAD_NOTE = "Its letters are read as the digits of a telephone's keys (ITU-T E.161)."
_UPGRADED = "Given in the form used before 2024; fixed numbers have since begun with 02."
_LONG = "Longer than the numbering plan has it, as some 0700 and 0800 numbers in use are."
_UNLISTED_AREA = "The ITU lists this area code, the regulator does not."
_UNLISTED = "No block with this number is on the regulator's published lists; it may have been allocated since."
_DOUBTED = "Who holds the block rests on one source, or sources differ."
_PORTED = (
    "Mobile numbers can be ported: network is the holder of the block, and the subscriber may be with another."
)


def _note_on(number: _Read, area: AreaCode | None, block: NumberingBlock | None) -> str | None:
    """What else a user should know about a number, in whole sentences."""
    kind, national, upgraded, lettered = number
    notes = [_KEYPAD_NOTE] if lettered else []
    if upgraded:
        notes.append(_UPGRADED)
    if len(national) > 10:
        notes.append(_LONG)
    if area is not None and area.code not in _listed_codes():
        notes.append(_UNLISTED_AREA)
    if block is None:
        notes.append(_UNLISTED)
    elif block.status != "allocated":
        notes.append(_NOT_ALLOCATED[block.status])
    else:
        if kind == "mobile":
            notes.append(_PORTED)
        if "network" in block.unverified_fields:
            notes.append(_DOUBTED)
    return " ".join(notes) or None
