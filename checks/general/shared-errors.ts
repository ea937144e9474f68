import { tables } from "@naijaref/records";
import { groupBy, type Row } from "@naijaref/tools/table";
import { fold, joined } from "naijaref/text";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, listOf, textOf } from "../tables.ts";
import { Independence } from "./independence.ts";

type Said = ReadonlyMap<string, ReadonlyMap<string, string>>;

const keyFor = (text: string): string => joined(fold(text));

function saidOf(rows: readonly Row[]): Said {
  const said = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const value = keyFor(textOf(row, "means") === "" ? textOf(row, "says") : textOf(row, "means"));
    for (const source of listOf(row, "sources")) {
      const own = said.get(source) ?? new Map<string, string>();
      said.set(source, own.set(textOf(row, "key"), value));
    }
  }
  return said;
}

/** One error that two lists share may be chance, or a former name. */
const MIN = 3;

/** The records about which two lists have the same error, if these are half of the errors of each. */
function sharedBy(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>, truth: Row): string[] {
  const both = [...a.keys()].filter((key) => b.has(key) && key in truth);
  const isWrong = (said: ReadonlyMap<string, string>) => (key: string) => said.get(key) !== truth[key];
  const [wrongInA, wrongInB] = [both.filter(isWrong(a)), both.filter(isWrong(b))];
  const shared = wrongInA.filter((key) => a.get(key) === b.get(key));
  const isHalf = 2 * shared.length >= Math.max(wrongInA.length, wrongInB.length);
  return shared.length >= MIN && isHalf ? shared : [];
}

function* pairsOf<T>(items: readonly T[]): Generator<readonly [T, T]> {
  for (const [at, one] of items.entries()) for (const other of items.slice(at + 1)) yield [one, other];
}

/**
 * Independent lists err in different places. Two that err in the same places have one origin, whatever their
 * publishers say, and two of them are one witness.
 */
export const sharedErrors: Rule = {
  name: "shared-errors",
  description: "two lists that count as two witnesses of a field do not have the same errors.",
  check: (dataset: CheckedDataset) => {
    const independence = new Independence(dataset.sources);
    const counted = dataset.proofs.filter((row) => row["proof"] === "witnesses");
    return dataset.witnesses.flatMap(({ table, rows }) =>
      [...groupBy(rows, (row) => textOf(row, "field"))].flatMap(([field, about]): Finding[] => {
        if (!counted.some((row) => row["table"] === table && row["field"] === field)) return [];
        const truth = Object.fromEntries(
          dataset[table].map((row) => [keyOf(tables[table], row), keyFor(textOf(row, field))]),
        );
        const said = [...saidOf(about)].toSorted(([a], [b]) => (a < b ? -1 : 1));
        return [...pairsOf(said)].flatMap(([[a, saidByA], [b, saidByB]]) => {
          if (!independence.hasTwo([a, b])) return [];
          const shared = sharedBy(saidByA, saidByB, truth);
          if (shared.length === 0) return [];
          const message = `has the same errors in ${field} as ${a} (${shared.slice(0, MIN).join(", ")}), so that both have one origin: write ${a} in its relays`;
          return [{ file: "sources.csv", key: b, message }];
        });
      }),
    );
  },
};
