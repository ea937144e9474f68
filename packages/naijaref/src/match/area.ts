import type { ListKind } from "../kinds/kinds.ts";
import { isDirection } from "../names/directions.ts";
import { foldsToNothing, joined, placeKey } from "../names/fold.ts";
import { wordsOf } from "../names/tokens.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { isMissing, isWithin } from "./codes.ts";
import type { MatchEntry } from "./list.ts";
import { Query } from "./query.ts";
import { isMatched, type MatchCandidate, type MatchResult, matched, quote } from "./result.ts";
import { matchInList, matchQuery } from "./rules.ts";
import { scopesOf } from "./scopes.ts";
import { MAX_WORDS_OF_TEXT, NAMED } from "./weights.ts";

/** Where what a text names lies, as a person wrote it: any code or name, matched as a text is. */
export interface MatchWithin {
  readonly state?: string | undefined;
  readonly lga?: string | undefined;
  /** For polling units: the ward, by name or code. */
  readonly ward?: string | undefined;
}

/** A row of a column: its text, and the state, the LGA and the ward that the row gives. */
export interface MatchRow extends MatchWithin {
  readonly name: string;
}

export interface Area {
  readonly ok: true;
  readonly state: MatchEntry | undefined;
  readonly lga: MatchEntry | undefined;
  /** For polling units only. */
  readonly ward: MatchEntry | undefined;
  /** Areas with the same key are the same. */
  readonly key: string;
}

export interface NoArea {
  readonly ok: false;
  readonly why: string;
  readonly candidates: readonly MatchCandidate[];
  readonly key: string;
}

const areaIn = (state?: MatchEntry, lga?: MatchEntry, ward?: MatchEntry): Area => ({
  ok: true,
  state,
  lga,
  ward,
  key: [state, lga, ward].map((entry) => entry?.code).join(" "),
});

export const NATION: Area = /* @__PURE__ */ areaIn();

const given = (text: string | undefined): string | undefined =>
  typeof text !== "string" || foldsToNothing(text) ? undefined : text;

/** Cached for as many states and LGAs as there are, each written in several ways. */
const MAX_SETTLED = 5000;

/** Finds the state, LGA and ward that a row says, or else the matcher, once for rows that say the same. */
export function areaOf(within: MatchWithin): (own: MatchWithin) => Area | NoArea {
  const cached = new Map<string, Area | NoArea>();
  return (own) => {
    const state = given(own.state) ?? given(within.state);
    const lga = given(own.lga) ?? given(within.lga);
    const ward = given(own.ward) ?? given(within.ward);
    const asked = `${state ?? ""}\n${lga ?? ""}\n${ward ?? ""}`;
    let settled = cached.get(asked);
    if (settled === undefined) {
      settled = settle({ state, lga, ward }, asked);
      if (cached.size >= MAX_SETTLED) cached.clear();
      cached.set(asked, settled);
    }
    return settled;
  };
}

function settle({ ward, state, lga }: MatchWithin, key: string): Area | NoArea {
  const area = settleLga(state, lga, key);
  if (!area.ok || ward === undefined) return area;
  const found = matchInList(ward, "ward", area);
  const entry = recordOf(found, "ward");
  if (entry === undefined) return unclear("ward", found, key);
  const { stateCode, lgaCode } = entry;
  return areaIn(scopesOf("state").byCode(stateCode ?? ""), scopesOf("lga").byCode(lgaCode ?? ""), entry);
}

const unclear = (noun: string, { why }: MatchResult, key: string): NoArea => ({
  ok: false,
  why: `The ${noun} is not clear. ${why}`,
  candidates: [],
  key,
});

function settleLga(state: string | undefined, lga: string | undefined, key: string): Area | NoArea {
  let area: Area = NATION;
  if (state !== undefined) {
    const found = matchInList(state, "state", NATION);
    // Here the name confirms it, or not.
    const entry = isMissing(state) ? scopesOf("state").byCode(state) : recordOf(found, "state");
    if (entry === undefined) return unclear("state", found, key);
    area = areaIn(entry);
  }
  if (lga === undefined) return area;
  const found = matchInList(lga, "lga", area);
  const entry = recordOf(found, "lga");
  return entry === undefined
    ? unclear("LGA", found, key)
    : areaIn(area.state ?? scopesOf("state").byCode(entry.stateCode ?? ""), entry);
}

const recordOf = ({ code }: MatchResult, list: ListKind): MatchEntry | undefined =>
  code === null ? undefined : scopesOf(list).byCode(code);

/** No name of a state or an LGA has more words. */
const MAX_WORDS_OF_AREA = 4;

/**
 * "Surulere Lagos", "Oredo Edo" in Edo, "Item A, Bende" in Bende: the name beside that of its state or LGA. A name
 * of several in the state ("Aba, Abia") is ambiguous among these.
 */
export function matchBesideArea(query: Query): MatchResult | undefined {
  const { text, folded, run, list, scopes, area: given } = query;
  const words = wordsOf(folded);
  if (words.length < 2 || words.length > MAX_WORDS_OF_TEXT) return undefined;
  if (list === "lga" && query.inText.line.skipped.size === 0) return undefined;
  let several: MatchResult | undefined;
  const inLga = wardInLga(query);
  if (inLga !== undefined) return inLga;
  const keyOfLga = list === "ward" ? placeKey(given.lga?.name ?? "") : "";
  const hasLga = keyOfLga !== "" && run.includes(keyOfLga);
  for (let count = Math.min(MAX_WORDS_OF_AREA, words.length - 1); count > 0; count--) {
    for (const isLast of [true, false]) {
      const beside = (isLast ? words.slice(-count) : words.slice(0, count)).join(" ");
      const isLga = hasLga && placeKey(beside) === keyOfLga;
      const area = isLga ? given : areaOfState(beside, given);
      const name = (isLast ? words.slice(0, -count) : words.slice(count)).join(" ");
      if (area === undefined || name === "state") continue;
      const inner = new Query(name, list, area);
      const found = wardInLga(inner) ?? matchQuery(inner);
      if (found.status === "none") continue;
      const noun = isLga ? "its LGA" : "a state";
      const result = { ...found, why: `${quote(text)} ends or begins with ${noun}: ${found.why}` };
      // What the row says already is more than the name.
      if (found.status === "exact" && area === given)
        return matched(scopes.byCode(found.code ?? "") as MatchEntry, "alias", NAMED, result.why);
      if (isMatched(found)) return result;
      // A direction is a part of many names.
      if (!isDirection(name)) several ??= result;
    }
  }
  return several;
}

const SAYS_LGA = /* @__PURE__ */ new RegExp(` (?:${PHRASES.lga.join("|")})$`);

/** "Guworam ward, Guzamala LGA": the text says its LGA. */
function wardInLga({ text, folded, list, area }: Query): MatchResult | undefined {
  if (list !== "ward" || area.lga !== undefined || !SAYS_LGA.test(folded)) return undefined;
  const words = wordsOf(folded.replace(SAYS_LGA, ""));
  for (let count = Math.min(MAX_WORDS_OF_AREA, words.length - 1); count > 0; count--) {
    const named = scopesOf("lga").named(words.slice(-count).join(""));
    const [lga, ...others] = named.filter((one) => isWithin(one, area));
    if (lga === undefined || others.length > 0) continue;
    const its = areaIn(area.state ?? scopesOf("state").byCode(lga.stateCode ?? ""), lga);
    const found = matchQuery(new Query(words.slice(0, -count).join(" "), list, its));
    if (isMatched(found)) return { ...found, why: `${quote(text)} ends with its LGA: ${found.why}` };
  }
  return undefined;
}

/** Where a row lies whose cell says a state: undefined for words that name none, or another than the row. */
function areaOfState(beside: string, given: Area): Area | undefined {
  const bare = beside.endsWith(" state") ? beside.slice(0, -" state".length) : beside;
  const [state, ...others] = scopesOf("state").named(joined(bare));
  if (state === undefined || others.length > 0) return undefined;
  if (given.state === undefined) return areaIn(state);
  return given.state === state ? given : undefined;
}
