import type { Counted } from "./count.ts";

export interface Judged {
  readonly key: string;
  readonly state: string;
  readonly name: string;
  /** The LGA that has most of them. */
  readonly lga: string;
  readonly units: number;
  readonly unitsInState: number;
  /** The wards of that LGA in which at least a fifth of them are, the first one first. */
  readonly wards: readonly string[];
  readonly isWard: boolean;
}

/** The figures that decide, chosen by reading samples: docs/localities.md says how sure they are. */
const SHARE_OF_LGA = 0.9;
const WITHOUT_WARD = {
  units: 4,
  names: 3,
  runs: 4,
  place: 0.5,
  other: 0.1,
  nationwide: 0.6,
  states: 3,
  personal: 0.2,
  estate: 0.4,
  letters: 4,
};
const WITH_WARD = { units: 3, runs: 2, nationwide: 0.5, states: 4, personal: 0.4, letters: 3 };
/** A name that other states have too, as Mararaba, is a place where very many units of one ward have it. */
const TOGETHER = {
  share: 0.85,
  units: 12,
  names: 4,
  inWard: 0.5,
  nationwide: 0.6,
  place: 0.4,
  other: 0.2,
  letters: 4,
};
const SHARE_OF_WARD = 0.2;

const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);

const byCount = (a: readonly [string, number], b: readonly [string, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

const ESTATES = ["estate", "layout", "gra", "barracks", "camp", "island"];

/**
 * Decides which of the counted words are places. `wardNames` has the LGA's code and the folded name of
 * each.
 */
export function judge(
  counted: ReadonlyMap<string, Counted>,
  lgaOfWard: ReadonlyMap<string, string>,
  wardNames: ReadonlySet<string>,
): Judged[] {
  const country = countCountry(counted);
  const judged: Judged[] = [];
  for (const words of counted.values()) {
    const [top] = [...words.lgas].sort(byCount);
    if (top === undefined || top[1] < WITH_WARD.units) continue;
    const [lga, units] = top;
    const unitsInState = sum(words.lgas.values());
    const isWard = wardNames.has(`${lga} ${words.key}`);
    const here = [...words.wards].filter(([ward]) => lgaOfWard.get(ward) === lga).sort(byCount);
    const runsByWard = here.map(([, n]) => n);
    const runs = sum(runsByWard);
    const passes = isWard ? passesWithWard : passesAlone;
    const isOfLga = units >= SHARE_OF_LGA * unitsInState && passes(words, units, runs, country, counted);
    if (!isOfLga && !standTogether(words, units, unitsInState, runsByWard, country)) continue;
    const wards = here.filter(([, n]) => n >= SHARE_OF_WARD * runs).map(([ward]) => ward);
    const [text] = [...words.texts].sort(byCount);
    judged.push({
      key: words.key,
      state: words.state,
      name: text?.[0] ?? words.key,
      lga,
      units,
      unitsInState,
      wards,
      isWard,
    });
  }
  return judged;
}

function standTogether(
  words: Counted,
  units: number,
  unitsInState: number,
  runsByWard: readonly number[],
  country: Country,
): boolean {
  const rule = TOGETHER;
  const runs = sum(words.wards.values());
  const all = country.words.get(words.key) ?? { runs: 0 };
  return (
    units >= rule.units &&
    units >= rule.share * unitsInState &&
    words.names.size >= rule.names &&
    (runsByWard[0] ?? 0) >= rule.inWard * runs &&
    sum(runsByWard) >= rule.nationwide * all.runs &&
    words.place >= rule.place * runs &&
    words.person <= rule.other * runs &&
    words.street <= rule.other * runs &&
    words.aged < runs / 2 &&
    words.key.length >= rule.letters
  );
}

interface Country {
  readonly words: ReadonlyMap<string, { readonly states: number; readonly runs: number }>;
  readonly personal: ReadonlyMap<string, number>;
}

function countCountry(counted: ReadonlyMap<string, Counted>): Country {
  const words = new Map<string, { states: number; runs: number }>();
  const parts = new Map<string, { runs: number; personal: number }>();
  for (const { key, wards, person, street } of counted.values()) {
    const runs = sum(wards.values());
    const all = words.get(key) ?? { states: 0, runs: 0 };
    words.set(key, { states: all.states + 1, runs: all.runs + runs });
    for (const part of key.split(" ")) {
      const its = parts.get(part) ?? { runs: 0, personal: 0 };
      parts.set(part, { runs: its.runs + runs, personal: its.personal + person + street });
    }
  }
  const personal = new Map([...parts].map(([part, its]) => [part, its.personal / (its.runs + 2)]));
  return { words, personal };
}

const personalOf = (key: string, { personal }: Country): number =>
  Math.min(...key.split(" ").map((part) => personal.get(part) ?? 0));

function passesWithWard({ key }: Counted, units: number, runs: number, country: Country): boolean {
  const rule = WITH_WARD;
  const all = country.words.get(key) ?? { states: 1, runs: 1 };
  return (
    units >= rule.units &&
    runs >= rule.runs &&
    all.states <= rule.states &&
    runs >= rule.nationwide * all.runs &&
    personalOf(key, country) < rule.personal &&
    key.length >= rule.letters
  );
}

function passesAlone(
  words: Counted,
  units: number,
  runsHere: number,
  country: Country,
  counted: ReadonlyMap<string, Counted>,
): boolean {
  const rule = WITHOUT_WARD;
  const { key, state } = words;
  const runs = sum(words.wards.values());
  const all = country.words.get(key) ?? { states: 1, runs: 1 };
  const estates = sum(
    ESTATES.map((ending) => sum(counted.get(`${state} ${key} ${ending}`)?.wards.values() ?? [])),
  );
  return (
    units >= rule.units &&
    words.names.size >= rule.names &&
    runs >= rule.runs &&
    words.place >= rule.place * runs &&
    words.person <= rule.other * runs &&
    words.street <= rule.other * runs &&
    words.aged < runs / 2 &&
    all.states <= rule.states &&
    runsHere >= rule.nationwide * all.runs &&
    personalOf(key, country) < rule.personal &&
    estates < rule.estate * (runs + estates) &&
    key.length >= rule.letters
  );
}
