"""Asks the service through two generated packages: `exact` and `whole`."""

import json
import sys

from exact import Client
from exact.api.banks import list_banks, validate_nuban
from exact.api.phones import get_phone
from exact.api.places import get_lga, get_state
from exact.api.boundaries import reverse_geocode
from exact.api.search import match
from exact.models import AccountCheck, MatchKind
from whole import Client as WholeClient
from whole.api.banks import list_banks as list_banks_chosen

base_url = sys.argv[1]


def failure(response, *values):
    return [response.status_code, response.parsed.error.code, *values]


# From /v1/openapi.json?without=fields,ids,format: every field is there.
with Client(base_url=base_url) as client:
    banks = list_banks.sync(client=client, q="guaranty trust", limit=1)
    # The detailed call has the status and the fields of the answer too.
    state = get_state.sync_detailed(client=client, state="Lagos")
    names = match.sync(client=client, kind=MatchKind.LGA, name=["Ikeja", "Surulere"])
    point = reverse_geocode.sync(client=client, lat=6.6, lon=3.35)
    phone = get_phone.sync(client=client, number="+234 803 123 4567")
    account = validate_nuban.sync(client=client, account="0000014579", bank="First Bank")
    # Of the two answers of this operation, this is the one about one bank.
    assert isinstance(account.data, AccountCheck)
    missing = get_state.sync_detailed(client=client, state="Lagosss")
    shared = get_lga.sync_detailed(client=client, lga="Surulere")
    unreadable = get_phone.sync_detailed(client=client, number="123")
    outside = reverse_geocode.sync_detailed(client=client, lat=6.3, lon=3.4)
    again = get_state.sync_detailed(client=client, state="LA", if_none_match=state.headers["etag"])
    # A table is no JSON: the client of httpx below has the same address and settings.
    table = client.get_httpx_client().get("/v1/states", params={"format": "csv"}).text

# From /v1/openapi.json: a record may lack fields, or be None.
with WholeClient(base_url=base_url) as client:
    chosen = list_banks_chosen.sync(client=client, ids="gtbank,nobody", fields="id")

lagos, nearest, lines = state.parsed.data, outside.parsed.error.nearest, table.splitlines()
print(
    json.dumps(
        {
            "list": [banks.data[0].id],
            "record": [lagos.code, lagos.capital, lagos.lat],
            "names": [value for one in names.data for value in (one.code, one.status)],
            "point": [point.data.lga_name, point.data.distance_to_border_m],
            "phone": [phone.data.e164, phone.data.network, phone.data.area],
            "account": [account.data.valid, account.data.bank.id],
            "missing": failure(missing, missing.parsed.error.suggestions[0].name),
            "shared": failure(shared, *(lga.state_name for lga in shared.parsed.error.candidates)),
            "unreadable": failure(unreadable, unreadable.parsed.error.reason),
            "outside": failure(outside, nearest.name, nearest.distance_m),
            "table": [len(lines), ",".join(lines[0].split(",")[:3])],
            "unchanged": [again.status_code],
            "chosen": [None if bank is None else bank.id for bank in chosen.data],
        }
    )
)
