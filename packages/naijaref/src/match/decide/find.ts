import { withoutCompany } from "../../banks/names.ts";
import { spellOutDirections } from "../../names/directions.ts";
import { fold, joined } from "../../names/fold.ts";
import { inBrackets, partsOf, withoutBrackets } from "../../names/tokens.ts";
import { byEntry, type Finding, rank, type SameForm } from "../compare/ranking.ts";
import type { MatchList } from "../lists/match-list.ts";
import type { EntryName, Names } from "../lists/names.ts";
import { turnedKey } from "../lists/names.ts";
import { type Reading, readName } from "../reading/reading.ts";
import { FARTHEST, FORGIVEN, MARGIN, MENDED, SUGGESTED, type Width } from "../thresholds.ts";
import { wardsNumbered } from "./number-in-code.ts";

export interface Found {
  readonly status: "exact" | "alias" | "typo" | "ambiguous" | "none";
  /** Best first, each entry once. */
  readonly findings: readonly Finding[];
}

/** What decides how the names of a list are compared. */
export type ComparedList = Pick<MatchList, "rules" | "part" | "more">;

const NOTHING: Found = { status: "none", findings: [] };

/** What a text is as it stands: no letter, and no direction, is mended. */
export const findNamed = (text: string, names: Names, { rules }: ComparedList): Found | undefined =>
  findSame(text, readName(text, rules), names);

/** The same, with a direction that is typed wrong mended. */
export const findMended = (text: string, names: Names, { rules }: ComparedList): Found | undefined =>
  findSame(text, readName(text, rules, names.words), names);

/**
 * What a text is in another way to write a name: with directions shortened, with its parts in another order,
 * with a remark in brackets.
 */
export function findRewritten(text: string, names: Names, { rules }: ComparedList): Found | undefined {
  const short = spellOutDirections(fold(text));
  const spelt = short === undefined ? undefined : findSame(short, readName(short, rules), names);
  if (spelt !== undefined) return asForm(spelt, "short_direction");
  const initial = findInitial(text, names);
  if (initial !== undefined) return decideSame(initial, "initial", true);
  if (rules.generic.has(fold(text))) return undefined;
  const run = names.byKey.get(joined(withoutCompany(text)));
  if (run !== undefined) return decideSame(run, "same", true);
  const parts = partsOf(rules.prepare?.(text) ?? text).map((part) => readName(part, rules));
  const turned = parts.length > 1 ? names.byKey.get(turnedKey(parts)) : undefined;
  if (turned !== undefined) return decideSame(turned, "turned", true);
  const plain = withoutBrackets(text);
  const known = plain === undefined ? undefined : names.byKey.get(readName(plain, rules, names.words).key);
  if (known === undefined) return undefined;
  const found = decideSame(known, "bracket", true);
  const other = names.byKey.get(readName(inBrackets(text), rules).key);
  const rival = other?.filter(({ entry }) => known.every((name) => name.entry !== entry)) ?? [];
  // "Isu (Njaba)": both are LGAs of Imo.
  return rival.length === 0
    ? found
    : {
        status: "ambiguous",
        findings: [...found.findings, ...asForm(decideSame(rival, "bracket"), "bracket").findings],
      };
}

/** "D/Tofa": a letter, a slash, and the rest of the name. */
const INITIAL = /^\s*(\p{L})\s*\/\s*(\p{L}{3}.*)$/u;

/** The only entry with a name of which a text has the first letter and all words but the first. */
function findInitial(text: string, names: Names): readonly EntryName[] | undefined {
  const [, letter, rest] = INITIAL.exec(text) ?? [];
  if (letter === undefined || rest === undefined) return undefined;
  const [first, end] = [fold(letter), ` ${fold(rest)}`];
  const found = names.list.filter((name) => {
    // The apostrophe of "Qua'an Pan" divides no words.
    const folded = fold(name.text.replace(/['’]/g, ""));
    return folded.startsWith(first) && folded.endsWith(end) && !folded.slice(0, -end.length).includes(" ");
  });
  return new Set(found.map(({ entry }) => entry)).size === 1 ? found : undefined;
}

const asForm = ({ status, findings }: Found, form: SameForm): Found => ({
  status: status === "exact" ? "alias" : status,
  findings: findings.map((finding) => ({ ...finding, form })),
});

export function find(text: string, names: Names, list: ComparedList, width: Width): Found {
  const reading = readName(text, list.rules, names.words);
  const same = findSame(text, reading, names);
  if (same !== undefined) return same;
  if (reading.isIdle || reading.isGeneric) return NOTHING;
  const plain = withoutBrackets(text);
  const plainReading = plain === undefined ? undefined : readName(plain, list.rules, names.words);
  const known = plainReading === undefined ? undefined : names.byKey.get(plainReading.key);
  if (known !== undefined) return decideSame(known, "bracket", false);
  for (const each of [reading, plainReading, reading.other]) {
    if (each === undefined || each.joined === "" || each.isIdle) continue;
    const found = decideLike(rank(each, names), each, names, list, width);
    if (found.status !== "none" || each === (plainReading ?? reading)) {
      if (found.status !== "none" || reading.other === undefined) return found;
    }
  }
  return NOTHING;
}

/**
 * A text that is a name. "Ikot Ekpene 11" is II or XI where there are both, but "Ward 11" is the eleventh.
 */
function findSame(text: string, reading: Reading, names: Names): Found | undefined {
  const same = names.byKey.get(reading.key);
  // "First" is not the whole name of First Bank.
  if (reading.isGeneric && same?.every((name) => fold(name.text) !== fold(text)) === true) return undefined;
  const other = reading.other === undefined ? undefined : names.byKey.get(reading.other.key);
  if (same !== undefined && other !== undefined && reading.joined !== "") {
    const written = same.filter((name) => fold(name.text) === fold(text));
    return decideSame(written.length > 0 ? written : [...same, ...other], "same");
  }
  if (same !== undefined) {
    const rivals = reading.isBare ? openRivals(reading, same, names) : [];
    if (rivals.length > 0) return { status: "ambiguous", findings: asFindings([...same, ...rivals], "same") };
    const whole = same.filter((name) => !name.isAlias && fold(name.text) === fold(text));
    const meant = whole.length > 0 ? whole : same;
    return decideSame(meant, reading.isMended ? "direction" : "same", reading.isBare);
  }
  const run = names.byKey.get(joined(fold(text)));
  if (run !== undefined) return decideSame(run, "same");
  if (other === undefined) return undefined;
  return decideSame([...other, ...wardsNumbered(text, reading, names)], "numeral");
}

/**
 * What exists and has the words with a word of kind, where what has them alone is closed: of "Mainstreet", a
 * bank that was bought in 2014, it is the microfinance bank.
 */
function openRivals(
  { joined: words }: Reading,
  same: readonly EntryName[],
  names: Names,
): readonly EntryName[] {
  if (!same.every(({ entry }) => entry.isClosed === true)) return [];
  return names.list.filter(({ entry, reading }) => entry.isClosed !== true && reading.joined === words);
}

/**
 * Names that are the text. The name of one is meant before another name of another, and what exists before
 * what did.
 */
function decideSame(names: readonly EntryName[], form: SameForm, isShort = false): Found {
  const official = names.some(({ isShared }) => isShared) ? [] : names.filter(({ isAlias }) => !isAlias);
  const first = official.length > 0 ? official : names;
  const open = first.filter(({ entry }) => entry.isClosed !== true);
  const findings = asFindings(open.length > 0 ? open : first, form);
  if (findings.length > 1) return { status: "ambiguous", findings };
  const isExact = official.length > 0 && form === "same" && !isShort;
  if (form === "direction") return { status: "typo", findings };
  return { status: isExact ? "exact" : "alias", findings };
}

const asFindings = (names: readonly EntryName[], form: SameForm): Finding[] =>
  byEntry(
    names.map((name) => ({
      name,
      distance: form === "direction" ? MENDED : 0,
      mistakes: 0,
      form,
      lacksMarks: false,
    })),
  );

/** The entries with a name like the text, nearest first, however many. */
export const findLike = (text: string, names: Names, list: MatchList): Finding[] =>
  rank(readName(text, list.rules, names.words), names, FARTHEST);

function decideLike(
  findings: readonly Finding[],
  reading: Reading,
  names: Names,
  list: ComparedList,
  width: Width,
): Found {
  const [best, next] = findings;
  if (best === undefined) return NOTHING;
  const lengths = [reading.joined.length, best.name.reading.joined.length];
  const letters = width === "nation" ? Math.min(...lengths) : Math.max(...lengths);
  const limit = FORGIVEN[width](letters);
  const share = best.mistakes / Math.max(1, letters);
  const suggested = findings.filter(({ distance }) => distance <= SUGGESTED);
  if (share > limit || best.distance > SUGGESTED) return { status: "none", findings: suggested };
  if (next !== undefined && next.distance - best.distance < MARGIN)
    return {
      status: "ambiguous",
      findings: findings.filter(({ distance }) => distance - best.distance < MARGIN),
    };
  const isPart = best.form === "part" && (!list.part || width === "nation");
  const isMore = best.form === "more" && (!list.more || width !== "lga");
  if (isPart || isMore) return { status: "none", findings: suggested };
  if (best.form === "more" && namesAnother(reading, best.name, names))
    return { status: "none", findings: suggested };
  return { status: best.mistakes > 0 ? "typo" : "alias", findings: suggested };
}

/** Whether a word that a name lacks is one of another name: "Ikija Ikereku" beside Ikija and Ikereku. */
const namesAnother = ({ words }: Reading, { entry }: EntryName, names: Names): boolean =>
  names.list.some(
    (other) =>
      other.entry !== entry && words.some((word) => word.length > 2 && other.reading.words.includes(word)),
  );
