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

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** In seconds, beyond those of the load: the last clients are cut, and the service stops. */
const LONGEST_END = 120;
setTimeout(
  () => {
    console.error("WRONG  the soak does not end");
    process.exit(1);
  },
  1000 * (seconds + LONGEST_END),
).unref();

console.log(`${seconds} seconds, --seed ${values.seed}`);
const { requests, overloaded, limited, troubles, memory, findings } = await soak(
  seconds,
  Number(values.seed),
);
const megabytes = memory.map((sample) => sample.megabytes);
console.log(
  `${requests} right answers, ${limited} over the limit, ${overloaded} overloaded; ${troubles} troublesome clients; ` +
    `memory at most ${Math.max(...megabytes).toFixed(0)} MB, at the end ${megabytes.at(-1)?.toFixed(0)} MB`,
);
for (const line of findings.lines()) console.error(`WRONG  ${line}`);
process.exit(findings.isEmpty ? 0 : 1);
