import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inject } from "vitest";

/** In milliseconds: a machine that does other things packs for a minute. */
const LONGEST = 120_000;

/**
 * A folder that the first of all files of tests fills, and every other one of the same run finds filled.
 * Nobody may change it. `shared.ts` removes it after the run.
 */
export async function oncePerRun(
  name: string,
  fill: (folder: string) => void | Promise<void>,
): Promise<string> {
  const folder = join(inject("runFolder"), name);
  const done = `${folder}.done`;
  // Of several that make it, one succeeds.
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isFirst) {
    await fill(folder);
    writeFileSync(done, "");
  }
  const end = performance.now() + LONGEST;
  while (!existsSync(done)) {
    if (performance.now() > end) throw new Error(`${name} was not made: another file of tests says why`);
    await wait(50);
  }
  return folder;
}
