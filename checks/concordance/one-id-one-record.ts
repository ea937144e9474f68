import { groupBy } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { finding } from "./external-ids.ts";

const REMEDY = "keep one row, or mark what is not exact as close, with a note";

export const oneIdOneRecord: Rule = {
  name: "one-id-one-record",
  description:
    "no system has the same id twice (case makes no difference), and a record has at most one exact id in a system.",
  check: ({ externalIds }) => {
    const sameId = groupBy(
      externalIds,
      (row) => `${textOf(row, "system")} ${textOf(row, "id").toLowerCase()}`,
    );
    const exact = externalIds.filter((row) => row["relation"] === "exact");
    const sameRecord = groupBy(exact, (row) =>
      ["system", "kind", "code"].map((field) => textOf(row, field)).join(" "),
    );
    const repeats = (groups: typeof sameId, what: string): Finding[] =>
      [...groups].flatMap(([key, [, second]]) =>
        second === undefined ? [] : [finding(second, `${what} ${key}: ${REMEDY}`)],
      );
    return [...repeats(sameId, "is a second row for"), ...repeats(sameRecord, "is a second exact id of")];
  },
};
