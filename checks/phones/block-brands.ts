import { fold } from "naijaref/text";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { blocksOf, faultIn } from "./blocks.ts";

/** Networks that the regulator prints under another name, and that name. */
const PRINTED_OTHERWISE: ReadonlySet<string> = new Set([
  "Glo: Globacom Limited",
  "MTN: Visafone",
  "T2: EMTS (9Mobile)",
  "nTel: M-Tel",
]);

/** Whole words: Global is not Glo. */
const wordsOf = (name: string): string[] => fold(name).split(" ");

export const blockBrands: Rule = {
  name: "block-brands",
  description:
    "the name of a block's network is in the name of its allottee, or in the reviewed list of names.",
  check: (dataset) => {
    const unused = new Set(PRINTED_OTHERWISE);
    const findings = blocksOf(dataset).flatMap((block) => {
      const [network, allottee] = [textOf(block.row, "network"), textOf(block.row, "allottee")];
      const printed = wordsOf(allottee);
      if (network === "" || allottee === "" || wordsOf(network).every((word) => printed.includes(word)))
        return [];
      const pair = `${network}: ${allottee}`;
      unused.delete(pair);
      if (PRINTED_OTHERWISE.has(pair)) return [];
      const fault = `names ${network}, but the holder is ${allottee}: correct network, or add the pair to checks/phones/block-brands.ts`;
      return [faultIn(block, fault)];
    });
    const message = "no block has this pair any more: remove the pair from checks/phones/block-brands.ts";
    return [...findings, ...[...unused].map((key) => ({ file: "phones/", key, message }))];
  },
};
