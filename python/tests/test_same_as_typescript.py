"""The library for TypeScript and this one answer the same. `npm run test:extended -- python` makes the cases."""

from __future__ import annotations

import unittest
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from importlib.util import find_spec
from typing import Any

import naijaref
from naijaref import to_dict

from .answers import ANSWERS, CASES, OF_ENGINE, as_vector, read_lines

HAS_ENGINE = any(map(find_spec, ("py_mini_racer", "quickjs")))

Column = tuple[list[dict[str, Any]], list[str], list[str | None]]


def _columns(cases: Iterable[dict[str, Any]], kind: str) -> dict[str, Column]:
    """Cases of one kind each, as columns: a call for each text would take longer than the answer."""
    columns: dict[str, Column] = {}
    for case in cases:
        rows, texts, states = columns.setdefault(case[kind], ([], [], []))
        rows.append(case)
        texts.append(case["text"])
        states.append(case.get("state"))
    return columns


def _plain(value: Any) -> Any:
    """A result of the engine as it came out of it."""
    if isinstance(value, naijaref.Success):
        return {"ok": True, "value": _plain(value.value)}
    if isinstance(value, naijaref.Failure):
        named = {"identifier": value.identifier} if isinstance(value, naijaref.Unknown) else {}
        return {"ok": False, "reason": value.reason, **named}
    if isinstance(value, (tuple, list)):
        return [_plain(one) for one in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value) if field.name != "text"}
    return value


def _answers(how: str, texts: list[str], states: list[str | None]) -> list[Any]:
    if how == "search":
        return [naijaref.search(text) for text in texts]
    if how == "read_address":
        return list(naijaref.read_addresses(texts, state=states))
    return list(naijaref.match_column(texts, how, state=states))


@unittest.skipIf(CASES is None, "the cases are made by: npm run test:extended -- python")
class SameAsTypeScript(unittest.TestCase):
    def test_vectors(self) -> None:
        """Every vector of the downloads: the look-ups have no other proof that they are the same."""
        asked: Counter[str] = Counter()
        wrong = []
        for vector in read_lines("vectors.ndjson"):
            rule, given, expected = vector["rule"], vector["input"], vector["expected"]
            if rule in OF_ENGINE:
                continue
            asked[rule] += 1
            answer = as_vector(ANSWERS[rule](given))
            if answer != expected:
                wrong.append((rule, given, expected, answer))
        self.assertEqual(wrong[:5], [])
        self.assertEqual(set(asked), set(ANSWERS))
        print(f"{sum(asked.values())} vectors of {len(asked)} rules")

    @unittest.skipUnless(HAS_ENGINE, "there is no JavaScript engine")
    def test_vectors_of_match(self) -> None:
        vectors = [one for one in read_lines("vectors.ndjson") if one["rule"] == "match"]
        inputs = ({**one["input"], "expected": one["expected"]} for one in vectors)
        for kind, (cases, texts, states) in _columns(inputs, "kind").items():
            for case, matched in zip(cases, naijaref.match_column(texts, kind, state=states)):
                assert matched is not None
                self.assertEqual({"status": matched.status, "code": matched.code}, case["expected"], case)

    @unittest.skipUnless(HAS_ENGINE, "there is no JavaScript engine")
    def test_vectors_of_addresses(self) -> None:
        vectors = [one for one in read_lines("vectors.ndjson") if one["rule"] == "read_address"]
        texts, states = ([one["input"].get(name) for one in vectors] for name in ("text", "state"))
        for vector, read in zip(vectors, naijaref.read_addresses(texts, state=states)):
            self.assertEqual(as_vector(read), vector["expected"], vector["input"])

    @unittest.skipUnless(HAS_ENGINE, "there is no JavaScript engine")
    def test_vectors_of_search(self) -> None:
        for vector in read_lines("vectors.ndjson"):
            if vector["rule"] == "search":
                found = naijaref.search(vector["input"]["q"], limit=1)
                first = {"kind": found.value[0].kind, "code": found.value[0].code} if found.ok else found.reason
                expected = vector["expected"]
                self.assertEqual(first, expected["value"] if expected["ok"] else expected["reason"], vector["input"])

    @unittest.skipUnless(HAS_ENGINE, "there is no JavaScript engine")
    def test_random_texts(self) -> None:
        """Whole answers of the engine, reasons too, to texts that nobody chose."""
        asked = 0
        wrong = []
        for how, (cases, texts, states) in _columns(read_lines("random.ndjson"), "how").items():
            for case, answer in zip(cases, _answers(how, texts, states)):
                asked += 1
                if _plain(answer) != case["expected"]:
                    wrong.append((case, _plain(answer)))
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
