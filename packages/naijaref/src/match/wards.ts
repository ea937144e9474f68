import type { ListKind } from "../kinds/kinds.ts";
import { localitiesNamed } from "../localities/index.ts";
import { localityFields, localityIndexes } from "../localities/localities.ts";
import { tells } from "../names/address-words.ts";
import { editCost } from "../names/edit.ts";
import { fold } from "../names/fold.ts";
import { numbersOf } from "../names/numerals.ts";
import { wordsOf } from "../names/tokens.ts";
import { isNumber } from "./features.ts";
import type { MatchEntry } from "./list.ts";
import type { EntryName } from "./names-in.ts";
import { Query } from "./query.ts";
import type { Reading } from "./reading.ts";
import { type MatchResult, matched, quote, severalOf } from "./result.ts";
import { scopesOf } from "./scopes.ts";
import { findLikely, type Weighed } from "./weigh.ts";
import { OF_A_WARD, OF_LOCALITY } from "./weights.ts";

const WARD_NUMBER =
  /^(?:ward|registration area|ra)(?: no)? ([0-9]{1,2}|[ivx]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

/** The number that a name has after "Ward". */
function numberAfterWard(folded: string): number | undefined {
  const [, digits = ""] = /^ward ([0-9ivx]+)(?= |$)/.exec(folded) ?? [];
  return numbersOf(digits)[0];
}

/** "Ward 3" of an LGA whose wards have names: the ward that INEC numbers so. */
export function findNumberedWard({ text, folded, area, names }: Query): MatchResult | undefined {
  if (area.lga === undefined || !(folded.startsWith("ward") || folded.startsWith("r"))) return undefined;
  const [, digits = ""] = WARD_NUMBER.exec(folded) ?? [];
  const [number] = numbersOf(digits);
  if (number === undefined) return undefined;
  // An LGA that counts its wards, "Ward I N2" and so on.
  const counted = names.list.filter((name) => !name.isAlias && numberAfterWard(name.folded) === number);
  const [only] = counted;
  if (only !== undefined && counted.length === 1)
    return matched(
      only.entry,
      "alias",
      0.97,
      `${quote(text)} is the only ward of its LGA with that number: ${only.entry.label}.`,
    );
  if (names.list.some(({ reading }) => reading.words.length === 0)) return undefined;
  const entry = names.entries.find(({ code }) => Number(code.slice(-2)) === number);
  return entry && matched(entry, "alias", 0.9, `${quote(text)} is ${numberOf(entry)}.`);
}

const numberOf = ({ label, code }: MatchEntry): string => `the number of ${label} in its INEC code, ${code}`;

/** "Abbi 8" is Abbi I, which is the eighth ward of its LGA, where no ward is called Abbi VIII. */
export function findNumberInCode(query: Query): MatchResult | undefined {
  const { text, area } = query;
  if (area.lga === undefined || query.reading.marks.length === 0) return undefined;
  const [best, ...others] = query.weighed;
  if (best === undefined) return undefined;
  const { joined, marks } = best.reading;
  const number = `#${Number(best.entry.code.slice(-2))}`;
  const isNamed = ({ name }: Weighed): boolean => name.reading.joined === joined;
  if (joined === "" || marks.length > 1 || marks[0] !== number || !isNamed(best)) return undefined;
  if (others.some((other) => isNamed(other) && other.name.reading.marks.includes(number))) return undefined;
  return matched(best.entry, "alias", 0.97, `${quote(text)} has the name and ${numberOf(best.entry)}.`);
}

/**
 * "Kandawa" is a part of Jobe/Kandawa, where no other ward of the LGA has the word. "Magaji" may be a part of
 * Magajin Gari and of Birnin Magaji.
 */
export function findPart({ text, area, names, reading }: Query): MatchResult | undefined {
  const { words, marks } = reading;
  if (area.lga === undefined || marks.length > 0 || !words.some((word) => tells(word))) return undefined;
  const isBeginning = (word: string, own: string): boolean =>
    own.startsWith(word) && own.length <= word.length + 1;
  const having = names.list.filter((name) =>
    words.every((word) => name.reading.words.some((own) => isBeginning(word, own))),
  );
  const [only, ...others] = new Set(having.map(({ entry }) => entry));
  const isWhole = words.every((word) => having.some((name) => name.reading.words.includes(word)));
  return only === undefined || others.length > 0 || !isWhole
    ? undefined
    : matched(only, "alias", OF_LOCALITY, `${quote(text)} is a part of the name of ${only.label}.`);
}

/**
 * "Ngelzama A" is Ngelzarma, where no ward of that name has a letter or a number: other lists than INEC's divide
 * it.
 */
export function findDivided({ text, folded, area, list, reading }: Query): MatchResult | undefined {
  const end = folded.lastIndexOf(" ");
  if (area.lga === undefined || end < 0 || reading.marks.length !== 1 || folded.length - end > MAX_MARK)
    return undefined;
  const whole = new Query(folded.slice(0, end), list, area);
  const found = findPart(whole) ?? findLikely(whole);
  const name = whole.weighed[0]?.name;
  if (found === undefined || name?.reading.marks.length !== 0) return undefined;
  // "Eruwa VI" is of an older list, and not New Eruwa.
  if (!isOneSlip(whole.reading, name)) return undefined;
  return { ...found, why: `${quote(text)} has a number or a letter of its own: ${found.why}` };
}

/** Whether a text is a name, or a part of it, but for one slip. */
export const isOneSlip = ({ joined }: Reading, { reading, parts }: EntryName): boolean =>
  [reading, ...parts].some((one) => editCost(joined, one.joined, 1) <= 1);

/** "III" is a number of a ward, and "F" a letter. */
const MAX_MARK = 4;

/** "Oyiakiri III Ward 2" is not Oyiakiri II: the number before "Ward" is the name's. */
export function findTwoNumbers(query: Query): MatchResult | undefined {
  const { text, folded, reading } = query;
  const [first = "", second = ""] = reading.parts.slice(-2);
  if (!folded.includes(" ward ") || !isNumber(first) || !isNumber(second)) return undefined;
  const weighed = query.weighed;
  const [best] = weighed;
  const has = ({ name }: Weighed): boolean => name.reading.marks.includes(first);
  if (best === undefined || has(best)) return undefined;
  const { joined } = best.name.reading;
  const meant = [best, ...weighed.filter((one) => has(one) && one.name.reading.joined === joined)];
  return severalOf(
    `${quote(text)} has two numbers, and ${best.entry.label} has not the first.`,
    meant.map(({ entry }) => entry),
    1 / (meant.length + 1),
  );
}

/** Fewer letters are no name of a ward. */
const MIN = 4;

/**
 * The LGAs of a state that have a ward of this name: "Bolari" is of Bolari East and West, both in Gombe. Numbers and
 * directions are left aside.
 *
 * @param orPart also those that have it in the name of one: "Gbugudu" of "Malete/Gbugudu", a village as others of the
 * name.
 */
export function lgasWithWard(
  { joined, words }: Reading,
  state: string,
  orPart: boolean,
): readonly MatchEntry[] {
  if (joined.length < MIN) return [];
  const names = scopesOf("ward").namesIn(state);
  const wards = [...(names.withKey(joined) ?? []), ...names.withWord(words[0] as string)].filter((name) =>
    [name.reading, ...(orPart ? name.parts : [])].some((one) => one.joined === joined),
  );
  // "Orile" is a ward, and the first word of quarters of other LGAs.
  const { name, lgaCodes } = localityFields();
  const quarters = (wards.length === 0 ? [] : localityIndexes(state)).filter(
    (at) => wordsOf(fold(name(at)))[0] === joined,
  );
  return lgasOf([...wards.map(({ entry }) => entry.lgaCode as string), ...quarters.flatMap(lgaCodes)]);
}

/** The LGAs with some codes, each once. */
export const lgasOf = (codes: Iterable<string>): readonly MatchEntry[] =>
  [...new Set(codes)].flatMap((code) => scopesOf("lga").byCode(code) ?? []);

/** "Bolari" is the name of two wards of Gombe: it may be no typing error of Billiri. "Akwa North" is no ward. */
export function wardOfAnother({ text, area, reading }: Query, typo: MatchResult): MatchResult | undefined {
  if (area.state === undefined || reading.marks.length > 0) return undefined;
  const lgas = lgasWithWard(reading, area.state.code, true);
  return doubtAlso(text, typo, lgas, `a ward of ${lgas.map(({ name }) => name).join(" and of ")}`);
}

/** A typing error that is also the name of something in others; undefined where that is in what it was taken for. */
export const doubtAlso = (text: string, typo: MatchResult, others: readonly MatchEntry[], what: string) =>
  others.length === 0 || others.some(({ code }) => code === typo.code)
    ? undefined
    : doubtTypo(typo, others, sayAlso(text, typo, what));

const sayAlso = (text: string, { name }: MatchResult, what: string): string =>
  `${quote(text)} is spelt almost as ${name}, but it is also ${what}.`;

/** "Otuoke" is a place in the ward Otuabula: it is no typing error of Otuokpoti, a ward of the same LGA. */
export function placeInAnother(query: Query, typo: MatchResult): MatchResult | undefined {
  const { text, reading } = query;
  const ward = query.weighed[0]?.entry;
  const named = localitiesNamed(reading.parts.join(" "), { stateCode: ward?.stateCode ?? undefined });
  // "Jos" is no typing error of the ward Jom, wherever in Plateau that is.
  if (named.some(({ kind }) => kind === "city")) return doubtTypo(typo, [], sayAlso(text, typo, "a city"));
  const places = named.filter(
    ({ lgaCodes, wardCodes }) => wardCodes.length > 0 && lgaCodes.includes(ward?.lgaCode ?? ""),
  );
  const wards = places.flatMap(({ wardCodes }) =>
    wardCodes.flatMap((code) => scopesOf("ward").byCode(code) ?? []),
  );
  return doubtAlso(text, typo, wards, `a place in ${wards.map(({ name }) => name).join(" and ")}`);
}

/** A typing error that may be the name of something in others: all of them are candidates. */
export function doubtTypo(typo: MatchResult, others: readonly MatchEntry[], why: string): MatchResult {
  const its = typo.candidates.flatMap(({ kind, code }) => scopesOf(kind as ListKind).byCode(code) ?? []);
  return severalOf(why, [...new Set([...its.slice(0, 1), ...others, ...its.slice(1)])], OF_A_WARD);
}
