import type { RouteParameters } from "./call.ts";
import type { Parameter } from "./contract/parameter.ts";
import { nameNearly } from "./contract/words.ts";

/** What a request asked for and did not get, although it is answered: a parameter that was ignored. */
export interface Notice {
  /** A sentence for the header field Notice. It repeats nothing of the request. */
  readonly text: string;
  /**
   * A query parameter that causes the same notice. The cache key has it in place of all parameters that cause
   * this notice.
   */
  readonly cause: string;
}

/**
 * What asks for a part of a list, here or in other APIs. Who is answered with the whole list must see that it
 * was ignored.
 */
const PART_OF_A_LIST = ["limit", "offset", "page"];

/** What browsers, caches and campaigns add to an address by themselves: nobody asked for anything by it. */
const ADDED = /^(?:utm(?:_[a-z]+)?|(?:fb|g|d)clid|msclkid|_.*)$/;

/** A name that no operation has. It causes the same notice as any other such name. */
const UNKNOWN = "unknown";

/**
 * Parameters that the operation does not have, one of them that asks for a part of what is answered whole,
 * and parameters that have no effect without another.
 */
export function noticesOf(
  { namesInQuery, dependent }: RouteParameters,
  query: ReadonlyMap<string, string>,
): readonly Notice[] {
  const notices: Notice[] = [];
  for (const name of query.keys()) {
    if (namesInQuery.includes(name)) continue;
    const meant = nameNearly(namesInQuery, name);
    if (meant === undefined && (PART_OF_A_LIST.includes(name) || ADDED.test(name))) continue;
    const cause = `${(meant ?? UNKNOWN).toUpperCase()}=`;
    if (notices.some((notice) => notice.cause === cause)) continue;
    const remedy =
      meant === undefined
        ? `this operation takes ${namesInQuery.length === 0 ? "none" : namesInQuery.join(", ")}`
        : `write its name as ${meant}`;
    notices.push({ text: `A parameter was ignored: ${remedy}.`, cause });
  }
  const part = PART_OF_A_LIST.find((name) => query.has(name) && !namesInQuery.includes(name));
  if (part !== undefined)
    notices.push({ text: `${part} was ignored: this operation does not take it.`, cause: `${part}=` });
  for (const { name, parameter } of dependent) {
    const text = query.get(name);
    if (text === undefined || !isUnused(parameter, text, query)) continue;
    const { usedWith, example } = parameter;
    notices.push({
      text: `${name} has no effect without ${usedWith}.`,
      cause: `${name}=${encodeURIComponent(example)}`,
    });
  }
  return notices;
}

/** Whether a value is valid, and has no effect because another parameter is not there. */
export const isUnused = (parameter: Parameter, text: string, query: ReadonlyMap<string, string>): boolean =>
  parameter.usedWith !== undefined && !query.has(parameter.usedWith) && parameter.read(text).ok;
