import { placeKey } from "naijaref/text";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { onLocality } from "./on-locality.ts";

export const seatNames: Rule = {
  name: "seat-names",
  description:
    "a locality that an LGA is named for, or that is its seat, has the name that the table of LGAs has.",
  check: ({ localities, lgas }) => {
    const byCode = new Map(lgas.map((lga) => [textOf(lga, "code"), lga]));
    return localities.flatMap((place) => {
      if (textOf(place, "kind") === "lcda") return [];
      const names = listOf(place, "lga_codes").flatMap((code) => {
        const lga = byCode.get(code) ?? {};
        return [textOf(lga, "name"), textOf(lga, "headquarters")].filter((name) => name !== "");
      });
      const keys = new Map(names.map((name) => [placeKey(name), name]));
      if (keys.has(placeKey(textOf(place, "name")))) return [];
      const alias = listOf(place, "aliases").find((one) => keys.has(placeKey(one)));
      return alias === undefined
        ? []
        : onLocality(
            place,
            "name",
            `has the alias ${alias}, which is the name in the table of LGAs: make that its name, and the other an alias`,
          );
    });
  },
};
