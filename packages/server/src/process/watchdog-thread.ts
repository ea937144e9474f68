import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** The thread that watches; see watchdog.ts. */

const { beats, seconds } = workerData as { readonly beats: Int32Array; readonly seconds: number };
let last = 0;
let missed = 0;

// Seconds are counted, not measured, so that a machine that was asleep does not look like a process that
// hangs.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed >= seconds) end();
}, 1000);

function end(): void {
  const msg = `The event loop has not turned for ${seconds} seconds: the process is ended.`;
  try {
    writeSync(1, `${JSON.stringify({ level: 60, time: Date.now(), msg })}\n`);
  } catch {
    // The log may be why it hangs.
  }
  process.kill(process.pid, "SIGKILL");
}
