import { KINDS, PARENTS, type Parent, parentsOf } from "naijaref/kinds";

/** By which a table can be extended. */
export interface Property {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

const isSeat = (parent: Parent): boolean => /_(?:district|constituency)$/.test(parent);

/**
 * What no record has as a field: the name of what an entity lies in, or its code. `federal_constituency` is a
 * code in wards; here it is for all that lies in one, and its name beside it.
 */
export const PROPERTIES_AROUND: readonly Property[] = PARENTS.flatMap((parent) => {
  const { noun } = KINDS[parent];
  const property = (id: string, what: string) => ({
    id,
    name: `${noun} (${what})`,
    description: `The ${what} of the ${noun} that it is in; several where it is in several.`,
  });
  const named = property(`${parent}_name`, "name");
  return isSeat(parent) ? [property(parent, "code"), named] : [named];
});

/** The values of such a property for a record; undefined if it is none. */
export function valuesAround(id: string, kind: string, code: string): readonly string[] | undefined {
  const isName = id.endsWith("_name");
  const parent = PARENTS.find((one) => id === (isName ? `${one}_name` : one));
  return parent && parentsOf(parent, kind, code).map((one) => (isName ? one.name : one.code));
}
