import { Failure } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import { type Selection, selectionOf } from "@naijaref/api/contract/selection";
import { Noted } from "@naijaref/api/operations/operations";
import { listParameters } from "@naijaref/api/parameters";
import { readValues } from "@naijaref/api/values";
import { type Arguments, optionName } from "./arguments.ts";
import type { Command } from "./commands.ts";
import { Misuse } from "./misuse.ts";
import { stateFor } from "./state.ts";
import { optionsOf, usageOf, valuesOf } from "./usage.ts";

/** What an operation returned, and what of it was asked for. */
export interface Outcome {
  readonly operation: Operation;
  readonly value: unknown;
  readonly selection: Selection;
  /** Where a service has it. */
  readonly target: string;
  /** What the caller may have wanted besides, in a sentence. */
  readonly notice: string | undefined;
}

type Texts = ReadonlyMap<string, readonly string[]>;

/**
 * The text of each parameter.
 *
 * @throws Misuse when a value is missing, too many, or given twice.
 */
export function textsOf(name: string, operation: Operation, { values, options }: Arguments): Texts {
  const texts = new Map(options);
  const rest = [...values];
  for (const [parameter, { most }] of valuesOf(operation)) {
    if (texts.has(parameter)) continue;
    const taken = rest.splice(0, most === undefined ? 1 : rest.length);
    if (taken.length === 0) {
      const hint = values.some((value) => value.includes(",")) ? ": put a blank between two values" : "";
      throw new Misuse(`${parameter.toUpperCase()} is missing${hint}. Write: ${usageOf(name, operation)}`);
    }
    texts.set(parameter, taken);
  }
  const [surplus] = rest;
  if (surplus !== undefined) {
    const hint =
      rest.length < values.length
        ? `put quotes around a name of several words. Write: ${usageOf(name, operation)}`
        : `this command takes options only, and naijaref ${name} --help lists them.`;
    throw new Misuse(`"${surplus}" is one value too many: ${hint}`);
  }
  for (const [parameter] of optionsOf(operation)) {
    if ((texts.get(parameter)?.length ?? 0) > 1)
      throw new Misuse(`${optionName(parameter)} is given twice: give it once.`);
  }
  return texts;
}

/** Calls an operation in this process, exactly as the service does. */
export async function callOperation(
  { id, handlers }: Pick<Command, "id" | "handlers">,
  operation: Operation,
  texts: Texts,
): Promise<Outcome | Failure> {
  const first = new Map([...texts].map(([name, [text = ""]]) => [name, text]));
  const values = readValues(
    { parameters: listParameters(operation), values: first },
    { query: first, repeated: texts },
  );
  if (values instanceof Failure) return values;
  const handler = (await handlers())[id] as ((values: unknown, state: unknown) => unknown) | undefined;
  if (handler === undefined) throw new Error(`there is no handler for ${id}`);
  const outcome = await handler(values, await stateFor(operation));
  if (outcome instanceof Failure) return outcome;
  const [value, notice] = outcome instanceof Noted ? [outcome.value, outcome.notice] : [outcome, undefined];
  const selection = selectionOf(values);
  const query = [...first].filter(([name]) => operation.parameters[name]?.in === "query");
  const about = { operation, selection, notice, target: `${operation.path}?${new URLSearchParams(query)}` };
  if (selection.ids === undefined) return { ...about, value };
  const { chooseRecords } = await import("@naijaref/api/choose-records");
  return {
    ...about,
    value: chooseRecords(value as readonly unknown[], selection.ids, { id, values }),
  };
}
