import { Failure, fail } from "./contract/errors.ts";
import type { Operation } from "./contract/operation.ts";
import type { Parameter, Reading } from "./contract/parameter.ts";

type ReadValues = Record<string, unknown>;

/** What a caller gave for the parameters, by their names. */
export interface Texts {
  /** Those of the path. */
  readonly values: ReadonlyMap<string, string>;
  /** Those of the query; of a repeated one the first text, and all of them apart. */
  readonly query: ReadonlyMap<string, string>;
  readonly repeated: ReadonlyMap<string, readonly string[]>;
}

/** What was read of a request's parameters, in the order of the operation's: each text is read once. */
export type Readings = (Reading<unknown> | undefined)[];

/** The reading of the parameter at a place, which stays there. */
export function readOnce(
  readings: Readings,
  at: number,
  parameter: Parameter,
  text: string,
): Reading<unknown> {
  const reading = readings[at] ?? parameter.read(text);
  readings[at] = reading;
  return reading;
}

/**
 * Reads an operation's parameters by the contract: the values for its handler, or the first that is wrong.
 *
 * @param readings those that were read before.
 */
export function readValues(
  { all }: RouteParameters,
  texts: Texts,
  readings: Readings = [],
): ReadValues | Failure {
  const values: ReadValues = {};
  for (let at = 0; at < all.length; at++) {
    const { name, parameter } = all[at] as (typeof all)[number];
    const text = (parameter.in === "path" ? texts.values : texts.query).get(name);
    const value =
      text === undefined
        ? leftOut(name, parameter)
        : parameter.most === undefined
          ? valueIn(name, readOnce(readings, at, parameter, text), parameter)
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

const leftOut = (name: string, parameter: Parameter): unknown =>
  parameter.required
    ? refuse(
        name,
        "missing",
        `is missing: add it to the query, such as ${name}=${encodeURIComponent(parameter.example)}`,
        parameter,
      )
    : parameter.standard;

const valueIn = (name: string, reading: Reading<unknown>, parameter: Parameter): unknown =>
  reading.ok ? reading.value : refuse(name, "empty", reading.problem, parameter);

function readList(name: string, texts: readonly string[], parameter: Parameter, most: number): unknown {
  if (texts.length > most)
    return refuse(
      name,
      "repeated",
      `is given ${texts.length} times: give it at most ${most} times`,
      parameter,
    );
  const values: unknown[] = [];
  for (const [at, text] of texts.entries()) {
    const reading = parameter.read(text);
    if (!reading.ok) {
      const which = texts.length === 1 ? "" : `at value ${at + 1} `;
      return refuse(name, "empty", which + reading.problem, parameter);
    }
    values.push(reading.value);
  }
  return values;
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
