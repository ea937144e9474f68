import { it } from "vitest";
import { isInstalled } from "../../../conformance/installed.ts";
import { runtimeOf, type Way } from "./runtimes.ts";

/**
 * Those of some ways that can be tried here. Each other one, whose runtime `npm run install:all` installs, is
 * a test that is skipped by name.
 */
export function whereInstalled<W extends Way>(ways: readonly W[]): readonly W[] {
  const [here, missing] = [true, false].map((want) =>
    ways.filter((way) => (isInstalled || runtimeOf(way) === "Node") === want),
  ) as [W[], W[]];
  for (const way of missing) it.skip(`on ${way} (npm run install:all installs it)`);
  return here;
}
