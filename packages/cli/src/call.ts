import { type Called, call, textsOf as textsByName } from "@naijaref/api/call";
import { Failure } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import { listParameters } from "@naijaref/api/values";
import { type Arguments, optionName } from "./arguments.ts";
import type { Command } from "./commands.ts";
import { stateFor } from "./state.ts";
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

type Answer = Promise<Outcome | Failure>;

/** Calls an operation in this process, exactly as the service does. */
export const callOperation = async (
  command: Pick<Command, "id" | "handlers">,
  operation: Operation,
  texts: Texts,
): Answer => (await openOperation(command, operation))(texts);

/** The same for many calls: what they have in common is looked up once. */
export async function openOperation(
  { id, handlers }: Pick<Command, "id" | "handlers">,
  operation: Operation,
): Promise<(texts: Texts) => Answer> {
  const handler = (await handlers())[id];
  if (handler === undefined) throw new Error(`there is no handler for ${id}`);
  const callable = { id, operation, parameters: listParameters(operation), handler };
  const state = await stateFor(operation);
  return async (texts) => {
    // It needs every kind of record, and is loaded only where records are chosen.
    const choose = texts.has("ids")
      ? { choose: (await import("@naijaref/api/choose-records")).chooseRecords }
      : {};
    const called = await call({ ...callable, ...choose }, textsByName(Object.fromEntries(texts)), state);
    if (called instanceof Failure) return called;
    const query = [...texts].flatMap(([name, [text = ""]]) =>
      operation.parameters[name]?.in === "query" ? [[name, text] as const] : [],
    );
    return { ...called, operation, query };
  };
}
