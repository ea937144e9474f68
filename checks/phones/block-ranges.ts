import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { blocksOf, faultIn } from "./blocks.ts";

const TYPES: Readonly<Record<string, { readonly begins: RegExp; readonly file: string }>> = {
  mobile: { begins: /^(?:7(?!00)[0-2]|8(?!00)[01]|9(?!00)[01])/, file: "phones/mobile-blocks.csv" },
  fixed: { begins: /^20/, file: "phones/fixed-blocks.csv" },
  toll_free: { begins: /^800/, file: "phones/special-blocks.csv" },
  non_toll_free: { begins: /^700/, file: "phones/special-blocks.csv" },
};

export const blockRanges: Rule = {
  name: "block-ranges",
  description:
    "the first and last number of a block have ten digits, the lower one is first, and both begin like numbers of the block's type.",
  check: (dataset) =>
    blocksOf(dataset).flatMap((block) => {
      const { file, row, start, end } = block;
      const type = TYPES[textOf(row, "type")];
      const ten = /^[0-9]{10}$/;
      if (!ten.test(start) || !ten.test(end) || start > end) {
        return [
          faultIn(
            block,
            `ends at ${end}: write the first and the last number with ten digits, and the lower one first`,
          ),
        ];
      }
      if (type === undefined || type.file !== file || !type.begins.test(start) || !type.begins.test(end)) {
        return [
          faultIn(
            block,
            `has the type ${textOf(row, "type")}, which these numbers do not have: correct the range, type or file`,
          ),
        ];
      }
      return [];
    }),
};
