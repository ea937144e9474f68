"""The border lines of one source, and the country in cells of a tenth of a degree, in millionths of a degree.

All numbers are whole, so that every comparison is exact: a point is in exactly one face. On a border it is in
the eastern one, or in the northern one where the border runs along a parallel.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate

from ._tables import read_bytes

_CELL = 100_000
_RADIANS = math.pi / 180 / 1_000_000

#: The two ends of a line, the face on its left and the face on its right.
Line = tuple[int, int, int, int, int, int]
Scale = tuple[float, float]


def js_round(number: float) -> int:
    """To the nearest whole number; halves up, as JavaScript does."""
    floor = math.floor(number)
    return floor if number - floor < 0.5 else floor + 1


def scale_at(lat: int) -> Scale:
    """How many metres a millionth of a degree is, on the ellipsoid of WGS 84: in longitude, in latitude."""
    cos = math.cos(lat * _RADIANS)
    cos2 = 2 * cos * cos - 1
    cos3 = cos * (2 * cos2 - 1)
    cos5 = 2 * cos2 * cos3 - cos
    return (
        (111_412.84 * cos - 93.5 * cos3 + 0.118 * cos5) / 1_000_000,
        (111_132.92 - 559.82 * cos2 + 1.175 * (2 * cos2 * cos2 - 1)) / 1_000_000,
    )


def square_to_line(x0: int, y0: int, x1: int, y1: int, scale: Scale) -> float:
    """The square of the distance in metres to a line, from the point that its two ends are measured from."""
    dx = (x1 - x0) * scale[0]
    dy = (y1 - y0) * scale[1]
    px = -x0 * scale[0]
    py = -y0 * scale[1]
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else min(1.0, max(0.0, (px * dx + py * dy) / length))
    ex = px - along * dx
    ey = py - along * dy
    return ex * ex + ey * ey


def _is_east(x0: int, y0: int, x1: int, y1: int, x: int, y: int) -> bool:
    """Whether a point is east of a line that its parallel crosses. A point on the line is."""
    turn = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)
    return turn <= 0 if y0 < y1 else turn >= 0


def _is_north(x0: int, y0: int, x1: int, y1: int, x: int, y: int) -> bool:
    """Whether a point is north of a line that its meridian crosses. One on the line is a little east of it."""
    turn = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)
    side = turn if x0 < x1 else -turn
    if side == 0:
        return y0 >= y1 if x0 < x1 else y0 <= y1
    return side > 0


class _Row:
    """A row of cells, from west to east: the face at each south-western corner, and the lines of each cell."""

    __slots__ = ("cells", "corners", "south")

    def __init__(self, south: int, columns: int, outside: int) -> None:
        self.south = south
        self.corners = [outside] * columns
        self.cells: list[list[Line]] = [[] for _ in range(columns)]

    def face_at(self, column: int, side: int, lon: int, lat: int) -> int:
        """Goes from the cell's corner north along its western side, then east, and counts each crossing."""
        face = self.corners[column]
        for x0, y0, x1, y1, left, right in self.cells[column]:
            if (
                (x0 <= side) != (x1 <= side)
                and _is_north(x0, y0, x1, y1, side, lat)
                and not _is_north(x0, y0, x1, y1, side, self.south)
            ):
                face += left - right if x0 < x1 else right - left
            if (
                (y0 <= lat) != (y1 <= lat)
                and _is_east(x0, y0, x1, y1, lon, lat)
                and not _is_east(x0, y0, x1, y1, side, lat)
            ):
                face += right - left if y0 < y1 else left - right
        return face


class BorderMap:
    """Reads a file of `npm run build python`. `outside` is the face that is everything outside the country."""

    def __init__(self, file: str, outside: int) -> None:
        numbers = array("i")
        numbers.frombytes(read_bytes(file))
        if sys.byteorder == "big":
            numbers.byteswap()
        arcs, positions = numbers[0], numbers[1]
        starts = range(2, 2 + 3 * arcs + 1, arcs)
        lengths, self.left, self.right = (numbers[start : start + arcs] for start in starts[:3])
        self.first = [0, *accumulate(lengths)]
        self.lons = list(accumulate(numbers[starts[3] : starts[3] + positions]))
        self.lats = list(accumulate(numbers[starts[3] + positions :]))
        self.outside = outside
        self.boxes = [self._box_of(arc) for arc in range(arcs)]
        self.west = (min(box[0] for box in self.boxes) // _CELL - 1) * _CELL
        self.south = (min(box[1] for box in self.boxes) // _CELL - 1) * _CELL
        self.columns = (max(box[2] for box in self.boxes) - self.west) // _CELL + 2
        self.rows = (max(box[3] for box in self.boxes) - self.south) // _CELL + 2
        self._rows: list[_Row | None] = [None] * self.rows
        self._arcs: list[list[int]] | None = None

    def _box_of(self, arc: int) -> tuple[int, int, int, int]:
        lons = self.lons[self.first[arc] : self.first[arc + 1]]
        lats = self.lats[self.first[arc] : self.first[arc + 1]]
        return min(lons), min(lats), max(lons), max(lats)

    def face_at(self, lon: int, lat: int) -> int:
        """The face at a point."""
        column = (lon - self.west) // _CELL
        row = (lat - self.south) // _CELL
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return self.outside
        return self._row(row).face_at(column, self.west + column * _CELL, lon, lat)

    def _row(self, row: int) -> _Row:
        """It is built when it is first needed: whoever looks one point up does not wait for the other rows."""
        built = self._rows[row]
        if built is None:
            built = self._rows[row] = self._build(row)
        return built

    def _build(self, row: int) -> _Row:
        built = _Row(self.south + row * _CELL, self.columns, self.outside)
        top = built.south + _CELL
        for arc, (_, low, _, high) in enumerate(self.boxes):
            if low < top and high >= built.south:
                self._add_lines(built, arc, top)
        # The first cell is outside the country. Each other corner is found from the cell west of it.
        for column in range(1, self.columns):
            east = self.west + column * _CELL
            built.corners[column] = built.face_at(column - 1, east - _CELL, east, built.south)
        return built

    def _add_lines(self, built: _Row, arc: int, top: int) -> None:
        """Each line of an arc to every cell of the row that it touches. A cell too many does no harm."""
        bottom, left, right = built.south, self.left[arc], self.right[arc]
        for start in range(self.first[arc], self.first[arc + 1] - 1):
            y0, y1 = self.lats[start], self.lats[start + 1]
            low, high = (y0, y1) if y0 < y1 else (y1, y0)
            if low >= top or high < bottom:
                continue
            lon0, lon1 = self.lons[start], self.lons[start + 1]
            x0, x1 = lon0 - self.west, lon1 - self.west
            # The part of the line that is in this row. A millionth more on each side outweighs the rounding.
            slope = 0.0 if y0 == y1 else (x1 - x0) / (y1 - y0)
            a = x0 if y0 == y1 else x0 + slope * (max(low, bottom) - y0)
            b = x1 if y0 == y1 else x0 + slope * (min(high, top) - y0)
            columns = range(math.floor((min(a, b) - 1) / _CELL), math.floor((max(a, b) + 1) / _CELL) + 1)
            for column in columns:
                built.cells[column].append((lon0, y0, lon1, y1, left, right))

    def arcs_of(self, face: int) -> Sequence[int]:
        """The arcs around a face."""
        if self._arcs is None:
            self._arcs = [[] for _ in range(self.outside + 1)]
            for arc in range(len(self.left)):
                self._arcs[self.left[arc]].append(arc)
                self._arcs[self.right[arc]].append(arc)
        return self._arcs[face]

    def across(self, arc: int, face: int) -> int:
        """The face on the other side of an arc."""
        return self.right[arc] if self.left[arc] == face else self.left[arc]

    def nearest_arc(self, arcs: Iterable[int], lon: int, lat: int) -> tuple[int, float]:
        """The nearest of some arcs, and the square of its distance in metres."""
        scale = scale_at(lat)
        nearest, least = -1, math.inf
        for arc in arcs:
            west, south, east, north = self.boxes[arc]
            dx = max(west - lon, 0, lon - east) * scale[0]
            dy = max(south - lat, 0, lat - north) * scale[1]
            if dx * dx + dy * dy >= least:
                continue
            for at in range(self.first[arc], self.first[arc + 1] - 1):
                square = square_to_line(
                    self.lons[at] - lon,
                    self.lats[at] - lat,
                    self.lons[at + 1] - lon,
                    self.lats[at + 1] - lat,
                    scale,
                )
                if square < least:
                    nearest, least = arc, square
        return nearest, least

    def faces_within(self, lon: int, lat: int, metres: float) -> dict[int, float]:
        """The faces whose border is within some metres, each with the square of its distance."""
        scale = scale_at(lat)
        reach_lon, reach_lat = metres / scale[0], metres / scale[1]
        x, y = lon - self.west, lat - self.south
        rows = range(
            max(0, math.floor((y - reach_lat) / _CELL)),
            min(self.rows - 1, math.floor((y + reach_lat) / _CELL)) + 1,
        )
        columns = slice(
            max(0, math.floor((x - reach_lon) / _CELL)),
            min(self.columns - 1, math.floor((x + reach_lon) / _CELL)) + 1,
        )
        found: dict[int, float] = {}
        for row in rows:
            for cell in self._row(row).cells[columns]:
                for x0, y0, x1, y1, left, right in cell:
                    square = square_to_line(x0 - lon, y0 - lat, x1 - lon, y1 - lat, scale)
                    if square <= metres * metres:
                        found[left] = min(square, found.get(left, square))
                        found[right] = min(square, found.get(right, square))
        return found
