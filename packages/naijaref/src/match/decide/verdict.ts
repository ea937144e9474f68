import { isDirection } from "../../names/directions.ts";
import { compareKind } from "../compare/marks.ts";
import { AUTOMATIC, DOUBTED, MOST_CANDIDATES, OFFERED, SHORT_BANK } from "../thresholds.ts";
import { explainLikely, quote } from "./reasons.ts";
import { candidateFrom, type MatchCandidate, type MatchResult, nothing } from "./result.ts";
import type { Weighed, Weighing } from "./weigh.ts";

/** Never 1: that is for what is the very name. */
const round = (probability: number): number => Math.min(0.99, Math.floor(probability * 100) / 100);

const candidateOf = ({ entry, probability }: Weighed): MatchCandidate =>
  candidateFrom(entry, round(probability));

export const offered = (weighed: readonly Weighed[]): MatchCandidate[] =>
  weighed
    .filter(({ probability }) => probability >= OFFERED)
    .slice(0, MOST_CANDIDATES)
    .map(candidateOf);

/** What a text means, if one record is likely enough. */
export function surelyOne(text: string, { weighed }: Weighing): MatchResult | undefined {
  const [best, rival] = weighed;
  if (best === undefined || best.probability < AUTOMATIC || hasMarkOfItsOwn(best)) return undefined;
  if (isPartOfSeveral(weighed) || isShortWord(best)) return undefined;
  const { entry, probability } = best;
  return {
    status: isWithoutMistakes(best) ? "alias" : "typo",
    code: entry.code,
    name: entry.name,
    confidence: round(probability),
    candidates: offered(weighed),
    damage: null,
    why: explainLikely(text, best, rival),
  };
}

/** The words and marks are those of the name, or of a part of it. */
const isWithoutMistakes = ({ typed: { reading }, name }: Weighed): boolean =>
  reading.joined === name.reading.joined ||
  (reading.words.every((word) => name.reading.words.includes(word)) &&
    reading.marks.every((mark) => name.reading.marks.includes(mark)));

const hasAll = (has: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((one) => has.includes(one));

/** "Dawakin" is a part of Dawakin Kudu and of Dawakin Tofa alike. */
function isPartOfSeveral(weighed: readonly Weighed[]): boolean {
  const having = weighed
    .slice(0, MOST_CANDIDATES)
    .filter(
      ({ typed: { reading }, name }) =>
        reading.words.length > 0 &&
        hasAll(name.reading.words, reading.words) &&
        hasAll(name.reading.marks, reading.marks),
    );
  const [best] = weighed;
  const isWhole = best?.name.reading.key === best?.typed.reading.key;
  return having.length > 1 && best !== undefined && having.includes(best) && !isWhole;
}

/** "Cash" is no typing error of Casha: among a thousand institutions a short word is near to many. */
const isShortWord = ({ typed: { reading }, name, entry }: Weighed): boolean =>
  entry.kind === "bank" && reading.joined.length < SHORT_BANK && reading.joined !== name.reading.joined;

/** "Northern Demsa" is a part of Demsa, and no name of the ward. */
const isOfPart = (mark: string): boolean => /^(?:north|south|east|west)ern$/.test(mark);

/**
 * "Enugu North" is no state, "Owerri East" no LGA and "Bakori II" not Bakori, whatever else has these words.
 *
 */
function hasMarkOfItsOwn({ typed: { reading }, name, entry }: Weighed): boolean {
  if (entry.kind === "bank") return false;
  if (entry.kind === "ward")
    return reading.marks.some((mark) => isOfPart(mark) && !name.reading.marks.includes(mark));
  const { extra } = compareKind(reading.marks, name.reading.marks, true);
  if (extra > 0) return true;
  return reading.marks.some((mark) => isDirection(mark) && !name.reading.marks.includes(mark));
}

/** "Ikoyi III" where there are I and II: it is neither. */
function hasOtherNumber({ typed: { reading }, name }: Weighed): boolean {
  const { lacks, extra } = compareKind(reading.marks, name.reading.marks, true);
  return lacks > 0 && extra > 0;
}

/** A text that could mean several, or nothing. */
export function doubtOf(text: string, no: string, { weighed, none }: Weighing, plural: string): MatchResult {
  const candidates = offered(weighed);
  const [best, second] = weighed;
  if (best === undefined || candidates.length === 0) return nothing(`${no}.`);
  if (
    none < DOUBTED.none &&
    !hasOtherNumber(best) &&
    second !== undefined &&
    second.probability >= DOUBTED.second
  ) {
    const several = weighed.filter(({ probability }) => probability >= DOUBTED.second);
    const labels = several.slice(0, 3).map(({ entry }) => entry.label);
    const more = several.length > 3 ? ` or ${several.length - 3} more` : "";
    return {
      ...nothing("", candidates),
      status: "ambiguous",
      why: `${quote(text)} could be ${several.length} ${plural}: ${labels.join("; ")}${more}.`,
    };
  }
  return nothing(
    `${no}; the nearest name is ${best.name.text}, but it is too different to be sure.`,
    candidates,
  );
}
