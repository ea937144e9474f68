import { Failure, fail, quote } from "@naijaref/api/contract/errors";
import { inQuery, wordOf } from "@naijaref/api/contract/parameter";
import { places as contract } from "@naijaref/api/contract/places";
import { search as searchContract } from "@naijaref/api/contract/search";
import { failureOfSearch } from "@naijaref/api/operations/failures";
import { constituenciesOfLga } from "naijaref/elections";
import { getLocality } from "naijaref/localities";
import { getLga, getState, getWard, lgasOfState, wardsOfLga } from "naijaref/places";
import { isExact, SCORES, type Suggestion, suggest } from "naijaref/search";
import { type Answer, sourcesOf } from "../answer.ts";
import {
  idIn,
  idsOf,
  lgaInShort,
  type OtherId,
  recordOf,
  seatInShort,
  seatsInShort,
  stateInShort,
  withDoubts,
} from "../record-of.ts";
import { ask, defineTool, needed, optional, type Surroundings } from "../tool.ts";

const KINDS = ["state", "lga", "ward", "locality", "polling_unit"] as const;
const SEARCHED = ["state", "lga", "ward", "locality"] as const;

/** As many results as are looked through for those of one state. */
const MAX = 50;

export const findPlace = defineTool({
  name: "find_place",
  title: "Find a place",
  description:
    "State, LGA, ward or locality by name (even mistyped), code or id (wikidata Q320852), or polling unit by code: its seats. Candidates if shared.",
  hint: "list_within lists the LGAs of a state, the wards of an LGA and the units of a ward. match_names with kind polling_unit and an LGA finds units by name.",
  parameters: {
    q: needed(
      searchContract.search.parameters.q,
      "Name or code: Surulere, NG025020, 24-11-01, 24-11-01-007.",
    ),
    kind: inQuery(wordOf(KINDS), { description: "Only this kind.", example: "lga" }),
    state: optional(contract.getLga.parameters.state, "Only in this state."),
  },
  async run({ q, kind, state }, surroundings) {
    const other = idIn(q);
    if (other !== undefined) return byExternalId(other, surroundings);
    const unit =
      kind === undefined || kind === "polling_unit"
        ? await ask("getPollingUnit", { code: q }, surroundings)
        : undefined;
    // What is not written as a polling unit's code may be a name.
    const isName = unit instanceof Failure && unit.code === "invalid_polling_unit_code" && kind === undefined;
    if (unit instanceof Failure && !isName) return unit;
    if (unit !== undefined && !(unit instanceof Failure)) {
      const { sources, ...record } = unit;
      return { about: { found: "polling_unit", ...record }, sources };
    }
    const within = state === undefined ? undefined : ask("getState", { state }, surroundings);
    if (within instanceof Failure) return within;
    return findAmong(q, kind === undefined || kind === "polling_unit" ? SEARCHED : [kind], within?.code);
  },
});

/** The place that has an id of another system. */
function byExternalId({ system, id }: OtherId, surroundings: Surroundings): Answer | Failure {
  const found = ask("findByExternalId", { system, id }, surroundings);
  if (found instanceof Failure) return found;
  return (
    ("kind" in found ? describeRecord(found) : undefined) ??
    fail("not_found", `No state, LGA or ward has the id ${quote(id)} of the system ${quote(system)}.`)
  );
}

function findAmong(
  q: string,
  kinds: readonly (typeof SEARCHED)[number][],
  within: string | undefined,
): Answer | Failure {
  const found = suggest(q, { kinds, limit: MAX });
  if (!found.ok) return failureOfSearch(found);
  const results = found.value.filter(({ stateCode }) => within === undefined || stateCode === within);
  const [best] = results;
  const exact =
    best !== undefined && isExact(best) ? results.filter(({ score }) => score === best.score) : [];
  const first = foremost(exact);
  const sameKind = exact.filter((result) => result.kind === first?.kind);
  if (first !== undefined && sameKind.length === 1) {
    const others = exact.filter((result) => result !== first);
    const described = describeRecord(
      first,
      others.length === 0 ? {} : { sameName: others.slice(0, 5).map(inShort) },
    );
    if (described !== undefined) return described;
  }
  return exact.length > 0
    ? candidates(exact, "Several places have this name: pass state or kind, or a code.")
    : candidates(results, results.length === 0 ? NOTHING : "No place has just this name. These are like it.");
}

/**
 * Of places with just the name that was asked for. Where the query also says what is around them
 * (`Wuse, Abuja`), an LGA or a ward goes before a locality: it has codes that others use.
 */
function foremost(exact: readonly Suggestion[]): Suggestion | undefined {
  const [first] = exact;
  if (first === undefined || first.score === SCORES.name) return first;
  return exact.find(({ kind }) => kind !== "locality") ?? first;
}

const NOTHING =
  "Nothing is like this. Try fewer words, another spelling, or no state and kind. read_number reads addresses.";

const SHOWN = 10;

function inShort({ kind, code, name, lgaName, stateName }: Suggestion) {
  const around = {
    ...((kind === "ward" || kind === "locality") && { lgaName }),
    ...(kind !== "state" && { stateName }),
  };
  return withDoubts({ kind, code, name, ...around }, recordOf(kind, code));
}

function candidates(results: readonly Suggestion[], note: string): Answer {
  const shown = results.slice(0, SHOWN);
  return {
    about: { note },
    list: { name: "candidates", items: shown.map(inShort) },
    sources: sourcesOf(shown.flatMap(({ kind, code }) => recordOf(kind, code) ?? [])),
  };
}

const lengthOf = (
  listed: { readonly ok: true; readonly value: readonly object[] } | { readonly ok: false },
) => (listed.ok ? listed.value.length : null);

/** A place with what it is in, and the seats that are voted for there. */
const DESCRIBED = {
  state: (code) => {
    const state = getState(code);
    return state && { ...state, ids: idsOf("state", code), lgas: lengthOf(lgasOfState(state)) };
  },
  lga: (code) => {
    const lga = getLga(code);
    if (lga === undefined) return undefined;
    const seats = constituenciesOfLga(lga);
    return {
      ...lga,
      ids: idsOf("lga", code),
      state: stateInShort(lga.stateCode),
      wards: lengthOf(wardsOfLga(lga)),
      seats: seats.ok ? seats.value.map(seatInShort) : [],
    };
  },
  locality: (code) => {
    const locality = getLocality(code);
    const lgas = locality?.lgaCodes.map(lgaInShort);
    return locality && { ...locality, lgas, state: stateInShort(locality.stateCode) };
  },
  ward: (code) => {
    const found = getWard(code);
    if (found === undefined) return undefined;
    const { senatorialDistrict, federalConstituency, stateConstituency, ...ward } = found;
    return {
      ...ward,
      ids: idsOf("ward", code),
      lga: lgaInShort(ward.lgaCode),
      state: stateInShort(ward.stateCode),
      seats: seatsInShort([senatorialDistrict, federalConstituency, stateConstituency]),
    };
  },
} satisfies Readonly<
  Record<(typeof SEARCHED)[number], (code: string) => Pick<Answer, "sources"> | undefined>
>;

function describeRecord(
  { kind, code }: { readonly kind: string; readonly code: string },
  also: object = {},
): Answer | undefined {
  const known = SEARCHED.find((one) => one === kind);
  const described = known && DESCRIBED[known](code);
  if (described === undefined) return undefined;
  const { sources, ...record } = described;
  return { about: { found: kind, ...record, ...also }, sources };
}
