import type { Operation } from "@naijaref/api/contract/operation";
import { argumentsOf, quoteForShell } from "./usage.ts";

/** An example of an operation as a line for a shell. */
export const exampleLine = (name: string, operation: Operation, target: string): string =>
  ["naijaref", name, ...argumentsOf(operation, target).map(quoteForShell)].join(" ");

/** All examples of an operation. Two that differ only in how a path is written are one. */
export const exampleLines = (name: string, operation: Operation): readonly string[] => [
  ...new Set(operation.examples.map((target) => exampleLine(name, operation, target))),
];
