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
  description: "a block's network is its allottee by the words of its name, or by a reviewed change of name.",
  check: (dataset) =>
    blocksOf(dataset).flatMap((block) => {
      const [network, allottee] = [textOf(block.row, "network"), textOf(block.row, "allottee")];
      if (network === "" || allottee === "" || PRINTED_OTHERWISE.has(`${network}: ${allottee}`)) return [];
      const printed = wordsOf(allottee);
      if (wordsOf(network).every((word) => printed.includes(word))) return [];
      const fault = `names ${network}, but ${allottee} holds it: correct network, or add the pair to checks/phones/block-brands.ts`;
      return [faultIn(block, fault)];
    }),
};
