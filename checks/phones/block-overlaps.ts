import type { Rule } from "../rule.ts";
import { blocksOf, faultIn } from "./blocks.ts";

export const blockOverlaps: Rule = {
  name: "block-overlaps",
  description: "no number is in two blocks.",
  check: (dataset) => {
    const blocks = blocksOf(dataset).toSorted((a, b) => (a.start < b.start ? -1 : 1));
    let reach = blocks[0];
    return blocks.slice(1).flatMap((block) => {
      const before = reach;
      if (before === undefined || block.end > before.end) reach = block;
      if (before === undefined || block.start > before.end) return [];
      return [
        faultIn(
          block,
          `overlaps the block from ${before.start} to ${before.end}: correct one of the two ranges`,
        ),
      ];
    });
  },
};
