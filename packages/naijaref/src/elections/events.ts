import { ANY, oneOf, type Rule } from "../arguments.ts";
import { electionEventsTable } from "../generated/election-events.ts";
import { ELECTION_EVENT_KINDS, ELECTION_EVENT_STATUSES, OFFICE_OFFICES } from "../generated/enums.ts";
import { officesTable } from "../generated/offices.ts";
import type { ElectionEvent, Office } from "../generated/records.ts";
import { identifierOf, type Reference } from "../places/reference.ts";
import { resolveState } from "../places/states.ts";
import { type InvalidOption, type Result, refuseOptions, success, type Unknown, unknown } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/** Every office, the widest area first: president, Senate, House, then governors and assemblies by state. */
export const allOffices: () => readonly Office[] = /* @__PURE__ */ lazy(() => {
  const offices = unpack<Office>(officesTable);
  return Object.freeze(OFFICE_OFFICES.flatMap((name) => offices.filter(({ office }) => office === name)));
});

/** The first and the last day on which something is or may be, as days. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A year, a month or a day as its first day, or its last: every month has 31 days for comparing. */
const firstDay = (date: string): string => `${date}${"-01-01".slice(date.length - 4)}`;
const lastDay = (date: string): string => `${date}${"-12-31".slice(date.length - 4)}`;

/** The days of an event: its own, or those on which it may be. */
export function spanOf({
  date,
  dateEnd,
  earliest,
  latest,
}: Pick<ElectionEvent, "date" | "dateEnd" | "earliest" | "latest">): Span {
  if (date !== null) return { from: date, to: dateEnd ?? date };
  return { from: firstDay(earliest ?? "0000"), to: lastDay(latest ?? earliest ?? "9999") };
}

const DAY = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Whether a text is a day of the calendar as `2027-01-16`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

type ElectionEventKind = ElectionEvent["kind"];

export interface ElectionEventFilter {
  /** Only events about this office; events about no one office are about all. */
  readonly office?: Office["office"] | undefined;
  /** Only events about this state: a record, or any identifier that `findState` takes. */
  readonly state?: Reference | undefined;
  readonly status?: ElectionEvent["status"] | undefined;
  readonly kind?: ElectionEventKind | undefined;
  /** Only events that are, or may be, on this day or later: `2027-01-16`. */
  readonly from?: string | undefined;
  /** Only events that are, or may be, on this day or before. */
  readonly to?: string | undefined;
}

/** Why a filter cannot be applied. If nothing matches it, that is no failure: the list is empty. */
export type ElectionEventFailure = Unknown<"unknown_state"> | InvalidOption<keyof ElectionEventFilter>;

/** @internal */
export const IS_DAY: Rule = { is: isDay, must: "be a day such as 2027-01-16" };

const RULES = {
  office: /* @__PURE__ */ oneOf(OFFICE_OFFICES),
  state: ANY,
  status: /* @__PURE__ */ oneOf(ELECTION_EVENT_STATUSES),
  kind: /* @__PURE__ */ oneOf(ELECTION_EVENT_KINDS),
  from: IS_DAY,
  to: IS_DAY,
};

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** By day; those of one day by their ids. */
const allEvents = /* @__PURE__ */ lazy(() =>
  Object.freeze(
    [...unpack<ElectionEvent>(electionEventsTable)].sort(
      (one, other) => byText(spanOf(one).from, spanOf(other).from) || byText(one.id, other.id),
    ),
  ),
);

const byId = /* @__PURE__ */ lazy(() => new Map(allEvents().map((event) => [event.id, event])));

/** The event with an id as in `ElectionEvent.id`; undefined if there is none. */
export const getElectionEvent = (id: string): ElectionEvent | undefined => byId().get(id);

/**
 * The events of elections by day, also those whose day was moved: `status` says which. All of them, or those
 * that match every part of a filter.
 */
export function listElectionEvents(
  filter?: ElectionEventFilter,
): Result<readonly ElectionEvent[], ElectionEventFailure> {
  const refused = refuseOptions<"office">(filter, RULES);
  if (refused !== undefined) return refused;
  const { office, state, status, kind, from, to } = filter ?? {};
  const within = state === undefined ? undefined : resolveState(state);
  if (within?.ok === false) return unknown("unknown_state", identifierOf(state));
  const matches = (event: ElectionEvent): boolean => {
    const span = spanOf(event);
    return (
      (office === undefined || event.offices.length === 0 || event.offices.includes(office)) &&
      (within === undefined || isAbout(event, within.value.code, office)) &&
      (status === undefined || event.status === status) &&
      (kind === undefined || event.kind === kind) &&
      (from === undefined || span.to >= from) &&
      (to === undefined || span.from <= to)
    );
  };
  return success(allEvents().filter(matches));
}

/** Whether an event is about a state: one of its own, or one where such an office is elected then. */
function isAbout(
  { stateCodes, offices }: ElectionEvent,
  state: string,
  office: Office["office"] | undefined,
): boolean {
  if (stateCodes.length > 0) return stateCodes.includes(state);
  return (
    offices.length === 0 ||
    allOffices().some(
      (one) =>
        offices.includes(one.office) &&
        (office === undefined || one.office === office) &&
        one.cycle === "general" &&
        (one.stateCode === null || one.stateCode === state),
    )
  );
}
