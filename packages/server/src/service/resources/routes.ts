import type { CallableOperation } from "@naijaref/api/call";
import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { callable } from "@naijaref/api/every-operation";
import { isUnused, type Notice } from "@naijaref/api/notices";
import { type Readings, readOnce } from "@naijaref/api/values";
import { decode, type Target } from "@naijaref/http/target";
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
    // A page: `@naijaref/pages` has it.
    if (id === "getDocs") continue;
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

/**
 * The canonical form of a target: the path with its values filled in, and the query parameters that the
 * operation reads, in its order and writing. A parameter without an effect is left out, because otherwise one
 * list would be cached once for each of its values.
 *
 * @param readings what is read here stays there for the answer.
 */
export function keyOf(
  { parts, parameters, values }: Route,
  { query, repeated }: Pick<Target, "query" | "repeated">,
  notices: readonly Notice[],
  readings: Readings,
): string {
  let key = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2)
    key += `${encodeText(values.get(parts[at] ?? "") ?? "")}${parts[at + 1]}`;
  if (query.size === 0) return key;
  let before = "?";
  const { all } = parameters;
  for (let at = 0; at < all.length; at++) {
    const { name, parameter } = all[at] as (typeof all)[number];
    const text = parameter.in === "query" ? query.get(name) : undefined;
    if (text === undefined || isUnused(parameter, text, query)) continue;
    const texts = parameter.most === undefined ? [text] : (repeated.get(name) ?? [text]);
    for (const one of texts) {
      const reading =
        parameter.standard === undefined && parameter.write === undefined
          ? undefined
          : readOnce(parameter.most === undefined ? readings : [], at, parameter, one);
      if (reading?.ok && parameter.standard !== undefined && reading.value === parameter.standard) continue;
      const written = reading?.ok && parameter.write ? parameter.write(reading.value) : one;
      key += `${before}${name}=${encodeValue(written)}`;
      before = "&";
    }
  }
  for (const { cause } of notices) {
    key += before + cause;
    before = "&";
  }
  return key;
}

const IS_PLAIN = /^[\w\-.~]*$/;

const encodeText = (text: string): string => (IS_PLAIN.test(text) ? text : encodeURIComponent(text));

/** A space in front is written as a plus: as `%20` it would be ignored. */
const encodeValue = (text: string): string =>
  IS_PLAIN.test(text) ? text : encodeURIComponent(text).replace(/^%20/, "+");
