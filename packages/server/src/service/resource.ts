import { Failure, fail, quote } from "../contract/errors.ts";
import type { Operation } from "../contract/operation.ts";
import type { Encode } from "../http/encoding.ts";
import { type Target, WHOLE_SERVICE } from "../http/target.ts";
import { operations } from "../operations/index.ts";
import type { ServiceState } from "../operations/operations.ts";
import { bodyOf } from "./body.ts";
import { failed, type Representation, Success } from "./representation.ts";
import { type Route, routeOf } from "./routes.ts";
import { readValues } from "./values.ts";

/** What a target names, whatever the method. Finding it is cheap; its representation is made when asked for. */
export interface Resource {
  /** The route's template, or "-" where there is none. */
  readonly route: string;
  /** The one writing of all targets that name it; undefined where it is not to be kept. */
  readonly key: string | undefined;
  /** Whether there is anything at the path, so that methods mean something. */
  readonly exists: boolean;
  readonly limited: boolean;
  /** Header fields that all its answers have beside their own: what is allowed, where it is limited. */
  readonly fields: readonly string[];
  /** The answer to GET. */
  readonly represent: () => Representation;
}

export interface Making {
  readonly encode: Encode | undefined;
  readonly state: ServiceState;
  /** Header fields of every answer that is limited. */
  readonly policy: readonly string[];
}

export function findResource({ path, query }: Target, making: Making): Resource {
  const route = routeOf(path);
  if (route === undefined) {
    const unknown = fail("not_found", `There is nothing at ${quote(path)}; /v1/docs lists all paths.`);
    return { ...refusing(unknown, making), exists: path === WHOLE_SERVICE };
  }
  const { operation } = route;
  const fields = operation.limited ? making.policy : [];
  return {
    route: operation.path,
    key: operation.cache === "none" ? undefined : keyOf(route, query),
    exists: true,
    limited: operation.limited,
    fields,
    represent: () => perform(route, query, making, fields),
  };
}

/** What cannot be read or is not there answers the same to any method. */
export function refusing(failure: Failure, { policy }: Making): Resource {
  return {
    route: "-",
    key: undefined,
    exists: false,
    limited: true,
    fields: policy,
    represent: () => failed(failure, "-", policy),
  };
}

function perform(
  route: Route,
  query: ReadonlyMap<string, string>,
  { encode, state }: Making,
  fields: readonly string[],
): Representation {
  const { answer, cache, path } = route.operation;
  const values = readValues(route, query);
  const outcome = values instanceof Failure ? values : operations[route.id](values as never, state);
  return outcome instanceof Failure
    ? failed(outcome, path, fields)
    : new Success(bodyOf(outcome, answer), { cache, route: path, encode, fields });
}

/** The path as its template and values give it, and those parameters that the operation reads, in its order. */
function keyOf({ operation, values }: Route, query: ReadonlyMap<string, string>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values.get(name) ?? ""));
  const pairs = queryParameters(operation).flatMap((name) => {
    const value = query.get(name);
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

const queryParameters = ({ parameters }: Operation): string[] =>
  Object.keys(parameters).filter((name) => parameters[name]?.in === "query");
