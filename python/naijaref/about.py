"""Where the data come from, and what they lack."""

from __future__ import annotations

from functools import cache

from ._generated.records import Coverage, Source
from ._tables import read_table

__all__ = ["Coverage", "Source", "list_coverage", "list_sources"]


@cache
def list_sources() -> tuple[Source, ...]:
    """Whom to credit: every source, by id."""
    return read_table("sources", Source)


@cache
def list_coverage() -> tuple[Coverage, ...]:
    """What the data lack, in sentences."""
    return read_table("coverage", Coverage)
