import { Worker } from "node:worker_threads";

/** In milliseconds. */
const BEAT = 500;

/**
 * Ends the process when its event loop has not turned for some seconds, so that the program that started it
 * can start it again. A thread of its own watches, because a process that hangs can do nothing itself, not
 * even handle a signal.
 */
export function watchEventLoop(seconds: number): void {
  if (seconds === 0) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
  const watcher = new Worker(new URL("./watchdog-thread.js", import.meta.url), {
    workerData: { beats, seconds },
    env: {},
    // Else it opens the standard streams of the process a second time, which fails while a pipe is full.
    stdout: true,
    stderr: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  // A process that cannot have another thread works as well without.
  watcher.on("error", () => {});
  watcher.unref();
}
