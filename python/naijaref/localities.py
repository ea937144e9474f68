"""Cities, towns, quarters and the development areas of Lagos."""

from __future__ import annotations

from functools import cache

from ._generated.records import Locality
from ._result import MaybeText, require_text, text_of
from ._tables import read_table
from ._text import place_key

__all__ = ["Locality", "get_locality", "list_localities", "localities_named"]


@cache
def list_localities() -> tuple[Locality, ...]:
    """All localities, by code."""
    return read_table("localities", Locality)


@cache
def _by_code() -> dict[str, Locality]:
    return {code: place for place in list_localities() for code in (place.code, *place.former_codes)}


@cache
def _by_name() -> dict[str, list[Locality]]:
    places: dict[str, list[Locality]] = {}
    for place in list_localities():
        for key in dict.fromkeys(map(place_key, (place.name, *place.aliases))):
            places.setdefault(key, []).append(place)
    return places


def get_locality(code: str) -> Locality | None:
    """The locality with a code as in `Locality.code` or `former_codes` ("LC00001"), in exactly this form."""
    require_text("get_locality", "code", code)
    return _by_code().get(code)


def localities_named(
    name: MaybeText, *, state_code: str | None = None, lga_code: str | None = None
) -> tuple[Locality, ...]:
    """The localities that have exactly this name or alias, by code. Several may have the same name."""
    text = text_of("localities_named", "name", name)
    for argument, code in (("state_code", state_code), ("lga_code", lga_code)):
        if code is not None:
            require_text("localities_named", argument, code)
    return tuple(
        place
        for place in ([] if text is None else _by_name().get(place_key(text), ()))
        if (state_code is None or place.state_code == state_code)
        and (lga_code is None or lga_code in place.lga_codes)
    )
