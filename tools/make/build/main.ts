import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../repository.ts";
import { isBuilt, noteBuilt } from "./built.ts";
import { STEPS, type Step, type StepName } from "./steps.ts";

/**
 * `npm run build`: makes everything but what is made on demand. `npm run build worker` makes the steps that are
 * named and what they need. Nothing is made again from files that have not changed. Where the tools of
 * development are not installed (`npm ci --omit=dev`), it makes the service alone.
 */

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
const made = new Map<StepName, Promise<void>>();
await Promise.all(missing.map(make));
if (named.length === 0 && wanted.length > 1) noteBuilt(repository);

function wantedByDefault(): StepName[] {
  if (!existsSync(join(repository, "node_modules/vitest"))) return ["server"];
  return all.filter((name) => steps[name]?.onDemand !== true);
}

function needs(name: StepName, needed: StepName): boolean {
  return name === needed || (steps[name]?.after ?? []).some((one) => needs(one as StepName, needed));
}

/** Makes a step once, as soon as those that it waits for are made. */
function make(name: StepName): Promise<void> {
  const known = made.get(name);
  if (known !== undefined) return known;
  const before = STEPS[name].after.filter((one) => missing.includes(one)).map(make);
  const step = Promise.all(before).then(() => run(name));
  made.set(name, step);
  return step;
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
