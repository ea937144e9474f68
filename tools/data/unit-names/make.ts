import type { StoredPollingUnit } from "../table/index.ts";
import { sayOnce } from "./doubled.ts";
import { NAME_LIST_FILES, type NameEvidence } from "./evidence.ts";
import { dropFullStop } from "./full-stop.ts";
import { readableCase } from "./letter-case.ts";
import { joinLetters } from "./letters-apart.ts";
import { tidyMarks } from "./marks.ts";
import { joinStrokes, romanBesideSiblings } from "./numerals.ts";
import { spellingOf, wholeWords } from "./spelling.ts";

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

export interface NameMaker {
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
export function nameMaker(evidence: NameEvidence): NameMaker {
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
