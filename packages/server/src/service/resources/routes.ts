import type { CallableOperation } from "@naijaref/api/call";
import { contract, type OperationId } from "@naijaref/api/contract";
import { callable } from "@naijaref/api/every-operation";
import { isUnused, type Notice } from "@naijaref/api/notices";
import { decode, type Target } from "@naijaref/http/target";

/** An operation as paths name it. */
interface Named extends CallableOperation {
  /** Of the operation's path: what is fixed, and the names of its parameters, in turn. */
  readonly parts: readonly string[];
  /** The paths that name it, each parameter a group. */
  readonly paths: RegExp;
}

export interface Route {
  readonly named: Named;
  /** The path's parameters, decoded. */
  readonly values: ReadonlyMap<string, string>;
}

/** What the paths of all operations begin with, and what stands between two slashes. */
const ROOT = "/v1/";
const SEGMENT = "[^/]+";

const PARAMETER = /\{(\w+)\}/;

function nameOperation(id: OperationId): Named {
  const called = callable(id);
  const { path, parameters } = called.operation;
  const parts = path.split(PARAMETER);
  const paths = parts.map((part, at) => {
    if (at % 2 === 0) return part.replaceAll(".", "\\.");
    // A parameter that may hold slashes may come as so many raw segments.
    const { segments = 1 } = parameters[part] ?? {};
    return segments === 1 ? `(${SEGMENT})` : `(${SEGMENT}(?:(?:/${SEGMENT}){${segments - 1}})?)`;
  });
  return { ...called, parts, paths: new RegExp(`^${paths.join("")}/?$`) };
}

/** The first word of a path below the root. */
function firstWordOf(path: string): string {
  const end = path.indexOf("/", ROOT.length);
  return path.slice(ROOT.length, end < 0 ? path.length : end);
}

/** The operations by the first words of their paths. */
const operations = new Map<string, Named[]>();
for (const id of Object.keys(contract) as OperationId[]) {
  // A page: `@naijaref/pages` has it.
  if (id === "getDocs") continue;
  const named = nameOperation(id);
  const word = firstWordOf(named.operation.path);
  operations.set(word, [...(operations.get(word) ?? []), named]);
}

/** The operation at a path, or undefined where there is none. */
export function routeOf(path: string): Route | undefined {
  if (!path.startsWith(ROOT)) return undefined;
  for (const named of operations.get(firstWordOf(path)) ?? []) {
    const found = named.paths.exec(path);
    if (found !== null) return { named, values: valuesIn(found, named.parts) };
  }
  return undefined;
}

const NO_VALUES: ReadonlyMap<string, string> = new Map();

function valuesIn(found: readonly string[], parts: readonly string[]): ReadonlyMap<string, string> {
  if (found.length === 1) return NO_VALUES;
  const values = new Map<string, string>();
  for (let at = 1; at < found.length; at++)
    values.set(parts[2 * at - 1] as string, decode(found[at] as string) ?? "");
  return values;
}

/**
 * The canonical form of a target: the path with its values filled in, and the query parameters that the
 * operation reads, in its order and writing. A parameter without an effect is left out, because otherwise one
 * list would be cached once for each of its values.
 */
export function keyOf(
  { named: { parts, parameters }, values }: Route,
  { query, repeated }: Pick<Target, "query" | "repeated">,
  notices: readonly Notice[],
): string {
  let key = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2)
    key += `${encodeText(values.get(parts[at] ?? "") ?? "")}${parts[at + 1]}`;
  if (query.size === 0) return key;
  let before = "?";
  for (const { name, parameter } of parameters.all) {
    const text = parameter.in === "query" ? query.get(name) : undefined;
    if (text === undefined || isUnused(parameter, text, query)) continue;
    const texts = parameter.most === undefined ? [text] : (repeated.get(name) ?? [text]);
    for (const one of texts) {
      const reading =
        parameter.standard === undefined && parameter.write === undefined ? undefined : parameter.read(one);
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
