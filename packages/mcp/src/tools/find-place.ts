import { Failure } from "@naijaref/api/contract/errors";
import { inQuery, wordOf } from "@naijaref/api/contract/parameter";
import { places as contract } from "@naijaref/api/contract/places";
import { search as searchContract } from "@naijaref/api/contract/search";
import { places } from "@naijaref/api/operations/places";
import { pollingUnits } from "@naijaref/api/operations/polling-units";
import { failureOfSearch } from "@naijaref/api/operations/queries";
import { getLga, getState, getWard } from "naijaref/places";
import { isExact, type Suggestion, suggest } from "naijaref/search";
import { type Answer, sourcesOf } from "../answer.ts";
import { describeLga, describeState, describeWard } from "../describe-place.ts";
import { recordOf, withDoubts } from "../record-of.ts";
import { defineTool, needed, optional, type Surroundings } from "../tool.ts";

const KINDS = ["state", "lga", "ward", "polling_unit"] as const;
const SEARCHED = ["state", "lga", "ward"] as const;

/** As many results as are looked through for those of one state. */
const MOST = 50;

export const findPlace = defineTool({
  name: "find_place",
  title: "Find a place",
  description:
    "One state, LGA or ward by name (even mistyped) or code, or polling unit by code, with parents and seats. Candidates if several share a name.",
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
    const unit = kind === undefined || kind === "polling_unit" ? await findUnit(q, surroundings) : undefined;
    if (unit !== undefined && (kind === "polling_unit" || !isNoCode(unit)))
      return unit instanceof Failure ? unit : describeUnit(unit);
    return findAmong(q, kind === undefined || kind === "polling_unit" ? SEARCHED : [kind], state);
  },
});

const findUnit = (code: string, surroundings: Surroundings) =>
  pollingUnits.getPollingUnit({ code }, surroundings);

type Unit = Awaited<ReturnType<typeof findUnit>>;

/** Whether the text is not written as a polling unit's code, so that it may be a name. */
const isNoCode = (unit: Unit): boolean =>
  unit instanceof Failure && unit.code === "invalid_polling_unit_code";

const describeUnit = ({ sources, ...record }: Exclude<Unit, Failure>): Answer => ({
  about: { found: "polling_unit", ...record },
  sources,
});

function findAmong(
  q: string,
  kinds: readonly (typeof SEARCHED)[number][],
  state: string | undefined,
): Answer | Failure {
  const within = state === undefined ? undefined : places.getState({ state });
  if (within instanceof Failure) return within;
  const found = suggest(q, { kinds, limit: MOST });
  if (!found.ok) return failureOfSearch(found);
  const results = found.value.filter(({ stateCode }) => within === undefined || stateCode === within.code);
  const [first] = results;
  const exact =
    first !== undefined && isExact(first) ? results.filter(({ score }) => score === first.score) : [];
  const sameKind = exact.filter((result) => result.kind === first?.kind);
  if (first !== undefined && sameKind.length === 1) return describe(first, exact.slice(1));
  return exact.length > 0
    ? candidates(exact, "Several places have this name: pass state or kind, or a code.")
    : candidates(results, results.length === 0 ? NOTHING : "No place has just this name. These are like it.");
}

const NOTHING = "Nothing is like this. Try fewer words, another spelling, or no state and kind.";

const SHOWN = 10;

function inShort({ kind, code, name, lgaName, stateName }: Suggestion) {
  const around = { ...(kind === "ward" && { lgaName }), ...(kind !== "state" && { stateName }) };
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

function describe({ kind, code }: Suggestion, others: readonly Suggestion[]): Answer {
  const also = others.length === 0 ? {} : { sameName: others.slice(0, 5).map(inShort) };
  const state = kind === "state" ? getState(code) : undefined;
  if (state !== undefined) return describeState(state, also);
  const lga = kind === "lga" ? getLga(code) : undefined;
  if (lga !== undefined) return describeLga(lga, also);
  const ward = getWard(code);
  if (ward === undefined) throw new Error(`${code} was found, but there is no such ${kind}`);
  return describeWard(ward, also);
}
