"""Reads phone numbers and plates with naijaref.sqlite: the rules of parse_phone and parse_plate. Needs only Python 3.9.

    numbers = PhonesAndPlates(sqlite3.connect("naijaref.sqlite"))
    numbers.parse_phone("0803 123 4567")["value"]["network"]  # MTN
    numbers.parse_plate("kja 123 ab")["value"]["state_code"]  # LA
"""

import re
import unicodedata

from naijaref import failure, success

MAX_PHONE_LENGTH, MAX_PLATE_LENGTH = 40, 20
WRITING = re.compile(r"(?:[\s(]*\+)?[0-9\s()./-]*")
BARE = re.compile(r"[789][0-9]{9}|[78]00[0-9]{7,11}|20[0-9]{8}")
MOBILE = re.compile(r"7[0-2]|8[01]|9[01]")
# 070, 080 and 081 are no area codes, and no subscriber's number of 02 or 09 begins so: a longer number cut short.
CUT_SHORT = re.compile(r"20|[789]0|[89]1")
# Letters after 0700 or 0800 are digits of a keypad (ITU-T E.161), unless a whole number stands before them.
BEFORE_LETTERS = re.compile(r"(?:(?:009?)?2340?|0)[78]00[0-9]{0,6}")
KEYPAD = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999" * 2)
BETWEEN = re.compile(r"[\s,;/|&-]+(?:(?:or|and)\s+)?", re.I)
SIMILAR = {"O": "0", "0": "O", "I": "1", "1": "I"}
PLATES = (
    ("standard", re.compile(r"([A-Z]{3})([0-9]{2,3})([A-Z]{2})"), "{}-{}{}"),
    ("old", re.compile(r"([A-Z]{2})([0-9]{2,3})([A-Z]{3})"), "{}{}-{}"),
    ("dealer", re.compile(r"(D[A-Z]{2})([0-9]{3})([A-Z0-9])"), "{} {} {}"),
    ("federal_government", re.compile(r"([0-9]{2}[A-Z])([0-9]{3})(FG)"), "{}-{}{}"),
    ("police", re.compile(r"(NPF)([0-9]{4})([A-Z])"), "{} {} {}"),
)


def units(text):
    """The length that the other languages count: UTF-16 code units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def without(text, *kinds):
    """Full-width characters become plain; those whose category begins so are removed, and the minus sign becomes -."""
    plain = unicodedata.normalize("NFKC", text).replace("\u2212", "-")
    return "".join(letter for letter in plain if not unicodedata.category(letter).startswith(kinds))


def dashes_as_hyphens(text):
    return "".join("-" if unicodedata.category(letter) == "Pd" else letter for letter in text)


class PhonesAndPlates:
    def __init__(self, database):
        self.database = database
        prefixes = database.execute("SELECT prefix, state_code FROM plate_prefixes").fetchall()
        self.state_of = {prefix: state for prefix, state in prefixes}

    def one(self, sql, *values):
        return self.database.execute(sql, values).fetchone()

    def parse_phone(self, text):
        typed = text.strip()
        if units(typed) > MAX_PHONE_LENGTH:
            return failure("too_long")
        plain = re.sub(r"^tel:", "", dashes_as_hyphens(without(typed, "Cf")).strip(), flags=re.I).strip()
        read = self.read_one(plain)
        several = [] if read["ok"] else self.read_several(plain)
        numbers = list(dict.fromkeys(one["value"]["e164"] for one in several))
        if len(numbers) > 1:
            return failure("several_numbers", numbers=numbers)
        return several[0] if several else read

    def read_several(self, plain):
        """The numbers of a text that is no number, but two or more, one after the other; else none."""
        for between in BETWEEN.finditer(plain):
            first, rest = self.read_one(plain[: between.start()]), plain[between.end() :]
            second = self.read_one(rest) if first["ok"] else first
            if others := [second] if second["ok"] else self.read_several(rest) if first["ok"] else []:
                return [first, *others]
        return []

    def read_one(self, plain):
        before_letters = re.sub(r"[^0-9]", "", re.split("[A-Za-z]", plain)[0])
        if BEFORE_LETTERS.fullmatch(before_letters) and re.search("[A-NP-Za-np-z]", plain):
            plain = plain.translate(KEYPAD)
        elif len(re.findall("[0-9]", plain)) >= 5:  # with so many digits around it, the letter O is a zero
            plain = re.sub("[Oo]", "0", plain)
        if plain == "":
            return failure("empty")
        if not WRITING.fullmatch(plain):
            return failure("invalid_characters")
        digits = re.sub(r"[^0-9]", "", plain)
        if digits == "":
            return failure("empty")
        read = self.national_after_plus(digits) if "+" in plain else self.national_of(digits)
        return self.classify(read["value"]) if read["ok"] else read

    def national_after_plus(self, digits):
        return success(re.sub("^0", "", digits[3:])) if digits.startswith("234") else failure("not_nigerian")

    def national_of(self, digits):
        """Without country code and trunk prefix. 009 is Nigeria's own international prefix, 00 that of most others."""
        if (international := re.match("00(?:9?234)?", digits)) is not None:
            if international[0] == "00":
                return failure("not_nigerian")
            return success(re.sub("^0", "", digits[international.end() :]))
        if digits.startswith("234") and len(digits) >= 10:
            return self.national_after_plus(digits)
        if digits.startswith("0"):
            return success(digits[1:])
        if BARE.fullmatch(digits):
            return success(digits)
        if self.one("SELECT 1 FROM short_codes WHERE code = ?", digits):
            return failure("short_code")
        return failure("too_short" if len(digits) < 7 else "missing_prefix" if len(digits) <= 10 else "too_long")

    def classify(self, national):
        if re.match("[78]00", national):
            if not 10 <= len(national) <= 14:
                return failure("too_short" if len(national) < 10 else "too_long")
            return self.describe("non_toll_free" if national[0] == "7" else "toll_free", national)
        if len(national) == 8:  # a fixed number in the form before 2024
            return failure("too_short") if CUT_SHORT.match(national) else self.fixed("20" + national)
        if len(national) != 10:
            return failure("too_short" if len(national) < 10 else "too_long")
        if national.startswith("900"):
            return failure("reserved")
        if national.startswith("20"):
            return self.fixed(national)
        if MOBILE.match(national):
            return self.describe("mobile", national)
        return failure("unknown_area_code" if national[0] in "123456" else "unknown_prefix")

    def fixed(self, national):
        sql = "SELECT code, area FROM {} WHERE code IN (?, ?)"
        codes = "0" + national[:3], "0" + national[:4]
        area = self.one(sql.format("area_codes"), *codes) or self.one(sql.format("unlisted_area_codes"), *codes)
        return self.describe("fixed", national, *area) if area else failure("unknown_area_code")

    def describe(self, kind, national, prefix=None, area=None):
        """Blocks have numbers of ten digits, so a longer number is in none."""
        within = "? BETWEEN range_start AND range_end AND length(?) = 10"
        block = self.one(f"SELECT network, status FROM numbering_blocks WHERE {within}", national, national)
        network, status = block or (None, None)
        about = {"e164": "+234" + national, "type": kind, "prefix": prefix or "0" + national[:3], "area": area}
        return success({**about, "network": network, "allocated": status == "allocated"})

    def parse_plate(self, text):
        typed = text.strip()
        if units(typed) > MAX_PLATE_LENGTH:
            return failure("too_long")
        compact = re.sub(r"\s", "", without(typed, "P", "Cf"))
        if compact == "":
            return failure("empty")
        if not re.fullmatch("[A-Za-z0-9]+", compact):
            return failure("invalid_characters")
        read = self.read_signs(compact.upper())
        if read.get("reason") != "unknown_format":
            return read
        if re.fullmatch("[0-9]+(CD|CC|CMD)[0-9]+", compact.upper()):  # no source shows the form of diplomats' plates
            return failure("unknown_format", category="diplomatic")
        meant = self.meant_by(compact.upper())
        return read if meant is None else failure("unknown_format", meant=meant)

    def meant_by(self, signs):
        """The one plate that comes from the fewest O, 0, I and 1 taken for each other: at most 256 texts are read."""
        changed = [(signs, 0)] if len(signs) <= 8 else []
        while changed:
            changed = [
                (text[:at] + SIMILAR[text[at]] + text[at + 1 :], at + 1)
                for text, start in changed
                for at in range(start, len(text))
                if text[at] in SIMILAR
            ]
            plates = [read["value"] for text, _ in changed if (read := self.read_signs(text))["ok"]]
            # Any three letters may be a place code: only those of a list say which plate is meant.
            likely = [one for one in plates if one["state_code"] or one["format"] not in ("standard", "old")]
            if likely:
                return likely[0]["display"] if len(likely) == 1 else None

    def read_signs(self, compact):
        for name, pattern, form in PLATES:
            if (parts := pattern.fullmatch(compact)) is None:
                continue
            prefix, number, suffix = parts.groups()
            state = self.state_of.get({"standard": prefix, "old": suffix}.get(name, ""))
            if name == "dealer" and (state := prefix[1:]) not in self.state_of.values():
                continue
            if int(number) == 0:
                return failure("number_out_of_range")
            shown = {"compact": compact, "display": form.format(prefix, number, suffix), "format": name}
            return success({**shown, "prefix": prefix, "number": number, "suffix": suffix, "state_code": state})
        return failure("unknown_format")
