import { DAY, publishedOf, recordChange } from "@naijaref/records";
import { listOf, operationsOf } from "./operation.ts";
import { anyText, inQuery, type Kind, wordOf } from "./parameter.ts";

const DAY_OR_VERSION = `${DAY}(\\+[0-9a-f]{8})?`;

/** A day, or a data version, whose plus sign a query may have decoded to a space. */
const dayOrVersion: Kind<string> = {
  schema: { type: "string", pattern: `^${DAY_OR_VERSION}$` },
  write: String,
  read: (text) => {
    const value = text.trim().replace(" ", "+");
    if (new RegExp(`^${DAY_OR_VERSION}$`).test(value)) return { ok: true, value };
    return {
      ok: false,
      problem:
        "must be a day such as 2026-11-21, or a data version such as 2026-11-21+0a1b2c3d, as in /v1/meta",
    };
  },
};

/** A dataset, or one table of it: `places`, or `lgas`. */
const DATASETS: readonly string[] = [
  ...new Set([...Object.keys(publishedOf), ...Object.values(publishedOf).flat()]),
];

/** The tables that a value of `dataset` means. */
export const tablesOf = (dataset: string): readonly string[] => publishedOf[dataset] ?? [dataset];

const operation = operationsOf("about");

export const changes = {
  listChanges: operation({
    path: "/v1/changes",
    summary: "List what has changed",
    description:
      "How each edition of the dataset differs from the one before: a field of a record each, with the value before and after. The newest edition is first. `format=atom` is a feed (RFC 4287), with an entry for each table of an edition: the newest 50, each with at most 100 changes.",
    parameters: {
      since: inQuery(dayOrVersion, {
        description:
          "A day: only editions from then on. Or a data version that you have: only editions after it.",
        example: "2026-11-23",
      }),
      dataset: inQuery(wordOf(DATASETS), {
        description: "Only records of this dataset, such as `places`, or of one table of it, such as `lgas`.",
        example: "lgas",
      }),
      code: inQuery(anyText, {
        description: "Only the record with this code, in any case; a bank's id.",
        example: "NG001001",
      }),
    },
    answer: listOf(recordChange, { atom: true }),
    examples: [
      "/v1/changes?dataset=wards",
      "/v1/changes?since=2026-11-22&dataset=lgas&fields=code,field,before,after",
      "/v1/changes?code=access-bank",
      "/v1/changes?dataset=elections&format=csv",
    ],
  }),
};
