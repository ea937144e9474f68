import { groupBy, type Row, readCsvBeside } from "@naijaref/tools/table";
import { type CheckedDataset, listOf, on, rule, textOf } from "../rule.ts";

/** Each kind of constituency: its table, the ward's field that names its seat, and how its codes begin. */
export const UNITS = [
  { table: "senatorialDistricts", kind: "senatorial_district", prefix: "SD" },
  { table: "federalConstituencies", kind: "federal_constituency", prefix: "FC" },
  { table: "stateConstituencies", kind: "state_constituency", prefix: "SC" },
] as const;

/** The wards that name a unit as their seat of its kind, by the unit's code. */
const wardsByUnit = ({ wards }: CheckedDataset, kind: string): ReadonlyMap<string, readonly Row[]> =>
  groupBy(wards, (ward) => textOf(ward, kind));

export const composition = rule(
  "composition",
  "a constituency's wards are in its state, and lga_codes lists the LGAs of these wards.",
  function* (dataset) {
    for (const { table, kind } of UNITS) {
      const byUnit = wardsByUnit(dataset, kind);
      for (const unit of dataset[table]) {
        const code = textOf(unit, "code");
        const wards = byUnit.get(code) ?? [];
        const message = `votes in ${code}, which is in another state: correct its constituency`;
        for (const ward of wards)
          if (textOf(ward, "state_code") !== textOf(unit, "state_code")) yield on("wards", ward, message);
        const covered = [...new Set(wards.map((ward) => textOf(ward, "lga_code")))].sort().join("|");
        const listed = listOf(unit, "lga_codes").join("|");
        if (covered !== listed)
          yield on(
            table,
            unit,
            `its wards are in ${covered || "no LGA"}, but lga_codes says ${listed}: make them agree`,
          );
      }
    }
  },
);

export const contestedComposition = rule(
  "contested-composition",
  "a constituency with a ward that is not sure to be its own says that lga_codes is unverified; and one that says so has such a ward in its LGAs.",
  function* (dataset) {
    for (const { table, kind } of UNITS) {
      const wards = wardsByUnit(dataset, kind);
      const isDoubted = (ward: Row): boolean => listOf(ward, "unverified_fields").includes(kind);
      const contested = new Set(dataset.wards.filter(isDoubted).map((ward) => textOf(ward, "lga_code")));
      for (const unit of dataset[table]) {
        const doubted = (wards.get(textOf(unit, "code")) ?? []).find(isDoubted);
        const marked = listOf(unit, "unverified_fields").includes("lga_codes");
        if (!marked && doubted !== undefined) {
          const message = `the ${kind} of its ward ${textOf(doubted, "code")} is unverified: add lga_codes to unverified_fields`;
          yield on(table, unit, message);
        }
        // A ward that another seat has for now may be the one that is in doubt.
        const isExplained =
          doubted !== undefined || listOf(unit, "lga_codes").some((lga) => contested.has(lga));
        if (marked && !isExplained) {
          const message = `lga_codes is unverified, but no ward of its LGAs has ${kind} unverified: mark the wards that are contested, or remove lga_codes`;
          yield on(table, unit, message);
        }
      }
    }
  },
);

/**
 * The LGAs that INEC divides between several seats, and between how many: read and compared with INEC's
 * workbook.
 */
const reviewed = new Map(
  readCsvBeside("split-lgas.csv", import.meta.url).map((row) => [
    row["lga_code"] ?? "",
    `${row["federal_constituencies"]} federal and ${row["state_constituencies"]} state`,
  ]),
);

const seatsOf = (wards: readonly Row[], kind: string): number =>
  new Set(wards.map((ward) => textOf(ward, kind)).filter((seat) => seat !== "")).size;

export const splitLgas = rule(
  "split-lgas",
  "exactly the LGAs of the reviewed list are divided between several federal or state constituencies.",
  function* ({ wards }) {
    const byLga = groupBy(wards, (ward) => textOf(ward, "lga_code"));
    for (const lga of new Set([...byLga.keys(), ...reviewed.keys()])) {
      const its = byLga.get(lga) ?? [];
      const [federal, state] = [seatsOf(its, "federal_constituency"), seatsOf(its, "state_constituency")];
      const found = federal > 1 || state > 1 ? `${federal} federal and ${state} state` : undefined;
      const message = `is in ${found ?? "one constituency of each kind"}, but checks/elections/split-lgas.csv says ${reviewed.get(lga) ?? "it is not divided"}: correct the wards, or review the list`;
      if (found !== reviewed.get(lga)) yield { file: "places/wards/", key: lga, message };
    }
  },
);

/** Each state has three senatorial districts, the FCT one (Constitution, section 48). */
const districtsOf = (state: string): number => (state === "FC" ? 1 : 3);

export const seats = rule(
  "seats",
  "a state has three senatorial districts and the FCT one, an LGA is in one of them, and every ward outside the FCT has a state constituency.",
  function* ({ lgas, wards }) {
    for (const [state, its] of groupBy(lgas, (lga) => textOf(lga, "state_code"))) {
      const districts = new Set(its.map((lga) => textOf(lga, "senatorial_district_code")));
      const message = `the LGAs of the state are in ${districts.size} senatorial districts, not ${districtsOf(state)}: correct senatorial_district_code`;
      if (districts.size !== districtsOf(state)) yield { file: "places/lgas.csv", key: state, message };
    }
    const districtOf = new Map(
      lgas.map((lga) => [textOf(lga, "code"), textOf(lga, "senatorial_district_code")]),
    );
    for (const ward of wards) {
      const [own, district] = [textOf(ward, "senatorial_district"), districtOf.get(textOf(ward, "lga_code"))];
      if (district !== undefined && own !== district) {
        const message = `the ward is in ${own}, but its LGA is in ${district}: all wards of an LGA are in one senatorial district, so correct one of the two`;
        yield on("wards", ward, message);
      }
      // The FCT has no House of Assembly (Constitution, section 299).
      const inFct = textOf(ward, "state_code") === "FC";
      const hasSeat = ward["state_constituency"] !== null;
      if (hasSeat !== inFct || listOf(ward, "unverified_fields").includes("state_constituency")) continue;
      const message = inFct
        ? "has a state constituency, but the FCT has none: empty state_constituency"
        : "has no state constituency: fill state_constituency";
      yield on("wards", ward, message);
    }
  },
);

export const districtNames = rule(
  "district-names",
  "the name and the code of an LGA's senatorial district are of the same district.",
  function* ({ lgas, senatorialDistricts }) {
    const names = new Map(senatorialDistricts.map((unit) => [textOf(unit, "code"), textOf(unit, "name")]));
    for (const lga of lgas) {
      const [district, code] = [textOf(lga, "senatorial_district"), textOf(lga, "senatorial_district_code")];
      const message = `senatorial_district is ${district}, but ${code} is ${names.get(code)}: make them agree`;
      if (names.get(code) !== district) yield on("lgas", lga, message);
    }
  },
);
