import { bodyOf } from "@naijaref/api/bodies/body";
import { call } from "@naijaref/api/call";
import type { OperationId } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import { callable } from "@naijaref/api/every-operation";
import type { ServiceState } from "@naijaref/api/operations/operations";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { fillIn, targetsOf } from "./targets.ts";

/** An answer without a query, with the bytes that the service sends. */
export interface StaticAnswer {
  /** On the service: `/v1/states/LA`. */
  readonly address: string;
  readonly content: string | Uint8Array;
}

/**
 * Every answer of an operation that a file can have. One that the service refuses has no file: a constituency
 * of which nobody publishes the outline.
 *
 * @param publicUrl where the files will be, which the catalogue names.
 * @param step every how many records, for who wants a sample.
 */
export async function* answersOf(
  id: OperationId,
  publicUrl: string | undefined,
  step = 1,
): AsyncGenerator<StaticAnswer> {
  const called = callable(id);
  const { answer, path } = called.operation;
  if (answer.kind === "file") return;
  const state: ServiceState = {
    isDraining: () => false,
    uptime: () => 0,
    pollingUnits: createPollingUnits(loadStateModule),
    // Files have no limit.
    rateLimit: "off",
    publicUrl,
  };
  for (const [at, values] of targetsOf(called.operation).entries()) {
    if (at % step !== 0) continue;
    const outcome = await call(called, { values, query: new Map(), repeated: new Map() }, state);
    if (outcome instanceof Failure) {
      if (outcome.code === "boundary_unknown") continue;
      throw new Error(`${fillIn(path, values)} has no answer: ${outcome.message}`);
    }
    const address = fillIn(path, values);
    const feed = { target: address, origin: publicUrl ?? "" };
    const { content } = bodyOf(outcome.value, { answer, path, feed }, outcome.selection, outcome.notice);
    yield { address, content };
  }
}
