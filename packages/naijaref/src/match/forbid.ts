import { isDirection } from "../names/directions.ts";
import { editCost } from "../names/edit.ts";
import { compareKind, distanceOf, hasAll } from "./features.ts";
import type { Query } from "./query.ts";
import { type Reading, type ReadingRules, readName } from "./reading.ts";
import type { Weighed } from "./weigh.ts";
import { FORGIVEN_OF_UNIT, MAX_CANDIDATES } from "./weights.ts";
import { shareWrong } from "./words-covered.ts";

/** What must never be guessed, however likely it looks. `rules.test.ts` and `cases.ndjson` have cases of each. */

type Forbids = (best: Weighed, query: Query, weighed: readonly Weighed[]) => boolean;

/** "Northern Demsa" is a part of Demsa, and no name of the ward. */
const isOfPart = (mark: string): boolean => /^(?:north|south|east|west)ern$/.test(mark);

/**
 * "Zenith Microfinance Bank" is not Zenith Bank, "Enugu North" is no state, "Owerri East" no LGA and "Bakori II"
 * not Bakori, whatever else has these words.
 */
const hasMarkOfItsOwn: Forbids = (best) => {
  const { reading, name, entry } = best;
  if (reading.marks.length === 0) return false;
  if (entry.kind === "bank") return reading.marks.some((mark) => !name.reading.marks.includes(mark));
  if (entry.kind === "ward")
    return reading.marks.some((mark) => isOfPart(mark) && !name.reading.marks.includes(mark));
  const { extra } = compareKind(reading.marks, name.reading.marks, true);
  if (extra > 0) return true;
  return hasDirectionOfItsOwn(best);
};

/** "Owerri East" where there are North and West: it is neither. */
export const hasDirectionOfItsOwn = ({ reading, name }: Weighed): boolean =>
  reading.marks.some((mark) => isDirection(mark) && !name.reading.marks.includes(mark));

/**
 * "Agbo" is a word of Ndi Agbo, and no Agboji with letters left out; "Dawakin" is a part of Dawakin Kudu and of
 * Dawakin Tofa alike.
 */
const isPartOfAnother: Forbids = (best, _, weighed) => {
  const { words, marks } = best.reading;
  const has = ({ name: { reading } }: Weighed): boolean =>
    words.length > 0 && hasAll(reading.words, words) && hasAll(reading.marks, marks);
  const others = weighed.slice(0, MAX_CANDIDATES).filter((one) => one !== best && has(one));
  if (others.length === 0) return false;
  const named = best.name.reading;
  return has(best)
    ? words.length + marks.length < named.words.length + named.marks.length
    : words.length === 1 && !named.words.includes(words[0] as string);
};

/** "Access UBA": the words that the likeliest name has not are those of another. */
const namesAnotherBeside: Forbids = ({ reading, name, entry }, { rules, names }) => {
  const { words } = reading;
  if (words.length < 2) return false;
  const rest = words.filter((word) => !name.reading.words.includes(word));
  if (rest.length === 0 || rest.length === words.length) return false;
  // "Birnin Yauri" is not Birnin Kebbi, which is called "Birnin" in its state.
  if (name.isLocal && !entry.name.includes("/") && rest.some((word) => !entry.kin.has(word))) return true;
  const named = names.withKey(readName(rest.join(" "), rules).key);
  if (named === undefined) return false;
  // "Oruko-Anam" is Oruk Anam misspelt, though Oruko is a half of another name.
  const isSlip = rest.every((word) => name.reading.words.some((own) => editCost(word, own, 1) <= 1));
  const others = named.filter(({ isLocal }) => !(isLocal && isSlip));
  return others.length > 0 && others.every((other) => other.entry !== entry);
};

const LONG_BANK = 7;
/** With another letter a shorter name is another's. */
const SHORT_BANK = 4;

/**
 * "Wise" is not Wase Microfinance Bank: what is misspelt is not short of its kind too, but for one slip in a long
 * name. "Nomba" is not Nombank: a short name has one slip at most, and one of three letters none.
 */
const isOtherBank: Forbids = ({ entry, reading, name }) => {
  if (entry.kind !== "bank") return false;
  const named = name.reading.joined;
  const lacksKind = compareKind(reading.marks, name.reading.marks, false).lacks > 0;
  if (!lacksKind && (reading.words.length > 1 || named.length > LONG_BANK)) return false;
  // "Mono" is a company, and not MoMo.
  const isExact = named.length < (lacksKind ? LONG_BANK : reading.isBare ? SHORT_BANK + 1 : SHORT_BANK);
  return editCost(reading.joined, named, 1) > (isExact ? 0 : 1);
};

/** Fewer letters are an initial or a slip. */
const MIN_OWN = 4;

/** "International", "Baqnk", "uLimited", "Bankplc": words of any bank, or of its kind, with a slip or glued. */
const saysKind = (word: string, { generic, stopPhrases }: ReadingRules): boolean =>
  generic.has(word) ||
  stopPhrases.some((phrase) => {
    const one = phrase.trim();
    return one.length > 2 && (editCost(word, one, 1) <= 1 || word.startsWith(one));
  });

/**
 * "FBN Holdings", "Fidelity Investments" and "First National Bank" are other companies: every word is the name's, or
 * only says the kind, but for slips.
 */
const hasWordOfItsOwn: Forbids = ({ entry, reading, name }, { rules, names }) => {
  if (entry.kind !== "bank") return false;
  const { words, joined } = name.reading;
  if (editCost(reading.joined, joined, 2) <= 2) return false;
  return reading.words.some(
    (word) =>
      word.length >= MIN_OWN &&
      !joined.includes(word) &&
      !words.some((own) => shareWrong(word, own) < 1) &&
      !saysKind(word, rules) &&
      names.withKey(word)?.some((other) => other.entry === entry) !== true,
  );
};

/**
 * "Nurudeen Street" is not "No. 1 Nurudeen Street": units of one street differ by their numbers, and those of a ward
 * by a word. A unit is meant by its whole name, with slips or in another order.
 */
const isOtherUnit: Forbids = ({ entry, reading, name: { reading: named } }) => {
  if (entry.kind !== "polling_unit") return false;
  for (const ofNumbers of [true, false]) {
    const { lacks, extra } = compareKind(reading.marks, named.marks, ofNumbers);
    if (lacks > 0 || extra > 0) return true;
  }
  const sorted = ({ words }: Reading): string => [...words].sort().join("");
  const distance = Math.min(
    distanceOf(reading.joined, named.joined),
    distanceOf(sorted(reading), sorted(named)),
  );
  return distance > FORGIVEN_OF_UNIT(Math.max(reading.joined.length, named.joined.length));
};

const FORBID: readonly Forbids[] = [
  hasMarkOfItsOwn,
  isPartOfAnother,
  namesAnotherBeside,
  isOtherBank,
  hasWordOfItsOwn,
  isOtherUnit,
];

/** Whether the likeliest record may not be the answer. */
export const isForbidden = (best: Weighed, query: Query, weighed: readonly Weighed[]): boolean =>
  FORBID.some((rule) => rule(best, query, weighed));
