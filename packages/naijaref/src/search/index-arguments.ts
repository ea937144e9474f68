import { LIMIT, OBJECT, type Rule, type Rules, TEXT, wrongOption } from "../arguments.ts";

/** What the arguments of `createNameIndex` and of its search may be. */

const TEXTS: Rule = {
  is: (value) => Array.isArray(value) && value.every((text) => typeof text === "string"),
  must: "be a list of texts",
};

const isEntry = (value: unknown): boolean =>
  OBJECT.is(value) &&
  typeof (value as { readonly name?: unknown }).name === "string" &&
  wrongOption(value, {
    name: TEXT,
    aliases: TEXTS,
    relatedNames: TEXTS,
    partNames: TEXTS,
    codes: TEXTS,
    kind: TEXT,
    within: { is: Number.isInteger, must: "be an index" },
  }) === undefined;

export const ENTRIES: Rule = {
  // A hole in a list is what `every` leaves out.
  is: (value) => Array.isArray(value) && !value.includes(undefined) && value.every(isEntry),
  must: "be a list of entries, each with a name, and where it has them aliases, relatedNames, partNames, codes, kind and within",
};

export const INDEX_OPTIONS: Rules = {
  kinds: TEXTS,
  kindWords: {
    is: (value) => OBJECT.is(value) && Object.values(value as object).every(TEXTS.is),
    must: "be an object with a list of texts for each kind",
  },
  idleWords: TEXTS,
};

export const QUERY_OPTIONS: Rules = { kinds: TEXTS, limit: LIMIT };
