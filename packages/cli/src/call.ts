import type { Called } from "@naijaref/api/call";
import { Failure } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import { openOperation } from "@naijaref/api/lazy-operation";
import { type Arguments, optionName } from "./arguments.ts";
import type { Command } from "./commands.ts";
import { loadPollingUnits } from "./state.ts";
import { optionsOf, usageOf, valuesOf } from "./usage.ts";
import { UsageError } from "./usage-error.ts";

export interface Outcome extends Called {
  readonly operation: Operation;
  readonly query: readonly (readonly [name: string, text: string])[];
}

type Texts = ReadonlyMap<string, readonly string[]>;

/**
 * The text of each parameter.
 *
 * @throws UsageError when a value is missing, too many, or given twice.
 */
export function textsOf(name: string, operation: Operation, { values, options }: Arguments): Texts {
  const texts = new Map(options);
  const rest = [...values];
  for (const [parameter, { most, in: place, required }] of valuesOf(operation)) {
    if (texts.has(parameter)) continue;
    const taken = rest.splice(0, most === undefined ? 1 : rest.length);
    if (taken.length === 0 && place === "query" && !required) continue;
    if (taken.length === 0) {
      const hint = values.some((value) => value.includes(",")) ? ": put a blank between two values" : "";
      throw new UsageError(
        `${parameter.toUpperCase()} is missing${hint}. Write: ${usageOf(name, operation)}`,
      );
    }
    texts.set(parameter, taken);
  }
  const [surplus] = rest;
  if (surplus !== undefined) {
    const hint =
      rest.length < values.length
        ? `put quotes around a name of several words. Write: ${usageOf(name, operation)}`
        : `this command takes options only, and naijaref ${name} --help lists them.`;
    throw new UsageError(`"${surplus}" is one value too many: ${hint}`);
  }
  for (const [parameter] of optionsOf(operation)) {
    if ((texts.get(parameter)?.length ?? 0) > 1)
      throw new UsageError(`${optionName(parameter)} is given twice: give it once.`);
  }
  return texts;
}

/** Opens an operation for calls with texts. */
export async function openCalls(command: Command): Promise<(texts: Texts) => Promise<Outcome | Failure>> {
  const { operation, call } = await openOperation(command, loadPollingUnits);
  return async (texts) => {
    const called = await call(Object.fromEntries(texts));
    if (called instanceof Failure) return called;
    const query = [...texts].flatMap(([name, [text = ""]]) =>
      operation.parameters[name]?.in === "query" ? [[name, text] as const] : [],
    );
    return { ...called, operation, query };
  };
}
