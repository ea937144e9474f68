import type { TextsByName } from "@naijaref/api/call";
import type { OperationId } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import type { Operation, Parameters, Values } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { callById } from "@naijaref/api/every-operation";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { Answer } from "./answer.ts";
import type { Guide } from "./guides.generated.ts";

/**
 * What the tools may ask of the program around them: polling units are loaded a state at a time, and a long
 * answer is made in parts.
 */
export interface Surroundings extends Pick<ServiceState, "pollingUnits" | "pause"> {
  /** The guides that a program may read whole; left out where there are none. */
  readonly guides?: () => Promise<readonly Guide[]>;
}

export type Outcome = Answer | Failure | Promise<Answer | Failure>;

/** What a model may call. Its arguments are parameters of the contract, or read as those are. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: Parameters;
  readonly hint?: string;
  /** In units of the limit, of arguments as they were given; one if left out. */
  readonly cost?: (given: Readonly<Record<string, unknown>>) => number;
  run(values: Readonly<Record<string, unknown>>, surroundings: Surroundings): Outcome;
}

export const defineTool = <const P extends Parameters>(
  tool: Omit<Tool, "parameters" | "run"> & {
    readonly parameters: P;
    readonly run: (values: Values<Operation<P>>, surroundings: Surroundings) => Outcome;
  },
): Tool => tool as unknown as Tool;

/** A parameter of the contract as an argument that must be given, in few words. */
export const needed = <P extends Parameter>(parameter: P, description: string) =>
  ({ ...parameter, description, required: true }) as const;

/** The same as an argument that may be left out. */
export const optional = <P extends Parameter>(parameter: P, description: string) =>
  ({ ...parameter, description, required: false }) as const;

/** Calls an operation of the API. A tool calls only operations that need no more than tools have. */
export const call = <Id extends OperationId>(id: Id, texts: TextsByName, surroundings: Surroundings) =>
  callById(id, texts, surroundings as ServiceState);

type ValueOf<Outcome> =
  Outcome extends Promise<infer Later>
    ? Promise<ValueOf<Later>>
    : Outcome extends { readonly value: infer Value }
      ? Value
      : Outcome;

/** The same without a notice: the value that the operation returned, or its failure. */
export function ask<Id extends OperationId>(id: Id, texts: TextsByName, surroundings: Surroundings) {
  const outcome = call<OperationId>(id, texts, surroundings);
  const value = outcome instanceof Promise ? outcome.then(valueIn) : valueIn(outcome);
  return value as ValueOf<ReturnType<typeof call<Id>>>;
}

const valueIn = (outcome: Failure | { readonly value: unknown }): unknown =>
  outcome instanceof Failure ? outcome : outcome.value;
