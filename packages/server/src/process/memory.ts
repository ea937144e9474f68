import { readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { MAX_CONTENT } from "../service/outside.ts";

const MB = 2 ** 20;
/** The part of the memory that each cache may fill; and the most, however much there is. */
const PART = 24;
const MAX = 32 * MB;
/** The part for large answers: those in the making, those that are not taken, and the cached ones. */
const PART_OF_ALL = 6;
/** The part for contents that are read or wait for their answer. */
const PART_OF_CONTENTS = 32;

/** In bytes: with less, clients within their limits could bring the process to its end. */
export const LEAST_MEMORY = 256 * MB;

/** In bytes, new and old objects: with less, V8 collects garbage all the time and answers nothing large. */
export const LEAST_HEAP = 128 * MB;

/** What the process may use: the limit of its container, or all that the machine has. */
export function availableMemory(): number {
  // Bun has no such method, and Node returns 0 or more than there is where there is no limit.
  const limit = (process as { constrainedMemory?: () => number | undefined }).constrainedMemory?.() ?? 0;
  return Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem());
}

/** How much of the memory each thing may take that clients can make grow, in bytes. */
export function boundMemory(memory: number = availableMemory()) {
  const part = Math.min(MAX, Math.floor(memory / PART));
  return {
    memory,
    answers: part,
    unsent: part,
    large: Math.floor(memory / PART_OF_ALL),
    contents: Math.min(MAX_CONTENT, Math.floor(memory / PART_OF_CONTENTS)),
  };
}

/** In bytes: with more, what is bounded never fills it. */
const LITTLE_MEMORY = 512 * MB;
/** In milliseconds: how often it is looked at, at most and at least; and how often all garbage is collected. */
const SOONEST_LOOK = 20;
const BETWEEN_LOOKS = 100;
const BETWEEN_COLLECTIONS = 1000;
/** Of the memory: from here on garbage is collected, each time so much more is used. */
const TIGHT = 0.7;
const STEP = 1 / 32;
/** Of the memory: if so much is left after that, what is cached is given up, and garbage is collected anew. */
const FULL = 0.8;
/** In percent: how much V8 lets its heap grow from one collection to the next. */
const GROWING = 20;
const PAGE = 4096;

export interface MemoryUse {
  readonly memory: number;
  /** In bytes: without the pages of files, which the system can take back. */
  readonly used: () => number;
  readonly collect: () => void;
  /** Collects what became garbage soon, such as the pieces of a content, in some milliseconds. */
  readonly collectYoung: () => void;
  /** Gives up what is cached. */
  readonly shed: () => void;
}

/**
 * Keeps a process in little memory alive. V8 knows its own heap: it lets 64 MB of bodies become garbage
 * before it collects them, and in 256 MB the kernel ends the process first.
 */
export class MemoryGuard {
  readonly #use: MemoryUse;
  #next: number;
  #collected = 0;
  #looked = Number.NEGATIVE_INFINITY;
  #left = 1;

  constructor(use: MemoryUse) {
    this.#use = use;
    this.#next = TIGHT * use.memory;
  }

  /** Of the memory: how much is left, as far as it was known a moment ago. */
  readonly left = (): number => {
    if (performance.now() - this.#looked > SOONEST_LOOK) this.look();
    return this.#left;
  };

  look(): void {
    const { memory, used, collect, collectYoung, shed } = this.#use;
    const isFull = (): boolean => used() > FULL * memory;
    const mayCollect = performance.now() - this.#collected > BETWEEN_COLLECTIONS;
    if (used() >= this.#next || (mayCollect && isFull())) {
      collect();
      if (isFull()) {
        shed();
        collect();
      }
      this.#collected = performance.now();
      this.#next = Math.max(TIGHT * memory, used() + STEP * memory);
    } else if (isFull()) collectYoung();
    this.#left = 1 - used() / memory;
    this.#looked = performance.now();
  }
}

/**
 * Looks now and then, where there is little memory.
 *
 * @returns how much of it is left: from 1 to 0.
 */
export function keepAlive(memory: number, shed: () => void): () => number {
  if (memory >= LITTLE_MEMORY) return () => 1;
  // V8 reads this one at each collection: otherwise its heap grows to twice what is in use.
  setFlagsFromString(`--heap-growing-percent=${GROWING}`);
  // Node has no other way to a collection that no flag at the start asked for.
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options?: { readonly type: "minor" }) => void;
  const guard = new MemoryGuard({
    memory,
    used,
    collect: () => collect(),
    collectYoung: () => collect({ type: "minor" }),
    shed,
  });
  setInterval(() => guard.look(), BETWEEN_LOOKS).unref();
  return guard.left;
}

function used(): number {
  try {
    const [, resident = 0, ofFiles = 0] = readFileSync("/proc/self/statm", "utf8").split(" ").map(Number);
    return (resident - ofFiles) * PAGE;
  } catch {
    return process.memoryUsage.rss();
  }
}
