import type { Parameter } from "@naijaref/api/contract/parameter";
import { isUnused, type Notice } from "@naijaref/api/notices";
import { type Readings, readOnce } from "@naijaref/api/values";
import type { Target } from "@naijaref/http/target";
import type { Route } from "./routes.ts";

/**
 * The canonical form of a target: the path with its values filled in, and the query parameters that the
 * operation reads, in its order and writing. A parameter without an effect is left out, because otherwise one
 * list would be cached once for each of its values.
 *
 * @param readings what is read here is kept there for the answer.
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
    const reading = hasOneWriting(parameter) ? undefined : readOnce(readings, at, parameter, text);
    if (reading?.ok && parameter.standard !== undefined && reading.value === parameter.standard) continue;
    if (parameter.most !== undefined && repeated.has(name)) {
      for (const one of repeated.get(name) ?? []) {
        key += `${before}${name}=${encodeValue(canonicalText(parameter, one))}`;
        before = "&";
      }
    } else {
      const written = reading?.ok && parameter.write ? parameter.write(reading.value) : text;
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

const hasOneWriting = ({ standard, write }: Parameter): boolean =>
  standard === undefined && write === undefined;

/** A parameter's text in the one writing of its value; as it is, if it has only one or cannot be read. */
function canonicalText(parameter: Parameter, text: string): string {
  if (parameter.write === undefined) return text;
  const reading = parameter.read(text);
  return reading.ok ? parameter.write(reading.value) : text;
}

/** What no encoding changes. */
const IS_PLAIN = /^[\w\-.~]*$/;

const encodeText = (text: string): string => (IS_PLAIN.test(text) ? text : encodeURIComponent(text));

/** A space in front is written as a plus: as `%20` it would be ignored. */
const encodeValue = (text: string): string =>
  IS_PLAIN.test(text) ? text : encodeURIComponent(text).replace(/^%20/, "+");
