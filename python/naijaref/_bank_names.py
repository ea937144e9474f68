"""How names of banks are compared."""

from __future__ import annotations

import re

from ._result import require_text
from ._text import fold, joined

#: Kinds of institution that are written in several ways, each as one word.
_KINDS = (
    (re.compile(r"micro ?finance bank\b|\bmf bank\b", re.ASCII), "mfb"),
    (re.compile(r"payment service bank\b", re.ASCII), "psb"),
)
#: Words at the end that only say the form of the company.
_LEGAL_FORM = re.compile(r"( (limited|ltd|plc))+\Z")
_LAST_KIND_WORD = re.compile(r" (mfb|psb|bank|mortgage|merchant)\Z")


def fold_bank(name: str) -> str:
    """A name as words to compare, "&" read as and, "Microfinance Bank" and "MFB" the same, without Limited."""
    folded = _LEGAL_FORM.sub("", fold(name.replace("&", " and ")))
    if "bank" not in folded:
        return folded
    for kind, short in _KINDS:
        folded = kind.sub(short, folded)
    return folded


def bank_key(name: str) -> str:
    """The key under which two spellings of an institution's name are equal: missing spaces are ignored too."""
    require_text("bank_key", "name", name)
    return joined(fold_bank(name))


def distinctive_names(name: str) -> list[str]:
    """What is left when the last words that say the kind go, one by one: "nova merchant" and "nova"."""
    names = []
    rest = fold_bank(name)
    while (last := _LAST_KIND_WORD.search(rest)) is not None:
        rest = rest[: last.start()]
        names.append(rest)
    return names
