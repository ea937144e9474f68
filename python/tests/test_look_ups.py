"""What the other language cannot prove: exceptions, the command, pandas."""

from __future__ import annotations

import contextlib
import csv
import doctest
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import unittest
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import naijaref
from naijaref.__main__ import main

BY_CODE = (
    naijaref.get_state,
    naijaref.get_lga,
    naijaref.get_ward,
    naijaref.get_locality,
    naijaref.get_constituency,
    naijaref.get_party,
    naijaref.get_bank,
    naijaref.block_of,
    naijaref.prefix_of,
)


def _run(*arguments: str) -> tuple[int, str]:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        status = main(arguments)
    return status, printed.getvalue()


class LookUps(unittest.TestCase):
    def test_docstrings(self) -> None:
        self.assertEqual(doctest.testmod(naijaref).failed, 0)
        self.assertGreater(doctest.testmod(naijaref).attempted, 3)

    def test_readme(self) -> None:
        """Its lines print what stands behind them."""
        text = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
        block, *_ = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(block, {})
        self.assertEqual(printed.getvalue().splitlines(), re.findall(r"print\(.*  # (.*)$", block, re.MULTILINE))

    def test_raises_for_wrong_types_alone(self) -> None:
        wrong: Any = 44
        for call in (
            lambda: naijaref.find_state(wrong),
            lambda: naijaref.find_lga(wrong),
            lambda: naijaref.find_lga("Ikeja", state=wrong),
            lambda: naijaref.find_bank(wrong),
            lambda: naijaref.check_account(wrong, "gtbank"),
            lambda: naijaref.parse_phone(wrong),
            lambda: naijaref.parse_plate(wrong),
            lambda: naijaref.parse_polling_unit_code(wrong),
            lambda: naijaref.reverse_geocode("6.5", 3.4),  # type: ignore[arg-type]
            lambda: naijaref.fold(wrong),
            lambda: naijaref.bank_key(wrong),
            lambda: naijaref.check_account("12", wrong),
            lambda: naijaref.localities_named("Ikeja", state_code=wrong),
            *(partial(get, wrong) for get in BY_CODE),
        ):
            with self.assertRaises(TypeError) as raised:
                call()
            self.assertRegex(str(raised.exception), r"must be (text|a number), not (int|str)\.$")

    def test_answers_empty_for_a_missing_value(self) -> None:
        missing: list[Any] = [None, float("nan")]
        if importlib.util.find_spec("pandas") is not None:
            import pandas

            missing += [pandas.NA, pandas.NaT]
        for value in missing:
            for failed in (
                naijaref.find_state(value),
                naijaref.find_lga(value),
                naijaref.find_ward(value),
                naijaref.find_bank(value),
                naijaref.find_constituency(value),
                naijaref.find_party(value),
                naijaref.find_external_id("wikidata", value),
                naijaref.lgas_of_state(value),
                naijaref.parse_phone(value),
                naijaref.parse_plate(value),
                naijaref.parse_polling_unit_code(value),
                naijaref.check_account(value, "gtbank"),
                naijaref.check_account("0123456785", value),
            ):
                self.assertEqual(failed.ok or failed.reason, "empty", value)
            self.assertEqual(naijaref.localities_named(value), ())
            found = naijaref.find_lga("Ikeja", state=value)
            self.assertEqual(found.ok and found.value.code, "NG025011")

    def test_says_what_is_missing_in_a_wrong_argument(self) -> None:
        wrong: Any = "gtbank"
        for call, type_of_error, message in (
            (lambda: naijaref.successor_of(wrong), TypeError, "must be a Bank, as find_bank returns it, not str"),
            (lambda: naijaref.predecessors_of(wrong), TypeError, "must be a Bank, as find_bank returns it, not str"),
            (lambda: naijaref.list_banks(wrong), ValueError, "type must be one of commercial, .*not 'gtbank'"),
            (lambda: naijaref.list_constituencies(wrong), ValueError, "kind must be one of senatorial_district, "),
            (lambda: naijaref.check_digit("0580", "0123456789"), ValueError, "three or five digits, and serial nine"),
            (lambda: naijaref.check_digit("058", "٠١٢٣٤٥٦٧٨"), ValueError, "three or five digits, and serial nine"),
        ):
            with self.assertRaisesRegex(type_of_error, message):
                call()

    def test_records_instead_of_identifiers(self) -> None:
        lagos = naijaref.get_state("LA")
        assert lagos is not None
        found = naijaref.find_lga("Surulere", state=lagos)
        self.assertTrue(found.ok and found.value.code == "NG025020")
        lgas = naijaref.lgas_of_state(lagos)
        self.assertTrue(lgas.ok and len(lgas.value) == 20)
        surulere = naijaref.get_lga("NG025020")
        assert surulere is not None
        wards = naijaref.wards_of_lga(surulere)
        self.assertTrue(wards.ok and {ward.lga_code for ward in wards.value} == {"NG025020"})
        bank = naijaref.get_bank("diamond-bank")
        assert bank is not None
        successor = naijaref.successor_of(bank)
        self.assertIn(bank, naijaref.predecessors_of(successor) if successor else ())

    def test_finds_a_name_with_another_in_brackets(self) -> None:
        self.assertEqual(naijaref.find_state("Federal Capital Territory (FCT)"), naijaref.find_state("FC"))
        self.assertEqual(naijaref.find_state("Lagos (Ogun)").ok, False)
        self.assertEqual(naijaref.find_lga("Abuja Municipal [AMAC] "), naijaref.find_lga("NG015002"))
        self.assertEqual(naijaref.find_lga("Surulere (LGA)", "Lagos"), naijaref.find_lga("NG025020"))
        for name, id in [
            ("United Bank for Africa (UBA)", "uba"),
            ("Jaiz (non-interest)", "jaiz-bank"),
            ("Access Bank Plc (Diamond Bank)", "diamond-bank"),
        ]:
            self.assertEqual(naijaref.find_bank(name), naijaref.find_bank(id))
        self.assertEqual(naijaref.find_bank("UBA (Ghana)").ok, False)

    def test_predecessors_of_a_bank(self) -> None:
        """A number of Skye Bank fits Polaris Bank, which took it over."""
        taken = naijaref.get_bank("diamond-bank")
        assert taken is not None and taken.cbn_code is not None
        number = f"123456789{naijaref.check_digit(taken.cbn_code, '123456789')}"
        checked = naijaref.check_account(number, "access-bank")
        self.assertTrue(checked.ok and taken in checked.value.fits and not checked.value.valid)

    def test_records_cannot_change(self) -> None:
        with self.assertRaises(AttributeError):
            naijaref.list_states()[0].name = "Atlantis"  # type: ignore[misc]

    def test_records_compare_by_their_fields(self) -> None:
        lagos = naijaref.get_state("LA")
        assert lagos is not None
        same, other = replace(lagos), replace(lagos, capital="Epe")
        self.assertEqual((lagos == same, lagos == other, len({lagos, same, other})), (True, False, 2))
        self.assertIn("State(code='LA', ", repr(lagos))
        self.assertEqual(naijaref.find_state("Lagos"), naijaref.Success(lagos))


class Command(unittest.TestCase):
    def test_prints_a_value(self) -> None:
        status, printed = _run("lga", "Surulere", "--state", "Lagos")
        self.assertEqual((status, json.loads(printed)["value"]["code"]), (0, "NG025020"))
        status, printed = _run("where", "6.6018", "3.3515")
        self.assertEqual((status, json.loads(printed)["value"]["lga"]["name"]), (0, "Ikeja"))

    def test_prints_a_reason(self) -> None:
        status, printed = _run("lga", "Surulere")
        self.assertEqual(status, 1)
        self.assertEqual([lga["state_code"] for lga in json.loads(printed)["candidates"]], ["LA", "OY"])
        status, printed = _run("account", "12", "--bank", "gtbank")
        self.assertEqual((status, json.loads(printed)), (1, {"reason": "wrong_length", "ok": False, "digits": 2}))

    def test_prints_a_table(self) -> None:
        rows = list(csv.DictReader(io.StringIO(_run("table", "lgas")[1])))
        self.assertEqual((len(rows), rows[0]["code"]), (774, naijaref.list_lgas()[0].code))


@unittest.skipIf(os.name == "nt", "a shell of Unix")
class Terminal(unittest.TestCase):
    """The command in a process of its own."""

    def _ends(self, line: str, **settings: str) -> tuple[int, str, str]:
        command = ["bash", "-o", "pipefail", "-c", line.replace("naijaref", f"{sys.executable} -m naijaref")]
        done = subprocess.run(command, capture_output=True, env={**os.environ, **settings})
        return done.returncode, done.stdout.decode("utf-8", "surrogateescape"), done.stderr.decode()

    def test_stops_when_the_reader_has_enough(self) -> None:
        status, printed, complaint = self._ends("naijaref table wards | head -n 1")
        self.assertEqual((status, printed[:5], complaint), (0, "code,", ""))

    def test_prints_utf_8_in_every_country(self) -> None:
        status, printed, complaint = self._ends("naijaref state Ọjọ", PYTHONIOENCODING="cp1252")
        self.assertEqual((status, json.loads(printed)["identifier"], complaint), (1, "Ọjọ", ""))

    def test_prints_bytes_that_are_no_text(self) -> None:
        status, printed, complaint = self._ends("naijaref state $'\\xff'", PYTHONIOENCODING="utf-8:strict")
        self.assertEqual((status, json.loads(printed)["identifier"], complaint), (1, "\udcff", ""))


@unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed")
class Pandas(unittest.TestCase):
    def test_columns_are_the_fields(self) -> None:
        table = naijaref.to_pandas(naijaref.list_lgas())
        self.assertEqual(table.shape[0], 774)
        row = table[table.code == "NG025020"].iloc[0]
        self.assertEqual((row["name"], row["inec_code"], row["aliases"]), ("Surulere", "24-20", ()))
        self.assertEqual(len(naijaref.to_pandas([])), 0)
