import type { TableName } from "@naijaref/records";
import { groupBy, type Row } from "@naijaref/tools/table";
import { type CheckedDataset, listOf, on, rule, textOf } from "../rule.ts";
import { TABLES_OF_KIND } from "./external-ids.ts";

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

/** The external ids that the records have themselves, in the columns of the concordance. */
const idsHeld = (dataset: CheckedDataset): Row[] => [
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
  // INEC abbreviates a state at the end of the codes of its constituencies.
  ...dataset.senatorialDistricts.map((district) => ({
    system: "inec_abbreviation",
    id: textOf(district, "inec_code").replace(/^.*\//, ""),
    kind: "state",
    code: textOf(district, "state_code"),
  })),
];

export const heldIds = rule(
  "held-ids",
  "an id that is a field of the record is not stored in the concordance as well.",
  function* (dataset) {
    const held = new Set(idsHeld(dataset).map((row) => `${textOf(row, "system")} ${textOf(row, "kind")}`));
    const message =
      "a field of the record has this id: remove the row, and correct the record if it is wrong";
    for (const row of dataset.externalIds)
      if (held.has(`${textOf(row, "system")} ${textOf(row, "kind")}`)) yield on("externalIds", row, message);
  },
);

export const idSystems = rule(
  "id-systems",
  "every id has a system that is described, a kind that the system lists, and the form of the system's ids.",
  function* (dataset) {
    const bySystem = groupBy([...dataset.externalIds, ...idsHeld(dataset)], (row) => textOf(row, "system"));
    for (const system of dataset.idSystems) {
      const ids = bySystem.get(textOf(system, "id")) ?? [];
      const pattern = new RegExp(textOf(system, "id_pattern"));
      const [kinds, example] = [listOf(system, "kinds"), textOf(system, "id_example")];
      for (const row of ids) {
        const kind = textOf(row, "kind");
        if (!pattern.test(textOf(row, "id")))
          yield on("externalIds", row, `does not match ${pattern}: correct the id or the id_pattern`);
        else if (!kinds.includes(kind))
          yield on("externalIds", row, `the kinds of the system do not list ${kind}: add it there`);
      }
      for (const kind of kinds)
        if (!ids.some((row) => row["kind"] === kind))
          yield on("idSystems", system, `no ${kind} has an id of this system: remove the kind`);
      if (!ids.some((row) => row["id"] === example))
        yield on("idSystems", system, `id_example ${example} is not an id of this system. Use one that is`);
    }
  },
);
