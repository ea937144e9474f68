import type { Locality } from "../../generated/records.ts";
import { localitiesNamed } from "../../localities/index.ts";
import { fold, placeKey } from "../../names/fold.ts";
import { listLgas } from "../../places/index.ts";
import { lazy } from "../../table/lazy.ts";
import type { MatchEntry, Names } from "../lists/names.ts";
import { scopesOf } from "../lists/scopes.ts";
import { MOST_CANDIDATES, OF_HEADQUARTERS, OF_LOCALITY } from "../thresholds.ts";
import type { Area } from "./area.ts";
import { quote } from "./reasons.ts";
import { candidateFrom, type MatchResult, matched, nothing, round } from "./result.ts";

/** The codes of the LGAs that have a town as their headquarters, by the key of its name. */
const lgasByHeadquarters = /* @__PURE__ */ lazy(() => {
  const codes = new Map<string, string[]>();
  for (const { code, headquarters } of listLgas()) {
    if (headquarters === null) continue;
    const key = placeKey(headquarters);
    codes.set(key, [...(codes.get(key) ?? []), code]);
  }
  return codes;
});

/** A place that is no LGA, and the LGAs in which it lies. */
interface Town {
  /** What it is of them: "the headquarters of", "a town in". */
  readonly is: string;
  readonly entries: readonly MatchEntry[];
  readonly confidence: number;
  /** Only one weak source says in which LGA it is. */
  readonly isUnverified: boolean;
  /** Quarters of other towns may have its name. */
  readonly isQuarter: boolean;
}

const KINDS: Readonly<Record<Locality["kind"], string>> = {
  city: "a city in",
  town: "a town in",
  area: "a quarter in",
  lcda: "a development area (LCDA) that Lagos State made in",
};

const entriesOf = (codes: Iterable<string>): MatchEntry[] =>
  [...new Set(codes)]
    .map((code) => scopesOf("lga").byCode(code))
    .filter((entry): entry is MatchEntry => entry !== undefined);

/** "Katsina State" is the state, and not the town that it is called after. */
const saysState = (text: string): boolean => /\sstate\s*$/i.test(text);

function townNamed(text: string, { state }: Area): Town | undefined {
  if (saysState(text)) return undefined;
  const bare = text.replace(/\b(?:LCDA|L\.C\.D\.A\.?|local council development area)\b/i, "");
  const seats = entriesOf(lgasByHeadquarters().get(placeKey(text)) ?? []).filter(
    (entry) => state === undefined || entry.stateCode === state.code,
  );
  if (seats.length > 0)
    return {
      is: "the headquarters of",
      entries: seats,
      confidence: OF_HEADQUARTERS,
      isUnverified: false,
      isQuarter: false,
    };
  const all = localitiesNamed(bare, { stateCode: state?.code });
  const named = bare === text ? all : all.filter(({ kind }) => kind === "lcda");
  const [first] = named;
  if (first === undefined) return undefined;
  const entries = entriesOf(named.flatMap(({ lgaCodes }) => lgaCodes));
  return {
    is: KINDS[first.kind],
    entries,
    confidence: OF_LOCALITY,
    isQuarter: first.kind === "area",
    isUnverified: named.some(({ unverifiedFields }) => unverifiedFields.includes("lgaCodes")),
  };
}

/** Whether all words of a text stand in a name of an LGA: "Owerri" in Owerri North. */
function isWithinName(text: string, entry: MatchEntry): boolean {
  const words = fold(text).split(" ");
  return [entry.name, ...entry.aliases].some((name) => {
    const own = fold(name).split(" ");
    return words.every((word) => own.includes(word));
  });
}

/**
 * The LGA that a text names by a place in it: "Benin City" is the headquarters of Oredo. Undefined if it is
 * no such place. It is ambiguous where the place is in several LGAs, and where others are called after it.
 */
export function matchTown(text: string, area: Area, names: Names): MatchResult | undefined {
  const town = townNamed(text, area);
  const [only] = town?.entries ?? [];
  if (town === undefined || only === undefined) return undefined;
  const called = names.entries.filter((entry) => !town.entries.includes(entry) && isWithinName(text, entry));
  const entries = [...town.entries, ...called];
  const labels = (list: readonly MatchEntry[]): string =>
    list
      .slice(0, MOST_CANDIDATES)
      .map(({ label }) => label)
      .join("; ");
  const said = quote(text);
  const sameElsewhere = scopesOf("lga").named(text);
  if (entries.length === 1 && sameElsewhere.length > 0)
    return nothing(`${said} is ${town.is} ${only.label}, and an LGA elsewhere: ${labels(sameElsewhere)}.`, [
      candidateFrom(only, 0.5),
      ...sameElsewhere.map((entry) => candidateFrom(entry, 0.2)),
    ]);
  if (town.isQuarter && area.state === undefined)
    return nothing(`${said} is ${town.is} ${labels(entries)}. Give the state.`, [
      ...entries.map((entry) => candidateFrom(entry, round(0.8 / entries.length))),
    ]);
  if (entries.length === 1 && !town.isUnverified)
    return matched(only, "alias", town.confidence, `${said} is ${town.is} ${only.label}.`, []);
  const share = round(town.confidence / entries.length);
  const doubt = nothing(
    "",
    entries.map((entry) => candidateFrom(entry, share)),
  );
  if (entries.length === 1)
    return { ...doubt, why: `${said} may be ${town.is} ${only.label}, but only one source says so.` };
  const why =
    called.length > 0
      ? `${said} is ${town.is} ${labels(town.entries)}, and a part of the name of ${labels(called)}.`
      : `${said} is ${town.is} ${entries.length} LGAs: ${labels(entries)}. Give the LGA.`;
  return { ...doubt, status: "ambiguous", why };
}
