import { tables } from "@naijaref/records";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

export const prefixStates: Rule = {
  name: "prefix-states",
  description: "every state has place codes, at least one of which is verified.",
  check: ({ states, platePrefixes }) => {
    const verified = platePrefixes.filter((row) => String(row["unverified_fields"]) === "");
    const registering = new Set(verified.map((row) => textOf(row, "state_code")));
    return states
      .map((state) => textOf(state, "code"))
      .filter((code) => !registering.has(code))
      .map((key) => ({
        file: tables.platePrefixes.path,
        key,
        message: "has no verified place code: correct the state_code of its place codes",
      }));
  },
};
