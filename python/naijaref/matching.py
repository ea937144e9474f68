"""Names that are typed in any way become codes, and addresses LGAs. It needs `pip install "naijaref[engine]"`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Literal, TypeVar

from ._engine import EngineError, ask, engine_name
from ._generated.records import Address, AddressCandidate, MatchCandidate, MatchedText, Suggestion
from ._record import from_columns
from ._result import Failure, MaybeText, Success, Unknown, is_missing, require_kind, require_text, text_of

__all__ = [
    "Address",
    "AddressCandidate",
    "AddressFailure",
    "EngineError",
    "MATCH_KINDS",
    "MatchCandidate",
    "MatchedText",
    "SearchFailure",
    "Suggestion",
    "engine_name",
    "match",
    "match_column",
    "read_address",
    "read_addresses",
    "search",
]

MATCH_KINDS = (
    "state",
    "lga",
    "ward",
    "senatorial_district",
    "federal_constituency",
    "state_constituency",
    "bank",
    "locality",
    "constituency",
    "place",
    "address",
)

#: The fields of a match behind its text, in the order of the record.
COLUMNS = ("status", "kind", "code", "name", "confidence", "candidates", "damage", "why")

#: A call takes as many rows, so that the memory of a call has a bound.
_BATCH = 20_000
#: No name or address is longer, so the rest of a longer text says nothing more.
_LONGEST = 600

T = TypeVar("T")
Text = str | None
#: One text for all rows, or one for each.
Texts = Text | Iterable[Any]

AddressFailure = Failure[Literal["empty", "too_long"]] | Unknown[Literal["unknown_state"]]
SearchFailure = Failure[Literal["empty", "too_long", "invalid_option"]]


def _cell(value: object, call: str, argument: str, row: int) -> Text:
    if isinstance(value, str):
        return value[:_LONGEST]
    if is_missing(value):
        return None
    raise TypeError(f"{call}: row {row} of {argument} must be text or missing, not {type(value).__name__}.")


def _is_column(values: object) -> bool:
    """A table and a dictionary are none: what they iterate over is their names. A set has no order."""
    no_column = isinstance(values, (bytes, bytearray, Mapping, set, frozenset)) or getattr(values, "ndim", 1) != 1
    return isinstance(values, Iterable) and not no_column


def _cells(values: Texts, call: str, argument: str, rows: int) -> Sequence[Text]:
    if values is None or isinstance(values, str):
        return [None if values is None else values[:_LONGEST]] * rows
    if not _is_column(values):
        raise TypeError(f"{call}: {argument} must be text or a column of texts, not {type(values).__name__}.")
    cells = [_cell(value, call, argument, row) for row, value in enumerate(values)]
    if len(cells) != rows:
        raise ValueError(f"{call}: {argument} has {len(cells)} rows, and the column has {rows}.")
    return cells


def _column(values: Iterable[Any], call: str) -> Sequence[Text]:
    if not _is_column(values) or isinstance(values, str):
        raise TypeError(f"{call}: the column must be a column of texts, not {type(values).__name__}.")
    return [_cell(value, call, "the column", row) for row, value in enumerate(values)]


def _batches(rows: Sequence[T], label: str, progress: bool) -> Iterator[Sequence[T]]:
    step = 1_000 if progress else _BATCH
    starts: Iterable[int] = range(0, len(rows), step)
    if progress:
        try:
            from tqdm.auto import tqdm

            starts = tqdm(starts, desc=label, unit="k rows")
        except ImportError:
            pass
    for start in starts:
        yield rows[start : start + step]


def match_distinct(
    texts: Iterable[Any],
    kind: str,
    make: Callable[..., Sequence[Any]],
    *,
    state: Texts = None,
    lga: Texts = None,
    progress: bool = False,
) -> tuple[list[str], list[list[Any]], list[int | None]]:
    """The distinct texts, a list for each of `COLUMNS`, and of each row which of them it has; None: it is missing.

    `make` makes candidates, of a list for each of their fields. The other arguments are those of `match_column`.
    """
    require_kind("match_column", "kind", kind, MATCH_KINDS)
    names = _column(texts, "match_column")
    states = _cells(state, "match_column", "state", len(names))
    lgas = _cells(lga, "match_column", "lga", len(names))
    rows = list(zip(names, states, lgas))
    distinct = [row for row in dict.fromkeys(rows) if row[0] is not None]
    matched: list[list[Any]] = [[] for _ in COLUMNS]
    for batch in _batches(distinct, f"naijaref {kind}", progress):
        found = ask("matchByColumn", kind, *zip(*batch))
        candidates = make(*found["candidates"])
        in_order = iter([candidates[at] for at in found["places"]])
        for field, cells in zip(("kind", "code", "name"), found["candidates"]):
            # What means none has the last place.
            cells.append(None)
            found[field] = [cells[at] for at in found["meant"]]
        found["candidates"] = [tuple(islice(in_order, count)) for count in found["counts"]]
        for column, field in zip(matched, COLUMNS):
            column.extend(found[field])
    places = {row: at for at, row in enumerate(distinct)}
    return [name or "" for name, *_ in distinct], matched, [places.get(row) for row in rows]


def _candidates(*columns: Sequence[Any]) -> list[MatchCandidate]:
    return from_columns(MatchCandidate, *columns)


def match_column(
    texts: Iterable[Any], kind: str, *, state: Texts = None, lga: Texts = None, progress: bool = False
) -> list[MatchedText | None]:
    """What each text of a column means. Equal rows are asked once; what is missing stays None.

    :param texts: texts; None, NaN and NA are missing. Anything else is a TypeError that names the row.
    :param kind: one of `MATCH_KINDS`.
    :param state: the state of all rows, or of each; by name or code, however it is written.
    :param lga: the LGA, in the same way.
    :param progress: shows a bar of tqdm, if that is installed.
    :raises EngineError: there is no JavaScript engine, or it failed; no row has an answer then.
    """
    names, columns, places = match_distinct(
        texts, kind, _candidates, state=state, lga=lga, progress=progress
    )
    found = from_columns(MatchedText, names, *columns)
    return [None if at is None else found[at] for at in places]


def match(text: str, kind: str, *, state: Text = None, lga: Text = None) -> MatchedText:
    """What a text means: `match("ikeja lga", kind="lga", state="Lagos").code` is `"NG025011"`.

    It never guesses: what could mean several records is `ambiguous`, what means none is `none`, and `why` says
    the reason. For many texts use `match_column`.
    """
    require_text("match", "text", text)
    (matched,) = match_column([text], kind, state=state, lga=lga)
    assert matched is not None
    return matched


def _address(answer: dict[str, Any]) -> Success[Address] | AddressFailure:
    if not answer["ok"]:
        reason = answer["reason"]
        return Unknown(reason, answer["identifier"]) if "identifier" in answer else Failure(reason)
    value = answer["value"]
    for name in ("ward_codes", "used", "unused"):
        value[name] = tuple(value[name])
    value["candidates"] = tuple(AddressCandidate(**one) for one in value["candidates"])
    return Success(Address(**value))


def read_addresses(
    texts: Iterable[Any], *, state: Texts = None, progress: bool = False
) -> list[Success[Address] | AddressFailure | None]:
    """Where each address of a column is. What is missing stays None; the arguments are those of `match_column`."""
    names = _column(texts, "read_addresses")
    states = _cells(state, "read_addresses", "state", len(names))
    rows = list(zip(names, states))
    distinct = [row for row in dict.fromkeys(rows) if row[0] is not None]
    asked = [{"text": text, "state": of} for text, of in distinct]
    batches = _batches(asked, "naijaref addresses", progress)
    answers = (answer for batch in batches for answer in ask("readAddresses", batch))
    found = {row: _address(answer) for row, answer in zip(distinct, answers)}
    return [found.get(row) for row in rows]


def read_address(text: MaybeText, *, state: Text = None) -> Success[Address] | AddressFailure:
    """Where an address is, as far as its words decide it.

    `read_address("12 Awolowo Road, Bodija, Ibadan")` finds Ibadan North.
    """
    given = text_of("read_address", "text", text)
    (read,) = read_addresses([given], state=state)
    return Failure("empty") if read is None else read


def search(
    query: MaybeText, *, kinds: Sequence[str] | None = None, limit: int = 10
) -> Success[tuple[Suggestion, ...]] | SearchFailure:
    """Records of any kind whose names are like the text, best first, however it is typed.

    :param kinds: such as `["lga", "ward"]`; all if left out.
    """
    given = text_of("search", "query", query)
    if given is None:
        return Failure("empty")
    names = None if kinds is None else list(kinds)
    if not isinstance(limit, int) or not all(isinstance(name, str) for name in names or ()):
        return Failure("invalid_option")
    options = {"limit": limit} if names is None else {"limit": limit, "kinds": names}
    answer = ask("search", given[:_LONGEST], options)
    if not answer["ok"]:
        return Failure(answer["reason"])
    return Success(tuple(Suggestion(**one) for one in answer["value"]))
