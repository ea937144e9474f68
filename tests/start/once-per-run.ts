import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inject } from "vitest";

/**
 * A folder that the first of all files of tests fills, and every other one of the same run finds filled.
 * Nobody may change it. `shared.ts` removes it after the run.
 */
export async function oncePerRun(
  name: string,
  fill: (folder: string) => void | Promise<void>,
): Promise<string> {
  const folder = join(inject("runFolder"), name);
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  // Of several that make it, one succeeds.
  if (mkdirSync(folder, { recursive: true }) !== undefined) {
    try {
      await fill(folder);
    } catch (error) {
      writeFileSync(failed, "");
      throw error;
    }
    writeFileSync(done, "");
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(`${name} was not made: another file of tests says why`);
    await wait(50);
  }
  return folder;
}
