import { readFileSync } from "node:fs";
import { readCsv } from "@naijaref/pipeline/table";
import { tables } from "@naijaref/records";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

const LIST = "checks/plates/prefix-letters.csv";

/** The place codes that have such a letter all the same: every list agrees on them. */
const reviewed = readCsv(readFileSync(new URL("prefix-letters.csv", import.meta.url), "utf8"), [
  "prefix",
  "reason",
]).map((row) => row["prefix"] ?? "");

export const prefixLetters: Rule = {
  name: "prefix-letters",
  description: "place codes avoid I and O, which look like digits, but for the reviewed exceptions.",
  check: ({ platePrefixes }) => {
    const codes = platePrefixes.map((row) => textOf(row, "prefix"));
    const file = tables.platePrefixes.path;
    const mistyped = codes.filter((code) => /[IO]/.test(code) && !reviewed.includes(code));
    const gone = reviewed.filter((code) => !codes.includes(code));
    return [
      ...mistyped.map(
        (key): Finding => ({
          file,
          key,
          message: `has I or O, probably for 1 or 0: correct it, or review ${LIST}`,
        }),
      ),
      ...gone.map(
        (key): Finding => ({ file, key, message: `is not there any more: remove it from ${LIST}` }),
      ),
    ];
  },
};
