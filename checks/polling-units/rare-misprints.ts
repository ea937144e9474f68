import { groupBy } from "@naijaref/tools/table";
import { editCost } from "../../packages/naijaref/src/names/edit.ts";
import { eachUnit } from "../rule.ts";

/** Shorter words are too near each other. */
const LONG = 6;

/** A word in more units than these is no slip. */
const FEW = 3;

/** A word without each of its letters in turn: two words with one in common differ by one letter or two. */
const lacking = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const wordsOf = (text: string): readonly string[] => text.toUpperCase().match(/[A-Z]+/g) ?? [];

export const rareMisprints = eachUnit(
  "rare-misprints",
  "a rare word that is one slip from a word that INEC misprints was reviewed: evidence/polling-units/spelling.csv corrects or keeps it.",
  ({ pollingUnits, unitNames }) => {
    const spelling = unitNames["evidence/polling-units/spelling.csv"];
    const reviewed = new Set(spelling.map(([printed = ""]) => printed));
    const units = new Map<string, number>();
    for (const { name } of pollingUnits.flatMap((file) => file.units))
      for (const word of new Set(wordsOf(name))) units.set(word, (units.get(word) ?? 0) + 1);
    const misprinted = spelling.flatMap(([, meant = "", kind]) => (kind === "misprint" ? [meant] : []));
    const isWord = (word: string): boolean => word.length >= LONG && /^[A-Z]+$/.test(word);
    const meant = new Set(misprinted.filter((word) => isWord(word) && (units.get(word) ?? 0) > FEW ** 3));
    const near = groupBy(
      [...meant].flatMap((word) => lacking(word).map((key) => ({ key, word }))),
      ({ key }) => key,
      ({ word }) => word,
    );
    const meantBy = (word: string): string | undefined =>
      lacking(word)
        .flatMap((key) => near.get(key) ?? [])
        .find((other) => editCost(word.toLowerCase(), other.toLowerCase(), 1) <= 1);
    const suspects = new Map<string, string>();
    for (const [word, count] of units) {
      if (count > FEW || word.length < LONG - 1 || meant.has(word) || reviewed.has(word)) continue;
      const other = meantBy(word);
      if (other !== undefined) suspects.set(word, other);
    }
    return function* ({ name }) {
      for (const word of wordsOf(name)) {
        const other = suspects.get(word);
        if (other !== undefined)
          yield `"${word}" may be a misprint of ${other}: write it in spelling.csv, as misprint or as kept`;
      }
    };
  },
);
