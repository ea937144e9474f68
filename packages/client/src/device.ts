import { bodyOf, errorBody } from "@naijaref/api/bodies/body";
import { call, textsOf } from "@naijaref/api/call";
import { errors, Failure, fail } from "@naijaref/api/contract/errors";
import { type Handlers, OPERATIONS } from "@naijaref/api/modules.generated";
import type { ServiceState } from "@naijaref/api/operations/operations";
import { listParameters } from "@naijaref/api/values";
import type { LoadPackedUnits, PollingUnits } from "naijaref/polling-units";
import type { Params } from "./host.ts";

interface Said {
  readonly status: number;
  readonly body: unknown;
}

type LoadUnits = () => Promise<{ readonly loadStateModule?: LoadPackedUnits }>;

/**
 * Answers a call with the library, exactly as the service does: the parameters are read, and the answer is
 * written, by the same code. What an operation needs is loaded when it is first called.
 */
export async function answerHere(path: string, params: Params, units: LoadUnits | undefined): Promise<Said> {
  const found = Object.hasOwn(OPERATIONS, path) ? OPERATIONS[path as keyof typeof OPERATIONS] : undefined;
  if (found === undefined) return said(fail("not_found", "The API has no such path."));
  const [operation, handlers] = await Promise.all([found.contract(), found.handlers()]);
  const handler = (handlers as Handlers)[found.id];
  if (handler === undefined || operation.answer.kind === "file")
    return said(fail("not_built", "The device does not have this: ask a service."));
  const callable = {
    id: found.id,
    operation,
    parameters: listParameters(operation),
    handler,
    // It needs every kind of record, and is loaded only where records are chosen.
    ...(params["ids"] !== undefined && {
      choose: (await import("@naijaref/api/choose-records")).chooseRecords,
    }),
  };
  const texts = Object.entries(params).map(([name, given]) => [
    name,
    Array.isArray(given) ? given.map(String) : given === undefined ? given : String(given),
  ]);
  const state: ServiceState = {
    isDraining: () => false,
    uptime: () => 0,
    rateLimit: "off",
    pollingUnits: operation.loads ? await openUnits(units) : ({} as PollingUnits),
  };
  const called = await call(callable, textsOf(Object.fromEntries(texts)), state);
  if (called instanceof Failure) return said(called);
  const { value, selection, notice } = called;
  const feed = { target: path, origin: "" };
  const { content } = bodyOf(value, { answer: operation.answer, path, feed }, selection, notice);
  return { status: 200, body: JSON.parse(String(content)) };
}

const said = (failure: Failure): Said => ({
  status: errors[failure.code].status,
  body: JSON.parse(String(errorBody(failure).content)),
});

async function openUnits(load: LoadUnits | undefined): Promise<PollingUnits> {
  const { createPollingUnits } = await import("naijaref/polling-units");
  const { PollingUnitsMissing } = await import("@naijaref/api/operations/polling-units");
  return createPollingUnits(async (state) => {
    const loaded = await load?.();
    if (loaded?.loadStateModule === undefined)
      throw new PollingUnitsMissing("Pass the package of the polling units to createClient as pollingUnits.");
    return loaded.loadStateModule(state);
  });
}
