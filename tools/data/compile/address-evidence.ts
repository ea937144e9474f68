import { asRoad } from "../../../packages/naijaref/src/address/words.ts";
import {
  IS,
  meaningsOf,
  spelt,
  speltTokens,
  tells,
} from "../../../packages/naijaref/src/names/address-words.ts";
import { fold } from "../../../packages/naijaref/src/names/fold.ts";
import {
  digitOf,
  FIRST_SIGN,
  type PackedEvidence,
  packWords,
} from "../../../packages/naijaref/src/table/packed-words.ts";
import type { Dataset, PollingUnitFile } from "../table/index.ts";

interface Count {
  readonly lga: string;
  times: number;
}

/** The words of a state's units and wards. */
type Words = Map<string, readonly Count[]>;

/** A ward's name is worth as much as the names of so many units. */
const WARD_WORTH = 3;

/** Units of one school are numbered, and say the same again. */
const REPEATED_WORTH = 0.25;

/** Less than this is chance: names of roads are more often. */
const MIN = { word: 2, road: 4, roadOfQuarter: 2 };

/** A word that stands everywhere in a state tells nothing. */
const FREQUENT = 6;
const TOP_SHARE = 0.3;

/** An LGA with a smaller share of a word is left out. */
const LEAST_SHARE = 0.06;

/** In fewer states a word is not common. */
const MIN_STATES = 3;

/** Of so many states a word is one of the language, "magistrate" or "housing", wherever a few units have it. */
const MANY_STATES = 16;

export function packAddressEvidence(dataset: Dataset, files: readonly PollingUnitFile[]): PackedEvidence {
  const known = knownPlaces(dataset);
  const kept = new Map(
    [...countWords(dataset, files)].map(([state, words]) => [
      state,
      worthKeeping(words, (word) => known.get(`${state} ${word}`)),
    ]),
  );
  const lgas = new Map(
    [...kept.keys()].map((state) => [
      state,
      dataset.lgas.filter((lga) => lga["state_code"] === state).map(({ code }) => String(code)),
    ]),
  );
  const common = commonWords([...kept.values()]);
  for (const [word, count] of common)
    if (count >= MANY_STATES) for (const words of kept.values()) words.delete(word);
  const states = [...kept].map(([state, words]) => {
    const packed = packState(withoutKnown(state, words, known), lgas.get(state) ?? []);
    return { state, ...packed };
  });
  const each = (text: "words" | "lgas" | "counts") =>
    Object.fromEntries(states.map(({ state, [text]: packed }) => [state, packed]));
  return {
    words: each("words"),
    lgas: each("lgas"),
    counts: each("counts"),
    common: packCommon(common),
  };
}

function countWords(dataset: Dataset, files: readonly PollingUnitFile[]): Map<string, Words> {
  const states = new Map<string, Map<string, Count[]>>(
    dataset.states.map(({ code }) => [String(code), new Map()]),
  );
  const wards = new Map(dataset.wards.map((ward) => [String(ward["code"]), ward]));
  const seen = new Set<string>();
  const count = (ward: string, name: string, worth: number, aliases: readonly string[] = []): void => {
    const { state_code: state, lga_code } = wards.get(ward) ?? {};
    const words = states.get(String(state));
    if (words === undefined) return;
    const lga = String(lga_code);
    const bare = `${ward} ${worth} ${fold(name).replace(/\b(?:\d+|[ivxl]+|[a-z])\b/g, "")}`;
    const counts = seen.has(bare) ? worth * REPEATED_WORTH : worth;
    seen.add(bare);
    for (const [word, share] of wordsOfNames(name, aliases)) {
      const its = words.get(word);
      const same = its?.find((count) => count.lga === lga);
      if (same !== undefined) same.times += counts * share;
      else if (its !== undefined) its.push({ lga, times: counts * share });
      else words.set(word, [{ lga, times: counts * share }]);
    }
  };
  for (const { units } of files)
    for (const { code, name, aliases } of units) count(code.slice(0, 8), name, 1, aliases);
  for (const [code, ward] of wards) count(code, String(ward["name"]).replace(/[/-]/g, ", "), WARD_WORTH);
  return states;
}

/** Of another name only the words that the name lacks: "Pekeni Ketti Settlement" of Pekeni. */
const wordsOfNames = (name: string, aliases: readonly string[]): ReadonlyMap<string, number> =>
  aliases.length === 0
    ? wordsOfName(name)
    : new Map([...aliases, name].flatMap((text) => [...wordsOfName(text)]));

const HOMES = new Set("compound comp compd residence premises house hse memorial".split(" "));

const PERSON_WORTH = 0.25;

/** No name of a unit has more words. */
const MAX_WORDS = 40;

/** The words of a unit's or a ward's name that count, and how much: a person's count less. */
function wordsOfName(name: string): ReadonlyMap<string, number> {
  const tokens = speltTokens(name, MAX_WORDS);
  const words = new Map<string, number>();
  for (const [at, { word, part }] of tokens.entries()) {
    if (!tells(word)) continue;
    const after = (words: number): string => {
      const token = tokens[at + words];
      return token?.part === part ? token.word : "";
    };
    const next = after(1);
    const isRoad = isRoadWord(next) || (tells(next) && isRoadWord(after(2)));
    const isPerson = (meaningsOf(tokens[at - 1]?.word ?? "") & IS.person) !== 0 || HOMES.has(next);
    const key = isRoad ? asRoad(word) : word;
    words.set(key, Math.max(words.get(key) ?? 0, isPerson ? PERSON_WORTH : 1));
  }
  return words;
}

const isRoadWord = (word: string): boolean => (meaningsOf(word) & IS.road) !== 0;

const NOWHERE: readonly Count[] = [];

const sum = (counts: readonly Count[]): number => counts.reduce((all, { times }) => all + times, 0);

const inOrder = (counts: readonly Count[]): readonly Count[] =>
  counts.length < 2 ? counts : counts.toSorted((a, b) => b.times - a.times || (a.lga < b.lga ? -1 : 1));

function worthKeeping(words: Words, lgasOf: (name: string) => ReadonlySet<string> | undefined): Words {
  const kept: Words = new Map();
  for (const [word, counts] of words) {
    const all = sum(counts);
    const { lga: top, times: most } = inOrder(counts)[0] ?? { lga: "", times: 0 };
    const share = most / all;
    if (word.startsWith("~")) {
      const place = words.get(word.slice(1)) ?? NOWHERE;
      const quarter = lgasOf(word.slice(1));
      // "Okota Road" is in Okota, as "Kano Road" is in no Kano.
      if (quarter?.size === 1 && quarter.has(top) && share === 1 && all >= MIN.roadOfQuarter) {
        kept.set(word, counts);
        continue;
      }
      if (all < MIN.road || share < TOP_SHARE) continue;
      if (sum(place) >= all && inOrder(place)[0]?.lga === top) continue;
    } else if (all < MIN.word || (all >= FREQUENT && share < TOP_SHARE && counts.length > 4)) continue;
    kept.set(
      word,
      counts.filter(({ times }) => times >= LEAST_SHARE * all),
    );
  }
  return kept;
}

/** The LGAs of each name that a place of a state has: "OY bodija". */
function knownPlaces(dataset: Dataset): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  for (const { state_code, lga_codes, name, aliases, kind } of dataset.localities) {
    if (kind === "lcda") continue;
    for (const its of [name, ...(aliases as readonly string[])]) {
      const key = `${state_code} ${fold(String(its)).split(" ").map(spelt).join(" ")}`;
      const lgas = known.get(key) ?? new Set();
      for (const lga of lga_codes as readonly string[]) lgas.add(lga);
      known.set(key, lgas);
    }
  }
  return known;
}

/** What units say only of the LGAs of a place with that name, the place itself says. */
const withoutKnown = (state: string, words: Words, known: ReadonlyMap<string, ReadonlySet<string>>): Words =>
  new Map(
    [...words].filter(([word, counts]) => {
      const lgas = known.get(`${state} ${word}`);
      return lgas === undefined || counts.some(({ lga }) => !lgas.has(lga));
    }),
  );

function packState(words: Words, lgas: readonly string[]) {
  const keys = [...words.keys()].sort();
  const postings = keys.map((key) => inOrder(words.get(key) ?? NOWHERE));
  const sign = (lga: string): string => String.fromCharCode(FIRST_SIGN + lgas.indexOf(lga));
  return {
    words: packWords(keys),
    lgas: postings.map((posting) => posting.map(({ lga }) => sign(lga)).join("")).join("\n"),
    counts: postings.flatMap((posting) => posting.map(({ times }) => digitOf(times))).join(""),
  };
}

function commonWords(states: readonly Words[]): ReadonlyMap<string, number> {
  const spread = new Map<string, number>();
  for (const words of states)
    for (const word of words.keys()) if (!word.startsWith("~")) spread.set(word, (spread.get(word) ?? 0) + 1);
  return spread;
}

function packCommon(spread: ReadonlyMap<string, number>): PackedEvidence["common"] {
  const common = [...spread]
    .filter(([, count]) => count >= MIN_STATES && count < MANY_STATES)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: packWords(common.map(([word]) => word)),
    states: common.map(([, count]) => String.fromCharCode(FIRST_SIGN + count)).join(""),
  };
}
