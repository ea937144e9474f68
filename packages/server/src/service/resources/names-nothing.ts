import { type Find, finders } from "@naijaref/api/operations/finders";
import { readTarget } from "@naijaref/http/target";
import { type Route, routeOf } from "./routes.ts";

/** What finds the record that a parameter names, by the parameter's name. */
const FIND: Readonly<Record<string, Find | undefined>> = {
  state: finders.listStates,
  lga: finders.listLgas,
  ward: finders.listWards,
  bank: finders.listBanks,
  senatorial_district: finders.listSenatorialDistricts,
};

function findFor(name: string, { operation }: Route): Find | undefined {
  return name === "code" && operation.domain === "elections" ? finders.listConstituencies : FIND[name];
}

/**
 * Whether a target has an identifier that names no record, or several. The 404 of such a target suggests what
 * may have been meant, for which it searches. The page of a record has the address of the API without `/v1`.
 */
export function namesNothing(target: string): boolean {
  const read = readTarget(target);
  if (!read.ok) return false;
  const { path, query } = read.value;
  const route = routeOf(path) ?? routeOf(`/v1${path}`);
  if (route === undefined) return false;
  const within = { state: query.get("state") };
  return [...route.values, ...query].some(([name, identifier]) => {
    const find = findFor(name, route);
    return find !== undefined && find(identifier, within, []) === undefined;
  });
}
