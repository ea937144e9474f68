import type { ListKind } from "../kinds/kinds.ts";
import { localitiesNamed } from "../localities/index.ts";
import { spellOutDirections } from "../names/directions.ts";
import { fold, joined } from "../names/fold.ts";
import { hashesOfNames } from "../names/known-places.ts";
import { hashOf } from "../names/marks.ts";
import { type NamesInText, NOTHING_NAMED, namesIn } from "../names/place-in-text.ts";
import { hasDigit, partsOf, withoutBrackets } from "../names/tokens.ts";
import type { Area } from "./area.ts";
import type { Names } from "./names-in.ts";
import { type Reading, type ReadingRules, readFolded, readName } from "./reading.ts";
import type { RecordKind } from "./result.ts";
import { type Scopes, scopesOf } from "./scopes.ts";
import { type Weighed, type Weighing, weigh } from "./weigh.ts";
import { MAX_WORDS_OF_TEXT, NONE_AT, NONE_FEATURES, WEIGHTS, type Weights } from "./weights.ts";

/** A text in one list, read once for all rules. */
export class Query {
  readonly text: string;
  readonly folded: string;
  /** Without spaces. */
  readonly run: string;
  readonly hasDigit: boolean;
  readonly list: RecordKind;
  readonly scopes: Scopes;
  readonly area: Area;
  readonly names: Names;
  readonly rules: ReadingRules;
  /** As its list prepares it for reading. */
  readonly prepared: string;
  /** With slips in words of kind and in directions mended. */
  readonly reading: Reading;
  /** All the lists in which it is looked for. */
  readonly meant: readonly RecordKind[];
  private known: Weighing | undefined;
  private places: NamesInText | undefined;

  constructor(
    text: string,
    list: RecordKind,
    area: Area,
    meant: readonly RecordKind[] = [list],
    scopes: Scopes = scopesOf(list as ListKind),
  ) {
    const { rules } = scopes;
    this.text = text;
    this.folded = fold(text);
    this.run = joined(this.folded);
    this.hasDigit = hasDigit(this.folded);
    this.list = list;
    this.scopes = scopes;
    this.area = area;
    this.names = scopes.namesIn(scopeOf(list, area));
    this.rules = rules;
    this.prepared = rules.prepare === undefined ? text : rules.prepare(text);
    this.reading = readFolded(this.prepared === text ? this.folded : fold(this.prepared), rules, this.names);
    this.meant = meant;
  }

  /** Without a remark in brackets at its end; undefined where it has none. */
  get outside(): string | undefined {
    return withoutBrackets(this.text);
  }

  /** With its shortened directions written out; undefined where it has none. */
  get spelt(): string | undefined {
    return spellOutDirections(this.folded);
  }

  /** The places that it names, as every reader of names understands it. */
  get inText(): NamesInText {
    const state = this.area.state?.code;
    this.places ??= isUnknownWord(this.folded, state) ? NOTHING_NAMED : namesIn(this.text, state);
    return this.places;
  }

  /** The records that it may mean, the likeliest first; none where it only says a kind, or is a sentence. */
  get weighed(): readonly Weighed[] {
    return this.weighing.weighed;
  }

  /** Those, and how probable it is that none of them is meant. */
  get weighing(): Weighing {
    this.known ??= this.weighAll();
    return this.known;
  }

  private weighAll(): Weighing {
    const { outside, spelt, reading, prepared, names, rules, list } = this;
    const { other, mended, parts } = reading;
    if (reading.isStopPhrase || reading.isGeneric || parts.length > MAX_WORDS_OF_TEXT) return NOTHING_MEANT;
    const ways = [reading, ...(other === undefined ? [] : [other]), ...(mended ?? [])];
    const bare = outside === undefined ? undefined : readName(outside, rules, names);
    // "Wakilin Arewa (B)" is not Wakilin Arewa.
    if (bare !== undefined && bare.words.length < reading.words.length) ways.push(bare);
    if (spelt !== undefined) ways.push(readName(spelt, rules, names));
    const inParts = partsOf(prepared).map((part) => readName(part, rules, names));
    return weigh(ways, inParts, names, evidenceForNone(this), weightsOf(list));
  }
}

const NOTHING_MEANT: Weighing = { weighed: [], none: 1 };

/** Fewer letters may stand for a name: "PH". */
const MIN_LETTERS = 3;

/** A word by itself that is no place's name names nothing: most cells with a slip are not read further. */
const isUnknownWord = (folded: string, state: string | undefined): boolean =>
  folded.length >= MIN_LETTERS && !folded.includes(" ") && !hashesOfNames(state).has(hashOf(folded));

/** The place whose names are those among which a text is looked for; undefined for all. */
function scopeOf(list: RecordKind, { state, lga, ward }: Area): string | undefined {
  if (list === "bank" || list === "state") return undefined;
  if (list === "polling_unit") return (ward ?? lga)?.code;
  return list === "ward" && lga !== undefined ? lga.code : state?.code;
}

function weightsOf(list: RecordKind): Weights {
  if (list === "state" || list === "lga" || list === "ward" || list === "bank") return WEIGHTS[list];
  if (list === "polling_unit") return WEIGHTS.ward;
  return list === "locality" ? WEIGHTS.lga : WEIGHTS.seat;
}

const FEW = 4;
const FAR_AWAY = 0.5;

const evidence = /* @__PURE__ */ new Float64Array(NONE_FEATURES);

/** What speaks for none of the records. The array is the same each time. */
function evidenceForNone({ run, reading, list, scopes, area, names }: Query): Float64Array {
  const elsewhere = scopes.named(run);
  // A name of a ward in another state says less where the LGA is known.
  const isFar = area.lga !== undefined && elsewhere.every(({ stateCode }) => stateCode !== area.state?.code);
  evidence[NONE_AT.none] = 1;
  evidence[NONE_AT.known_elsewhere] = elsewhere.length === 0 ? 0 : isFar ? FAR_AWAY : 1;
  evidence[NONE_AT.known_place] = isKnownPlace(run, list, area) ? 1 : 0;
  evidence[NONE_AT.none_of_many] = Math.log(Math.max(1, names.entries.length));
  evidence[NONE_AT.few_letters] = reading.joined.length < FEW ? 1 : 0;
  return evidence;
}

/**
 * Whether a text is the name of a place that is not of the list, and then hardly a typing error. Towns and
 * quarters of a column of LGAs are read before (`towns.ts`).
 */
function isKnownPlace(run: string, list: RecordKind, area: Area): boolean {
  // Wards and polling units have names of anything.
  if (list === "bank" || list === "ward" || list === "polling_unit") return false;
  if (list === "state") return isAnother(run, "lga", area) || localitiesNamed(run).length > 0;
  return isAnother(run, "state", area);
}

function isAnother(run: string, kind: "state" | "lga", { state, lga }: Area): boolean {
  const named = scopesOf(kind).named(run);
  if (named.length === 0) return false;
  return !named.some(({ code }) => code === lga?.code || code === state?.code);
}
