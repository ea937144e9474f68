"""Asks the service through two generated packages: `exact` and `whole`."""

import json
import sys

from exact import Client
from exact.api.banks import list_banks
from exact.api.places import get_lga, get_state
from whole import Client as WholeClient
from whole.api.banks import list_banks as list_banks_chosen

base_url = sys.argv[1]

# From /v1/openapi.json?without=fields,ids,format: every field is there.
with Client(base_url=base_url) as client:
    banks = list_banks.sync(client=client, q="guaranty trust", limit="1")
    state = get_state.sync(client=client, state="Lagos")
    missing = get_state.sync_detailed(client=client, state="Atlantis")
    shared = get_lga.sync_detailed(client=client, lga="Surulere")

# From /v1/openapi.json: a record may lack fields, or be None.
with WholeClient(base_url=base_url) as client:
    chosen = list_banks_chosen.sync(client=client, ids="gtbank,nobody", fields="id")

print(
    json.dumps(
        {
            "list": banks.data[0].id,
            "record": state.data.capital,
            "missing": [missing.status_code, missing.parsed.error.code],
            "shared": [
                shared.status_code,
                shared.parsed.error.code,
                [lga.state_name for lga in shared.parsed.error.candidates],
            ],
            "chosen": [None if bank is None else bank.id for bank in chosen.data],
        }
    )
)
