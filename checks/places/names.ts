import { tables } from "@naijaref/records";
import { groupBy, type Row } from "@naijaref/tools/table";
import { placeKey } from "naijaref/text";
import { on, repeatsIn, rule, textOf } from "../rule.ts";

export const sharedHeadquarters = rule(
  "shared-headquarters",
  "no two LGAs of a state have the same headquarters, unless the town is divided between them.",
  function* ({ lgas }) {
    const seated = lgas.filter((lga) => textOf(lga, "headquarters") !== "");
    const townOf = (lga: Row): string =>
      `${textOf(lga, "state_code")} ${placeKey(textOf(lga, "headquarters"))}`;
    for (const sharing of groupBy(seated, townOf).values())
      for (const lga of sharing) {
        const others = sharing.filter((other) => other !== lga).map((other) => textOf(other, "code"));
        const message = `${textOf(lga, "headquarters")} is the headquarters of ${others.join(", ")} too: correct it, or except it in data/evidence with the reason`;
        if (others.length > 0) yield on("lgas", lga, message, "headquarters");
      }
  },
);

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

export const sharedLgaNames = rule(
  "shared-lga-names",
  "the LGA names that occur in several states are those of the reviewed list.",
  function* ({ lgas }) {
    const file = tables.lgas.path;
    const reviewed = new Map(
      Object.entries(SHARED_LGA_NAMES).map(([name, states]) => [placeKey(name), { name, states }]),
    );
    const groups = groupBy(lgas, (lga) => placeKey(textOf(lga, "name")));
    for (const [key, sharing] of groups) {
      if (sharing.length < 2 || reviewed.has(key)) continue;
      const codes = sharing.map((lga) => textOf(lga, "code")).join(", ");
      const states = new Set(sharing.map((lga) => textOf(lga, "state_code")));
      const message =
        states.size === 1
          ? `${codes}, of one state, have this name: correct the name of all but one`
          : `${codes} share this name: correct the name, or add it to checks/places/names.ts`;
      yield { file, key: textOf(sharing[0] ?? {}, "name"), message };
    }
    for (const [key, { name, states }] of reviewed) {
      const found = (groups.get(key) ?? []).map((lga) => textOf(lga, "state_code")).toSorted();
      const message = `LGAs with this name are in ${found.join(", ") || "no state"}, not in ${states.join(", ")}: correct the name or the list`;
      if (found.join() !== states.join()) yield { file, key: name, message };
    }
  },
);

export const wardNames = rule(
  "ward-names",
  "no two wards of an LGA have the same name.",
  function* ({ wards }) {
    const keyOf = (ward: Row): string => `${textOf(ward, "lga_code")} ${placeKey(textOf(ward, "name"))}`;
    for (const [ward, first] of repeatsIn(wards, keyOf)) {
      const message = `has the same name as ${textOf(first, "code")}, "${textOf(ward, "name")}": compare both with INEC's list`;
      yield on("wards", ward, message);
    }
  },
);
