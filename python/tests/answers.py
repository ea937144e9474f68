"""What Python answers, in the words in which the other language writes it (`tests/extended/python/answers.ts`)."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import naijaref

Input = Mapping[str, Any]

#: Where `npm run test:extended -- python` puts what TypeScript answers.
CASES = os.environ.get("NAIJAREF_CASES")

ANSWERS: dict[str, Callable[[Input], Any]] = {
    "fold": lambda it: naijaref.fold(it["text"]),
    "place_key": lambda it: naijaref.place_key(it["text"]),
    "bank_key": lambda it: naijaref.bank_key(it["text"]),
    "find_state": lambda it: naijaref.find_state(it["text"]),
    "find_lga": lambda it: naijaref.find_lga(it["text"], it.get("state")),
    "find_ward": lambda it: naijaref.find_ward(it["text"]),
    "find_constituency": lambda it: naijaref.find_constituency(it["text"]),
    "find_party": lambda it: naijaref.find_party(it["text"]),
    "find_bank": lambda it: naijaref.find_bank(it["text"]),
    "find_external_id": lambda it: naijaref.find_external_id(it["system"], it["text"]),
    "localities_named": lambda it: naijaref.localities_named(it["text"]),
    "check_account": lambda it: naijaref.check_account(it["text"], it["bank"]),
    "parse_phone": lambda it: naijaref.parse_phone(it["text"]),
    "parse_plate": lambda it: naijaref.parse_plate(it["text"]),
    "parse_polling_unit_code": lambda it: naijaref.parse_polling_unit_code(it["text"]),
    "reverse_geocode": lambda it: naijaref.reverse_geocode(it["lat"], it["lon"]),
}

_LOCATION = (
    "lat lon state lga distance_to_border_m neighbours witnesses other_outline nearest_locality "
    "senatorial_districts federal_constituencies state_constituencies"
).split()
_LOST_POINT = ("reason", "ok", "nearest", "exchanged", "water", "state")


def read_lines(name: str) -> Iterator[Any]:
    """What is in a file of cases, line by line."""
    with (Path(CASES or "") / name).open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def shorten(value: Any) -> Any:
    """An answer as JSON: a record is its key, and what there is not is left out."""
    if isinstance(value, (tuple, list)):
        return [shorten(one) for one in value]
    if isinstance(value, naijaref.Location):
        return _known({name: getattr(value, name) for name in _LOCATION})
    if isinstance(value, naijaref.ReverseGeocodeFailure):
        return _known({name: getattr(value, name) for name in _LOST_POINT})
    if not is_dataclass(value):
        return value
    names = [field.name for field in fields(value)]
    if "sources" in names:
        return _key_of(value, names)
    if getattr(value, "reason", None) == "ambiguous":
        names.remove("identifier")  # TypeScript leaves it out there
    if isinstance(value, (naijaref.Success, naijaref.Failure)):
        names.append("ok")
    return _known({name: getattr(value, name) for name in names})


def _known(cells: Mapping[str, Any]) -> dict[str, Any]:
    short = {name: shorten(cell) for name, cell in cells.items()}
    return {name: cell for name, cell in short.items() if cell is not None and cell != []}


def _key_of(record: Any, names: list[str]) -> str:
    if "system" in names:
        return " ".join(getattr(record, name) for name in ("system", "id", "kind", "code", "relation"))
    return str(getattr(record, next(name for name in ("code", "id", "acronym") if name in names)))
