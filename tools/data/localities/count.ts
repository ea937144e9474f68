import { fold } from "../../../packages/naijaref/src/names/fold.ts";
import { runsOf } from "./runs.ts";
import { COMPOUNDS, OF_PLACES, PERSONS, STREETS } from "./words.ts";

/** A name of a unit, and where it is. */
export interface NamedUnit {
  readonly name: string;
  readonly ward: string;
  readonly lga: string;
  readonly state: string;
}

export interface Counted {
  readonly key: string;
  readonly state: string;
  readonly wards: Map<string, number>;
  readonly lgas: Map<string, number>;
  /** Different names that have them, without their numbers. */
  readonly names: Set<string>;
  readonly texts: Map<string, number>;
  place: number;
  person: number;
  street: number;
  /** How many have "new" or "old" before them. */
  aged: number;
}

const add = <Key>(counts: Map<Key, number>, key: Key): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

const withoutNumbers = (folded: string): string =>
  folded
    .replace(/\b(?:[ivxl]+|[a-z]|\d+[a-z]?)\b/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Counts the runs of all names, by state and words. Joined words are counted as the same: "Sabongari". */
export function countRuns(units: readonly NamedUnit[]): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  for (const { name, ward, state } of units) {
    for (const run of runsOf(name)) {
      const id = `${state} ${run.key}`;
      let words = counted.get(id);
      if (words === undefined) {
        words = {
          key: run.key,
          state,
          wards: new Map(),
          lgas: new Map(),
          names: new Set(),
          texts: new Map(),
          place: 0,
          person: 0,
          street: 0,
          aged: 0,
        };
        counted.set(id, words);
      }
      add(words.wards, ward);
      add(words.texts, run.text);
      if (run.age !== "") words.aged++;
      words.names.add(withoutNumbers(fold(name)));
      if (PERSONS.has(run.before) || COMPOUNDS.has(run.after)) words.person++;
      else if (STREETS.has(run.after)) words.street++;
      else if (run.after === "" || OF_PLACES.has(run.after)) words.place++;
    }
  }
  countAnywhere(units, counted);
  return counted;
}

function countAnywhere(units: readonly NamedUnit[], counted: ReadonlyMap<string, Counted>): void {
  for (const { name, lga, state } of units) {
    const words = fold(name).split(" ");
    const seen = new Set<Counted>();
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
        const its = counted.get(`${state} ${words.slice(from, to).join(" ")}`);
        if (its !== undefined) seen.add(its);
      }
    }
    for (const its of seen) add(its.lgas, lga);
  }
}
