import type { LoadPackedUnits, PollingUnits } from "naijaref/polling-units";
import { type Called, call, listParameters, type TextsByName, textsOf } from "./call.ts";
import { type Failure, fail } from "./contract/errors.ts";
import type { Operation } from "./contract/operation.ts";
import type { Handlers, OPERATIONS } from "./modules.generated.ts";
import { PollingUnitsMissing } from "./operations/operations.ts";

/** An operation of which nothing is loaded: for a program that starts for one call, or runs in a browser. */
export type LazyOperation = (typeof OPERATIONS)[keyof typeof OPERATIONS];

export interface OpenedOperation {
  readonly operation: Operation;
  /** Calls it in this process, exactly as the service does. */
  readonly call: (texts: TextsByName) => Promise<Called | Failure>;
}

/**
 * Loads what an operation needs, once for many calls.
 *
 * @param openUnits opens the polling units, which are in a package of their own.
 */
export async function openOperation(
  { id, contract, handlers }: LazyOperation,
  openUnits: () => Promise<PollingUnits>,
): Promise<OpenedOperation> {
  const [operation, all] = await Promise.all([contract(), handlers()]);
  const handler = (all as Handlers)[id];
  if (handler === undefined || operation.answer.kind === "file")
    return {
      operation,
      call: async () => fail("not_built", "The device does not have this: ask a service."),
    };
  const callable = { id, operation, parameters: listParameters(operation), handler };
  const state = {
    isDraining: () => false,
    uptime: () => performance.now() / 1000,
    rateLimit: "off",
    // They are what operations load. The others do not look at them.
    pollingUnits: operation.loads ? await openUnits() : ({} as PollingUnits),
  } as const;
  return {
    operation,
    call: async (texts) => {
      // It needs every kind of record, and is loaded only where records are chosen.
      const choose = texts["ids"] !== undefined && {
        choose: (await import("./choose-records.ts")).chooseRecords,
      };
      return call({ ...callable, ...choose }, textsOf(texts), state);
    },
  };
}

/**
 * The polling units, a state of which is loaded when it is first asked for.
 *
 * @param load undefined where their package is not installed.
 * @param missing says how to install it.
 */
export async function openUnits(
  load: () => Promise<LoadPackedUnits | undefined>,
  missing: string,
): Promise<PollingUnits> {
  const { createPollingUnits } = await import("naijaref/polling-units");
  return createPollingUnits(async (state) => {
    const loadState = await load();
    if (loadState === undefined) throw new PollingUnitsMissing(missing);
    return loadState(state);
  });
}
