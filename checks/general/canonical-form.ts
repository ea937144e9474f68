import { canonicalTopology, TOPOLOGY_FILE, WITNESS_FILE, writeTopology } from "@naijaref/tools/boundaries";
import { writeEvidence, writeTables, writeWitnesses } from "@naijaref/tools/table";
import { writeNameEvidence } from "@naijaref/tools/unit-names/evidence";
import type { Finding, Rule } from "../rule.ts";

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
