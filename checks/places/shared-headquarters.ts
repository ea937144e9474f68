import { groupBy, type Row } from "@naijaref/pipeline/table";
import { placeKey } from "naijaref/text";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

/** The LGAs of which a decision says that the headquarters, shared or not, is right. */
const reviewedIn = ({ evidence }: CheckedDataset): ReadonlySet<string> =>
  new Set(
    evidence.flatMap(({ decisions }) =>
      decisions
        .filter((row) => row["table"] === "lgas" && row["field"] === "headquarters")
        .filter((row) => row["decision"] === "taken")
        .map((row) => `${textOf(row, "key")} ${textOf(row, "value")}`),
    ),
  );

const townsOf = (lgas: readonly Row[]) =>
  groupBy(
    lgas.filter((lga) => textOf(lga, "headquarters") !== ""),
    (lga) => `${textOf(lga, "state_code")} ${placeKey(textOf(lga, "headquarters"))}`,
  );

export const sharedHeadquarters: Rule = {
  name: "shared-headquarters",
  description:
    "no two LGAs of a state have the same headquarters, unless a decision for each says that the town is divided between them.",
  check: (dataset) => {
    const reviewed = reviewedIn(dataset);
    return [...townsOf(dataset.lgas).values()].flatMap((sharing): Finding[] => {
      if (sharing.length < 2) return [];
      return sharing
        .filter((lga) => !reviewed.has(`${textOf(lga, "code")} ${textOf(lga, "headquarters")}`))
        .map((lga) => {
          const others = sharing.filter((other) => other !== lga).map((other) => textOf(other, "code"));
          const message = `${textOf(lga, "headquarters")} is the headquarters of ${others.join(", ")} too: correct it, or say in data/evidence/places/headquarters.csv why both have it`;
          return { file: "places/lgas.csv", key: textOf(lga, "code"), message };
        });
    });
  },
};
