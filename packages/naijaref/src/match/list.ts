import { fold } from "../names/fold.ts";
import { PLACE_VARIANTS, WEAK_PLACE_WORDS } from "../names/vocabulary.ts";
import { listStates } from "../places/states.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import type { MatchEntry } from "./entry.ts";
import type { ReadingRules } from "./reading.ts";

/** One list of entries and how its names are read. */
export interface MatchList {
  readonly rules: ReadingRules;
  /** Those of a state, and of an LGA, side by side. */
  readonly entries: () => Iterable<MatchEntry>;
  /** The entry with a code that is in no list of codes. */
  readonly otherCodes?: (
    key: string,
    byCode: (code: string) => MatchEntry | undefined,
  ) => MatchEntry | undefined;
  /** Words in a text that say that this kind is meant and not another. */
  readonly says: RegExp;
}

export const PLACE_RULES = { variants: PLACE_VARIANTS, weak: WEAK_PLACE_WORDS };

const stateNames = /* @__PURE__ */ lazy(() => new Map(listStates().map(({ code, name }) => [code, name])));

export const sideBySide = <T extends { readonly stateCode: string }>(records: readonly T[]): T[] =>
  [...groupBy(records, ({ stateCode }) => stateCode).values()].flat();

export const stateName = (code: string): string => stateNames().get(code) ?? code;

/** The words of some names that a person may write beside that of a record. */
export const wordsOfNames = (...names: readonly (string | null | undefined)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name ? fold(name).split(" ") : [])));

/** The label of an LGA or a seat: several states may have one of its name. */
export const labelInState = ({ name, stateCode }: MatchEntry): string =>
  `${name}, ${stateName(stateCode ?? "")}`;
