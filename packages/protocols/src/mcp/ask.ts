import type { TextsByName } from "@naijaref/api/call";
import type { OperationId } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import { callById } from "@naijaref/api/every-operation";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { Surroundings } from "./tool.ts";

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
