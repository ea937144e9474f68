import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

/** The dataset is CC BY 4.0: nothing share-alike may enter it, whatever the licence is called. */
const SHARE_ALIKE = /share.?alike|\bBY-SA\b|ODbL|GFDL|non.?commercial|\bNC\b/i;

/** Their licences are share-alike, also where a copy states none. */
const SHARE_ALIKE_PUBLISHERS = /wikipedia|wikimedia|openstreetmap|grid3/i;

export const openSources: Rule = {
  name: "open-sources",
  description: "no source forbids that the dataset is published under CC BY 4.0.",
  check: ({ sources }) =>
    sources
      .filter(
        (source) =>
          SHARE_ALIKE.test(textOf(source, "licence")) ||
          ["id", "name", "publisher", "url"].some((field) =>
            SHARE_ALIKE_PUBLISHERS.test(textOf(source, field)),
          ),
      )
      .map((source) => ({
        file: "sources.csv",
        key: textOf(source, "id"),
        message: "its licence is share-alike or forbids some uses: remove the values that were taken from it",
      })),
};
