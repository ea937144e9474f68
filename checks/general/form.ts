import { canonicalTopology, TOPOLOGY_FILE, WITNESS_FILE, writeTopology } from "@naijaref/tools/boundaries";
import { writeEvidence, writeTables, writeWitnesses } from "@naijaref/tools/table";
import { writeNameEvidence } from "@naijaref/tools/unit-names/evidence";
import { type Finding, keyOf, type Rule, tablesOf } from "../rule.ts";

/** The number of the first line that differs, counted from 1 as editors do. */
function firstDifference(content: string, canonical: string): number {
  const [lines, wanted] = [content.split("\n"), canonical.split("\n")];
  const longer = lines.length > wanted.length ? lines : wanted;
  return longer.findIndex((_, at) => lines[at] !== wanted[at]) + 1;
}

const MEND = "run npm run fix:data";

export const canonicalForm: Rule = {
  name: "canonical-form",
  description: "every file has the order, quotes and encoding that `npm run fix:data` writes.",
  check: ({
    files,
    evidence,
    proofs,
    witnesses,
    topology,
    witness,
    unitNames,
    recordChanges: _changes,
    ...tables
  }) => {
    const canonical = new Map([
      ...writeTables(tables, tables.states),
      ...writeEvidence(evidence),
      ...writeNameEvidence(unitNames),
      ...writeWitnesses(proofs, witnesses),
      [TOPOLOGY_FILE, writeTopology(canonicalTopology(topology))],
      [WITNESS_FILE, writeTopology(canonicalTopology(witness))],
    ]);
    const paths = new Set([...files.keys(), ...canonical.keys()]);
    return [...paths].flatMap((file): Finding[] => {
      const [content, wanted] = [files.get(file), canonical.get(file)];
      if (content === wanted) return [];
      if (content === undefined) return [{ file, key: "", message: `is missing: ${MEND}` }];
      if (wanted === undefined) {
        return [{ file, key: "", message: `is not named by a state's slug: move its rows and delete it` }];
      }
      const line = firstDifference(content, wanted);
      return [{ file, key: `line ${line}`, message: `is not in canonical form: ${MEND}` }];
    });
  },
};

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*";

/** What spreadsheets and wrong encodings make of cells. Lost leading zeros are the schema's to find. */
const DAMAGE: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  {
    pattern: new RegExp(`^\\d{1,2}-${MONTH}(?:-\\d+)?$|^${MONTH}-\\d{2}$`, "i"),
    what: "a date made of a code",
  },
  { pattern: /^-?\d+(?:\.\d+)?E[+-]?\d+$/i, what: "a number in scientific notation" },
  { pattern: /^#(?:REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)\b/, what: "a spreadsheet's error" },
  { pattern: /^=/, what: "a formula" },
  { pattern: /\uFFFD|Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]/, what: "text read in a wrong encoding" },
  { pattern: /\p{Cc}|[\u200B-\u200F\u2028\u2029\uFEFF]/u, what: "text with an invisible character" },
];

/**
 * Nearly all texts begin with a letter, have only ASCII and do not end as a month with a year does. No
 * pattern of damage finds such a text.
 */
const isSound = (text: string): boolean => /^[A-Za-z][\x20-\x7e]*$/.test(text) && !/-\d{2}$/.test(text);

export const damageOf = (text: string): string | undefined =>
  isSound(text) ? undefined : DAMAGE.find(({ pattern }) => pattern.test(text))?.what;

export const spreadsheetDamage: Rule = {
  name: "spreadsheet-damage",
  description: "no cell was changed by a spreadsheet or a wrong encoding.",
  check: (dataset) =>
    tablesOf(dataset).flatMap(({ table, rows }) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([field, cell]) =>
          [cell].flat().flatMap((value) => {
            const damage = typeof value === "string" ? damageOf(value) : undefined;
            if (damage === undefined) return [];
            const message = `${field} contains ${damage}, ${JSON.stringify(value)}: restore it, and edit the file as text`;
            return [{ file: table.path, key: keyOf(table, row), message }];
          }),
        ),
      ),
    ),
};
