"""What a check digit can and cannot prove, in the library's sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ._generated.reasons import PHONE_AS_ACCOUNT
from ._generated.records import Bank
from .banks import get_bank, successor_of

_PHONE = (
    "The number is shaped like a mobile number: some wallets use the customer's phone number as the account "
    "number, and such numbers have no check digit."
)
_CHANCE = "A valid check digit does not prove that the account exists: about one number in ten has it by chance."
_UNVERIFIED = "The bank's CBN code is unverified, and with another code the result may be another."


def _name_of(bank: Bank) -> str:
    return bank.short_name or bank.name


def _with_year(bank: Bank) -> str:
    return f"{_name_of(bank)} ({bank.status_date[:4]})" if bank.status_date else _name_of(bank)


def _standing(bank: Bank) -> str:
    """How an institution closed, and which one carries on its business."""
    if bank.status == "unlisted":
        return (
            f"{bank.name} is on payment lists, and no list of the central bank that is a source here names it."
        )
    into = None if bank.merged_into is None else get_bank(bank.merged_into)
    successor = successor_of(bank)
    name = "another institution" if into is None else into.name
    closed = f"merged into {name}" if bank.status == "merged" else "lost its licence"
    date = f" ({bank.status_date})" if bank.status_date else ""
    doubt = ", which is unverified" if "status" in bank.unverified_fields else ""
    is_other = successor is not None and (bank.status != "merged" or successor != into)
    now = f"; {successor.name} carries on its business" if successor is not None and is_other else ""
    return f"{bank.name} {closed}{date}{doubt}{now}."


def _reason_of_others(bank: Bank, others: tuple[Bank, ...]) -> str:
    """A closed bank is carried on by one of those that the digit fits, or by one that took both over."""
    if bank.status != "active":
        names = " and ".join(map(_name_of, others))
        return f"The digit fits {names}, which belongs to the same bank today."
    doubted = [_name_of(one) for one in others if "cbn_code" in one.unverified_fields]
    doubt = f" The code of {' and '.join(doubted)} is unverified." if doubted else ""
    fits = " and ".join(map(_with_year, others))
    return (
        f"The digit fits {fits}, which {_name_of(bank)} took over. "
        f"Accounts opened there may still have such numbers.{doubt}"
    )


def _on_phone(account: str, bank: Bank) -> str:
    if bank.account_numbers is None:
        return _PHONE if account[0] in "789" and account[1] in "01" else ""
    doubt = ", as far as is known" if "account_numbers" in bank.unverified_fields else ""
    return PHONE_AS_ACCOUNT.format(bank=_name_of(bank), doubt=doubt)


def note_on_check(account: str, bank: Bank, fits: tuple[Bank, ...]) -> str:
    """What a fitting or a failing check digit at one bank can and cannot prove."""
    others = () if bank in fits else fits
    notes: Iterable[str] = (
        _CHANCE,
        "" if bank.status == "active" else _standing(bank),
        _reason_of_others(bank, others) if others else "",
        _UNVERIFIED if "cbn_code" in bank.unverified_fields else "",
        _on_phone(account, bank),
    )
    return " ".join(filter(None, notes))
