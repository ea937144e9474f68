"""Constituencies, parties, offices and the days of elections."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, get_args

from ._generated.records import Constituency, ConstituencyKind, ElectionEvent, Lga, Office, Party, RegisteredVoters, State
from ._identifiers import Index
from ._result import MaybeText, Success, Unknown, require_kind, require_text, text_of
from ._tables import group_by, read_table
from ._text import code_key, fold_without, joined, trim
from .places import LgaFailure, UnknownState, find_lga, resolve_state

__all__ = [
    "Constituency",
    "ConstituencyKind",
    "ElectionEvent",
    "Office",
    "Party",
    "RegisteredVoters",
    "constituencies_of_lga",
    "find_constituency",
    "find_party",
    "get_constituency",
    "get_party",
    "list_constituencies",
    "list_election_events",
    "list_offices",
    "list_parties",
    "list_registered_voters",
]

#: `FC236`, `FC/236/LA`, `sc-1-ab`: prefix, number without its zeros, and a state's abbreviation or none.
_code = re.compile(r"(SD|FC|SC)[/ -]?0*([1-9][0-9]{0,2})(?:[/ -]?([A-Z]{2,3}))?").fullmatch


@cache
def _all_constituencies() -> tuple[Constituency, ...]:
    return read_table("constituencies", Constituency)


@cache
def list_parties() -> tuple[Party, ...]:
    """The parties that INEC has registered, by acronym."""
    return read_table("parties", Party)


@cache
def list_offices() -> tuple[Office, ...]:
    """Every elected office, with the day of its next election."""
    return read_table("offices", Office)


@cache
def list_election_events() -> tuple[ElectionEvent, ...]:
    """The events of elections by id, also those whose day was moved: `status` says which."""
    return read_table("election_events", ElectionEvent)


@cache
def list_registered_voters() -> tuple[RegisteredVoters, ...]:
    """The voters on INEC's register and the cards that were collected, by state."""
    return read_table("registered_voters", RegisteredVoters)


@cache
def _by_code() -> dict[str, Constituency]:
    return {seat.code: seat for seat in _all_constituencies()}


def get_constituency(code: str) -> Constituency | None:
    """The constituency with a code as in `Constituency.code` ("FC236"), in exactly this form."""
    require_text("get_constituency", "code", code)
    return _by_code().get(code)


def find_constituency(
    code: MaybeText,
) -> Success[Constituency] | Unknown[Literal["empty", "unknown_constituency"]]:
    """The constituency with a code: `FC236`, or INEC's `FC/236/LA` with INEC's or the ISO abbreviation."""
    text = text_of("find_constituency", "code", code)
    if text is None:
        return Unknown("empty", "")
    if (exact := get_constituency(text)) is not None:
        return Success(exact)
    if (parts := _code(trim(text).upper())) is not None:
        seat = get_constituency(parts[1] + parts[2].zfill(3))
        if seat is not None and parts[3] in (None, seat.state_code, seat.inec_code.rpartition("/")[2]):
            return Success(seat)
    return Unknown("unknown_constituency", text)


def list_constituencies(
    kind: ConstituencyKind | None = None, state: str | State | None = None
) -> Success[tuple[Constituency, ...]] | UnknownState:
    """The constituencies of a kind, of a state, or all; by kind, then number."""
    if kind is not None:
        require_kind("list_constituencies", "kind", kind, get_args(ConstituencyKind))
    seats = _all_constituencies()
    if state is not None:
        within = resolve_state(state)
        if not within.ok:
            return within
        code = within.value.code
        seats = tuple(seat for seat in seats if seat.state_code == code)
    return Success(seats if kind is None else tuple(seat for seat in seats if seat.kind == kind))


@cache
def seats_by_lga() -> dict[str, tuple[Constituency, ...]]:
    """The constituencies of each LGA's P-code."""
    pairs = ((code, seat) for seat in _all_constituencies() for code in seat.lga_codes)
    return {code: tuple(seat for _, seat in same) for code, same in group_by(pairs, lambda pair: pair[0]).items()}


def constituencies_of_lga(
    lga: str | Lga, state: str | State | None = None
) -> Success[tuple[Constituency, ...]] | LgaFailure:
    """The constituencies of an LGA; several of a kind where it is divided."""
    found = Success(lga) if isinstance(lga, Lga) else find_lga(lga, state)
    return Success(seats_by_lga().get(found.value.code, ())) if found.ok else found


def _party_key(name: str) -> str:
    """"P.D.P." and "p d p" are PDP; "Accord Party" is Accord."""
    return joined(fold_without(("party",), name))


@cache
def _parties_by_name() -> Index[Party]:
    return Index(
        list_parties(),
        (
            (lambda party: (party.acronym,), code_key),
            (lambda party: (party.acronym,), _party_key),
            (lambda party: (party.name, party.slug), _party_key),
            (lambda party: party.aliases, _party_key),
        ),
    )


@cache
def _parties_by_acronym() -> dict[str, Party]:
    return {party.acronym: party for party in list_parties()}


def get_party(acronym: str) -> Party | None:
    """The party with an acronym as in `Party.acronym` ("APGA"), in exactly this form."""
    require_text("get_party", "acronym", acronym)
    return _parties_by_acronym().get(acronym)


def find_party(identifier: MaybeText) -> Success[Party] | Unknown[Literal["empty", "unknown_party"]]:
    """The party that an acronym, name, slug or alias names."""
    name = text_of("find_party", "identifier", identifier)
    if name is None:
        return Unknown("empty", "")
    found = _parties_by_name().find(name)
    return Success(found[0]) if len(found) == 1 else Unknown("unknown_party", name)
