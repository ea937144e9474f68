"""Banks and other institutions with a licence of the Central Bank of Nigeria."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Literal, get_args

from ._bank_names import bank_key, distinctive_names
from ._generated.records import Bank, BankType
from ._identifiers import Index, Tier
from ._result import MaybeText, Remembered, Success, Unknown, require_kind, require_text, text_of
from ._tables import group_by, read_table
from ._text import code_key, find_bracketed, fold

__all__ = ["Bank", "BankType", "bank_key", "find_bank", "get_bank", "list_banks", "predecessors_of", "successor_of"]

UnknownBank = Unknown[Literal["empty", "unknown_bank"]]


@cache
def all_banks() -> tuple[Bank, ...]:
    """Every institution, closed ones too, by name."""
    return read_table("banks", Bank)


@cache
def _with_status(*statuses: str) -> tuple[Bank, ...]:
    return tuple(bank for bank in all_banks() if bank.status in statuses)


@cache
def _closed() -> tuple[Bank, ...]:
    """The last closed first: if two share a name, people usually mean the later one."""
    closed = _with_status("merged", "licence_revoked")
    return tuple(sorted(closed, key=lambda bank: bank.status_date or "", reverse=True))


def list_banks(type: BankType | None = None, *, active: bool = True) -> tuple[Bank, ...]:
    """The institutions that the central bank licenses, by name; with `active=False` closed and unlisted ones too."""
    if type is not None:
        require_kind("list_banks", "type", type, get_args(BankType))
    banks = _with_status("active") if active else all_banks()
    return banks if type is None else tuple(bank for bank in banks if bank.type == type)


_TIERS: tuple[Tier[Bank], ...] = (
    (lambda bank: (bank.id, bank.cbn_code, bank.nip_code), code_key),
    (lambda bank: (bank.name, bank.short_name), bank_key),
    (lambda bank: bank.aliases, bank_key),
)


def _own_names(bank: Bank) -> Iterable[str]:
    return (name for name in (bank.name, bank.short_name, *bank.aliases) if name is not None)


#: By a name without the words that say its kind. It counts only if a single institution has it.
_DISTINCTIVE: tuple[Tier[Bank], ...] = (
    (lambda bank: chain.from_iterable(map(distinctive_names, _own_names(bank))), bank_key),
)
#: Names that lists give to several institutions, with and without the words that say their kind.
_SHARED: tuple[Tier[Bank], ...] = (
    (lambda bank: chain(bank.shared_names, *map(distinctive_names, bank.shared_names)), bank_key),
)


@cache
def _active_index() -> Index[Bank]:
    return Index(_with_status("active"), _TIERS)


@cache
def _closed_index() -> Index[Bank]:
    return Index(_closed(), _TIERS)


@cache
def _unlisted_index() -> Index[Bank]:
    return Index(_with_status("unlisted"), _TIERS)


@cache
def _active_distinctive() -> Index[Bank]:
    return Index(_with_status("active"), _DISTINCTIVE)


@cache
def _closed_distinctive() -> Index[Bank]:
    return Index(_closed(), _DISTINCTIVE)


@cache
def _unlisted_distinctive() -> Index[Bank]:
    return Index(_with_status("unlisted"), _DISTINCTIVE)


@cache
def _shared() -> Index[Bank]:
    return Index(_with_status("active"), _SHARED)


def _is_shared(identifier: str) -> bool:
    """Whether lists give a name to several institutions, and it is the whole name of none of them."""
    sharing = _shared().find(identifier)
    return len(sharing) > 1 and not any(
        code_key(identifier) == bank.id or fold(identifier) == fold(bank.name) for bank in sharing
    )


@cache
def _by_id() -> dict[str, Bank]:
    return {bank.id: bank for bank in all_banks()}


_found: Remembered[str, Success[Bank]] = Remembered()


def get_bank(id: str) -> Bank | None:
    """The institution with an id as in `Bank.id` ("gtbank"), in exactly this form."""
    require_text("get_bank", "id", id)
    return _by_id().get(id)


def find_bank(identifier: MaybeText) -> Success[Bank] | UnknownBank:
    """The institution that an identifier names: id, CBN code, NIP code, name, short name or alias.

    If an active and a closed institution share it, the active one is returned; of closed ones the one that
    closed last. A name that lists give to several institutions finds none of them.
    """
    name = text_of("find_bank", "identifier", identifier)
    if name is None:
        return Unknown("empty", "")
    if (known := _found.get(name)) is not None:
        return known
    # "Polaris Bank (Skye Bank)" may be either: the one took over the other's codes.
    bank = _named(name) or find_bracketed(
        name,
        _named,
        lambda within, before: successor_of(within) is before and within.cbn_code != before.cbn_code,
    )
    if bank is None:
        return Unknown("unknown_bank", name)
    return _found.remember(name, Success(bank))


def _named(identifier: str) -> Bank | None:
    if _is_shared(identifier):
        return None
    found = _active_index().find(identifier) or _closed_index().find(identifier)
    if found:
        return found[0]
    bare = _active_distinctive().find(identifier)
    if bare:
        return _only(bare)
    closed = _only(_closed_distinctive().find(identifier))
    if closed is not None:
        return closed
    whole = _unlisted_index().find(identifier)
    return whole[0] if whole else _only(_unlisted_distinctive().find(identifier))


def _only(banks: tuple[Bank, ...]) -> Bank | None:
    return banks[0] if len(banks) == 1 else None


def _require_bank(call: str, bank: object) -> None:
    if not isinstance(bank, Bank):
        raise TypeError(f"{call}: bank must be a Bank, as find_bank returns it, not {type(bank).__name__}.")


def successor_of(bank: Bank) -> Bank | None:
    """The active institution that carries on the business of a closed one, by way of others that closed too."""
    _require_bank("successor_of", bank)
    following = None if bank.merged_into is None else get_bank(bank.merged_into)
    return following if following is None or following.status == "active" else successor_of(following)


@cache
def _by_successor() -> dict[str, tuple[Bank, ...]]:
    return group_by((bank for bank in all_banks() if bank.merged_into), lambda bank: bank.merged_into or "")


def predecessors_of(bank: Bank) -> tuple[Bank, ...]:
    """The institutions that a bank took over, and those that they had taken over before."""
    _require_bank("predecessors_of", bank)
    direct = _by_successor().get(bank.id, ())
    return tuple(one for taken in direct for one in (taken, *predecessors_of(taken)))
