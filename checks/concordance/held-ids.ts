import type { TableName } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { finding, TABLES_OF_KIND } from "./external-ids.ts";

/** The ids that records have in fields of their own: by system and kind, the field. The library adds them. */
const HELD: readonly (readonly [system: string, kind: string, field: string])[] = [
  ["iso_3166_2", "state", "iso_code"],
  ["pcode", "state", "pcode"],
  ["pcode", "lga", "code"],
  ["inec", "state", "inec_code"],
  ["inec", "lga", "inec_code"],
  ["inec", "ward", "code"],
  ["geonames", "locality", "geonames_id"],
  ["inec", "senatorial_district", "inec_code"],
  ["inec", "federal_constituency", "inec_code"],
  ["inec", "state_constituency", "inec_code"],
  ["cbn", "bank", "cbn_code"],
  ["nip", "bank", "nip_code"],
];

/** INEC abbreviates a state at the end of the codes of its constituencies. */
const abbreviationsIn = ({ senatorialDistricts }: CheckedDataset): Row[] =>
  senatorialDistricts.map((district) => ({
    system: "inec_abbreviation",
    id: textOf(district, "inec_code").replace(/^.*\//, ""),
    kind: "state",
    code: textOf(district, "state_code"),
  }));

/** The external ids that the records have themselves, in the columns of the concordance. */
export const idsHeld = (dataset: CheckedDataset): Row[] => [
  ...HELD.flatMap(([system, kind, field]) =>
    dataset[TABLES_OF_KIND[kind] as TableName]
      .filter((row) => textOf(row, field) !== "")
      .map((row) => ({
        system,
        id: textOf(row, field),
        kind,
        code: textOf(row, kind === "bank" ? "id" : "code"),
      })),
  ),
  ...abbreviationsIn(dataset),
];

export const heldIds: Rule = {
  name: "held-ids",
  description: "an id that is a field of the record is not stored in the concordance as well.",
  check: (dataset) => {
    const held = new Set(idsHeld(dataset).map((row) => `${textOf(row, "system")} ${textOf(row, "kind")}`));
    return dataset.externalIds
      .filter((row) => held.has(`${textOf(row, "system")} ${textOf(row, "kind")}`))
      .map((row) =>
        finding(
          row,
          "a field of the record has this id: remove the row, and correct the record if it is wrong",
        ),
      );
  },
};
