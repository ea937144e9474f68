import { groupBy, type Row } from "@naijaref/tools/table";
import { placeKey } from "naijaref/text";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

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
