import { fold, joined } from "../../../packages/naijaref/src/text/index.ts";
import { groupBy, type PollingUnitFile, type StoredPollingUnit } from "../table/index.ts";
import { NAME_LIST_FILES, type NameEvidence } from "./evidence.ts";
import { sayOnce, tidyMarks } from "./marks.ts";
import { spellingOf, wholeWords } from "./spelling.ts";

const ENDING = /^(.*?)[ (-]*(?<![A-Z0-9])(1|11|111|LL|IL|[IVX]+|\d+)([).]*)$/;

const STROKES: Readonly<Record<string, string>> = { "1": "I", "11": "II", "111": "III", LL: "II", IL: "II" };

/** Before these words, 11 is a number. */
const NUMBERED = /(?:^|[^A-Z])(?:NOS?|HOUSE|HSE|PLOT|BLOCK|BLK|BOOTH|PHASE|ZONE|AREA|ROOM|PZ|AND|&)\.? ?$/;

const key = (text: string): string => text.replace(/[^A-Z0-9]+/g, "");

interface Ending {
  readonly base: string;
  readonly numeral: string;
}

function endingOf(name: string): Ending {
  const [, base = "", numeral = ""] = ENDING.exec(name) ?? [];
  return base === "" ? { base: key(name), numeral: "" } : { base: key(base), numeral };
}

/**
 * The names of a ward's units in capitals, with Roman numerals where 11 stands beside siblings: UNITY LANE 11
 * beside UNITY LANE 1 or UNITY LANE III is UNITY LANE II. A sibling has the same name and another numeral, or
 * none. If one of them has a number from 2 to 10, the numbers stay.
 */
function romanBesideSiblings(names: readonly string[]): string[] {
  const endings = names.map(endingOf);
  const numerals = new Map<string, Set<string>>();
  for (const { base, numeral } of endings) {
    const known = numerals.get(base);
    if (known === undefined) numerals.set(base, new Set([numeral]));
    else known.add(numeral);
  }
  return names.map((name, at) => {
    const { base, numeral } = endings[at] as Ending;
    const roman = STROKES[numeral];
    if (roman === undefined || !areStrokes(numerals.get(base) as Set<string>, name)) return name;
    return name.replace(/(1+|LL|IL)([).]*)$/, `${roman}$2`);
  });
}

/** Whether the numerals of units of one name are strokes, so that 11 among them is no number. */
function areStrokes(siblings: ReadonlySet<string>, name: string): boolean {
  const all = [...siblings];
  if (all.some((numeral) => /\d/.test(numeral) && !/^1{1,3}$/.test(numeral))) return false;
  if (NUMBERED.test(name.replace(/(1+|LL|IL)[).]*$/, ""))) return false;
  const doubled = all.filter((numeral) => numeral in STROKES && numeral !== "1");
  // Two ways to write one numeral would make two units of one name.
  if (all.some((numeral) => all.includes(STROKES[numeral] ?? "-"))) return false;
  const isBesideRoman = all.some((numeral) => /^[IVX]+$/.test(numeral));
  return doubled.length > 0 ? all.length > 1 : isBesideRoman;
}

/** Strokes that stand apart or as digits: I I is II, and 111 is III where it names no road or house. */
function joinStrokes(text: string): string {
  if (!/I I(?![A-Z])|111/.test(text)) return text;
  return text
    .replace(/(?<=[A-Z.] )I I(?![A-Z ]*[.'])/g, "II")
    .replace(/(?<=[A-Z] )111(?! (?:ROAD|RD|AVENUE))(?=$|[-,/ ])/g, (numeral, at: number) =>
      NUMBERED.test(text.slice(0, at)) || /(?:SIDE|CLOSE|ESTATE) $/.test(text.slice(0, at)) ? numeral : "III",
    );
}

const SMALL: ReadonlySet<string> = new Set(
  "of the and in at by to for on from with via".toUpperCase().split(" "),
);

const ROMAN = /^(?=.)(?:LX{0,3}|XL|X{1,3}|)(?:IX|IV|V?I{0,4})$|^III?[A-E]$/;

const ORDINAL = /^(\d*(?:1ST|2ND|3RD|\dTH|11TH|12TH|13TH))$/;

const HOUSE = /^(?!AT|BY|GO|IN|NO|OF|ON|TO|UP)[A-Z]{2} \d+[A-Z]? [A-Z]/;

/** `L` is a letter, and `LI` a name, but as a numeral at the end. */
const isRoman = (word: string, isLast: boolean): boolean =>
  ROMAN.test(word) && word !== "L" && (word !== "LI" || isLast);

const title = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/**
 * A text in capitals in readable case: words begin with a capital, and initials, numerals and acronyms are in
 * capitals.
 *
 * @param written how some words are written, by the word in capitals: `FCDA` as `FCDA`, `SCH` as `Sch`.
 */
function readableCase(text: string, written: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word, at: number) => {
    const before = text.charAt(at - 1);
    const known = written.get(word);
    if (before === "'" && /[\p{L}.]/u.test(text.charAt(at - 2))) {
      // N'OBOLLO and O'CONNOR begin anew; KUCHA'A and MARY'S do not.
      const isPrefix = !/[\p{L}']/u.test(text.charAt(at - 3)) && word.length > 2;
      return isPrefix ? title(word) : word.toLowerCase();
    }
    if (known !== undefined) return known;
    if (ORDINAL.test(word)) return word.toLowerCase();
    if (/\d/.test(word) || word.length === 1) return word;
    if (isRoman(word, at + word.length >= text.replace(/[).\s]+$/, "").length)) return word;
    // In some towns two letters and a number are a house: AB 11 LAGOS STREET.
    if (/^(?:|.*[/&(] ?)$/.test(text.slice(0, at)) && HOUSE.test(text.slice(at))) return word;
    if (SMALL.has(word) && before === " ") return word.toLowerCase();
    return /[AEIOUY\u0080-\uffff]/.test(word) ? title(word) : word;
  });
}

/** Three letters or more, each with a blank or a full stop after it. */
const APART =
  /(?<![A-Z.&'/-])(?<!(?<![A-Z])[A-Z]\.? )(?<![A-Z.] (?=[IVX]))[A-Z](?:\. ?| )(?:[A-Z](?:\. ?| ))+[A-Z](?![A-Z0-9'/&-])\.?/g;

/**
 * Letters that already are an abbreviation, or that are said twice: what stands beside them is another word.
 */
const COMPLETE = /[A-Z]\.[A-Z]\.[A-Z]|^(.*[A-Z])\.? \1$/;

/**
 * The letters of an abbreviation, written together: G S S is G.S.S., and A. U. D. is A.U.D. A numeral before
 * or after them stays apart, as in C.P.S. I, and so do the initials of persons, which are two.
 */
function joinLetters(text: string): string {
  if (!/(?<![A-Z])[A-Z]\.? [A-Z](?![A-Z])/.test(text)) return text;
  return text.replace(APART, (found) => {
    const [, letters = "", numeral = ""] = /^(.*?)((?:\.? I| [VX]\.?)*\.?)$/.exec(found) ?? [];
    const names = letters.match(/[A-Z]/g) ?? [];
    if (names.length < 3 || !/[A-Z]\.? [A-Z]/.test(letters) || COMPLETE.test(letters)) return found;
    if (!letters.includes(".")) return `${names.join(".")}.${numeral.replace(/^\./, "")}`;
    return letters.replaceAll(" ", "") + numeral;
  });
}

/** Whole words of six letters or less that names of units end with. */
const WHOLE: ReadonlySet<string> = new Set(
  "SCHOOL STREET ROAD HALL CHURCH MARKET CAMP HOTEL COURT TOWN PRESS STATION CLINIC CITY BOARD MILL CENTER".split(
    " ",
  ),
);

const NUMERAL = /^(?:I{1,3}|I?V|VI{1,3}|I?X)$/;

/** At the end, before the number of the unit, or before a slash. */
const AT_AN_END = /(?<![A-Z.'])([A-Z]+)\.(?=$| [IVX]+$| ?\/)/g;

/**
 * Leaves out a full stop at an end that shortens no word: IKWA. is IKWA, and SCH. stays. A word is whole if
 * it ends with a vowel, is long, or is a numeral.
 */
const dropFullStop = (text: string): string =>
  text.replace(AT_AN_END, (found, word: string) => (isWhole(word) ? word : found));

const isWhole = (word: string): boolean =>
  WHOLE.has(word) ||
  (NUMERAL.test(word) && word !== "I") ||
  (word.length > 3 && /[AEIOU]$/.test(word)) ||
  word.length > 6;

/** A digit that stands for a letter, and a letter that stands for a digit. */
function exchangeDigits(text: string): string {
  if (!/0|\dO/.test(text)) return text;
  return text.replace(/[A-Z0-9]+/g, (word) => {
    if (/^\d+O+\d*[A-Z]?$/.test(word) && !word.startsWith("1O0")) return word.replaceAll("O", "0");
    if (/^[A-Z]*0+[A-Z]/.test(word) && /[A-Z]{2}|^0[A-Z]{2}/.test(word)) return word.replaceAll("0", "O");
    return /^[A-Z]{3,}0$|^N0$|^0[FP]$|^0[A-Z]0[A-Z]0$/.test(word) ? word.replaceAll("0", "O") : word;
  });
}

const firstTwo = (rows: readonly (readonly string[])[]): ReadonlyMap<string, string> =>
  new Map(rows.map(([first = "", second = ""]) => [first, second]));

interface NameMaker {
  /** The names of the units of one ward, in their order. */
  readonly namesOfWard: (units: readonly Pick<StoredPollingUnit, "code" | "inecName">[]) => string[];
  /** A name by the lists alone: without siblings, and without a decision on one unit. */
  readonly nameOf: (text: string) => string;
}

/** A long word and a number without a blank, as in BESIDE12 and 7IFAKO; 11TH and 132KVA are one. */
const partNumbers = (text: string): string =>
  text.replace(
    /(?<![A-Z0-9])([A-Z]{4,}|NO)(\d+)(?![A-Z0-9])|(?<![A-Z0-9])(\d+)(?!KVA)([A-Z]{4,})(?![A-Z0-9])/g,
    (_, word, after, before, next) =>
      word === undefined ? `${before} ${next}` : `${word === "NO" ? "NO." : word} ${after}`,
  );

/** Makes the readable names of polling units from INEC's, by the lists and decisions of the evidence. */
function nameMaker(evidence: NameEvidence): NameMaker {
  const [spelling, written, decided] = NAME_LIST_FILES.map((list) => firstTwo(evidence[list])) as [
    ReadonlyMap<string, string>,
    ReadonlyMap<string, string>,
    ReadonlyMap<string, string>,
  ];
  const correct = spellingOf(spelling);
  const phrases = [...written]
    .filter(([printed]) => /[^A-Z]/.test(printed))
    .map(([printed, phrase]) => [printed, wholeWords(printed), phrase] as const);

  function inCapitals(inecName: string): string {
    const text = inecName.normalize("NFC").toUpperCase();
    const tidy = joinLetters(tidyMarks(partNumbers(exchangeDigits(text))));
    const corrected = correct(tidy);
    return dropFullStop(joinStrokes(sayOnce(corrected === tidy ? tidy : tidyMarks(corrected))));
  }

  function inReadableCase(text: string): string {
    let name = readableCase(text, written);
    const capitals = name.toUpperCase();
    for (const [printed, pattern, phrase] of phrases) {
      if (!capitals.includes(printed)) continue;
      const at = capitals.search(pattern);
      if (at !== -1) name = name.slice(0, at) + phrase + name.slice(at + phrase.length);
    }
    return name;
  }

  function namesOfWard(units: readonly Pick<StoredPollingUnit, "code" | "inecName">[]): string[] {
    const capitals = romanBesideSiblings(units.map(({ inecName }) => inCapitals(inecName)));
    return units.map(({ code }, at) => decided.get(code) ?? inReadableCase(capitals[at] as string));
  }

  return { namesOfWard, nameOf: (text: string): string => inReadableCase(inCapitals(text)) };
}

/** A file of polling units, with each name and alias as the evidence makes it. */
export function withMadeNames(file: PollingUnitFile, evidence: NameEvidence): PollingUnitFile {
  const { namesOfWard, nameOf } = nameMaker(evidence);
  const units = [...groupBy(file.units, ({ code }) => code.slice(0, 8)).values()].flatMap((ward) => {
    const names = namesOfWard(ward);
    return ward.map((unit, at) => withName(unit, names[at] as string, nameOf));
  });
  return { ...file, units };
}

/** Two names with the same key are found by the same query. */
const keyOf = (name: string): string => joined(fold(name));

/** An alias that is the name by now is none. */
function withName(
  unit: StoredPollingUnit,
  name: string,
  nameOf: (text: string) => string,
): StoredPollingUnit {
  const aliases = new Map<string, string>();
  for (const alias of unit.aliases.map(nameOf)) {
    const key = keyOf(alias);
    if (key !== keyOf(name) && !aliases.has(key)) aliases.set(key, alias);
  }
  return { ...unit, name, aliases: [...aliases.values()] };
}
