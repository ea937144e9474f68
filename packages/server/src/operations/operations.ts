import type { Failed } from "../contract/errors.ts";
import type { Contract, OperationId } from "../contract/index.ts";
import type { Values } from "../contract/operation.ts";

/** What an operation answers: a value in the library's own shape, or a refusal. */
export type Outcome = unknown | Failed;

/** From an operation's parameters to its outcome. */
export type Handler<Id extends OperationId> = (values: Values<Contract[Id]>) => Outcome;

export type Handlers<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };
