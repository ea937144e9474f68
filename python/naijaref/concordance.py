"""The ids that other systems have for our records."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from ._generated.records import ExternalId, IdSystem
from ._result import Failure, MaybeText, Success, require_text, text_of
from ._tables import group_by, read_table
from ._text import code_key

__all__ = ["ExternalId", "ExternalIdFailure", "IdSystem", "find_external_id", "list_external_ids", "list_id_systems"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ExternalIdFailure(Failure[Literal["empty", "unknown_system", "unknown_id"]]):
    """Why nothing has the id.

    `candidates` of an unknown id are those of the system that differ in their first zeros alone: a spreadsheet
    drops them (`90267` for `090267`).
    """

    candidates: tuple[ExternalId, ...] = ()


@cache
def list_id_systems() -> tuple[IdSystem, ...]:
    """The systems of ids, by id."""
    return read_table("id_systems", IdSystem)


@cache
def list_external_ids() -> tuple[ExternalId, ...]:
    """Every id of every system, also those that our records have themselves."""
    return read_table("external_ids", ExternalId)


@cache
def _by_system() -> dict[str, dict[str, ExternalId]]:
    systems: dict[str, dict[str, ExternalId]] = {system.id: {} for system in list_id_systems()}
    for external in list_external_ids():
        systems[external.system][code_key(external.id)] = external
    return systems


_is_digits = re.compile("[0-9]+").fullmatch


def _without_zeros(id: str) -> str:
    return code_key(id).lstrip("0")


@cache
def _by_digits(system: str) -> dict[str, tuple[ExternalId, ...]]:
    return group_by(_by_system()[system].values(), lambda external: _without_zeros(external.id))


def find_external_id(system: str, id: MaybeText) -> Success[ExternalId] | ExternalIdFailure:
    """What another system's id identifies: the kind and code of our record, and how well they agree."""
    require_text("find_external_id", "system", system)
    given = text_of("find_external_id", "id", id)
    if given is None:
        return ExternalIdFailure("empty")
    ids = _by_system().get(code_key(system))
    if ids is None:
        return ExternalIdFailure("unknown_system")
    if (found := ids.get(code_key(given))) is not None:
        return Success(found)
    digits = _without_zeros(given)
    candidates = _by_digits(code_key(system)).get(digits, ()) if _is_digits(digits) else ()
    return ExternalIdFailure("unknown_id", candidates)
