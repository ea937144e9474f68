import { withoutCompany } from "../banks/names.ts";
import { fold, joined } from "../names/fold.ts";
import { inBrackets, partsOf } from "../names/tokens.ts";
import { hasOtherNumber } from "./features.ts";
import type { MatchEntry } from "./list.ts";
import type { EntryName, Names } from "./names-in.ts";
import type { Query } from "./query.ts";
import { type Reading, type ReadingRules, readName } from "./reading.ts";
import { MENDED, NAMED } from "./weights.ts";

/**
 * How a text is a name itself: as it is, without its brackets, with a numeral in the digit 1, with a
 * direction mended.
 */
export type Form = "same" | "bracket" | "numeral" | "direction" | "short_direction" | "initial" | "sound";

/** The names that a text is, in one way to write them. */
export interface Found {
  readonly status: "exact" | "alias" | "typo" | "ambiguous";
  readonly form: Form;
  /** One of each entry. */
  readonly names: readonly EntryName[];
}

export const entryOf = ({ names }: Found): MatchEntry => (names[0] as EntryName).entry;

export const sureOf = ({ status }: Found): number =>
  status === "exact" ? 1 : status === "typo" ? NAMED - MENDED : NAMED;

/** The name that a text is as it stands: no letter, and no direction, is mended. */
export const findNamed = (text: string, names: Names, rules: ReadingRules): Found | undefined =>
  findSame(fold(text), readName(text, rules), names);

/**
 * A text that is a name. "Ikot Ekpene 11" is II or XI where there are both, but "Ward 11" is the eleventh.
 *
 * @param text folded.
 */
export function findSame(text: string, reading: Reading, names: Names): Found | undefined {
  if (reading.mended !== undefined) return findWithDirection(reading, reading.mended, names);
  const same = names.withKey(reading.key);
  // "First" is not the whole name of First Bank.
  if (reading.isGeneric && same?.every((name) => name.folded !== text) === true) return undefined;
  const other = reading.other === undefined ? undefined : names.withKey(reading.other.key);
  if (same !== undefined && other !== undefined && reading.joined !== "") {
    const written = same.filter((name) => name.folded === text);
    return decideSame(written.length > 0 ? written : [...same, ...other], "same");
  }
  if (same !== undefined) {
    const rivals = reading.isBare ? openRivals(reading, same, names) : [];
    if (rivals.length > 0) return { status: "ambiguous", form: "same", names: byEntry([...same, ...rivals]) };
    const whole = same.filter((name) => !name.isAlias && name.folded === text);
    return decideSame(whole.length > 0 ? whole : same, "same", reading.isBare);
  }
  // "Awka-Etit II" is no "Awka-Etiti I", though their letters are the same.
  const run =
    names.withKey(joined(text))?.filter((name) => !hasOtherNumber(reading, name.reading)) ?? NO_NAMES;
  if (run.length > 0) return decideSame(run, "same");
  if (other === undefined) return undefined;
  return decideSame([...other, ...wardsNumbered(text, reading, names)], "numeral");
}

/**
 * A name with a direction that is typed wrong, if only one direction may be meant and the name without it is
 * no other's: "Yagba eWst" is east or west, "Ijebu North Eat" may be Ijebu North.
 */
function findWithDirection(reading: Reading, others: readonly Reading[], names: Names): Found | undefined {
  const found = [reading, ...others].flatMap(({ key }) => names.withKey(key) ?? []);
  if (found.length === 0) return undefined;
  const without = others.at(-1)?.key;
  const isOnlyWithout = found.every((name) => name.reading.key === without);
  return isOnlyWithout ? undefined : decideSame(found, "direction");
}

/** Lists write the ward's number in INEC's code behind its name: "Gbarain I Ward 7". */
const NUMBERED = / ward (?:no )?([0-9]+)$/;

/**
 * The wards whose number in INEC's code is the one after "Ward": "Amassoma Ward 11" may be Amassoma II, or
 * Amassoma III, which has 11 in its code.
 */
function wardsNumbered(text: string, { joined: words, marks }: Reading, names: Names): readonly EntryName[] {
  const number = Number(NUMBERED.exec(text)?.[1]);
  if (!marks.includes(`#${number}`)) return [];
  return names.list.filter(
    // The reading of a name comes last, because it is made when it is asked for.
    (name) =>
      name.entry.kind === "ward" &&
      Number(name.entry.code.slice(-2)) === number &&
      name.reading.joined === words,
  );
}

/**
 * What exists and has the words with a word of kind, where what has them alone is closed: of "Mainstreet", a
 * bank that was bought in 2014, it is the microfinance bank.
 */
function openRivals({ joined: words }: Reading, same: readonly EntryName[], names: Names): EntryName[] {
  if (!same.every(({ entry }) => entry.isClosed === true)) return [];
  return names.list.filter((name) => !name.entry.isClosed && name.reading.joined === words);
}

/**
 * Names that are the text. The name of one is meant before another name of another, and what exists before
 * what did.
 */
function decideSame(names: readonly EntryName[], form: Form, isShort = false): Found {
  const official = names.some(({ isShared }) => isShared) ? [] : names.filter(({ isAlias }) => !isAlias);
  const first = official.length > 0 && form !== "direction" ? official : names;
  const open = first.filter(({ entry }) => entry.isClosed !== true);
  const meant = byEntry(open.length > 0 ? open : first);
  if (meant.length > 1) return { status: "ambiguous", form, names: meant };
  if (form === "direction" || form === "sound") return { status: "typo", form, names: meant };
  const isExact = official.length > 0 && form === "same" && !isShort;
  return { status: isExact ? "exact" : "alias", form, names: meant };
}

/** Each entry once, by its first name. */
function byEntry(names: readonly EntryName[]): readonly EntryName[] {
  if (names.length < 2) return names;
  const seen = new Set<MatchEntry>();
  return names.filter(({ entry }) => !seen.has(entry) && seen.add(entry));
}

/**
 * A text that is a name in another way to write it: with directions shortened, with its parts in another
 * order, with a remark in brackets.
 */
export function findRewritten(query: Query): Found | undefined {
  const { text, folded, spelt, names, rules } = query;
  const typed = spelt ?? (query.area.lga === undefined ? folded : folded.replace(OF_IBADAN, "$11"));
  const found = typed === folded ? undefined : findSame(typed, readName(typed, rules), names);
  if (found !== undefined) {
    const status = found.status === "exact" ? "alias" : found.status;
    return { names: found.names, status, form: spelt === undefined ? found.form : "short_direction" };
  }
  const initial = text.includes("/") ? findInitial(text, names) : undefined;
  if (initial !== undefined) return decideSame(initial, "initial", true);
  if (rules.generic.has(folded)) return undefined;
  if (rules.generic.size > 0) {
    const company = joined(withoutCompany(text));
    const same = names.withKey(company);
    if (same !== undefined) return decideSame(same, "same", true);
    const sounding = findSounding(company, names);
    if (sounding !== undefined) return decideSame(sounding, "sound", true);
  }
  const twice = findTwice(query);
  if (twice !== undefined) return decideSame([twice], "same", true);
  // What the reader of places knows of a place in brackets is more.
  return query.list === "lga" && query.inText.mentions.place !== undefined
    ? undefined
    : findBeforeBrackets(query);
}

/** "Ward I EI", "NI": the wards of Ibadan are numbered by the parts of the city, and an I is typed for the 1. */
const OF_IBADAN = /\b([cens]|[ns][ew])i\b/g;

/** "Owerri West (Umuguma)". */
function findBeforeBrackets({ text, outside, names, rules, list }: Query): Found | undefined {
  if (outside === undefined) return undefined;
  const known = names.withKey(readName(outside, rules, names).key);
  const other = names.withKey(readName(inBrackets(text), rules).key);
  // "Ugep South (Abi)" is an older name, and the LGA's.
  if (known === undefined) return other && list === "lga" ? decideSame(other, "bracket", true) : undefined;
  const found = decideSame(known, "bracket", true);
  const rival = other?.filter(({ entry }) => known.every((name) => name.entry !== entry)) ?? [];
  // "Isu (Njaba)": both are LGAs of Imo.
  return rival.length === 0
    ? found
    : { status: "ambiguous", form: "bracket", names: byEntry([...found.names, ...rival]) };
}

/** For a letter those that people write for it in the names of banks. */
const SOUNDS: Readonly<Record<string, string>> = { i: "ye", y: "i", c: "k", k: "c", s: "z", z: "s", e: "i" };
/** A shorter name with another letter is another name. */
const MIN_SOUNDING = 8;

/** The names that a text is with one letter for another that sounds like it: "City bank" is Citibank. */
function findSounding(run: string, names: Names): readonly EntryName[] | undefined {
  if (run.length < MIN_SOUNDING || !run.endsWith("bank")) return undefined;
  const found: EntryName[] = [];
  for (let at = 1; at < run.length - 4; at++)
    for (const letter of SOUNDS[run.charAt(at)] ?? "")
      found.push(...(names.withKey(run.slice(0, at) + letter + run.slice(at + 1)) ?? []));
  return found.length === 0 ? undefined : found;
}

const NO_NAMES: readonly EntryName[] = [];

/** "Zinternet - KongaPay": each part is a name of one and the same. */
function findTwice({ text, names, rules }: Query): EntryName | undefined {
  let first: EntryName | undefined;
  for (const part of partsOf(text)) {
    const [one, ...others] = findNamed(part, names, rules)?.names ?? NO_NAMES;
    if (one === undefined || others.length > 0 || (first ?? one).entry !== one.entry) return undefined;
    first = one;
  }
  return first;
}

/** So many names may be those with their first word shortened. */
const MAX_INITIAL = 64;

/** "D/Tofa", "H/Gana" of Herwagana: a letter, a slash, and the rest of the name. */
const INITIAL = /^\s*(\p{L})\s*\/\s*(\p{L}{3}.*)$/u;

/** The only entry with a name of which a text has the first letter and all words but the first. */
function findInitial(text: string, names: Names): readonly EntryName[] | undefined {
  const [, letter, rest] = INITIAL.exec(text) ?? [];
  if (letter === undefined || rest === undefined) return undefined;
  const [first, end] = [fold(letter), fold(rest)];
  const like: EntryName[] = [];
  names.find(`${first} ${end}`, MAX_INITIAL, like);
  const found = like.filter((name) => {
    // The apostrophe of "Qua'an Pan" divides no words.
    const folded = /['’]/.test(name.text) ? fold(name.text.replace(/['’]/g, "")) : name.folded;
    const before = folded.slice(0, -end.length).trimEnd();
    return folded.endsWith(end) && before.length > 1 && before.startsWith(first) && !before.includes(" ");
  });
  return new Set(found.map(({ entry }) => entry)).size === 1 ? found : undefined;
}
