import { spellOutDirections } from "../../names/directions.ts";
import { fold } from "../../names/fold.ts";
import { partsOf, withoutBrackets } from "../../names/tokens.ts";
import { type Typed, typedOf } from "../compare/features.ts";
import type { ListKind } from "../kinds.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import type { Names } from "../lists/names.ts";
import { readName } from "../reading/reading.ts";
import { MOST_WORDS_OF_TEXT } from "../thresholds.ts";
import { WEIGHTS } from "../weights.ts";
import type { Area } from "./area.ts";
import { evidenceForNone } from "./evidence.ts";
import { type NoneEvidence, type Weighing, weigh } from "./weigh.ts";

/** The group of kinds whose weights are those of a list. */
export const groupOf = (list: ListKind): keyof typeof WEIGHTS =>
  list === "locality" ? "lga" : list in WEIGHTS ? (list as keyof typeof WEIGHTS) : "seat";

export interface Question {
  readonly typed: readonly Typed[];
  readonly evidence: NoneEvidence;
}

/** The ways in which a text can be read, and what speaks for none; undefined where it only says a kind. */
export function questionOf(text: string, list: ListKind, area: Area, names: Names): Question | undefined {
  const { rules } = MATCH_LISTS[list];
  const reading = readName(text, rules, names.words);
  if (reading.isIdle || reading.isGeneric) return undefined;
  if (reading.parts.length > MOST_WORDS_OF_TEXT) return undefined;
  const parts = partsOf(rules.prepare?.(text) ?? text).map((part) => readName(part, rules, names.words));
  const plain = withoutBrackets(text);
  const short = spellOutDirections(fold(text));
  const typed = [
    typedOf(reading, parts),
    ...(reading.other === undefined ? [] : [typedOf(reading.other)]),
    ...[plain, short].flatMap((other) =>
      other === undefined ? [] : [typedOf(readName(other, rules, names.words))],
    ),
  ];
  return { typed, evidence: evidenceForNone(text, reading, list, area, names) };
}

/** What a text that is no name may mean, each with its probability. */
export function findLikely(text: string, list: ListKind, area: Area, names: Names): Weighing | undefined {
  const question = questionOf(text, list, area, names);
  return question === undefined ? undefined : weigh(question.typed, names, question.evidence, groupOf(list));
}
