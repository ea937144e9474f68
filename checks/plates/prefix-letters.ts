import { tables } from "@naijaref/records";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

export const prefixLetters: Rule = {
  name: "prefix-letters",
  description: "place codes have no I and no O, which look like digits.",
  check: ({ platePrefixes }) =>
    platePrefixes
      .map((row) => textOf(row, "prefix"))
      .filter((code) => /[IO]/.test(code))
      .map((key) => ({
        file: tables.platePrefixes.path,
        key,
        field: "prefix",
        message: "has I or O, probably for 1 or 0: correct it, or except it in data/evidence/plates",
      })),
};
