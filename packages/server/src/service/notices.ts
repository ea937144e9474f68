import type { Operation } from "@naijaref/contract/operation";
import type { Parameter } from "@naijaref/contract/parameter";
import { nameNearly } from "@naijaref/contract/words";

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
 * Parameters whose names are nearly those of the operation, and parameters that have no effect without
 * another.
 */
export function noticesOf({ parameters }: Operation, query: ReadonlyMap<string, string>): Notice[] {
  if (query.size === 0) return [];
  const own = Object.keys(parameters).filter((name) => parameters[name]?.in === "query");
  const meant = new Set(
    Array.from(query.keys(), (name) => nameNearly(own, name)).filter((name) => name !== undefined),
  );
  const misnamed = Array.from(meant, (name) => ({
    text: `A parameter was ignored: write its name as ${name}.`,
    cause: `${name.toUpperCase()}=`,
  }));
  const unused = own.flatMap((name) => {
    const parameter = parameters[name];
    const text = query.get(name);
    if (parameter === undefined || text === undefined || !isUnused(parameter, text, query)) return [];
    const { usedWith, example } = parameter;
    return [
      { text: `${name} has no effect without ${usedWith}.`, cause: `${name}=${encodeURIComponent(example)}` },
    ];
  });
  return [...misnamed, ...unused];
}

const isUnused = (parameter: Parameter, text: string, query: ReadonlyMap<string, string>): boolean =>
  parameter.usedWith !== undefined && !query.has(parameter.usedWith) && parameter.read(text).ok;

/** Whether a value is valid, and the answer is the same without it. */
export function hasNoEffect(parameter: Parameter, text: string, query: ReadonlyMap<string, string>): boolean {
  if (isUnused(parameter, text, query)) return true;
  if (parameter.standard === undefined) return false;
  const reading = parameter.read(text);
  return reading.ok && reading.value === parameter.standard;
}
