import { readFileSync } from "node:fs";
import { groupBy, type Row, readCsv } from "@naijaref/tools/table";
import { fold } from "naijaref/text";
import type { CheckedDataset, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { findingOn } from "./institutions.ts";

/** The names that Paystack gives to its codes, on 21 August 2026. */
const paystackNames: readonly Row[] = readCsv(
  readFileSync(new URL("paystack-names.csv", import.meta.url), "utf8"),
  ["id", "name"],
);

const COMMON = new Set(
  "bank mfb microfinance micro finance mortgage psb payment service company ltd limited plc savings loans nigeria of and the".split(
    " ",
  ),
);

const wordsOf = (name: string): readonly string[] =>
  fold(name)
    .split(" ")
    .filter((word) => !COMMON.has(word));

/** Without blanks: "All Workers" is "ALLWORKERS". */
const isWritten = (word: string, names: string): boolean => names.replaceAll(" ", "").includes(word);

function sharesWord(name: string, bank: Row): boolean {
  const names = fold(
    [
      textOf(bank, "name"),
      textOf(bank, "short_name"),
      ...listOf(bank, "aliases"),
      ...listOf(bank, "shared_names"),
    ].join(" "),
  );
  const ours = wordsOf(names).filter((word) => word.length > 3);
  const words = wordsOf(name);
  return (
    words.length === 0 ||
    words.some((word) => isWritten(word, names)) ||
    ours.some((word) => isWritten(word, words.join(" ")))
  );
}

export const providerNames: Rule = {
  name: "provider-names",
  description: "the name that Paystack gives to an institution's code shares a word with a name of it.",
  check: ({ externalIds, institutions }: CheckedDataset) => {
    const banks = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const byId = groupBy(
      externalIds.filter((row) => textOf(row, "system") === "paystack_code"),
      (row) => textOf(row, "id"),
    );
    return paystackNames.flatMap((row) => {
      const code = textOf(byId.get(textOf(row, "id"))?.[0] ?? {}, "code");
      const bank = banks.get(code);
      const name = textOf(row, "name");
      return bank === undefined || sharesWord(name, bank)
        ? []
        : [
            {
              ...findingOn(
                bank,
                `is "${name}" at Paystack: add the alias if it was renamed, or except it with a reason`,
              ),
              field: "name",
            },
          ];
    });
  },
};
