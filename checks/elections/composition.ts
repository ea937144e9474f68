import { readFileSync } from "node:fs";
import { groupBy, type Row, readCsv } from "@naijaref/tools/table";
import { type CheckedDataset, type Finding, listOf, type Rule, textOf } from "../rule.ts";

/** Each kind of constituency: its table, its file, and the ward's field that names its seat. */
export const UNITS = [
  {
    table: "senatorialDistricts",
    file: "elections/senatorial-districts.csv",
    kind: "senatorial_district",
    prefix: "SD",
  },
  {
    table: "federalConstituencies",
    file: "elections/federal-constituencies.csv",
    kind: "federal_constituency",
    prefix: "FC",
  },
  {
    table: "stateConstituencies",
    file: "elections/state-constituencies.csv",
    kind: "state_constituency",
    prefix: "SC",
  },
] as const;

/** The wards that name a unit as their seat of its kind, by the unit's code. */
const wardsByUnit = ({ wards }: CheckedDataset, kind: string): ReadonlyMap<string, readonly Row[]> =>
  groupBy(wards, (ward) => textOf(ward, kind));

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

export const contestedComposition: Rule = {
  name: "contested-composition",
  description:
    "a constituency with a ward that is not sure to be its own says that lga_codes is unverified; and one that says so has such a ward in its LGAs.",
  check: (dataset) =>
    UNITS.flatMap(({ table, file, kind }) => {
      const wards = wardsByUnit(dataset, kind);
      const contested = new Set(
        dataset.wards
          .filter((ward) => listOf(ward, "unverified_fields").includes(kind))
          .map((ward) => textOf(ward, "lga_code")),
      );
      return dataset[table].flatMap((unit): Finding[] => {
        const code = textOf(unit, "code");
        const doubted = (wards.get(code) ?? []).find((ward) =>
          listOf(ward, "unverified_fields").includes(kind),
        );
        const marked = listOf(unit, "unverified_fields").includes("lga_codes");
        // A ward that another seat has for now may be the one that is in doubt.
        const explained =
          doubted !== undefined || listOf(unit, "lga_codes").some((lga) => contested.has(lga));
        if (marked ? explained : doubted === undefined) return [];
        const message =
          doubted === undefined
            ? `lga_codes is unverified, but no ward of its LGAs has ${kind} unverified: mark the wards that are contested, or remove lga_codes`
            : `the ${kind} of its ward ${textOf(doubted, "code")} is unverified: add lga_codes to unverified_fields`;
        return [{ file, key: code, message }];
      });
    }),
};

const COLUMNS = ["lga_code", "lga", "federal_constituencies", "state_constituencies"];

/**
 * The LGAs that INEC divides between several seats, and between how many: read and compared with INEC's
 * workbook.
 */
const reviewed = new Map(
  readCsv(readFileSync(new URL("split-lgas.csv", import.meta.url), "utf8"), COLUMNS).map((row) => [
    row["lga_code"] ?? "",
    `${row["federal_constituencies"]} federal and ${row["state_constituencies"]} state`,
  ]),
);

const seatsOf = (wards: readonly Row[], kind: string): number =>
  new Set(wards.map((ward) => textOf(ward, kind)).filter((seat) => seat !== "")).size;

export const splitLgas: Rule = {
  name: "split-lgas",
  description:
    "exactly the LGAs of the reviewed list are divided between several federal or state constituencies.",
  check: ({ wards }) => {
    const byLga = groupBy(wards, (ward) => textOf(ward, "lga_code"));
    const lgas = new Set([...byLga.keys(), ...reviewed.keys()]);
    return [...lgas].flatMap((lga): Finding[] => {
      const its = byLga.get(lga) ?? [];
      const [federal, state] = [seatsOf(its, "federal_constituency"), seatsOf(its, "state_constituency")];
      const found = federal > 1 || state > 1 ? `${federal} federal and ${state} state` : undefined;
      if (found === reviewed.get(lga)) return [];
      const message = `is in ${found ?? "one constituency of each kind"}, but checks/elections/split-lgas.csv says ${reviewed.get(lga) ?? "it is not divided"}: correct the wards, or review the list`;
      return [{ file: "places/wards/", key: lga, message }];
    });
  },
};

/** Each state has three senatorial districts, the FCT one (Constitution, section 48). */
const districtsOf = (state: string): number => (state === "FC" ? 1 : 3);

function findLgaFaults(lgas: readonly Row[], wards: readonly Row[]): Finding[] {
  const byLga = groupBy(wards, (ward) => textOf(ward, "lga_code"));
  return lgas.flatMap((lga): Finding[] => {
    const [code, district] = [textOf(lga, "code"), textOf(lga, "senatorial_district_code")];
    const strays = (byLga.get(code) ?? []).filter((ward) => textOf(ward, "senatorial_district") !== district);
    return strays.map((ward) => ({
      file: "places/wards/",
      key: textOf(ward, "code"),
      message: `the ward is in ${textOf(ward, "senatorial_district")}, but its LGA is in ${district}: all wards of an LGA are in one senatorial district, so correct one of the two`,
    }));
  });
}

function findStateFaults(lgas: readonly Row[]): Finding[] {
  return [...groupBy(lgas, (lga) => textOf(lga, "state_code"))].flatMap(([state, its]): Finding[] => {
    const districts = new Set(its.map((lga) => textOf(lga, "senatorial_district_code")));
    if (districts.size === districtsOf(state)) return [];
    const message = `the LGAs of the state are in ${districts.size} senatorial districts, not ${districtsOf(state)}: correct senatorial_district_code`;
    return [{ file: "places/lgas.csv", key: state, message }];
  });
}

/**
 * Every ward votes for a House of Assembly but those of the FCT, which has none (Constitution, section 299).
 */
function findWardFaults(wards: readonly Row[]): Finding[] {
  return wards.flatMap((ward): Finding[] => {
    const inFct = textOf(ward, "state_code") === "FC";
    const hasSeat = ward["state_constituency"] !== null;
    const admitted = listOf(ward, "unverified_fields").includes("state_constituency");
    if (hasSeat !== inFct || admitted) return [];
    const message = inFct
      ? "has a state constituency, but the FCT has none: empty state_constituency"
      : "has no state constituency: fill state_constituency";
    return [{ file: "places/wards/", key: textOf(ward, "code"), message }];
  });
}

export const seats: Rule = {
  name: "seats",
  description:
    "a state has three senatorial districts and the FCT one, an LGA is in one of them, and every ward outside the FCT has a state constituency.",
  check: ({ lgas, wards }) => [
    ...findStateFaults(lgas),
    ...findLgaFaults(lgas, wards),
    ...findWardFaults(wards),
  ],
};

export const districtNames: Rule = {
  name: "district-names",
  description: "the name and the code of an LGA's senatorial district are of the same district.",
  check: ({ lgas, senatorialDistricts }) => {
    const names = new Map(senatorialDistricts.map((unit) => [textOf(unit, "code"), textOf(unit, "name")]));
    return lgas.flatMap((lga): Finding[] => {
      const code = textOf(lga, "senatorial_district_code");
      if (names.get(code) === textOf(lga, "senatorial_district")) return [];
      const message = `senatorial_district is ${textOf(lga, "senatorial_district")}, but ${code} is ${names.get(code)}: make them agree`;
      return [{ file: "places/lgas.csv", key: textOf(lga, "code"), message }];
    });
  },
};
