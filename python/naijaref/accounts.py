"""Account numbers, checked by the central bank's check-digit scheme (NUBAN, revised standards of 2020)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from ._bank_notes import note_on_check
from ._generated.records import Bank
from ._record import Record
from ._result import Failure, MaybeText, Success, Unknown, text_of
from ._text import SPACES, trim
from .banks import UnknownBank, find_bank, get_bank, predecessors_of, successor_of

__all__ = ["AccountCheck", "AccountFailure", "check_account", "check_digit"]

_DIGITS = 10
_WEIGHTS = (3, 7, 3) * 5
_grouping = re.compile(f"[{SPACES}\u2010-\u2013-]+").split
_is_digits = re.compile("[0-9]+").fullmatch
#: Institutions that number accounts by NUBAN alone. Others may use the customer's phone number.
_DEPOSIT_MONEY_BANKS = ("commercial", "merchant", "non_interest")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AccountCheck(Record):
    """An account number checked at one bank."""

    account: str
    """Ten digits."""

    valid: bool
    """Whether the check digit is right for the bank's own code. It does not prove that the account exists."""

    possible: bool
    """Whether an account of the bank may have this number. False is what a form should refuse."""

    fits: tuple[Bank, ...]
    """The institutions for whose code the digit is right: the bank, and those that it took over."""

    code_verified: bool
    """Whether the bank's CBN code is verified."""

    bank: Bank

    check_digit: int
    """The account number's last digit."""

    expected_check_digit: int
    """The digit that the other nine require at this bank."""

    note: str
    """What the result can and cannot prove, in sentences."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AccountFailure(Failure[Literal["empty", "not_digits", "wrong_length", "bank_not_checkable"]]):
    """Why an account number cannot be checked.

    `empty`: the value is missing, such as `None` or `nan`. `wrong_length`: `digits` is how many it has. `bank_not_checkable`: `bank` has no CBN code here.
    """

    digits: int | None = None
    bank: Bank | None = None


def read_account_number(typed: MaybeText) -> Success[str] | AccountFailure:
    """An account number as its ten digits; spaces and hyphens between them are ignored."""
    text = text_of("check_account", "account", typed)
    if text is None:
        return AccountFailure("empty")
    groups = _grouping(trim(text))
    if not all(map(_is_digits, groups)):
        return AccountFailure("not_digits")
    account = "".join(groups)
    return Success(account) if len(account) == _DIGITS else AccountFailure("wrong_length", len(account))


def check_digit(cbn_code: str, serial: str) -> int:
    """The check digit of nine digits at an institution with a CBN code of three or five digits."""
    digits = ("000" if len(cbn_code) == 3 else "9") + cbn_code + serial
    if len(cbn_code) not in (3, 5) or len(serial) != 9 or not _is_digits(digits):
        raise ValueError("check_digit: cbn_code must be three or five digits, and serial nine digits.")
    return -sum(int(digit) * weight for digit, weight in zip(digits, _WEIGHTS)) % 10


def check_account(
    account: MaybeText, bank: MaybeText | Bank
) -> Success[AccountCheck] | AccountFailure | UnknownBank:
    """Whether an account number is valid for a bank. Every single wrong digit is found.

    `account` is ten digits, with spaces and hyphens as you like; `bank` a record, or any identifier that
    `find_bank` takes.
    """
    number = read_account_number(account)
    name = None if isinstance(bank, Bank) else text_of("check_account", "bank", bank)
    if not number.ok:
        return number
    at: Bank | None
    if isinstance(bank, Bank):
        at = bank
    elif name is None:
        return Unknown("empty", "")
    else:
        named = find_bank(name)
        at = named.value if named.ok else get_bank(name)
    if at is None:
        return Unknown("unknown_bank", name or "")
    if at.cbn_code is None:
        return AccountFailure("bank_not_checkable", bank=at)
    return Success(_check_at(number.value, at, at.cbn_code))


def _check_at(account: str, bank: Bank, cbn_code: str) -> AccountCheck:
    digit = int(account[-1])
    expected = check_digit(cbn_code, account[:-1])
    fits = _fitting(account, bank)
    verified = "cbn_code" not in bank.unverified_fields
    return AccountCheck(
        account=account,
        valid=digit == expected,
        possible=bool(fits) or not verified or _may_be_phone(account, bank),
        fits=fits,
        code_verified=verified,
        bank=bank,
        check_digit=digit,
        expected_check_digit=expected,
        note=note_on_check(account, bank, fits),
    )


def _fitting(account: str, bank: Bank) -> tuple[Bank, ...]:
    """Of a bank and all whose accounts it may hold, those for whose code the check digit is right."""
    last = (None if bank.status == "active" else successor_of(bank)) or bank
    family = {one.id: one for one in (bank, last, *predecessors_of(last))}
    digit, serial = int(account[-1]), account[:-1]
    return tuple(one for one in family.values() if one.cbn_code and check_digit(one.cbn_code, serial) == digit)


def _may_be_phone(account: str, bank: Bank) -> bool:
    return account[0] in "789" and account[1] in "01" and bank.type not in _DEPOSIT_MONEY_BANKS
