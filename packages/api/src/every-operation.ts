import type { CallableOperation } from "./call.ts";
import { chooseRecords } from "./choose-records.ts";
import { contract, type OperationId } from "./contract/index.ts";
import { operations } from "./operations/index.ts";
import { listParameters } from "./parameters.ts";

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
