import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { blocksOf, faultIn } from "./blocks.ts";

export const blockAreas: Rule = {
  name: "block-areas",
  description: "all numbers of a block of fixed lines have one area code.",
  check: (dataset) => {
    const codes = [...dataset.areaCodes, ...dataset.unlistedAreaCodes].map((area) =>
      textOf(area, "code").slice(1),
    );
    return blocksOf(dataset)
      .filter(({ row }) => row["type"] === "fixed")
      .filter(({ start, end }) => !codes.some((code) => start.startsWith(code) && end.startsWith(code)))
      .map((block) =>
        faultIn(block, `to ${block.end} is not in exactly one area: correct the range, or add the area code`),
      );
  },
};
