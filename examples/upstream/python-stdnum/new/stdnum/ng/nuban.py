# nuban.py - functions for handling Nigerian bank account numbers
# coding: utf-8
#
# Copyright (C) 2026 The naijaref contributors
#
# This library is free software; you can redistribute it and/or
# modify it under the terms of the GNU Lesser General Public
# License as published by the Free Software Foundation; either
# version 2.1 of the License, or (at your option) any later version.
#
# This library is distributed in the hope that it will be useful,
# but WITHOUT ANY WARRANTY; without even the implied warranty of
# MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the GNU
# Lesser General Public License for more details.
#
# You should have received a copy of the GNU Lesser General Public
# License along with this library; if not, write to the Free Software
# Foundation, Inc., 51 Franklin Street, Fifth Floor, Boston, MA
# 02110-1301 USA

"""NUBAN (Nigeria Uniform Bank Account Number).

The number of an account at a Nigerian bank has ten digits: nine of a serial
number and a check digit. The check digit is calculated over the serial number
and the code that the Central Bank of Nigeria has assigned to the institution,
so that an account number can be checked together with that code only.

The code has three digits for a deposit money bank (011), which are filled up
with zeros to six, and five for other financial institutions (50547), which
have a 9 in front. The code that is used to route payments (NIP code) is
another one.

The institution's code can be part of the number that is checked, in front of
the account number, or can be passed separately.

More information:

* https://www.cbn.gov.ng/OUT/2011/CIRCULARS/BSPD/NUBAN%20PROPOSALS%20V%200%204-%2003%2009%202010.PDF
* Central Bank of Nigeria: Revised Standards on NUBAN for Banks and Other
  Financial Institutions (circular of March 2020)

>>> validate('011 0000014579')
'0110000014579'
>>> validate('0000014579', bank_code='011')
'0000014579'
>>> validate('0000014578', bank_code='011')
Traceback (most recent call last):
    ...
InvalidChecksum: ...
>>> validate('0000014579')  # the bank is not known
Traceback (most recent call last):
    ...
InvalidLength: ...
>>> calc_check_digit('000001457', '011')
'9'
>>> format('0110000014579')
'011-000001457-9'
"""  # noqa: E501

from __future__ import annotations

from stdnum.exceptions import *
from stdnum.util import clean, isdigits


_weights = (3, 7, 3) * 5


def compact(number: str) -> str:
    """Convert the number to the minimal representation. This strips the
    number of any valid separators and removes surrounding whitespace."""
    return clean(number, ' -').strip()


def _institution(bank_code: str) -> str:
    """Return the six digits that the check digit is calculated over."""
    if len(bank_code) == 3:
        return '000' + bank_code
    if len(bank_code) == 5:
        return '9' + bank_code
    return bank_code


def calc_check_digit(serial: str, bank_code: str) -> str:
    """Calculate the check digit of a serial number of nine digits."""
    number = _institution(bank_code) + serial
    return str(-sum(w * int(n) for w, n in zip(_weights, number)) % 10)


def validate(number: str, bank_code: str | None = None) -> str:
    """Check if the number is a valid account number. The institution's code
    is in front of the account number unless it is passed separately."""
    number = compact(number)
    bank, account = (number[:-10], number[-10:])
    if bank_code is not None:
        bank, account = (compact(bank_code), number)
    if not isdigits(account) or not isdigits(bank or '0'):
        raise InvalidFormat()
    if len(account) != 10 or len(bank) not in (3, 5, 6):
        raise InvalidLength()
    if account[-1] != calc_check_digit(account[:-1], bank):
        raise InvalidChecksum()
    return number


def is_valid(number: str, bank_code: str | None = None) -> bool:
    """Check if the number is a valid account number."""
    try:
        return bool(validate(number, bank_code))
    except ValidationError:
        return False


def format(number: str) -> str:
    """Reformat the number to the standard presentation format."""
    number = compact(number)
    parts = (number[:-10], number[-10:-1], number[-1:])
    return '-'.join(part for part in parts if part)
