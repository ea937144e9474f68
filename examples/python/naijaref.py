"""Reads naijaref.sqlite: look-ups by any identifier, and the check digit of account numbers. Needs only Python 3.9.

The rules are those of the library; test_naijaref.py proves them with vectors.ndjson.gz, which is beside the database.

    Naijaref("naijaref.sqlite").find_lga("Surulere", state="Lagos")["value"]  # NG025020
"""

import json
import re
import sqlite3
import unicodedata
from collections import defaultdict

HOOKED = str.maketrans("ɓɗƙƴ", "bdky")
PLACE_KINDS = ("local government area", "local government", "area council", "lga", "state")
BANK_KINDS = (
    (re.compile(r"micro ?finance bank\b|\bmf bank\b"), "mfb"),
    (re.compile(r"payment service bank\b"), "psb"),
)
LEGAL_FORM = re.compile(r"( (limited|ltd|plc))+$")
LAST_KIND_WORD = re.compile(r" (mfb|psb|bank|mortgage|merchant)$")
CONSTITUENCY = re.compile(r"^(SD|FC|SC)[/ -]?0*([1-9][0-9]{0,2})(?:[/ -]?([A-Z]{2,3}))?$")
SEPARATOR = re.compile(r"\s*[-–/ ]\s*")
GROUPING = re.compile(r"[\s\u2010-\u2013-]+")


def is_word(letter):
    """Letters and numbers, but not modifier letters such as U+02BC, an apostrophe on some keyboards."""
    return unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo", "Nd", "Nl", "No")


def fold(text):
    """Words to compare: lower case, without accents, hooks and punctuation, one space between words."""
    letters = (letter for letter in unicodedata.normalize("NFKD", text) if unicodedata.category(letter)[0] != "M")
    letters = "".join(letters).lower().translate(HOOKED)
    return " ".join("".join(letter if is_word(letter) else " " for letter in letters).split())


def joined(folded):
    """Names are equal without their spaces too: "Jemaa" is "Jema'a"."""
    return folded.replace(" ", "")


def place_key(name):
    folded = fold(name)
    kind = next((kind for kind in PLACE_KINDS if folded.endswith(" " + kind)), None)
    return joined(folded if kind is None else folded[: -len(kind) - 1])


def fold_bank(name):
    folded = LEGAL_FORM.sub("", fold(name.replace("&", " and ")))
    for kind, short in BANK_KINDS:
        folded = kind.sub(short, folded)
    return folded


def bank_key(name):
    return joined(fold_bank(name))


def distinctive_keys(name):
    """What is left when the last words that say the kind go, one by one: "nova merchant" and "nova"."""
    rest = fold_bank(name)
    while LAST_KIND_WORD.search(rest):
        rest = LAST_KIND_WORD.sub("", rest)
        yield joined(rest)


def code_key(code, parts=0):
    """A code to compare. INEC's codes of so many parts also as people write them, uncut: 24/11/01, 2-9-05, 241101."""
    code = code.strip()
    is_compact = code.isdigit() and len(code) == 2 * parts
    numbers = re.findall("..", code) if is_compact else SEPARATOR.split(code)
    if len(numbers) == parts and len(numbers[-1]) > 1 and all(re.fullmatch("0*[0-9]{1,2}", n) for n in numbers):
        return "-".join(number[-2:].zfill(2) for number in numbers)
    return code.lower()


def success(value):
    return {"ok": True, "value": value}


def failure(reason, **details):
    return {"ok": False, "reason": reason, **details}


def check_digit(cbn_code, serial):
    """The check digit of the central bank's standard of 2020: weights 3, 7, 3 over bank and serial number."""
    digits = ("000" if len(cbn_code) == 3 else "9") + cbn_code + serial
    total = sum(int(digit) * (3, 7, 3)[at % 3] for at, digit in enumerate(digits))
    return (10 - total % 10) % 10


class Index:
    """Records by identifier: codes first, then names, then aliases. The first tier that has a name decides."""

    def __init__(self, records, tiers):
        self.tiers = []
        for names, key in tiers:
            by_key = defaultdict(list)
            for record in records:
                for found in dict.fromkeys(key(name) for name in names(record) if name):
                    if found:
                        by_key[found].append(record)
            self.tiers.append((key, by_key))

    def find(self, name, accepts=lambda record: True):
        for key, by_key in self.tiers:
            found = [record for record in by_key.get(key(name), ()) if accepts(record)]
            if found:
                return found
        return []


def place_index(records, codes):
    by_code = (lambda record: [record[code] for code in codes], code_key)
    by_name = (lambda record: [record["name"], record["slug"]], place_key)
    return Index(records, (by_code, by_name, (lambda record: record["aliases"], place_key)))


class Naijaref:
    def __init__(self, path):
        self.database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.database.row_factory = sqlite3.Row
        self.states = place_index(self.table("states"), ("code", "iso_code", "inec_code", "pcode"))
        self.lgas = place_index(self.table("lgas"), ("code", "inec_code"))
        banks = sorted(self.table("banks"), key=lambda bank: (fold(bank["name"]), bank["id"]))
        of = lambda *statuses: [bank for bank in banks if bank["status"] in statuses]
        active, closed, unlisted = of("active"), of("merged", "licence_revoked"), of("unlisted")
        closed.sort(key=lambda bank: bank["status_date"] or "", reverse=True)  # the last closed first
        tiers = (
            (lambda bank: [bank["id"], bank["cbn_code"], bank["nip_code"]], code_key),
            (lambda bank: [bank["name"], bank["short_name"]], bank_key),
            (lambda bank: bank["aliases"], bank_key),
        )
        self.active, self.closed, self.unlisted = (Index(some, tiers) for some in (active, closed, unlisted))
        self.bare = defaultdict(dict)
        for bank in active:
            for name in filter(None, [bank["name"], bank["short_name"], *bank["aliases"]]):
                for key in distinctive_keys(name):
                    self.bare[key][bank["id"]] = bank

    def table(self, name):
        """The records of a table; lists are JSON arrays in the database."""
        rows = [dict(row) for row in self.database.execute(f'SELECT * FROM "{name}"')]
        return [{**row, "aliases": json.loads(row["aliases"])} if "aliases" in row else row for row in rows]

    def one(self, sql, *values):
        return self.database.execute(sql, values).fetchone()

    def find_state(self, identifier):
        found = self.states.find(identifier)
        return success(found[0]["code"]) if found else failure("unknown_state")

    def find_lga(self, identifier, state=None):
        found_state = None if state is None else self.find_state(state)
        if found_state is not None and not found_state["ok"]:
            return found_state
        within = None if found_state is None else found_state["value"]
        found = self.lgas.find(identifier, lambda lga: within in (None, lga["state_code"]))
        codes = [lga["code"] for lga in found]
        if len(codes) > 1:
            return failure("ambiguous", candidates=codes)
        return success(codes[0]) if codes else failure("unknown_lga")

    def find_ward(self, code):
        ward = self.one("SELECT code FROM wards WHERE code = ?", code_key(code, 3))
        return success(ward["code"]) if ward else failure("unknown_ward")

    def find_constituency(self, code):
        if (parts := CONSTITUENCY.match(code.strip().upper())) is None:
            return failure("unknown_constituency")
        prefix, number, state = parts.groups()
        unit = self.one("SELECT * FROM constituencies WHERE code = ?", f"{prefix}{number.zfill(3)}")
        if unit is None or state not in (None, unit["state_code"], unit["inec_code"].rpartition("/")[2]):
            return failure("unknown_constituency")
        return success(unit["code"])

    def bank(self, identifier):
        found = self.active.find(identifier) or self.closed.find(identifier)
        bare = list(self.bare.get(bank_key(identifier), {}).values())
        return next(iter(found or (bare if len(bare) == 1 else self.unlisted.find(identifier))), None)

    def find_bank(self, identifier):
        bank = self.bank(identifier)
        return success(bank["id"]) if bank else failure("unknown_bank")

    def check_account(self, account, bank):
        groups = GROUPING.split(account.strip())
        if not all(re.fullmatch(r"[0-9]+", group) for group in groups):
            return failure("not_digits")
        if len(digits := "".join(groups)) != 10:
            return failure("wrong_length", digits=len(digits))
        if (found := self.bank(bank)) is None:
            return failure("unknown_bank")
        if found["cbn_code"] is None:
            return failure("bank_not_checkable", bank=found["id"])
        digit = check_digit(found["cbn_code"], digits[:9])
        check = {"valid": digit == int(digits[9]), "expected_check_digit": digit}
        return success({"account": digits, "bank": found["id"], **check})
