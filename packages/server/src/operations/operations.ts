import type { Failed } from "../contract/errors.ts";
import type { Contract, OperationId } from "../contract/index.ts";
import type { Values } from "../contract/operation.ts";

/** What an operation answers: a value in the library's own shape, or a refusal. */
export type Outcome = unknown | Failed;

/** What the process knows of itself. */
export interface ServiceState {
  /** Whether it is about to stop: it finishes what it has begun, and asks to be sent nothing more. */
  readonly isDraining: () => boolean;
  /** Seconds since it began to serve. */
  readonly uptime: () => number;
}

/** From an operation's parameters to its outcome. */
export type Handler<Id extends OperationId> = (
  values: Values<Contract[Id]>,
  service: ServiceState,
) => Outcome;

export type Handlers<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };
