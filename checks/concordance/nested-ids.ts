import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { finding, recordsByKind } from "./external-ids.ts";

/**
 * The start that the id of a record must have, because the system nests its ids; undefined where it does not.
 */
type StartOf = (system: string, kind: string, record: Row) => string | undefined;

/**
 * The systems that nest the ids of LGAs and constituencies: the system of the states' ids, and the separator.
 */
const NESTED: Readonly<Record<string, readonly [states: string, separator: string]>> = {
  ocd: ["ocd", "/"],
  hasc: ["hasc", "."],
  geonames_admin2: ["geonames_admin1", "."],
};

function startsIn(dataset: CheckedDataset): StartOf {
  const pcodes = new Map(dataset.states.map((state) => [textOf(state, "code"), textOf(state, "pcode")]));
  const ofStates = new Map(
    dataset.externalIds
      .filter((row) => row["kind"] === "state")
      .map((row) => [`${textOf(row, "system")} ${textOf(row, "code")}`, textOf(row, "id")]),
  );
  return (system, kind, record) => {
    const state = textOf(record, "state_code");
    if (system === "pcode") return kind === "ward" ? textOf(record, "lga_code") : pcodes.get(state);
    const [states, separator] = NESTED[system] ?? [];
    const parent = kind === "state" ? undefined : ofStates.get(`${states} ${state}`);
    return parent === undefined ? undefined : `${parent}${separator}`;
  };
}

export const nestedIds: Rule = {
  name: "nested-ids",
  description:
    "if a system nests its ids, the id of a record begins with the id of its state, and the P-code of a ward begins with the P-code of its LGA.",
  check: (dataset) => {
    const [startOf, records] = [startsIn(dataset), recordsByKind(dataset)];
    return dataset.externalIds.flatMap((row) => {
      const [kind, code, id] = [textOf(row, "kind"), textOf(row, "code"), textOf(row, "id")];
      const record = records.get(kind)?.get(code);
      const start = record && startOf(textOf(row, "system"), kind, record);
      return start === undefined || id.startsWith(start)
        ? []
        : [
            finding(
              row,
              `does not begin with ${start}, as ${code} is part of it: correct the id or the code`,
            ),
          ];
    });
  },
};
