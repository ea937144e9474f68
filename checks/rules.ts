import * as everyRule from "./every-rule.ts";
import type { Rule } from "./rule.ts";

/** Every rule of the dataset, by its name in alphabetical order. */
export const rules: readonly Rule[] = Object.values(everyRule);
