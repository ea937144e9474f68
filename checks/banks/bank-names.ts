import { groupBy, type Row, readCsvBeside } from "@naijaref/tools/table";
import { bankKey } from "naijaref/banks";
import { fold } from "naijaref/text";
import { listOf, on, rule, textOf } from "../rule.ts";
import { isActive, lineOf } from "./institutions.ts";

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

export const bankNames = rule(
  "bank-names",
  "institutions are spelt as they spell their own names (docs/banks.md), and the ids of microfinance banks end in -mfb.",
  function* ({ institutions }) {
    for (const bank of institutions)
      for (const problem of problemsOf(bank)) yield on("institutions", bank, problem);
  },
);

const namesOf = (bank: Row): string[] => [
  textOf(bank, "name"),
  textOf(bank, "short_name"),
  ...listOf(bank, "aliases"),
  ...listOf(bank, "shared_names"),
];

/**
 * Who looks for a closed institution by its name must not be led to another one. Searches among active
 * institutions answer an exact name of a closed one with its successor alone, but for those that have just
 * this name themselves.
 */
export const closedNames = rule(
  "closed-names",
  "an active institution that has a name of a closed one carries on its business.",
  function* ({ institutions }) {
    const byId = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const named = institutions
      .filter(isActive)
      .flatMap((bank) => namesOf(bank).map((name) => ({ bank, key: bankKey(name) })));
    const active = groupBy(named, ({ key }) => key);
    for (const closed of institutions.filter((bank) => !isActive(bank))) {
      const line = lineOf(closed, byId);
      for (const name of namesOf(closed)) {
        if (name === "") continue;
        const message = `"${name}" is a name of ${textOf(closed, "id")}, which is closed: write merged_into there, or remove the name here, or except it in data/evidence/banks`;
        for (const { bank } of active.get(bankKey(name)) ?? [])
          if (!line.has(bank)) yield on("institutions", bank, message, "name");
      }
    }
  },
);

/** The key of an id that was left out of the concordance of banks: `paystack_code bank finex-mfb 50304`. */
const LEFT_OUT = /^[a-z_]+ bank ([a-z0-9-]+) /;

export const sharedNames = rule(
  "shared-names",
  "a shared name is one of two or more active institutions, and so is each name for which an id was left out.",
  function* ({ institutions, evidence }) {
    const sharing = institutions
      .filter(isActive)
      .flatMap((bank) => listOf(bank, "shared_names").map((name) => ({ bank, name, key: bankKey(name) })));
    for (const { bank, name, key } of sharing) {
      if (sharing.some((other) => other.key === key && other.bank !== bank)) continue;
      const message = `no other active institution has the shared name "${name}": add it there, or remove it`;
      yield on("institutions", bank, message);
    }
    for (const { file, decisions } of evidence)
      for (const row of decisions) {
        const [key, name] = [textOf(row, "key"), textOf(row, "value")];
        const id = LEFT_OUT.exec(key)?.[1];
        if (row["decision"] !== "left_out" || id === undefined) continue;
        if (name !== "") {
          if (!sharing.some((one) => textOf(one.bank, "id") === id && one.key === bankKey(name)))
            yield {
              file,
              key,
              message: `was left out because of the name "${name}": add it to shared_names of ${id}`,
            };
        } else if (/\bcalls it\b/.test(textOf(row, "reason")))
          yield {
            file,
            key,
            message: "was left out for its name: write the name that the list gives in value",
          };
      }
  },
);

/** The names that Paystack gives to its codes, on 21 August 2026. */
const paystackNames: readonly Row[] = readCsvBeside("paystack-names.csv", import.meta.url);

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
  const names = fold(namesOf(bank).join(" "));
  const ours = wordsOf(names).filter((word) => word.length > 3);
  const words = wordsOf(name);
  return (
    words.length === 0 ||
    words.some((word) => isWritten(word, names)) ||
    ours.some((word) => isWritten(word, words.join(" ")))
  );
}

export const providerNames = rule(
  "provider-names",
  "the name that Paystack gives to an institution's code shares a word with a name of it.",
  function* ({ externalIds, institutions }) {
    const banks = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const byId = groupBy(
      externalIds.filter((row) => textOf(row, "system") === "paystack_code"),
      (row) => textOf(row, "id"),
    );
    for (const row of paystackNames) {
      const bank = banks.get(textOf(byId.get(textOf(row, "id"))?.[0] ?? {}, "code"));
      const name = textOf(row, "name");
      if (bank === undefined || sharesWord(name, bank)) continue;
      const message = `is "${name}" at Paystack: add the alias if it was renamed, or except it with a reason`;
      yield on("institutions", bank, message, "name");
    }
  },
);
