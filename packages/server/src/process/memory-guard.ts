import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** In bytes: with more, what is bounded never fills it. */
const LITTLE_MEMORY = 512 * 2 ** 20;
/** In milliseconds. */
const BETWEEN_LOOKS = 100;
/** Of the memory: from here on garbage is collected, each time so much more is used. */
const TIGHT = 0.7;
const STEP = 1 / 32;
/** Of the memory: if so much is left after that, cached answers are given up. */
const FULL = 0.8;
const PAGE = 4096;

/** How much a process may use, and does. */
export interface MemoryUse {
  readonly memory: number;
  /** In bytes: without the pages of files, which the system can take back. */
  readonly used: () => number;
  readonly collect: () => void;
  /** Gives up what is cached. */
  readonly shed: () => void;
}

/**
 * Keeps a process in little memory alive. V8 knows its own heap: it lets 64 MB of bodies become garbage
 * before it collects them, and in 256 MB the kernel ends the process first.
 *
 * @returns what looks at the memory once.
 */
export function guardMemory({ memory, used, collect, shed }: MemoryUse): () => void {
  let next = TIGHT * memory;
  return () => {
    if (used() < next) return;
    collect();
    if (used() > FULL * memory) {
      shed();
      collect();
    }
    next = Math.max(TIGHT * memory, used() + STEP * memory);
  };
}

/** Looks now and then, where there is little memory. */
export function keepAlive(memory: number, shed: () => void): void {
  if (memory >= LITTLE_MEMORY) return;
  // Node has no other way to a collection that no flag at the start asked for.
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setInterval(guardMemory({ memory, used, collect, shed }), BETWEEN_LOOKS).unref();
}

function used(): number {
  try {
    const [, resident = 0, ofFiles = 0] = readFileSync("/proc/self/statm", "utf8").split(" ").map(Number);
    return (resident - ofFiles) * PAGE;
  } catch {
    return process.memoryUsage.rss();
  }
}
