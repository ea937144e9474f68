import { parseArgs } from "node:util";
import { soak } from "./soak.ts";

/**
 * `npm run soak`: the service under every load at once, for five minutes, or for as long as `--seconds` says.
 * It fails with what went wrong.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const seconds = Math.min(3600, Math.max(20, Number(values.seconds) || 300));
const seed = Number(values.seed);

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** In seconds, beyond those of the load: the last clients are cut, and the service stops. */
const MAX_END_LENGTH = 120;

const rangeOf = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} (at the end ${values.at(-1)?.toFixed(0)})`;

// Ends everything if something hangs.
setTimeout(
  () => {
    console.error("WRONG  the soak does not end");
    process.exit(1);
  },
  1000 * (seconds + MAX_END_LENGTH),
).unref();
console.log(`${seconds} seconds, --seed ${seed}`);
const report = await soak({ seconds, seed });
const { requests, overloaded, late, memory, findings } = report;
console.log(
  `${requests} right answers, ${overloaded} overloaded, ${late} sent too late; ` +
    `memory at most ${Math.max(...memory.resident).toFixed(0)} MB, and of it in use after each collection of garbage ${rangeOf(memory.live)} MB without the answers that are kept`,
);
for (const line of findings.lines()) console.error(`WRONG  ${line}`);
process.exit(findings.isEmpty ? 0 : 1);
