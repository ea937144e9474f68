import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { blocksOf, faultIn } from "./blocks.ts";

export const blockAreas: Rule = {
  name: "block-areas",
  description: "every block of fixed lines lies whole within one area code.",
  check: (dataset) => {
    const codes = [...dataset.areaCodes, ...dataset.unlistedAreaCodes].map((area) =>
      textOf(area, "code").slice(1),
    );
    return blocksOf(dataset)
      .filter(({ row }) => row["type"] === "fixed")
      .filter(({ start, end }) => !codes.some((code) => start.startsWith(code) && end.startsWith(code)))
      .map((block) =>
        faultIn(block, `to ${block.end} lies in no one area: correct the range, or add the area code`),
      );
  },
};
