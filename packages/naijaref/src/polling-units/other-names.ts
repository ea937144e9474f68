import { fold } from "../names/fold.ts";

/**
 * The names by which a unit is found beside its own: its aliases, and INEC's name where that has other words,
 * such as misprints. Result sheets have INEC's.
 */
export const otherNamesOf = (
  name: string,
  inecName: string,
  aliases: readonly string[],
): readonly string[] => (fold(inecName) === fold(name) ? aliases : [...aliases, inecName]);
