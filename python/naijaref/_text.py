"""How names are compared. The rules are those of the library for TypeScript, character by character."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ._result import require_text

T = TypeVar("T")

#: What JavaScript takes for white space. Python's own list has other control characters, and no U+FEFF.
WHITESPACE: Final = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
#: The same, as the inside of a regular expression's brackets.
SPACES: Final = "".join(re.escape(space) for space in WHITESPACE)

#: Hausa hooked letters have no decomposition in Unicode; each is its plain letter in everyday typing.
_HOOKED = str.maketrans("ɓɗƙƴ", "bdky")
_is_plain = re.compile(r"[ -~]*").fullmatch
_is_folded = re.compile(r"[a-z0-9]+(?: [a-z0-9]+)*").fullmatch
_between_words = re.compile(r"[^a-z0-9]+").sub

#: Phrases that only say what kind of place a name is of, longest first. "L.G.A." becomes three words.
PLACE_KINDS: Final = (
    "local government area",
    "local government",
    "local govt area",
    "local govt",
    "local council",
    "area council",
    "l g a",
    "lga",
    "l g",
    "lg",
    "state",
)


class _Unmarked(dict[int, "int | None"]):
    """Leaves out accents and other marks."""

    def __missing__(self, point: int) -> int | None:
        self[point] = kept = None if unicodedata.category(chr(point))[0] == "M" else point
        return kept


class _Words(dict[int, int]):
    """Letters and numbers stay, but no modifier letters: U+02BC is an apostrophe on some keyboards."""

    def __missing__(self, point: int) -> int:
        category = unicodedata.category(chr(point))
        self[point] = kept = point if category[0] in "LN" and category != "Lm" else 32
        return kept


_UNMARKED = _Unmarked()
_WORDS = _Words()


def trim(text: str) -> str:
    """Without white space around it."""
    return text.strip(WHITESPACE)


def utf16_length(text: str) -> int:
    """The length as JavaScript counts it, in UTF-16 code units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def without_category(text: str, category: str) -> str:
    """The text without the characters of a category of Unicode, or of all that begin so: "Cf", "P"."""
    if text.isascii() and category == "Cf":
        return text
    return "".join(letter for letter in text if not unicodedata.category(letter).startswith(category))


def fold(name: str) -> str:
    """A name as words to compare: lower case, without accents, hooks and punctuation, one space between words."""
    require_text("fold", "name", name)
    lower = name.lower()
    if _is_folded(lower):
        return lower
    if _is_plain(lower):
        return _between_words(" ", lower).strip(" ")
    unmarked = unicodedata.normalize("NFKD", name).translate(_UNMARKED).lower().translate(_HOOKED)
    return " ".join(unmarked.translate(_WORDS).split())


def fold_without(kinds: Sequence[str], name: str) -> str:
    """Folds a name and drops phrases at its end that only say its kind, unless nothing else is left."""
    folded = fold(name)
    for kind in kinds:
        if folded.endswith(kind) and folded.endswith(" " + kind):
            return folded[: -len(kind) - 1]
    return folded


def joined(folded: str) -> str:
    """The key under which folded names are equal: missing spaces are ignored too ("Jemaa" is "Jema'a")."""
    return folded.replace(" ", "")


_PLACE_ENDINGS = ("area", "government", "govt", "council", "l g a", "lga", "l g", "lg", "state")


def place_key(name: str) -> str:
    """The key under which names of places are equal: "Jema'a LGA" is "Jemaa"."""
    folded = fold(name)
    return joined(fold_without(PLACE_KINDS, folded) if folded.endswith(_PLACE_ENDINGS) else folded)


def code_key(code: str) -> str:
    """Codes are compared ignoring case and white space around them."""
    return trim(code).lower()


_REMARKS: Final = frozenset(
    "state|lga|nigeria|ng|bank|plc|ltd|limited|non interest|non interest bank|commercial|commercial bank".split("|")
)


def _brackets_at_end(text: str) -> tuple[str, str]:
    """What stands before the brackets at the end of a text, and in them; empty where there are none."""
    stripped = text.rstrip(WHITESPACE)
    inside_end = len(stripped) - 1 if stripped.endswith((")", "]")) else len(stripped)
    start = max(stripped.rfind(")", 0, inside_end), stripped.rfind("]", 0, inside_end)) + 1
    opening = [at for at in (stripped.find("(", start, inside_end), stripped.find("[", start, inside_end)) if at >= 0]
    if not opening:
        return "", ""
    return text[: min(opening)].rstrip(WHITESPACE), text[min(opening) + 1 : inside_end]


def remark_of(text: str) -> tuple[str, str, bool]:
    """A name, what stands behind it, and whether that is in brackets: "Ikeja (Lagos)", "Ikeja, Lagos"."""
    outside, inside = _brackets_at_end(text)
    if outside:
        return outside, inside, True
    before, _, after = text.rpartition(",")
    return before, after, False


def find_bracketed(
    text: str, find: Callable[[str], T | None], is_part: Callable[[T, T], bool] = lambda _within, _before: False
) -> T | None:
    """The record of a name with a remark in brackets, or after a comma: "Jaiz (non-interest)", "Lagos, Nigeria".

    `is_part` says whether the one in brackets became a part of the one before them. None where the brackets name
    another, or nobody knows what they say: "UBA (Ghana)".
    """
    outside, inside, in_brackets = remark_of(text)
    before = find(outside) if outside and (in_brackets or fold(inside) in _REMARKS) else None
    if before is None:
        return None
    within = find(inside)
    if within is None:
        return before if fold(inside) in _REMARKS else None
    return before if within is before else within if is_part(within, before) else None
