import { inject } from "vitest";
import type {} from "./provided.ts";
import type { Way } from "./runtimes.ts";

/** Those of some ways that are tried here: Node in `tests/system`, other people's runtimes in `tests/extended`. */
export function waysToTry<W extends Way>(ways: readonly W[]): readonly W[] {
  const tried: readonly Way[] = inject("ways");
  return ways.filter((way) => tried.includes(way));
}
