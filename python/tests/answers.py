"""What Python answers to the vectors, in their words."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import naijaref

Input = Mapping[str, Any]

#: Where `npm run test:python` puts what TypeScript answers.
CASES = os.environ.get("NAIJAREF_CASES")

#: The rules that Python has of its own. `match` is the engine's.
ANSWERS: dict[str, Callable[[Input], Any]] = {
    "fold": lambda it: naijaref.fold(it["text"]),
    "find_state": lambda it: naijaref.find_state(it["identifier"]),
    "find_lga": lambda it: naijaref.find_lga(it["identifier"], it.get("state")),
    "find_ward": lambda it: naijaref.find_ward(it["code"]),
    "find_constituency": lambda it: naijaref.find_constituency(it["code"]),
    "find_bank": lambda it: naijaref.find_bank(it["identifier"]),
    "find_external_id": lambda it: naijaref.find_external_id(it["system"], it["id"]),
    "check_account": lambda it: naijaref.check_account(it["account"], it["bank"]),
    "parse_phone": lambda it: naijaref.parse_phone(it["text"]),
    "parse_plate": lambda it: naijaref.parse_plate(it["text"]),
    "reverse_geocode": lambda it: naijaref.reverse_geocode(float(it["lat"]), float(it["lon"])),
}

#: Those that the engine answers, for many texts at once.
OF_ENGINE = ("match", "read_address", "search")

_PHONE = ("e164", "type", "prefix", "area", "network", "allocated")
_PLATE = ("compact", "display", "format", "prefix", "number", "suffix", "state_code")
_ACCOUNT = ("account", "valid", "expected_check_digit")
_SEATS = ("senatorial_districts", "federal_constituencies", "state_constituencies")


def read_lines(name: str) -> Iterator[Any]:
    """What is in a file of cases, line by line."""
    with (Path(CASES or "") / name).open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def _fields(value: Any, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(value, name) for name in names}


def _codes(records: Any) -> list[str]:
    return [record.code for record in records]


def _identified(value: Any) -> Any:
    """What a vector says of a value."""
    if isinstance(value, naijaref.PhoneNumber):
        return _fields(value, _PHONE)
    if isinstance(value, naijaref.Plate):
        return _fields(value, _PLATE)
    if isinstance(value, naijaref.AccountCheck):
        return {**_fields(value, _ACCOUNT), "bank": value.bank.id}
    if isinstance(value, naijaref.ExternalId):
        return _fields(value, ("kind", "code"))
    if isinstance(value, naijaref.Address):
        return _fields(value, ("status", "lga_code", "lga_name"))
    if isinstance(value, naijaref.Location):
        return {
            "state_code": value.state.code,
            "lga_code": value.lga.code,
            "distance_to_border_m": value.distance_to_border_m,
            **{name: _codes(getattr(value, name)) for name in _SEATS},
        }
    return value.id if isinstance(value, naijaref.Bank) else value.code


def as_vector(answer: Any) -> Any:
    """An answer in the words of the vectors."""
    if isinstance(answer, str):
        return answer
    if answer.ok:
        return {"ok": True, "value": _identified(answer.value)}
    failure: dict[str, Any] = {"ok": False, "reason": answer.reason}
    if getattr(answer, "digits", None) is not None:
        failure["digits"] = answer.digits
    if getattr(answer, "bank", None) is not None:
        failure["bank"] = answer.bank.id
    if isinstance(answer, naijaref.PhoneFailure) and answer.numbers:
        failure["numbers"] = list(answer.numbers)
    if isinstance(answer, naijaref.PlateFailure):
        failure.update({name: value for name in ("meant", "category") if (value := getattr(answer, name)) is not None})
    if isinstance(answer, naijaref.LgaFailure) and answer.candidates:
        failure["candidates"] = _codes(answer.candidates)
    return failure
