import type { Rule } from "../rule.ts";
import { blocksOf, faultIn } from "./blocks.ts";

export const blockHolders: Rule = {
  name: "block-holders",
  description: "an allocated block has a network, and no other has.",
  check: (dataset) =>
    blocksOf(dataset).flatMap((block) => {
      const { status, network, allottee } = block.row;
      if (status === "allocated")
        return network === null ? [faultIn(block, "is allocated: name its network")] : [];
      if (network === null && allottee === null) return [];
      return [faultIn(block, `is ${status}: nobody holds it, so empty network and allottee`)];
    }),
};
