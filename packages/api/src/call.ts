import type { chooseRecords } from "./choose-records.ts";
import { Failure, fail } from "./contract/errors.ts";
import type { OperationId } from "./contract/index.ts";
import type { Operation } from "./contract/operation.ts";
import type { Parameter } from "./contract/parameter.ts";
import type { Format, Selection } from "./contract/selection.ts";
import { failureWithoutUnits, Noted, type ServiceState } from "./operations/operations.ts";

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

/** Calls an operation. It returns a promise only where the operation loads data. */
export function call(
  callable: CallableOperation,
  texts: Texts,
  state: ServiceState,
): Called | Failure | Promise<Called | Failure> {
  const values = readValues(callable.parameters, texts);
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

/** The selection among the values that were read. */
function selectionOf({ fields, format, ids, with: columns }: Readonly<Record<string, unknown>>): Selection {
  const also = (columns as Selection["with"] | undefined) ?? [];
  return {
    fields: fields === undefined ? undefined : [...(fields as readonly string[]), ...also],
    format: (format as Format | undefined) ?? "json",
    ids: ids as Selection["ids"],
    with: also,
  };
}

/** What a caller gave for the parameters, by their names. */
export interface Texts {
  /** Those of the path. */
  readonly values: ReadonlyMap<string, string>;
  /** Those of the query; of a repeated one the first text, and all of them apart. */
  readonly query: ReadonlyMap<string, string>;
  readonly repeated: ReadonlyMap<string, readonly string[]>;
}

/** Reads an operation's parameters by the contract: the values for its handler, or the first that is wrong. */
export function readValues({ all }: RouteParameters, texts: Texts): Record<string, unknown> | Failure {
  const values: Record<string, unknown> = {};
  for (const { name, parameter } of all) {
    const text = (parameter.in === "path" ? texts.values : texts.query).get(name);
    const value =
      text === undefined
        ? leftOut(name, parameter)
        : parameter.most === undefined
          ? readOne(name, text, parameter)
          : readList(name, texts.repeated.get(name) ?? [text], parameter, parameter.most);
    if (value instanceof Failure) return value;
    values[name] = value;
  }
  return values;
}

/** A refusal with a code of its own says in one word why; `invalid_parameter` is one already. */
function refuse(name: string, reason: string, problem: string, { refusal }: Parameter): Failure {
  const message = `The parameter ${name} ${problem}.`;
  return refusal === undefined
    ? fail("invalid_parameter", message, { parameter: name })
    : fail(refusal, message, { reason, parameter: name });
}

function leftOut(name: string, parameter: Parameter): unknown {
  if (!parameter.required) return parameter.standard;
  const example = `${name}=${encodeURIComponent(parameter.example)}`;
  return refuse(name, "missing", `is missing: add it to the query, such as ${example}`, parameter);
}

/** @param which of several it is, for the refusal. */
function readOne(name: string, text: string, parameter: Parameter, which = ""): unknown {
  const reading = parameter.read(text);
  return reading.ok ? reading.value : refuse(name, "empty", which + reading.problem, parameter);
}

function readList(name: string, texts: readonly string[], parameter: Parameter, most: number): unknown {
  const count = texts.length;
  if (count > most)
    return refuse(name, "repeated", `is given ${count} times: give it at most ${most} times`, parameter);
  const values = texts.map((text, at) =>
    readOne(name, text, parameter, count === 1 ? "" : `at value ${at + 1} `),
  );
  return values.find((value) => value instanceof Failure) ?? values;
}

/** An operation's parameters as requests need them, listed once. */
export interface RouteParameters {
  readonly all: readonly NamedParameter[];
  readonly namesInQuery: readonly string[];
  /** Those that have no effect without another. */
  readonly dependent: readonly NamedParameter[];
}

export interface NamedParameter {
  readonly name: string;
  readonly parameter: Parameter;
}

export function listParameters({ parameters }: Pick<Operation, "parameters">): RouteParameters {
  const all = Object.entries(parameters).map(([name, parameter]) => ({ name, parameter }));
  return {
    all,
    namesInQuery: all.filter(({ parameter }) => parameter.in === "query").map(({ name }) => name),
    dependent: all.filter(({ parameter }) => parameter.usedWith !== undefined),
  };
}
