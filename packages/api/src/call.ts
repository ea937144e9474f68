import type { chooseRecords } from "./choose-records.ts";
import { Failure } from "./contract/errors.ts";
import type { OperationId } from "./contract/index.ts";
import type { Operation } from "./contract/operation.ts";
import { type Selection, selectionOf } from "./contract/selection.ts";
import { failureWithoutUnits, Noted, type ServiceState } from "./operations/operations.ts";
import { type Readings, type RouteParameters, readValues, type Texts } from "./values.ts";

/**
 * The one door to the operations: from the texts that a caller gave to what the operation says of them. The
 * service, the command line and the tools for models come in here, so that all of them read a parameter, and
 * refuse one, alike.
 */

/** An operation that can be called: what the contract says of it, and what does it. */
export interface CallableOperation {
  readonly id: OperationId;
  readonly operation: Operation;
  /** Its parameters, listed once. */
  readonly parameters: RouteParameters;
  readonly handler: (values: never, state: ServiceState) => unknown;
  /** Finds the records that `ids` name: left out by who never gives that parameter. */
  readonly choose?: typeof chooseRecords;
}

export interface Called {
  readonly value: unknown;
  readonly selection: Selection;
  readonly notice: string | undefined;
}

/**
 * Calls an operation. It returns a promise only where the operation loads data.
 *
 * @param readings what was read of the texts before.
 */
export function call(
  callable: CallableOperation,
  texts: Texts,
  state: ServiceState,
  readings?: Readings,
): Called | Failure | Promise<Called | Failure> {
  const values = readValues(callable.parameters, texts, readings);
  if (values instanceof Failure) return values;
  const outcome = callable.handler(values as never, state);
  return outcome instanceof Promise
    ? outcome.then((later: unknown) => finish(later, values, callable), failureWithoutUnits)
    : finish(outcome, values, callable);
}

function finish(
  outcome: unknown,
  values: Readonly<Record<string, unknown>>,
  { id, operation, choose }: CallableOperation,
): Called | Failure {
  if (outcome instanceof Failure) return outcome;
  const [value, said] = outcome instanceof Noted ? [outcome.value, outcome.notice] : [outcome, ""];
  const notice = said === "" ? undefined : said;
  const selection = selectionOf(values);
  if (selection.ids === undefined) return { value, selection, notice };
  if (choose === undefined) throw new Error(`${id} was called with ids and without what chooses by them`);
  const chosen = choose(value as readonly unknown[], selection.ids, { id, notes: operation.ids, values });
  return { value: chosen, selection, notice };
}

/** Texts by the names of the parameters; a list of those that repeat. */
export type TextsByName = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Texts for a caller that has them by the names of the parameters. */
export function textsOf(texts: TextsByName): Texts {
  const first = new Map<string, string>();
  const repeated = new Map<string, readonly string[]>();
  for (const [name, given] of Object.entries(texts)) {
    const [text, ...others] = given === undefined ? [] : typeof given === "string" ? [given] : given;
    if (text !== undefined) first.set(name, text);
    if (others.length > 0) repeated.set(name, given as readonly string[]);
  }
  return { values: first, query: first, repeated };
}
