import { NAME_LIST_FILES, nameListPath } from "@naijaref/tools/unit-names/evidence";
import type { Finding } from "../rule.ts";
import type { PollingUnitRule } from "./rule.ts";

const KINDS: Readonly<Record<string, readonly string[]>> = {
  "spelling.csv": ["misprint", "read", "glued", "kept"],
  "capitals.csv": ["acronym", "abbreviation", "name"],
};

/** Text with everything but letters and digits made one blank, and one at each end. */
const words = (text: string): string =>
  ` ${text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim()} `;

/** Those of the texts that stand in one of the names. */
function printedOf(texts: readonly string[], names: readonly string[]): ReadonlySet<string> {
  const printed = new Set<string>();
  const byFirstWord = new Map<string, Set<string>>();
  for (const text of texts) {
    const [, word = ""] = text.split(" ");
    byFirstWord.set(word, (byFirstWord.get(word) ?? new Set()).add(text));
  }
  for (const name of names) {
    for (const word of name.split(" ")) {
      const begun = byFirstWord.get(word);
      for (const text of begun ?? []) {
        if (!name.includes(text)) continue;
        printed.add(text);
        begun?.delete(text);
      }
    }
  }
  return printed;
}

export const nameLists: PollingUnitRule = {
  name: "name-lists",
  description:
    "each line in evidence/polling-units is there once, of a known kind, and about a name that INEC prints.",
  check: (files, { unitNames }) => {
    const codes = new Set(files.flatMap(({ units }) => units.map(({ code }) => code)));
    const listed = NAME_LIST_FILES.filter((list) => list in KINDS).flatMap((list) => unitNames[list]);
    const inUse = printedOf(
      listed.map(([first = ""]) => words(first)),
      files.flatMap(({ units }) =>
        units.map(({ inecName, aliases }) => words([inecName, ...aliases].join(" "))),
      ),
    );
    return NAME_LIST_FILES.flatMap((list): Finding[] => {
      const path = nameListPath(list);
      const rows = unitNames[list];
      const seen = new Set<string>();
      const kinds = KINDS[list];
      return rows.flatMap(([first = "", second = "", third = ""]): Finding[] => {
        const fault = (message: string): Finding[] => [{ file: path, key: first, message }];
        if (seen.has(first)) return fault("is there twice: remove one line");
        seen.add(first);
        if (kinds !== undefined && !kinds.includes(third))
          return fault(`has the kind "${third}": write ${kinds.join(", ")}`);
        if (second === "" || third === "") return fault("has an empty cell: fill it in");
        if (list === "spelling.csv" && (first === second) !== (third === "kept"))
          return fault("is kept as printed, or corrected: let the kind say which");
        if (kinds === undefined ? !codes.has(first) : !inUse.has(words(first)))
          return fault("is in no name: remove the line");
        return [];
      });
    });
  },
};
