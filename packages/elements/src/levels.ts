import type { Control } from "./field.ts";

/** From the largest place down to the smallest. */
export const LEVELS = ["state", "lga", "ward"] as const;

export type Level = (typeof LEVELS)[number];

/** The levels that an attribute names; undefined where they are not the first ones in their order. */
export function levelsOf(attribute: string): readonly Level[] | undefined {
  const given = attribute.trim().split(/\s+/);
  const known = LEVELS.slice(0, given.length);
  return given.length <= LEVELS.length && known.every((level, at) => level === given[at]) ? known : undefined;
}

/** The select of a level: what the server wrote, in place of its input, or a new one. */
export function selectFor(written: Control | undefined): HTMLSelectElement {
  if (written instanceof HTMLSelectElement) return written;
  const select = document.createElement("select");
  for (const { name, value } of written?.attributes ?? [])
    if (["id", "name", "class", "autocomplete", "required"].includes(name)) select.setAttribute(name, value);
  written?.replaceWith(select);
  return select;
}

/** What a browser fills in at a level, for the words that the attribute has before it. */
export const autocompleteOf = (words: string, at: number): AutoFill =>
  (words === "off" ? words : `${words} address-level${at + 1}`.trim()) as AutoFill;
