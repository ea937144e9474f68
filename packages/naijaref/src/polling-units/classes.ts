/**
 * The unverified fields of a unit, with `name` removed if it is among them and added if it is not, when the
 * unit has aliases. An alias is another edition's name, so that nearly all names that have one are
 * unverified: written so, they take a third less space. It is its own inverse.
 */
export function toggleName(unverifiedFields: readonly string[], hasAliases: boolean): readonly string[] {
  if (!hasAliases) return unverifiedFields;
  const others = unverifiedFields.filter((field) => field !== "name");
  if (others.length < unverifiedFields.length) return others;
  return others[0] === "code" ? ["code", "name", ...others.slice(1)] : ["name", ...others];
}
