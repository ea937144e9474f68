import type { Rule } from "../rule.ts";
import { blocksOf, faultIn } from "./blocks.ts";

export const blockHolders: Rule = {
  name: "block-holders",
  description: "allocated blocks have a network, and all other blocks have none.",
  check: (dataset) =>
    blocksOf(dataset).flatMap((block) => {
      const { status, network, allottee } = block.row;
      if (status === "allocated")
        return network === null ? [faultIn(block, "is allocated: name its network")] : [];
      if (network === null && allottee === null) return [];
      return [faultIn(block, `is ${status}, so it has no holder: empty network and allottee`)];
    }),
};
