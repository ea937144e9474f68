import { groupBy, readCsvBeside } from "@naijaref/tools/table";
import { fold } from "naijaref/text";
import { UNITS } from "../elections/composition.ts";
import { on, rule, textOf } from "../rule.ts";

/** Words of wards' names that are in names of units everywhere. */
const GENERAL = new Set(
  "ward north south east west central town area city road market urban rural gari unguwar sabon tudun oke new old and".split(
    " ",
  ),
);

/** The words of a name that can be looked for in others; a plural or a case ending is no matter. */
const stems = (name: string): string[] =>
  fold(name)
    .split(" ")
    .filter((word) => word.length > 3 && !GENERAL.has(word))
    .map((word) => word.slice(0, 5));

export const wardsInUnits = rule(
  "wards-in-units",
  "if no polling unit of a ward has a word of the ward's name, and a ward of another LGA has that name, the ward is reviewed: INEC may have given it the other's name.",
  function* ({ pollingUnits, wards }) {
    const text = new Map<string, string>();
    for (const { code, name } of pollingUnits.flatMap(({ units }) => units)) {
      const ward = code.slice(0, 8);
      text.set(ward, `${text.get(ward) ?? ""} ${fold(name).replaceAll(" ", "")}`);
    }
    const byName = groupBy(wards, (row) => fold(textOf(row, "name")));
    for (const row of wards) {
      const name = textOf(row, "name");
      const units = text.get(textOf(row, "code"));
      const wanted = stems(name);
      if (units === undefined || wanted.length === 0 || wanted.some((stem) => units.includes(stem))) continue;
      const near = (byName.get(fold(name)) ?? []).filter(
        (other) => other["lga_code"] !== row["lga_code"] && other["state_code"] === row["state_code"],
      );
      const message = `no unit of it has a word of "${name}", which is a ward of another LGA of the state (${near.map((other) => textOf(other, "code")).join(", ")}): find its name, or except it in evidence`;
      if (near.length > 0) yield on("wards", row, message, "name");
    }
  },
);

/**
 * INEC's total of each state, of 16 June 2021: 119,974 units and 56,872 voting points that became units,
 * 176,846 in all. Newspapers printed its table; where they contradict each other, `note` says why this number
 * was taken.
 */
const totals = new Map(
  readCsvBeside("published-totals.csv", import.meta.url).map((row) => [
    row["state_code"],
    Number(row["polling_units"]),
  ]),
);

export const publishedTotals = rule(
  "published-totals",
  "each state has as many polling units as INEC published, or coverage.csv names the state.",
  function* ({ pollingUnits, states, coverage }) {
    const gaps = coverage
      .filter((row) => row["dataset"] === "polling-units")
      .map((row) => textOf(row, "gap"));
    for (const { path, units } of pollingUnits) {
      const state = states.find((row) => row["inec_code"] === units[0]?.code.slice(0, 2)) ?? {};
      const total = totals.get(textOf(state, "code"));
      const name = textOf(state, "name") || path;
      const isSaid = gaps.some((gap) => gap.includes(name) && gap.includes(String(total)));
      const message = `has ${units.length} units, but INEC published ${total}: correct the file, or write both numbers in coverage.csv`;
      if (total !== units.length && !isSaid) yield { file: path, key: name, message };
    }
  },
);

/**
 * How many wards and polling units INEC, or the press after it, counted in whole seats before a by-election,
 * one count or sum a line. Counts of before 2021 are of the units of kind `existing`: the others are younger.
 * Mariga, which was announced for August 2025, is not in the sum of that day: INEC held Munya (SC715).
 */
const counts = readCsvBeside("by-election-counts.csv", import.meta.url);

export const byElectionCounts = rule(
  "by-election-counts",
  "seats have as many wards and polling units as INEC counted there for a by-election.",
  function* ({ pollingUnits, wards }) {
    const units = pollingUnits.flatMap((file) => file.units);
    const perWard = groupBy(units, ({ code }) => code.slice(0, code.lastIndexOf("-")));
    for (const { date, seats = "", kind, wards: wardsCounted, polling_units } of counts) {
      const within = seats.split("|");
      const own = wards
        .filter((ward) => UNITS.some((unit) => within.includes(textOf(ward, unit.kind))))
        .map((ward) => textOf(ward, "code"));
      const here = own.flatMap((ward) => perWard.get(ward) ?? []);
      const counted = here.filter((unit) => kind === "all" || unit.kind === kind).length;
      for (const [what, count, there] of [
        ["wards", own.length, wardsCounted],
        [kind === "all" ? "polling units" : "polling units of before 2021", counted, polling_units],
      ] as const) {
        const message = `has ${count} ${what}, and INEC counted ${there} for ${date}: correct the seats of the wards, or say why in coverage.csv and remove the line of by-election-counts.csv`;
        if (there !== "" && count !== Number(there)) yield { file: "places/wards/", key: seats, message };
      }
    }
  },
);
