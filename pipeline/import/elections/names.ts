import { tidyName } from "../places/names.ts";
import type { SourceRow } from "../read-source.ts";

/** A unit's name as people write it: one slash between its parts, and no capital after an apostrophe. */
export const nameOf = (printed: string): string =>
  tidyName(printed.replaceAll(" & ", "/")).replace(/(?<=\p{L}')A\b/gu, "a");

/** INEC prints some names in capitals: each word gets its capital, Roman numerals keep theirs. */
const fromCapitals = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/\p{L}+/gu, (word) =>
        /^[IVX]+$/.test(word) ? word : (word[0] ?? "") + word.slice(1).toLowerCase(),
      );

/**
 * What a printed alias says beside the name itself: of "Fufore/Gurin (Fufore I)" that is "Fufore I".
 * A bare addition such as "(North)" is no name, so there the whole stays.
 */
function ownPart(alias: string, name: string): string {
  if (!alias.startsWith(name)) return alias;
  const rest = alias.slice(name.length).replace(/^[\s/(]+|\)$/g, "");
  return /\p{L}.* (I|II|III)$/u.test(rest) ? rest : alias;
}

const closeBracket = (alias: string): string =>
  alias.includes("(") && !alias.includes(")") ? `${alias})` : alias;

/** Other names that INEC printed, each different from the name and from one another. */
export function aliasesOf(row: SourceRow, name: string, keyOf: (name: string) => string): string[] {
  const aliases = new Map<string, string>();
  for (const printed of row.list("aliases")) {
    const alias = ownPart(closeBracket(fromCapitals(nameOf(printed))), name);
    const key = keyOf(alias);
    if (key !== keyOf(name) && !aliases.has(key)) aliases.set(key, alias);
  }
  return [...aliases.values()];
}
