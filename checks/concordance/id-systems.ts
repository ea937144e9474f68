import { type TableName, tables } from "@naijaref/records";
import { groupBy, type Row } from "@naijaref/tools/table";
import { type CheckedDataset, type Finding, listOf, type Rule, textOf } from "../rule.ts";
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

const systemFinding = (system: Row, message: string): Finding => ({
  file: tables.idSystems.path,
  key: textOf(system, "id"),
  message,
});

function check(system: Row, ids: readonly Row[]): Finding[] {
  const pattern = new RegExp(textOf(system, "id_pattern"));
  const [kinds, example] = [listOf(system, "kinds"), textOf(system, "id_example")];
  const findings = ids.flatMap((row) => {
    if (!pattern.test(textOf(row, "id")))
      return [finding(row, `does not match ${pattern}: correct the id or the id_pattern`)];
    const kind = textOf(row, "kind");
    return kinds.includes(kind)
      ? []
      : [finding(row, `the kinds of the system do not list ${kind}: add it there`)];
  });
  const unused = kinds.filter((kind) => !ids.some((row) => row["kind"] === kind));
  return [
    ...findings,
    ...unused.map((kind) => systemFinding(system, `no ${kind} has an id of this system: remove the kind`)),
    ...(ids.some((row) => row["id"] === example)
      ? []
      : [systemFinding(system, `id_example ${example} is not an id of this system. Use one that is`)]),
  ];
}

export const idSystems: Rule = {
  name: "id-systems",
  description:
    "every id has a system that is described, a kind that the system lists, and the form of the system's ids.",
  check: (dataset) => {
    const bySystem = groupBy([...dataset.externalIds, ...idsHeld(dataset)], (row) => textOf(row, "system"));
    return dataset.idSystems.flatMap((system) => check(system, bySystem.get(textOf(system, "id")) ?? []));
  },
};
