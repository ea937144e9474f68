import {
  type CallableOperation,
  type Called,
  call,
  listParameters,
  type TextsByName,
  textsOf,
} from "./call.ts";
import { chooseRecords } from "./choose-records.ts";
import type { Failure } from "./contract/errors.ts";
import { type Contract, contract, type OperationId } from "./contract/index.ts";
import type { AnswerOf } from "./contract/operation.ts";
import { operations } from "./operations/handlers.generated.ts";
import type { ServiceState } from "./operations/operations.ts";

const callables = new Map<OperationId, CallableOperation>(
  (Object.keys(contract) as OperationId[]).map((id) => [
    id,
    {
      id,
      operation: contract[id],
      parameters: listParameters(contract[id]),
      handler: operations[id],
      choose: chooseRecords,
    },
  ]),
);

/** An operation of the contract with all that it needs, for a program that has all of them loaded. */
export const callable = (id: OperationId): CallableOperation => callables.get(id) as CallableOperation;

/** What a call of an operation returns: later, if the operation loads data. */
type OutcomeOf<Id extends OperationId, Value = AnswerOf<Contract[Id]>> = Contract[Id]["loads"] extends true
  ? Promise<(Called & { readonly value: Value }) | Failure>
  : (Called & { readonly value: Value }) | Failure;

/** Calls an operation by its id, with texts by the names of its parameters. */
export const callById = <Id extends OperationId>(
  id: Id,
  texts: TextsByName,
  state: ServiceState,
): OutcomeOf<Id> => call(callable(id), textsOf(texts), state) as OutcomeOf<Id>;
