import type { PollingUnit } from "../../generated/records.ts";
import { KINDS } from "../../kinds/kinds.ts";
import { spellOutDirections } from "../../names/directions.ts";
import { fold } from "../../names/fold.ts";
import { partsOf, withoutBrackets } from "../../names/tokens.ts";
import { PHRASES } from "../../names/vocabulary.ts";
import { getLga, getWard } from "../../places/index.ts";
import { otherNamesOf, spellOut } from "../../polling-units/spell-out.ts";
import type { StatePollingUnits } from "../../polling-units/state-units.ts";
import { runAtOnce } from "../../search/engine/steps.ts";
import type { Area } from "../area.ts";
import { compareKind, distanceOf } from "../features.ts";
import { entryOf, findSame, sureOf } from "../find.ts";
import { type EntryKind, MatchEntry } from "../list.ts";
import { type EntryName, type Names, namesOf } from "../names-in.ts";
import { noneOf, waysToRead } from "../query.ts";
import { ReadingRules, readName } from "../reading.ts";
import {
  explainDoubt,
  explainLikely,
  explainName,
  type MatchResult,
  matched,
  nothing,
  quote,
  severalOf,
} from "../result.ts";
import { FORGIVEN_OF_UNIT } from "../thresholds.ts";
import { offered, type Weighed, weigh } from "../weigh.ts";
import { WEIGHTS } from "../weights.ts";

const UNIT_RULES = /* @__PURE__ */ new ReadingRules({ stopPhrases: PHRASES.polling_unit, prepare: spellOut });

export function unitEntry({ code, name, inecName, aliases, lgaCode, stateCode }: PollingUnit): MatchEntry {
  return new MatchEntry(UNIT, {
    code,
    name,
    aliases: otherNamesOf(name, inecName, aliases),
    stateCode,
    lgaCode,
  });
}

const UNIT: EntryKind = {
  kind: "polling_unit",
  labelOf: ({ code, name, lgaCode }) =>
    `${name} (${code}) in ${getWard(code.slice(0, 8))?.name}, ${getLga(lgaCode ?? "")?.name}`,
};

/** The names of so many wards and LGAs of a state are cached. */
const MAX_CACHED = 64;

const cached = new WeakMap<StatePollingUnits, Map<string, Names>>();

/** The names of the units of a ward or an LGA, by its code. */
function namesOfUnits(units: StatePollingUnits, place: { ward: string } | { lga: string }): Names {
  const scopes = cached.get(units) ?? new Map<string, Names>();
  cached.set(units, scopes);
  const key = "ward" in place ? place.ward : place.lga;
  const known = scopes.get(key);
  if (known !== undefined) return known;
  const listed = units.list(place);
  const entries = (listed.ok ? listed.value : []).map(unitEntry);
  const names = runAtOnce(namesOf(entries, UNIT_RULES, true));
  if (scopes.size >= MAX_CACHED) scopes.clear();
  scopes.set(key, names);
  return names;
}

export const notLoaded = ({ state: { name } }: { readonly state: { readonly name: string } }): MatchResult =>
  nothing(`The polling units of ${name} are not loaded.`);

export function matchUnitName(
  text: string,
  { state, lga, ward }: Area,
  units: ReadonlyMap<string, StatePollingUnits>,
): MatchResult {
  if (lga === undefined || state === undefined)
    return nothing("Give the ward or the LGA: polling units all over the country have the same names.");
  const loaded = units.get(state.code);
  if (loaded === undefined) return notLoaded({ state });
  const names = namesOfUnits(loaded, ward === undefined ? { lga: lga.code } : { ward: ward.code });
  const folded = fold(text);
  const reading = readName(text, UNIT_RULES, names);
  const found = findSame(folded, reading, names);
  const several = (meant: readonly EntryName[]): MatchResult =>
    severalOf(
      explainDoubt(
        text,
        meant,
        KINDS.polling_unit.plural,
        ward === undefined ? "Give the ward, or the code." : "Give the code.",
      ),
      meant.map(({ entry }) => entry),
    );
  if (found?.status === "ambiguous") return several(found.names);
  if (found !== undefined)
    return matched(entryOf(found), found.status, sureOf(found), explainName(text, found));
  const no = `No polling unit of ${(ward ?? lga).label} is called ${quote(text)}`;
  const typed = waysToRead(
    withoutBrackets(text),
    partsOf(spellOut(text)),
    spellOutDirections(folded),
    reading,
    names,
    UNIT_RULES,
  );
  if (typed === undefined) return nothing(`${no}.`);
  const { weighed } = weigh(typed, names, noneOf(reading, names), WEIGHTS.ward);
  const like = weighed.filter(isSpeltLike);
  const [best, rival] = like;
  const candidates = offered(weighed);
  const having = weighed.filter(hasItsWords);
  if (best === undefined && having.length > 1) return several(having.map(({ name }) => name));
  if (best === undefined)
    return candidates.length === 0
      ? nothing(`${no}.`)
      : nothing(`${no}. The nearest name is ${weighed[0]?.name.text}, but it is too different.`, candidates);
  if (rival !== undefined && rival.score > best.score - 1)
    return several(like.filter(({ score }) => score > best.score - 1).map(({ name }) => name));
  const isSame = best.typed.reading.joined === best.name.reading.joined;
  const confidence = Math.min(0.98, Math.floor(100 * (0.99 - distanceOfWords(best))) / 100);
  return matched(best.entry, isSame ? "alias" : "typo", confidence, explainLikely(text, best, rival));
}

/** "Market" is a part of the names of several units; "Nurudeen Street" lacks the number of each. */
const hasItsWords = ({ typed: { reading }, name }: Weighed): boolean =>
  reading.words.length > 0 &&
  reading.words.every((word) => name.reading.words.includes(word)) &&
  reading.marks.length === name.reading.marks.length &&
  reading.marks.every((mark) => name.reading.marks.includes(mark));

const distanceOfWords = ({ typed: { reading }, name }: Weighed): number => {
  const straight = distanceOf(reading.joined, name.reading.joined);
  const sorted = (words: readonly string[]): string => [...words].sort().join("");
  return Math.min(straight, distanceOf(sorted(reading.words), sorted(name.reading.words)));
};

/**
 * Whether a text is the whole name with slips. "Nurudeen Street" is not "No. 1 Nurudeen Street": units of one
 * street differ by their numbers, and those of a ward by a word.
 */
function isSpeltLike(one: Weighed): boolean {
  const { reading } = one.typed;
  const named = one.name.reading;
  if (reading.joined === "" || named.joined === "") return false;
  for (const ofNumbers of [true, false]) {
    const { lacks, extra } = compareKind(reading.marks, named.marks, ofNumbers);
    if (lacks > 0 || extra > 0) return false;
  }
  const letters = Math.max(reading.joined.length, named.joined.length);
  return distanceOfWords(one) <= FORGIVEN_OF_UNIT(letters);
}
