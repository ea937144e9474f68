import { spellOutDirections } from "../names/directions.ts";
import { fold, joined } from "../names/fold.ts";
import { hasDigit, partsOf, withoutBrackets } from "../names/tokens.ts";
import type { Area } from "./area.ts";
import { type Typed, typedOf } from "./features.ts";
import type { ListKind } from "./kinds.ts";
import { evidenceForNone } from "./known-places.ts";
import { MATCH_LISTS } from "./lists.ts";
import type { Names } from "./names.ts";
import { type Reading, type ReadingRules, readAll, readFolded, readName } from "./reading.ts";
import { scopesOf } from "./scopes.ts";
import { MOST_WORDS_OF_TEXT } from "./thresholds.ts";
import { type Weighing, weigh } from "./weigh.ts";
import { WEIGHTS, type Weights } from "./weights.ts";

/** A text in one list, read once for all rules. */
export class Query {
  readonly text: string;
  readonly folded: string;
  /** Without spaces. */
  readonly run: string;
  readonly hasDigit: boolean;
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
  private weighed: Weighing | null | undefined = null;

  constructor(text: string, list: ListKind, area: Area, meant: readonly ListKind[]) {
    const { rules } = MATCH_LISTS[list];
    this.text = text;
    this.folded = fold(text);
    this.run = joined(this.folded);
    this.hasDigit = hasDigit(this.folded);
    this.list = list;
    this.area = area;
    this.names = scopesOf(list).namesIn(scopeOf(list, area));
    this.rules = rules;
    this.prepared = rules.prepare === undefined ? text : rules.prepare(text);
    this.reading = readFolded(this.prepared === text ? this.folded : fold(this.prepared), rules, this.names);
    this.meant = meant;
  }

  /** Each record that it may mean with its probability; undefined where it only says a kind. */
  weighing(): Weighing | undefined {
    if (this.weighed === null) {
      const { text, prepared, folded, reading, names, rules, run, list, area } = this;
      const typed = waysToRead(text, prepared, folded, reading, names, rules);
      this.weighed =
        typed && weigh(typed, names, evidenceForNone(run, reading, list, area, names), weightsOf(list));
    }
    return this.weighed;
  }
}

export const openQuery = (
  text: string,
  list: ListKind,
  area: Area,
  meant: readonly ListKind[] = [list],
): Query => new Query(text, list, area, meant);

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

const weightsOf = (list: ListKind): Weights => WEIGHTS[groupOf(list)];

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
  const typed = [typedOf(reading, readAll(partsOf(prepared), rules, names))];
  if (reading.other !== undefined) typed.push(typedOf(reading.other));
  if (reading.mended !== undefined) for (const one of reading.mended) typed.push(typedOf(one));
  const plain = withoutBrackets(text);
  if (plain !== undefined) typed.push(typedOf(readName(plain, rules, names)));
  const short = spellOutDirections(folded);
  if (short !== undefined) typed.push(typedOf(readName(short, rules, names)));
  return typed;
}
