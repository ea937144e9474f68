"""The LGA, the state and the constituencies at a point, without any request."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

from ._border_map import BorderMap, js_round, scale_at
from ._generated.records import Constituency, Lga, Locality, State
from ._record import Record
from ._result import Failure, Success
from ._tables import read_json
from .elections import seats_by_lga
from .localities import list_localities
from .places import get_state, list_lgas

__all__ = ["Location", "NearLga", "NearLocality", "OtherOutline", "ReverseGeocodeFailure", "reverse_geocode"]

#: Other LGAs are named when they are this near.
_NEAR_METRES = 2000
_MILLION = 1_000_000


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NearLga(Record):
    """An LGA and how far it is from a point."""

    lga: Lga
    distance_m: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NearLocality(Record):
    """A locality and how far its point is from another."""

    locality: Locality
    distance_m: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class OtherOutline(Record):
    """Where the outlines of geoBoundaries have a point. The distance is right to about 250 metres."""

    lga: Lga | None
    """None: outside the country, or in water."""

    distance_m: int
    """From the point to the LGA that was found, as the other source draws it."""


@cache
def _waters() -> list[dict[str, str]]:
    waters: list[dict[str, str]] = read_json("waters")
    return waters


def _outside() -> int:
    return len(list_lgas()) + len(_waters())


@cache
def _borders() -> BorderMap:
    return BorderMap("borders.bin", _outside())


@cache
def _witness() -> BorderMap:
    return BorderMap("witness.bin", _outside())


def _lga_of(face: int) -> Lga | None:
    return list_lgas()[face] if face < len(list_lgas()) else None


class Location:
    """A point in an LGA. Everything but the LGA is worked out when it is read."""

    def __init__(self, lon: int, lat: int, face: int, lga: Lga) -> None:
        self.lga = lga
        self.lat = lat / _MILLION
        """Rounded to six decimals, as it was looked up."""
        self.lon = lon / _MILLION
        self._at = lon, lat
        self._face = face

    def __repr__(self) -> str:
        return f"Location(lat={self.lat}, lon={self.lon}, lga={self.lga.code!r})"

    @property
    def state(self) -> State:
        state = get_state(self.lga.state_code)
        if state is None:
            raise RuntimeError(f"{self.lga.code} is in no state")
        return state

    @cached_property
    def _near(self) -> dict[int, float]:
        return _borders().faces_within(*self._at, _NEAR_METRES)

    @cached_property
    def distance_to_border_m(self) -> int:
        """From the point to the border of its LGA. The coast is a border too."""
        near = self._near.get(self._face)
        if near is None:
            _, near = _borders().nearest_arc(_borders().arcs_of(self._face), *self._at)
        return js_round(math.sqrt(near))

    @property
    def neighbours(self) -> tuple[NearLga, ...]:
        """The other LGAs within 2 km, the nearest first."""
        if self._face not in self._near:
            return ()
        others = ((_lga_of(face), square) for face, square in self._near.items() if face != self._face)
        near = [NearLga(lga, js_round(math.sqrt(square))) for lga, square in others if lga is not None]
        # Where LGAs meet at a corner they are equally far.
        return tuple(sorted(near, key=lambda one: (one.distance_m, one.lga.code)))

    @cached_property
    def other_outline(self) -> OtherOutline | None:
        """What the outlines of the other source say, if they have the point elsewhere."""
        face = _witness().face_at(*self._at)
        if face == self._face:
            return None
        _, square = _witness().nearest_arc(_witness().arcs_of(self._face), *self._at)
        return OtherOutline(_lga_of(face), js_round(math.sqrt(square)))

    @property
    def witnesses(self) -> Literal[1, 2]:
        """How many of the two sources of outlines have the point in this LGA."""
        return 2 if self.other_outline is None else 1

    @cached_property
    def nearest_locality(self) -> NearLocality:
        """The city, town or quarter whose point is nearest. It may be in another LGA."""
        return _nearest_locality(*self._at)

    def _seats(self, kind: str) -> tuple[Constituency, ...]:
        return tuple(seat for seat in seats_by_lga().get(self.lga.code, ()) if seat.kind == kind)

    @property
    def senatorial_districts(self) -> tuple[Constituency, ...]:
        """Those in which the point can be. Several: the LGA is divided between them."""
        return self._seats("senatorial_district")

    @property
    def federal_constituencies(self) -> tuple[Constituency, ...]:
        return self._seats("federal_constituency")

    @property
    def state_constituencies(self) -> tuple[Constituency, ...]:
        """Empty in the Federal Capital Territory, which has no House of Assembly."""
        return self._seats("state_constituency")


class ReverseGeocodeFailure(Failure[Literal["not_a_coordinate", "outside", "water"]]):
    """Why a point is in no LGA. What more there is to say is worked out when it is read.

    `not_a_coordinate`: no latitude from -90 to 90 and longitude from -180 to 180. `outside`: not in Nigeria.
    `water`: in water that is in none of its state's LGAs, such as Lagos Lagoon.
    """

    __slots__ = ("_at", "_face")

    def __init__(
        self,
        reason: Literal["not_a_coordinate", "outside", "water"],
        at: tuple[int, int] | None = None,
        face: int = -1,
    ) -> None:
        super().__init__(reason)
        object.__setattr__(self, "_at", at)
        object.__setattr__(self, "_face", face)

    _at: tuple[int, int] | None
    _face: int

    @property
    def nearest(self) -> NearLga | None:
        """The LGA on the other side of the nearest border. None for what is no coordinate."""
        if self._at is None:
            return None
        borders = _borders()
        arcs = [arc for arc in borders.arcs_of(self._face) if _lga_of(borders.across(arc, self._face))]
        arc, square = borders.nearest_arc(arcs, *self._at)
        lga = _lga_of(borders.across(arc, self._face))
        return None if lga is None else NearLga(lga, js_round(math.sqrt(square)))

    @property
    def exchanged(self) -> Lga | None:
        """Of `outside`: the LGA at the point with latitude and longitude exchanged, if there is one."""
        if self._at is None or self.reason != "outside":
            return None
        return _lga_of(_borders().face_at(self._at[1], self._at[0]))

    @property
    def water(self) -> str | None:
        """The name of the water."""
        return _waters()[self._face - len(list_lgas())]["name"] if self.reason == "water" else None

    @property
    def state(self) -> State | None:
        """The state of the water."""
        return get_state(_waters()[self._face - len(list_lgas())]["stateCode"]) if self.reason == "water" else None


def reverse_geocode(lat: float, lon: float) -> Success[Location] | ReverseGeocodeFailure:
    """The LGA, the state and the constituencies at a point in decimal degrees (WGS 84).

    The point is rounded to six decimals (0.11 m). Near a border compare `distance_to_border_m` with the
    accuracy of the point, and look at `witnesses`: the other outlines were made apart from these.
    """
    for name, value in (("lat", lat), ("lon", lon)):
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            raise TypeError(f"reverse_geocode: {name} must be a number, not {type(value).__name__}.")
    if not (-90 <= lat <= 90 and -180 <= lon <= 180):
        return ReverseGeocodeFailure("not_a_coordinate")
    at = js_round(lon * _MILLION), js_round(lat * _MILLION)
    face = _borders().face_at(*at)
    lga = _lga_of(face)
    if lga is not None:
        return Success(Location(*at, face, lga))
    return ReverseGeocodeFailure("outside" if face == _outside() else "water", at, face)


@cache
def _points() -> tuple[list[Locality], list[int], list[int]]:
    """The localities with a point that nothing speaks against, from south to north, and the points."""
    places = [
        (place.lat, place.lon, place)
        for place in list_localities()
        if place.lat is not None and place.lon is not None and "lat" not in place.unverified_fields
    ]
    places.sort(key=lambda found: found[0])
    return (
        [place for _, _, place in places],
        [js_round(lat * _MILLION) for lat, _, _ in places],
        [js_round(lon * _MILLION) for _, lon, _ in places],
    )


def _nearest_locality(lon: int, lat: int) -> NearLocality:
    """The points are compared from the latitude on, to the north and the south, until none can be nearer."""
    places, lats, lons = _points()
    scale = scale_at(lat)
    start = bisect_left(lats, lat)
    nearest, least = 0, math.inf
    for way in (range(start, len(lats)), range(start - 1, -1, -1)):
        for at in way:
            y = (lats[at] - lat) * scale[1]
            if y * y >= least:
                break
            x = (lons[at] - lon) * scale[0]
            if x * x + y * y < least:
                nearest, least = at, x * x + y * y
    return NearLocality(places[nearest], js_round(math.sqrt(least)))
