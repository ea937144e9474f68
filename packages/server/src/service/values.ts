import { Failure, fail } from "@naijaref/contract/errors";
import type { Parameter } from "@naijaref/contract/parameter";
import type { Target } from "../http/target.ts";
import type { Route } from "./routes.ts";

type ReadValues = Record<string, unknown>;

/** Reads a route's parameters by the contract: the values for its handler, or the first that is wrong. */
export function readValues(
  route: Pick<Route, "parameters" | "values">,
  { query, repeated }: Pick<Target, "query" | "repeated">,
): ReadValues | Failure {
  const values: ReadValues = {};
  for (const [name, parameter] of route.parameters.all) {
    const text = (parameter.in === "path" ? route.values : query).get(name);
    const value =
      text === undefined
        ? leftOut(name, parameter)
        : parameter.most === undefined
          ? readValue(name, text, parameter)
          : readList(name, repeated.get(name) ?? [text], parameter, parameter.most);
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
    ? refuse(name, "missing", "is missing: add it to the query", parameter)
    : parameter.standard;

function readValue(name: string, text: string, parameter: Parameter): unknown {
  const reading = parameter.read(text);
  return reading.ok ? reading.value : refuse(name, "empty", reading.problem, parameter);
}

/** A parameter's text in the one writing of its value; as it is, if it has only one or cannot be read. */
export function canonicalText(parameter: Parameter, text: string): string {
  if (parameter.write === undefined) return text;
  const reading = parameter.read(text);
  return reading.ok ? parameter.write(reading.value) : text;
}

function readList(name: string, texts: readonly string[], parameter: Parameter, most: number): unknown {
  if (texts.length > most)
    return refuse(
      name,
      "repeated",
      `is given ${texts.length} times: give it at most ${most} times`,
      parameter,
    );
  const values: unknown[] = [];
  for (const text of texts) {
    const value = readValue(name, text, parameter);
    if (value instanceof Failure) return value;
    values.push(value);
  }
  return values;
}
