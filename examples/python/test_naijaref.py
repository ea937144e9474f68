"""Proves the two files beside it with the vectors of the downloads: python test_naijaref.py downloads/<data version>"""

import gzip
import json
import shutil
import sys
import tempfile
from collections import Counter

from naijaref import Naijaref, fold
from phones_and_plates import PhonesAndPlates

folder = sys.argv[1]
with gzip.open(f"{folder}/naijaref.sqlite.gz") as packed, tempfile.NamedTemporaryFile(suffix=".sqlite") as database:
    shutil.copyfileobj(packed, database)
    database.flush()
    naijaref = Naijaref(database.name)
    numbers = PhonesAndPlates(naijaref.database)

RULES = {
    "fold": lambda text: fold(text),
    "find_state": naijaref.find_state,
    "find_lga": naijaref.find_lga,
    "find_ward": naijaref.find_ward,
    "find_constituency": naijaref.find_constituency,
    "find_bank": naijaref.find_bank,
    "check_account": naijaref.check_account,
    "parse_phone": numbers.parse_phone,
    "parse_plate": numbers.parse_plate,
}

passed, failed, left_out = Counter(), [], Counter()
with gzip.open(f"{folder}/vectors.ndjson.gz", "rt", encoding="utf-8") as lines:
    for line in lines:
        vector = json.loads(line)
        rule = RULES.get(vector["rule"])
        if rule is None:
            left_out[vector["rule"]] += 1
        elif rule(**vector["input"]) == vector["expected"]:
            passed[vector["rule"]] += 1
        else:
            failed.append((vector, rule(**vector["input"])))

for vector, actual in failed[:20]:
    print(f"{vector['rule']} {vector['input']}: expected {vector['expected']}, not {actual}")
print(f"passed: {dict(passed)}; not in this reader: {dict(left_out)}; failed: {len(failed)}")
sys.exit(1 if failed or set(RULES) - set(passed) else 0)
