import { Failure, fail } from "../contract/errors.ts";
import type { Parameter } from "../contract/parameter.ts";
import type { Route } from "./routes.ts";

type ReadValues = Record<string, unknown>;

/** Reads a route's parameters by the contract: the values for its handler, or the first that is wrong. */
export function readValues(route: Route, query: ReadonlyMap<string, string>): ReadValues | Failure {
  const values: ReadValues = {};
  for (const [name, parameter] of Object.entries(route.operation.parameters)) {
    const text = (parameter.in === "path" ? route.values : query).get(name);
    const value = text === undefined ? leftOut(name, parameter) : readValue(name, text, parameter);
    if (value instanceof Failure) return value;
    values[name] = value;
  }
  return values;
}

const refuse = (name: string, problem: string): Failure =>
  fail("invalid_parameter", `The parameter ${name} ${problem}.`, { parameter: name });

const leftOut = (name: string, parameter: Parameter): unknown =>
  parameter.required ? refuse(name, "is missing: add it to the query") : parameter.standard;

function readValue(name: string, text: string, parameter: Parameter): unknown {
  const reading = parameter.read(text);
  return reading.ok ? reading.value : refuse(name, reading.problem);
}
