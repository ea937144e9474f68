import { groupBy, type Row } from "@naijaref/tools/table";
import { placeKey } from "naijaref/text";
import { type Finding, type Rule, textOf } from "../rule.ts";

const townsOf = (lgas: readonly Row[]) =>
  groupBy(
    lgas.filter((lga) => textOf(lga, "headquarters") !== ""),
    (lga) => `${textOf(lga, "state_code")} ${placeKey(textOf(lga, "headquarters"))}`,
  );

export const sharedHeadquarters: Rule = {
  name: "shared-headquarters",
  description: "no two LGAs of a state have the same headquarters, unless the town is divided between them.",
  check: ({ lgas }) =>
    [...townsOf(lgas).values()].flatMap((sharing) =>
      sharing.flatMap((lga): Finding[] => {
        const others = sharing.filter((other) => other !== lga).map((other) => textOf(other, "code"));
        if (others.length === 0) return [];
        const message = `${textOf(lga, "headquarters")} is the headquarters of ${others.join(", ")} too: correct it, or except it in data/evidence with the reason`;
        return [{ file: "places/lgas.csv", key: textOf(lga, "code"), field: "headquarters", message }];
      }),
    ),
};

/**
 * The names that LGAs of several states share, reviewed: a lookup without a state answers 409 for exactly
 * these.
 */
const SHARED_LGA_NAMES: Readonly<Record<string, readonly string[]>> = {
  Bassa: ["KO", "PL"],
  Ifelodun: ["KW", "OS"],
  Irepodun: ["KW", "OS"],
  Nasarawa: ["KN", "NA"],
  Obi: ["BE", "NA"],
  Surulere: ["LA", "OY"],
};

export const sharedLgaNames: Rule = {
  name: "shared-lga-names",
  description: "the LGA names that occur in several states are those of the reviewed list.",
  check: ({ lgas }) => {
    const reviewed = new Map(
      Object.entries(SHARED_LGA_NAMES).map(([name, states]) => [placeKey(name), { name, states }]),
    );
    const groups = groupBy(lgas, (lga) => placeKey(textOf(lga, "name")));
    const unknown = [...groups].flatMap(([key, [first, ...others]]): Finding[] => {
      if (first === undefined || others.length === 0 || reviewed.has(key)) return [];
      const codes = [first, ...others].map((lga) => textOf(lga, "code")).join(", ");
      const states = new Set([first, ...others].map((lga) => textOf(lga, "state_code")));
      if (states.size === 1) {
        const same = `${codes}, of one state, have this name: correct the name of all but one`;
        return [{ file: "places/lgas.csv", key: textOf(first, "name"), message: same }];
      }
      const message = `${codes} share this name: correct the name, or add it to checks/places/names.ts`;
      return [{ file: "places/lgas.csv", key: textOf(first, "name"), message }];
    });
    const changed = [...reviewed].flatMap(([key, { name, states }]): Finding[] => {
      const found = (groups.get(key) ?? []).map((lga) => textOf(lga, "state_code")).toSorted();
      if (found.join() === states.join()) return [];
      const message = `LGAs with this name are in ${found.join(", ") || "no state"}, not in ${states.join(", ")}: correct the name or the list`;
      return [{ file: "places/lgas.csv", key: name, message }];
    });
    return [...unknown, ...changed];
  },
};

export const wardNames: Rule = {
  name: "ward-names",
  description: "no two wards of an LGA have the same name.",
  check: ({ wards }) => {
    const groups = groupBy(wards, (ward) => `${textOf(ward, "lga_code")} ${placeKey(textOf(ward, "name"))}`);
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map((ward) => ({
        file: "places/wards/",
        key: textOf(ward, "code"),
        message: `has the same name as ${first === undefined ? "another" : textOf(first, "code")}, "${textOf(ward, "name")}": compare both with INEC's list`,
      })),
    );
  },
};
