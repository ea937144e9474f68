import { type Operation, valuesInPath } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { optionName } from "./arguments.ts";

type Named = readonly [name: string, parameter: Parameter];

/** Whether a value chooses one record, without which the answer is a list: the id of `external-id`. */
const choosesOne = ({ answer }: Operation, [name, { required }]: Named): boolean =>
  answer.kind === "single" && answer.orList === true && name === "id" && !required;

/**
 * The parameters that are typed without their names, in order: those in the path, those that are needed, and
 * one that chooses a record of a list, which may be left out.
 */
export const valuesOf = (operation: Operation): readonly Named[] => {
  const all = Object.entries<Parameter>(operation.parameters);
  return [
    ...all.filter(([, parameter]) => parameter.in === "path"),
    ...all.filter(([, parameter]) => parameter.in === "query" && parameter.required),
    ...all.filter((named) => choosesOne(operation, named)),
  ];
};

export const optionsOf = (operation: Operation): readonly Named[] =>
  Object.entries<Parameter>(operation.parameters).filter(
    (named) => named[1].in === "query" && !named[1].required && !choosesOne(operation, named),
  );

/** `naijaref lga LGA [options]` */
export function usageOf(name: string, operation: Operation): string {
  const values = valuesOf(operation).map((named) => {
    const [value, { most }] = named;
    const word = `${value.toUpperCase()}${most === undefined ? "" : "..."}`;
    return choosesOne(operation, named) ? `[${word}]` : word;
  });
  return ["naijaref", name, ...values, "[options]"].join(" ");
}

/** A text as a shell reads it: in quotes if it has other characters than names and numbers have. */
export const quoteForShell = (text: string): string =>
  /^[\w./:,+@%-]+$/.test(text) ? text : `"${text.replaceAll(/[\\"$`]/g, "\\$&")}"`;

/** The arguments that ask for the same as a target of the service: those of an example of the contract. */
export function argumentsOf(operation: Operation, target: string): readonly string[] {
  const [path = "", query = ""] = target.split("?");
  const given = new URLSearchParams(query);
  const inPath = valuesInPath(operation, path);
  const values = valuesOf(operation).flatMap(([name, parameter]) =>
    parameter.in === "path" ? [inPath?.get(name) ?? ""] : given.getAll(name),
  );
  const options = optionsOf(operation).flatMap(([name]) => {
    const value = given.get(name);
    return value === null ? [] : [optionName(name), value];
  });
  return [...values, ...options];
}
