"""The command: `python -m naijaref lga Surulere --state Lagos`. It prints JSON, and ends with 1 if there is none."""

from __future__ import annotations

import argparse
import csv
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import naijaref

Answer = naijaref.Success[Any] | naijaref.Failure[Any]

_TABLES: dict[str, Callable[[], Sequence[Any]]] = {
    "states": naijaref.list_states,
    "lgas": naijaref.list_lgas,
    "wards": naijaref.list_wards,
    "localities": naijaref.list_localities,
    "parties": naijaref.list_parties,
    "offices": naijaref.list_offices,
    "election_events": naijaref.list_election_events,
    "banks": lambda: naijaref.list_banks(active=False),
    "area_codes": naijaref.list_area_codes,
    "numbering_blocks": naijaref.list_numbering_blocks,
    "plate_prefixes": naijaref.list_plate_prefixes,
    "external_ids": naijaref.list_external_ids,
    "sources": naijaref.list_sources,
}
_LOOK_UPS: dict[str, tuple[str, Callable[[Any], Answer]]] = {
    "state": ("a state by code, name or alias", lambda args: naijaref.find_state(args.text)),
    "lga": ("an LGA by code, name or alias", lambda args: naijaref.find_lga(args.text, args.state)),
    "ward": ("a ward by INEC's code", lambda args: naijaref.find_ward(args.text)),
    "constituency": ("a constituency by code", lambda args: naijaref.find_constituency(args.text)),
    "party": ("a party by acronym or name", lambda args: naijaref.find_party(args.text)),
    "bank": ("a bank by id, code or name", lambda args: naijaref.find_bank(args.text)),
    "account": ("check an account number", lambda args: naijaref.check_account(args.text, args.bank)),
    "phone": ("read a phone number", lambda args: naijaref.parse_phone(args.text)),
    "plate": ("read a number plate", lambda args: naijaref.parse_plate(args.text)),
    "polling-unit": ("read a polling unit's code", lambda args: naijaref.parse_polling_unit_code(args.text)),
    "where": ("the LGA at a point", lambda args: naijaref.reverse_geocode(args.lat, args.lon)),
}
_LOCATION = (
    "lat lon state lga distance_to_border_m neighbours witnesses nearest_locality senatorial_districts "
    "federal_constituencies state_constituencies"
).split()


def _plain(value: Any) -> Any:
    """A result as JSON takes it."""
    if isinstance(value, naijaref.Location):
        return {name: _plain(getattr(value, name)) for name in _LOCATION}
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if is_dataclass(value):
        cells = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, naijaref.Success):
            return {"ok": True, **cells}
        if isinstance(value, naijaref.Failure):  # It says only what there is to say.
            return {"ok": False, **{name: cell for name, cell in cells.items() if cell not in (None, [])}}
        return cells
    return value


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m naijaref", description="Reference data of Nigeria, offline.")
    parser.add_argument("--version", action="version", version=f"{naijaref.__version__} ({naijaref.DATA_VERSION})")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (what, _) in _LOOK_UPS.items():
        command = commands.add_parser(name, help=what)
        if name == "where":
            command.add_argument("lat", type=float)
            command.add_argument("lon", type=float)
            continue
        command.add_argument("text")
        if name == "lga":
            command.add_argument("--state", help="the state in which it lies")
        if name == "account":
            command.add_argument("--bank", required=True, help="a bank by id, code or name")
    table = commands.add_parser("table", help="a whole table as CSV")
    table.add_argument("name", choices=sorted(_TABLES))
    return parser


def _write_table(records: Sequence[Any]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    names = [field.name for field in fields(records[0])]
    writer.writerow(names)
    for record in records:
        cells = (getattr(record, name) for name in names)
        writer.writerow("|".join(cell) if isinstance(cell, tuple) else cell for cell in cells)


def _answer(arguments: Sequence[str] | None) -> int:
    args = _parser().parse_args(arguments)
    if args.command == "table":
        _write_table(_TABLES[args.name]())
        return 0
    answer = _LOOK_UPS[args.command][1](args)
    print(json.dumps(_plain(answer), ensure_ascii=False, indent=2))
    return 0 if answer.ok else 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command, and returns how it ends: 1 if there is no value."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # JSON and CSV are UTF-8 in every country. What was typed and is no UTF-8 goes out as it came in.
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
    try:
        status = _answer(arguments)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader has enough, such as `head`. What is left goes nowhere, or Python would try it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
