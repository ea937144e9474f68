import { inQuery, type Kind, wholeNumber } from "@naijaref/api/contract/parameter";
import { MOST_LISTED } from "./answer.ts";

const { schema: _, standard: __, ...anyCount } = wholeNumber(1, MOST_LISTED, MOST_LISTED);
const count: Kind<number> = { ...anyCount, schema: { type: "integer" } };

/** How much of a list a model asks for. Left out, it gets as much as is short. */
export const limitArgument = inQuery(count, {
  description: `1 to ${MOST_LISTED}, for more than 2 KB.`,
  example: "100",
});
