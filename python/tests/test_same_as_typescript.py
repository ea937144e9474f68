"""The library for TypeScript and this one answer the same. `npm run test:extended -- python` makes the cases."""

from __future__ import annotations

import unittest
from collections import Counter
from dataclasses import fields
from typing import Any

import naijaref
from naijaref import to_dict

from .answers import ANSWERS, CASES, Input, read_lines, shorten

#: The rules of the vectors whose inputs have other names, and what identifies a value there.
_TEXTS = ("text", "identifier", "code", "account", "id")
#: No match at first: the service has it, and the command of the package for Node.
LEFT_OUT = {"match"}
_PHONE = ("e164", "type", "prefix", "area", "network", "allocated")
_PLATE = ("compact", "display", "format", "prefix", "number", "suffix", "state_code")
_ACCOUNT = ("account", "valid", "expected_check_digit")


def _identified(value: Any) -> Any:
    """What a vector says of a value."""
    if isinstance(value, naijaref.PhoneNumber):
        return {name: getattr(value, name) for name in _PHONE}
    if isinstance(value, naijaref.Plate):
        return {name: getattr(value, name) for name in _PLATE}
    if isinstance(value, naijaref.AccountCheck):
        return {**{name: getattr(value, name) for name in _ACCOUNT}, "bank": value.bank.id}
    if isinstance(value, naijaref.ExternalId):
        return {"kind": value.kind, "code": value.code}
    if isinstance(value, naijaref.Location):
        return {
            "state_code": value.state.code,
            "lga_code": value.lga.code,
            "distance_to_border_m": value.distance_to_border_m,
            "senatorial_districts": shorten(value.senatorial_districts),
            "federal_constituencies": shorten(value.federal_constituencies),
            "state_constituencies": shorten(value.state_constituencies),
        }
    return shorten(value)


def _as_vector(answer: Any) -> Any:
    if isinstance(answer, str):
        return answer
    if answer.ok:
        return {"ok": True, "value": _identified(answer.value)}
    details = {"digits": getattr(answer, "digits", None), "bank": getattr(answer, "bank", None)}
    if isinstance(answer, naijaref.LgaFailure) and answer.candidates:
        details["candidates"] = answer.candidates
    known = {name: shorten(detail) for name, detail in details.items() if detail is not None}
    return {"ok": False, "reason": answer.reason, **known}


def _as_input(rule: str, given: Input) -> Input:
    if rule == "reverse_geocode":
        return {name: float(number) for name, number in given.items()}
    text = next(name for name in _TEXTS if name in given)
    return {**given, "text": given[text]}


@unittest.skipIf(CASES is None, "the cases are made by: npm run test:extended -- python")
class SameAsTypeScript(unittest.TestCase):
    def test_vectors(self) -> None:
        """Every vector of the downloads: all rules but those that are left out."""
        asked: Counter[str] = Counter()
        wrong = []
        for vector in read_lines("vectors.ndjson"):
            rule, given, expected = vector["rule"], vector["input"], vector["expected"]
            if rule in LEFT_OUT:
                continue
            asked[rule] += 1
            answer = _as_vector(ANSWERS[rule](_as_input(rule, given)))
            if answer != expected:
                wrong.append((rule, given, expected, answer))
        self.assertEqual(wrong[:5], [])
        self.assertGreater(len(asked), 10)
        print(f"{sum(asked.values())} vectors of {len(asked)} rules")

    def test_random_texts(self) -> None:
        """Whole answers, notes too, to texts that nobody chose."""
        asked = 0
        wrong = []
        for case in read_lines("random.ndjson"):
            asked += 1
            answer = shorten(ANSWERS[case["rule"]](case["input"]))
            if answer != case["expected"]:
                wrong.append((case["rule"], case["input"], case["expected"], answer))
        self.assertEqual(wrong[:5], [], f"{len(wrong)} of {asked}")
        print(f"{asked} random texts")

    def test_records(self) -> None:
        """Every field of every record."""
        lists: dict[str, tuple[Any, ...]] = {
            "states": naijaref.list_states(),
            "lgas": naijaref.list_lgas(),
            "wards": naijaref.list_wards(),
            "localities": naijaref.list_localities(),
            "banks": naijaref.list_banks(active=False),
            "parties": naijaref.list_parties(),
            "offices": naijaref.list_offices(),
            "election_events": naijaref.list_election_events(),
            "registered_voters": naijaref.list_registered_voters(),
            "former_polling_units": naijaref.list_former_polling_units(),
            "area_codes": naijaref.list_area_codes(),
            "numbering_blocks": naijaref.list_numbering_blocks(),
            "short_codes": naijaref.list_short_codes(),
            "plate_prefixes": naijaref.list_plate_prefixes(),
            "plate_categories": naijaref.list_plate_categories(),
            "id_systems": naijaref.list_id_systems(),
            "external_ids": naijaref.list_external_ids(),
            "sources": naijaref.list_sources(),
            "coverage": naijaref.list_coverage(),
        }
        seats = naijaref.list_constituencies()
        lists["constituencies"] = seats.value if seats.ok else ()
        compared: Counter[str] = Counter()
        for line in read_lines("records.ndjson"):
            table, at, record = line["table"], line["at"], line["record"]
            compared[table] += 1
            self.assertEqual(to_dict(lists[table][at]), record, table)
            self.assertEqual([field.name for field in fields(lists[table][at])], list(record), table)
        self.assertEqual(compared, {table: len(records) for table, records in lists.items()})
        print(f"{sum(compared.values())} records of {len(compared)} tables")

    def test_version(self) -> None:
        (version,) = read_lines("version.ndjson")
        self.assertEqual(naijaref.DATA_VERSION, version)
        day = ".".join(str(int(part)) for part in naijaref.DATA_VERSION[:10].split("-"))
        self.assertEqual(naijaref.__version__, day)
