import { slugify } from "../names/fold.ts";

/** A record that another system may name by its name and its state. */
export interface Named {
  readonly name: string;
  readonly stateCode: string;
}

/**
 * A name as the Open Civic Data registry writes it: in lower case, `_` for a space, `~` for what is no
 * letter, digit, `.`, `-` or `_`.
 */
export const ocdName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(" ", "_")
    .replace(/[^\p{L}\p{N}._-]/gu, "~");

/**
 * The id that a system makes of a record's name; undefined if it makes none. Those ids that are so are not
 * stored: they would be a third of the table.
 */
export function idFromName(system: string, kind: string, { name, stateCode }: Named): string | undefined {
  const state = stateCode.toLowerCase();
  if (system === "ocd") {
    const division = `ocd-division/country:ng/state:${state}`;
    return kind === "state" ? division : `${division}/${kind}:${ocdName(name)}`;
  }
  if (system === "ng_core_fhir") return kind === "state" ? state : `${state}-${slugify(name)}`;
  return undefined;
}
