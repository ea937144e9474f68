import { tableNames } from "@naijaref/records";
import { TOPOLOGY_FILE, WITNESS_FILE, writeTopology } from "@naijaref/tools/boundaries";
import { writeEvidence, writeNameEvidence, writeTables, writeWitnesses } from "@naijaref/tools/table";
import { type CheckedDataset, on, rule, tablesOf } from "../rule.ts";

/** The number of the first line that differs, counted from 1 as editors do. */
function firstDifference(content: string, canonical: string): number {
  const [lines, wanted] = [content.split("\n"), canonical.split("\n")];
  const longer = lines.length > wanted.length ? lines : wanted;
  return longer.findIndex((_, at) => lines[at] !== wanted[at]) + 1;
}

const MEND = "run npm run fix:data";

/** Every file of the dataset but those of polling units, as it must be written: content by path. */
export const canonicalFiles = (dataset: Omit<CheckedDataset, "files">): ReadonlyMap<string, string> =>
  new Map([
    ...writeTables(Object.fromEntries(tableNames.map((name) => [name, dataset[name]])), dataset.states),
    ...writeEvidence(dataset.evidence),
    ...writeNameEvidence(dataset.unitNames),
    ...writeWitnesses(dataset.proofs, dataset.witnesses),
    [TOPOLOGY_FILE, writeTopology(dataset.topology)],
    [WITNESS_FILE, writeTopology(dataset.witness)],
  ]);

export const canonicalForm = rule(
  "canonical-form",
  "every file has the order, quotes and encoding that `npm run fix:data` writes.",
  function* (dataset) {
    const { files } = dataset;
    const canonical = canonicalFiles(dataset);
    for (const file of new Set([...files.keys(), ...canonical.keys()])) {
      const [content, wanted] = [files.get(file), canonical.get(file)];
      if (content === wanted) continue;
      if (content === undefined) yield { file, key: "", message: `is missing: ${MEND}` };
      else if (wanted === undefined)
        yield { file, key: "", message: "is not named by a state's slug: move its rows and delete it" };
      else {
        const line = firstDifference(content, wanted);
        yield { file, key: `line ${line}`, message: `is not in canonical form: ${MEND}` };
      }
    }
  },
);

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*";

/** What spreadsheets and wrong encodings make of cells. Lost leading zeros are the schema's to find. */
const DAMAGE: readonly (readonly [pattern: RegExp, what: string])[] = [
  [new RegExp(`^\\d{1,2}-${MONTH}(?:-\\d+)?$|^${MONTH}-\\d{2}$`, "i"), "a date made of a code"],
  [/^-?\d+(?:\.\d+)?E[+-]?\d+$/i, "a number in scientific notation"],
  [/^#(?:REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)\b/, "a spreadsheet's error"],
  [/^=/, "a formula"],
  [/\uFFFD|Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]/, "text read in a wrong encoding"],
  [/\p{Cc}|[\u200B-\u200F\u2028\u2029\uFEFF]/u, "text with an invisible character"],
];

export const damageOf = (text: string): string | undefined =>
  DAMAGE.find(([pattern]) => pattern.test(text))?.[1];

export const spreadsheetDamage = rule(
  "spreadsheet-damage",
  "no cell was changed by a spreadsheet or a wrong encoding.",
  function* (dataset) {
    for (const { name, rows } of tablesOf(dataset))
      for (const row of rows)
        for (const [field, cell] of Object.entries(row))
          for (const value of [cell].flat()) {
            const damage = typeof value === "string" ? damageOf(value) : undefined;
            if (damage === undefined) continue;
            const message = `${field} contains ${damage}, ${JSON.stringify(value)}: restore it, and edit the file as text`;
            yield on(name, row, message);
          }
  },
);
