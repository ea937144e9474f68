import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { UNITS, wardsByUnit } from "./units.ts";

function findUnitFaults(unit: Row, wards: readonly Row[], file: string): Finding[] {
  const key = textOf(unit, "code");
  const strays = wards.filter((ward) => textOf(ward, "state_code") !== textOf(unit, "state_code"));
  const covered = [...new Set(wards.map((ward) => textOf(ward, "lga_code")))].sort().join("|");
  const listed = listOf(unit, "lga_codes").join("|");
  return [
    ...strays.map((ward) => ({
      file: "places/wards/",
      key: textOf(ward, "code"),
      message: `votes in ${key}, which is in another state: correct its constituency`,
    })),
    ...(covered === listed
      ? []
      : [
          {
            file,
            key,
            message: `its wards are in ${covered || "no LGA"}, but lga_codes says ${listed}: make them agree`,
          },
        ]),
  ];
}

const findFaults = (dataset: CheckedDataset): Finding[] =>
  UNITS.flatMap(({ table, file, kind }) => {
    const wards = wardsByUnit(dataset, kind);
    return dataset[table].flatMap((unit) =>
      findUnitFaults(unit, wards.get(textOf(unit, "code")) ?? [], file),
    );
  });

export const composition: Rule = {
  name: "composition",
  description: "a constituency's wards are in its state, and lga_codes lists the LGAs of these wards.",
  check: findFaults,
};
