import type { CallableOperation } from "@naijaref/api/call";
import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { callable } from "@naijaref/api/every-operation";
import { decode } from "@naijaref/http/target";
import { addRoute, createRouter, findRoute } from "rou3";

export interface Route extends CallableOperation {
  /** Of the operation's path: what is fixed, and the names of its parameters, in turn. */
  readonly parts: readonly string[];
  /** The path's parameters, decoded. */
  readonly values: ReadonlyMap<string, string>;
}

type Pattern = Omit<Route, "values">;

const PART = "_";

/** The ways in which an operation's path may come: a parameter that may hold slashes also as raw segments. */
function pathsOf(operation: Operation): string[] {
  const slashed = Object.entries(operation.parameters).find(([, { segments }]) => segments !== undefined);
  if (slashed === undefined) return [operation.path];
  const [name, { segments = 1 }] = slashed;
  const parts = Array.from({ length: segments }, (_, at) => `{${name}${PART}${at}}`);
  return [operation.path, operation.path.replace(`{${name}}`, parts.join("/"))];
}

function buildRouter() {
  const router = createRouter<Pattern>();
  for (const id of Object.keys(contract) as OperationId[]) {
    const called = callable(id);
    const { operation } = called;
    const parts = operation.path.split(/\{(\w+)\}/);
    for (const path of pathsOf(operation)) {
      addRoute(router, "", path.replace(/\{(\w+)\}/g, ":$1"), { ...called, parts });
    }
  }
  return router;
}

const router = buildRouter();

/** The operation at a path, or undefined where there is none. */
export function routeOf(path: string): Route | undefined {
  const match = findRoute(router, "", path);
  if (match === undefined) return undefined;
  const values = match.params === undefined ? NO_VALUES : joinParts(match.params);
  return { ...match.data, values };
}

const NO_VALUES: ReadonlyMap<string, string> = new Map();
const IS_PART = /_\d+$/;

/** Decodes each segment, and joins the segments of a slashed parameter again. */
function joinParts(params: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const part of Object.keys(params)) {
    const name = part.replace(IS_PART, "");
    const value = decode(params[part] ?? "") ?? "";
    values.set(name, values.has(name) ? `${values.get(name)}/${value}` : value);
  }
  return values;
}
