import { fold } from "../../names/fold.ts";

/** The words of some names that a person may write beside that of a record. */
export const wordsOf = (...names: readonly (string | null | undefined)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name ? fold(name).split(" ") : [])));
