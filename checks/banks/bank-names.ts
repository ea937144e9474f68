import { readFileSync } from "node:fs";
import { groupBy, type Row, readCsv } from "@naijaref/tools/table";
import { bankKey } from "naijaref/banks";
import { fold } from "naijaref/text";
import { type CheckedDataset, listOf, type Rule, textOf } from "../rule.ts";
import { findingOn, isActive } from "./institutions.ts";

function* problemsOf(bank: Row): Generator<string> {
  const [id, name] = [textOf(bank, "id"), textOf(bank, "name")];
  if (name === name.toUpperCase()) yield `"${name}": write it as the institution does, not in capitals`;
  if (/\b(MFB|PSB|Ltd|LTD|PLC)\b|\bbank\b/.test(name)) {
    yield `"${name}": write Microfinance Bank, Payment Service Bank, Limited, Plc, Bank`;
  }
  if (name === textOf(bank, "short_name")) yield "short_name is the name: leave it empty";
  if (/Microfinance Bank/.test(name) !== /-mfb$/.test(id))
    yield "the ids of microfinance banks, and no others, end in -mfb";
}

export const bankNames: Rule = {
  name: "bank-names",
  description:
    "institutions are spelt as they spell their own names (docs/banks.md), and the ids of microfinance banks end in -mfb.",
  check: ({ institutions }) =>
    institutions.flatMap((bank) => [...problemsOf(bank)].map((problem) => findingOn(bank, problem))),
};

const namesOf = (bank: Row): string[] => [
  textOf(bank, "name"),
  textOf(bank, "short_name"),
  ...listOf(bank, "aliases"),
  ...listOf(bank, "shared_names"),
];

/** The institution and all that came after it. A circle, which bank-successors reports, is walked once. */
function lineOf(bank: Row, byId: ReadonlyMap<string, Row>): ReadonlySet<Row> {
  const line = new Set<Row>();
  for (
    let next: Row | undefined = bank;
    next !== undefined && !line.has(next);
    next = byId.get(textOf(next, "merged_into"))
  )
    line.add(next);
  return line;
}

/**
 * Who looks for a closed institution by its name must not be led to another one. Searches among active
 * institutions answer an exact name of a closed one with its successor alone, but for those that have just
 * this name themselves.
 */
export const closedNames: Rule = {
  name: "closed-names",
  description: "an active institution that has a name of a closed one carries on its business.",
  check: ({ institutions }) => {
    const byId = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const named = institutions
      .filter(isActive)
      .flatMap((bank) => namesOf(bank).map((name) => ({ bank, key: bankKey(name) })));
    const active = groupBy(named, ({ key }) => key);
    return institutions
      .filter((bank) => !isActive(bank))
      .flatMap((closed) => {
        const line = lineOf(closed, byId);
        return namesOf(closed).flatMap((name) =>
          (name === "" ? [] : (active.get(bankKey(name)) ?? []))
            .filter(({ bank }) => !line.has(bank))
            .map(({ bank }) => ({
              ...findingOn(
                bank,
                `"${name}" is a name of ${textOf(closed, "id")}, which is closed: write merged_into there, or remove the name here, or except it in data/evidence/banks`,
              ),
              field: "name",
            })),
        );
      });
  },
};

/** The key of an id that was left out of the concordance of banks: `paystack_code bank finex-mfb 50304`. */
const LEFT_OUT = /^[a-z_]+ bank ([a-z0-9-]+) /;

export const sharedNames: Rule = {
  name: "shared-names",
  description:
    "a shared name is one of two or more active institutions, and so is each name for which an id was left out.",
  check: ({ institutions, evidence }) => {
    const sharing = institutions
      .filter(isActive)
      .flatMap((bank) => listOf(bank, "shared_names").map((name) => ({ bank, name, key: bankKey(name) })));
    const alone = sharing.filter(
      ({ bank, key }) => !sharing.some((other) => other.key === key && other.bank !== bank),
    );
    const leftOut = evidence.flatMap(({ file, decisions }) =>
      decisions.flatMap((row) => {
        const id = LEFT_OUT.exec(textOf(row, "key"))?.[1];
        const name = textOf(row, "value");
        if (row["decision"] !== "left_out" || id === undefined) return [];
        const finding = (message: string) => [{ file, key: textOf(row, "key"), message }];
        if (name === "")
          return /\bcalls it\b/.test(textOf(row, "reason"))
            ? finding("was left out for its name: write the name that the list gives in value")
            : [];
        return sharing.some(({ bank, key }) => textOf(bank, "id") === id && key === bankKey(name))
          ? []
          : finding(`was left out because of the name "${name}": add it to shared_names of ${id}`);
      }),
    );
    return [
      ...alone.map(({ bank, name }) =>
        findingOn(
          bank,
          `no other active institution has the shared name "${name}": add it there, or remove it`,
        ),
      ),
      ...leftOut,
    ];
  },
};

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
