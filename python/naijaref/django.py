"""Choices and fields for Django. Needs Django.

    class Branch(models.Model):
        state = StateField()
        lga = LgaField()
        phone = PhoneNumberField(blank=True)
"""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.db import models

from ._generated.reasons import ACCOUNT, PHONE
from .accounts import AccountFailure, check_account
from .banks import list_banks
from .phones import parse_phone
from .places import State, lgas_of_state, list_lgas, list_states

__all__ = [
    "AccountNumberValidator",
    "LgaField",
    "PhoneNumberField",
    "StateField",
    "bank_choices",
    "lga_choices",
    "state_choices",
]

Choices = list[tuple[str, str]]


def state_choices() -> Choices:
    """The states by name: code and name."""
    return sorted(((state.code, state.name) for state in list_states()), key=lambda choice: choice[1])


def lga_choices(state: str | State | None = None) -> Choices:
    """The LGAs of a state, or all, each with its state's code behind it where another state has the name too."""
    if state is not None:
        found = lgas_of_state(state)
        if not found.ok:
            raise ValueError(f"lga_choices: no state is called {found.identifier!r}.")
        return [(lga.code, lga.name) for lga in found.value]
    names = [lga.name for lga in list_lgas()]
    shared = {name for name in names if names.count(name) > 1}
    return [
        (lga.code, f"{lga.name} ({lga.state_code})" if lga.name in shared else lga.name) for lga in list_lgas()
    ]


def bank_choices() -> Choices:
    """The banks that hold a licence and can be paid into, by name: id and the name that people use.

    Ids may be long: give the field `max_length=100`.
    """
    return [(bank.id, bank.short_name or bank.name) for bank in list_banks() if bank.nip_code]


class _CodeField(models.CharField):
    """A field whose choices are the package's. They are not in migrations, which new data would change."""

    length: int

    def __init__(self, *args: Any, **options: Any) -> None:
        options["max_length"] = self.length
        options["choices"] = self.package_choices()
        super().__init__(*args, **options)

    @staticmethod
    def package_choices() -> Choices:
        raise NotImplementedError

    def deconstruct(self) -> Any:
        name, path, args, options = super().deconstruct()
        del options["max_length"], options["choices"]
        return name, path, args, options


class StateField(_CodeField):
    """A state by its two letters, chosen from all."""

    length = 2
    package_choices = staticmethod(state_choices)


class LgaField(_CodeField):
    """An LGA by its P-code, chosen from all."""

    length = 8
    package_choices = staticmethod(lga_choices)


def validate_phone_number(value: str) -> None:
    """Refuses what is no Nigerian phone number."""
    parsed = parse_phone(value)
    if not parsed.ok:
        code = parsed.short_code
        values = {"count": len(parsed.numbers)} if code is None else {"code": code.code, "purpose": code.purpose}
        raise ValidationError(PHONE[parsed.reason].format(**values), code=parsed.reason)


class PhoneNumberField(models.CharField):
    """A Nigerian phone number. It may be typed in any common way, and is stored as `+2348031234567`.

    So are the numbers of queries: `filter(phone="0803 123 4567")` finds it.
    """

    default_validators = [validate_phone_number]

    def __init__(self, *args: Any, **options: Any) -> None:
        # +234, and at most 14 digits of a long 0800 number.
        options.setdefault("max_length", 18)
        super().__init__(*args, **options)

    def to_python(self, value: Any) -> Any:
        text = super().to_python(value)
        parsed = parse_phone(text) if isinstance(text, str) else None
        return parsed.value.e164 if parsed is not None and parsed.ok else text

    def formfield(self, **options: Any) -> Any:
        # The longest way to type it, which is longer than what is stored.
        return super().formfield(**{"max_length": 40, **options})


class AccountNumberValidator:
    """Refuses an account number that the bank cannot have: `AccountNumberValidator("gtbank")(number)`."""

    def __init__(self, bank: str) -> None:
        self.bank = bank

    def __call__(self, value: str) -> None:
        checked = check_account(value, self.bank)
        if checked.ok:
            if not checked.value.possible:
                raise ValidationError("The bank has no account with this number. Check it.", code="not_possible")
        elif isinstance(checked, AccountFailure):
            if checked.reason != "bank_not_checkable":
                sentence = ACCOUNT[checked.reason].format(digits=checked.digits)
                raise ValidationError(sentence, code=checked.reason)
        else:
            raise ValueError(f"AccountNumberValidator: no bank is called {self.bank!r}.")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AccountNumberValidator) and other.bank == self.bank

    def deconstruct(self) -> Any:
        return "naijaref.django.AccountNumberValidator", [self.bank], {}
