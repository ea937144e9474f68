import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuilt, noteBuilt } from "./built.ts";
import { STEPS, type Step, type StepName } from "./steps.ts";

/**
 * `npm run build`: makes everything but what is made on demand. `npm run build worker` makes the steps that are
 * named and what they need. Nothing is made again from files that have not changed. Where the tools of
 * development are not installed (`npm ci --omit=dev`), it makes the service alone.
 */

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const steps: Readonly<Record<string, Step>> = STEPS;
const all = Object.keys(STEPS) as StepName[];
const named = process.argv.slice(2) as StepName[];

const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. The steps: ${all.join(", ")}.`);
  process.exit(2);
}

const wanted = named.length > 0 ? named : wantedByDefault();
const built = isBuilt(repository);
const isMissing = (name: StepName): boolean => !built || steps[name]?.onDemand === true;
const missing = all.filter((name) => wanted.some((one) => needs(one, name)) && isMissing(name));

if (missing.length === 0) console.log("Nothing has changed since the last build.");
else console.log(`Making ${missing.join(", ")} ...`);
await make(missing);
if (named.length === 0 && wanted.length > 1) noteBuilt(repository);

function wantedByDefault(): StepName[] {
  if (!existsSync(join(repository, "node_modules/vitest"))) return ["server"];
  return all.filter((name) => steps[name]?.onDemand !== true);
}

function needs(name: StepName, needed: StepName): boolean {
  return name === needed || (steps[name]?.after ?? []).some((one) => needs(one as StepName, needed));
}

/** Makes as many steps at the same time as there are cores. */
async function make(names: readonly StepName[]): Promise<void> {
  const made = new Set<string>();
  const waiting = [...names];
  const running = new Map<string, Promise<void>>();
  while (made.size < names.length) {
    const isReady = (name: StepName) =>
      STEPS[name].after.every((one) => made.has(one) || !names.includes(one));
    for (const name of waiting.filter(isReady).slice(0, availableParallelism() - running.size)) {
      waiting.splice(waiting.indexOf(name), 1);
      const step = run(name).then(() => {
        made.add(name);
        running.delete(name);
      });
      running.set(name, step);
    }
    await Promise.race(running.values());
  }
}

async function run(name: StepName): Promise<void> {
  for (const command of STEPS[name].run) {
    const [code] = await once(
      spawn(process.execPath, command, { cwd: repository, stdio: "inherit" }),
      "exit",
    );
    if (code === 0) continue;
    console.error(`The step ${name} of the build failed.`);
    process.exit(1);
  }
}
