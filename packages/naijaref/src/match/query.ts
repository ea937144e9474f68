import { spellOutDirections } from "../names/directions.ts";
import { fold, joined } from "../names/fold.ts";
import { partsOf, withoutBrackets } from "../names/tokens.ts";
import type { Area } from "./area.ts";
import { type Typed, typedOf } from "./features.ts";
import type { ListKind } from "./kinds.ts";
import { evidenceForNone } from "./known-places.ts";
import { MATCH_LISTS } from "./lists.ts";
import type { Names } from "./names.ts";
import { type Reading, type ReadingRules, readFolded, readName } from "./reading.ts";
import { scopesOf } from "./scopes.ts";
import { MOST_WORDS_OF_TEXT } from "./thresholds.ts";
import { type Weighing, weigh } from "./weigh.ts";
import type { WEIGHTS } from "./weights.ts";

/** A text in one list, read once for all rules. */
export interface Query {
  readonly text: string;
  readonly folded: string;
  /** Without spaces. */
  readonly run: string;
  readonly list: ListKind;
  readonly area: Area;
  readonly names: Names;
  readonly rules: ReadingRules;
  /** As its list prepares it for reading. */
  readonly prepared: string;
  /** With slips in words of kind and in directions mended. */
  readonly reading: Reading;
  /** All the lists in which it is looked for. */
  readonly meant: readonly ListKind[];
  /** Each record that it may mean with its probability; undefined where it only says a kind. */
  readonly weighing: () => Weighing | undefined;
}

export function openQuery(
  text: string,
  list: ListKind,
  area: Area,
  meant: readonly ListKind[] = [list],
): Query {
  const { rules } = MATCH_LISTS[list];
  const names = scopesOf(list).namesIn(scopeOf(list, area)).now();
  const folded = fold(text);
  const run = joined(folded);
  const prepared = rules.prepare === undefined ? text : rules.prepare(text);
  const reading = readFolded(prepared === text ? folded : fold(prepared), rules, names.words);
  let weighing: Weighing | undefined;
  let isWeighed = false;
  return {
    text,
    folded,
    run,
    list,
    area,
    names,
    rules,
    prepared,
    reading,
    meant,
    weighing() {
      if (!isWeighed) {
        const typed = waysToRead(text, prepared, folded, reading, names, rules);
        if (typed !== undefined)
          weighing = weigh(typed, names, evidenceForNone(run, reading, list, area, names), groupOf(list));
        isWeighed = true;
      }
      return weighing;
    },
  };
}

/** The state or the LGA whose names are those among which a text is looked for; undefined for all. */
export function scopeOf(list: ListKind, { state, lga }: Area): string | undefined {
  if (list === "bank" || list === "state") return undefined;
  return list === "ward" && lga !== undefined ? lga.code : state?.code;
}

/** The group of kinds whose weights are those of a list. */
export const groupOf = (list: ListKind): keyof typeof WEIGHTS => {
  if (list === "state" || list === "lga" || list === "ward" || list === "bank") return list;
  return list === "locality" ? "lga" : "seat";
};

/** The ways in which a text can be read; undefined where it only says a kind, or is a sentence. */
export function waysToRead(
  text: string,
  prepared: string,
  folded: string,
  reading: Reading,
  names: Names,
  rules: ReadingRules,
): readonly Typed[] | undefined {
  if (reading.isIdle || reading.isGeneric || reading.parts.length > MOST_WORDS_OF_TEXT) return undefined;
  const parts = partsOf(prepared).map((part) => readName(part, rules, names.words));
  const typed = [typedOf(reading, parts)];
  if (reading.other !== undefined) typed.push(typedOf(reading.other));
  for (const one of reading.mended ?? []) typed.push(typedOf(one));
  const plain = withoutBrackets(text);
  if (plain !== undefined) typed.push(typedOf(readName(plain, rules, names.words)));
  const short = spellOutDirections(folded);
  if (short !== undefined) typed.push(typedOf(readName(short, rules, names.words)));
  return typed;
}
