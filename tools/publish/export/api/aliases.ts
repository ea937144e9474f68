import { codeOf, findRecord, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";
import { fold } from "naijaref/text";

/** Codes by other identifiers of the same record, by the first word of the addresses. */
export type Aliases = Readonly<Record<string, Readonly<Record<string, string>>>>;

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/**
 * What else the service takes for a record, where it names one record only: names, aliases and other codes,
 * in small letters and without accents and punctuation, as `fold` of `naijaref/text` writes them.
 */
export function listAliases(): Aliases {
  const aliases: Record<string, Record<string, string>> = {};
  for (const kind of kindsBy("suggest")) {
    const { path } = KINDS[kind];
    aliases[path] = { ...aliases[path], ...aliasesOf(kind) };
  }
  return aliases;
}

function aliasesOf(kind: HeldKind): Readonly<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const record of listRecords(kind)) {
    const code = codeOf(record);
    const texts = new Set(Object.values(record).flatMap(textsIn).map(fold));
    for (const text of texts) {
      if (text === "" || text === code) continue;
      const found = findRecord(kind, text);
      if (found !== undefined && codeOf(found) === code) codes[text] = code;
    }
  }
  return codes;
}
