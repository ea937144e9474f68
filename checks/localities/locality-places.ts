import { groupBy } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";

const FILE = "localities/localities.csv";

type Row = CheckedDataset["localities"][number];

const finding = (row: Row, message: string): Finding => ({ file: FILE, key: textOf(row, "code"), message });

function findOutside(dataset: CheckedDataset): Finding[] {
  const stateOfLga = new Map(dataset.lgas.map((lga) => [textOf(lga, "code"), textOf(lga, "state_code")]));
  const lgaOfWard = new Map(dataset.wards.map((ward) => [textOf(ward, "code"), textOf(ward, "lga_code")]));
  return dataset.localities.flatMap((row) => {
    const lgas = listOf(row, "lga_codes");
    const strange = lgas.filter((lga) => stateOfLga.get(lga) !== textOf(row, "state_code"));
    const wards = listOf(row, "ward_codes").filter((ward) => !lgas.includes(lgaOfWard.get(ward) ?? ""));
    return [
      ...(lgas.length === 0
        ? [finding(row, "lga_codes is empty: write the LGA in which the place lies")]
        : []),
      ...strange.map((lga) =>
        finding(row, `${lga} is not in ${textOf(row, "state_code")}: correct the LGA or the state`),
      ),
      ...wards.map((ward) => finding(row, `ward ${ward} is in none of its LGAs: correct the ward`)),
    ];
  });
}

/** Two places of one kind with the same name and LGA would be one place. */
function findTwice(dataset: CheckedDataset): Finding[] {
  const keyOf = (row: Row): string =>
    [textOf(row, "kind") === "lcda" ? "lcda" : "", textOf(row, "name"), listOf(row, "lga_codes")[0]].join(
      "|",
    );
  const repeated = [...groupBy(dataset.localities, keyOf).values()].flatMap(([, ...others]) => others);
  const withId = dataset.localities.filter((row) => textOf(row, "geonames_id") !== "");
  const sameId = [...groupBy(withId, (row) => textOf(row, "geonames_id")).values()].flatMap(
    ([, ...others]) => others,
  );
  const codes = new Set(dataset.localities.map((row) => textOf(row, "code")));
  const former = dataset.localities.flatMap((row) =>
    listOf(row, "former_codes").map((code) => ({ row, code })),
  );
  const reused = former.filter(
    ({ row, code }) => codes.has(code) || former.some((one) => one.row !== row && one.code === code),
  );
  return [
    ...reused.map(({ row, code }) => finding(row, `${code} is another place's code too: correct one`)),
    ...repeated.map((row) => finding(row, "another line has its name and LGA: keep one of the two")),
    ...sameId.map((row) => finding(row, "another line has its GeoNames id: keep it where it belongs")),
  ];
}

export const localityPlaces: Rule = {
  name: "locality-places",
  description:
    "a locality's LGAs are in its state and its wards in its LGAs, no place is there twice, and no former code is that of another place.",
  check: (dataset) => [...findOutside(dataset), ...findTwice(dataset)],
};
