import { beforeAll, inject } from "vitest";
import { type RunningService, startOn, type Variables, type Way } from "./runtimes.ts";
import type {} from "./shared-service.ts";

/** Those of some ways that are tried here: Node in `tests/system`, other people's runtimes in `tests/extended`. */
export function waysToTry<W extends Way>(ways: readonly W[]): readonly W[] {
  const tried: readonly Way[] = inject("ways");
  return ways.filter((way) => tried.includes(way));
}

/** A service of the tests around the call: it starts before the first of them, and ends after the last. */
export function ownService(
  way: Way,
  variables: Variables | (() => Variables | Promise<Variables>) = {},
): RunningService {
  let service: RunningService;
  beforeAll(async () => {
    service = await startOn(way, typeof variables === "function" ? await variables() : variables);
    return service.stop;
  });
  return new Proxy({} as RunningService, { get: (_, name) => Reflect.get(service, name) });
}
