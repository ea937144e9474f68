import type { Operation } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { optionName } from "./arguments.ts";

type Named = readonly [name: string, parameter: Parameter];

/**
 * The parameters that are typed without their names, in order: those in the path, then those that are needed.
 */
export const valuesOf = ({ parameters }: Operation): readonly Named[] => {
  const all = Object.entries<Parameter>(parameters);
  return [
    ...all.filter(([, parameter]) => parameter.in === "path"),
    ...all.filter(([, parameter]) => parameter.in === "query" && parameter.required),
  ];
};

/** The parameters that are typed as options. */
export const optionsOf = ({ parameters }: Operation): readonly Named[] =>
  Object.entries<Parameter>(parameters).filter(
    ([, parameter]) => parameter.in === "query" && !parameter.required,
  );

/** `naijaref lga LGA [options]` */
export function usageOf(name: string, operation: Operation): string {
  const values = valuesOf(operation).map(
    ([value, { most }]) => `${value.toUpperCase()}${most === undefined ? "" : "..."}`,
  );
  return ["naijaref", name, ...values, "[options]"].join(" ");
}

/** A text as a shell reads it: in quotes if it has other characters than names and numbers have. */
export const quoteForShell = (text: string): string =>
  /^[\w./:,+@%-]+$/.test(text) ? text : `"${text.replaceAll(/[\\"$`]/g, "\\$&")}"`;

/** The arguments that ask for the same as a target of the service: those of an example of the contract. */
export function argumentsOf(operation: Operation, target: string): readonly string[] {
  const [path = "", query = ""] = target.split("?");
  const given = new URLSearchParams(query);
  const inPath = pathValues(operation, path);
  const values = valuesOf(operation).flatMap(([name, parameter]) =>
    parameter.in === "path" ? [inPath.get(name) ?? ""] : given.getAll(name),
  );
  const options = optionsOf(operation).flatMap(([name]) => {
    const value = given.get(name);
    return value === null ? [] : [optionName(name), value];
  });
  return [...values, ...options];
}

function pathValues(operation: Operation, path: string): ReadonlyMap<string, string> {
  const names: string[] = [];
  const pattern = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return operation.parameters[name]?.segments === undefined ? "([^/]+)" : "(.+)";
  });
  const [, ...values] = new RegExp(`^${pattern}$`).exec(path) ?? [];
  return new Map(names.map((name, at) => [name, decodeURIComponent(values[at] ?? "")]));
}
