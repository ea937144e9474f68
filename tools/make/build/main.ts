import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isBuilt, noteBuilt } from "./built.ts";
import { STEPS, type StepName } from "./steps.ts";

/**
 * `npm run build`: makes everything, or only the steps that are named and what they need. It does nothing if
 * all was made from the files that are there now.
 */

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const named = process.argv.slice(2) as StepName[];
const all = Object.keys(STEPS) as StepName[];

if (isBuilt(repository)) {
  console.log("Nothing has changed since the last build.");
} else {
  await make(named.length === 0 ? all : all.filter((name) => named.some((one) => needs(one, name))));
  if (named.length === 0) noteBuilt(repository);
}

function needs(name: StepName, needed: StepName): boolean {
  const after: readonly string[] = STEPS[name].after;
  return name === needed || after.some((one) => needs(one as StepName, needed));
}

/** Makes as many steps at the same time as there are cores. */
async function make(names: readonly StepName[]): Promise<void> {
  const made = new Set<string>();
  const waiting = [...names];
  const running = new Map<string, Promise<void>>();
  while (made.size < names.length) {
    const isReady = (name: StepName) => STEPS[name].after.every((one) => made.has(one));
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
