import { scopesOf } from "../lists/scopes.ts";

/** A state's name, and the direction behind it. */
const DISTRICT = /^(.+?)\s+(north|south|east|west|central)\b/i;

/**
 * The state that a text names, if no senatorial district of it has the direction behind its name: "Abuja
 * South" is not Abia South with a typing error.
 */
export function stateWithoutDistrict(text: string): string | undefined {
  const [district = "", name = ""] = DISTRICT.exec(text.trim()) ?? [];
  const [state] = name === "" ? [] : scopesOf("state").named(name);
  if (state === undefined) return undefined;
  const { named } = scopesOf("senatorial_district");
  return named(district).length > 0 || named(`${state.name}${district.slice(name.length)}`).length > 0
    ? undefined
    : state.name;
}
