import { totalmem } from "node:os";

const MB = 2 ** 20;
/** The part of the memory that each cache may fill; and the most, however much there is. */
const PART = 24;
const MAX = 32 * MB;
/** The part for large answers: those in the making, those that are not taken, and the cached ones. */
const PART_OF_ALL = 6;

/** In bytes: with less, clients within their limits could bring the process to its end. */
export const LEAST_MEMORY = 256 * MB;

/** How much of the memory each thing may take that clients can make grow, in bytes. */
export interface MemoryBounds {
  readonly memory: number;
  readonly answers: number;
  readonly unsent: number;
  readonly large: number;
}

/** What the process may use: the limit of its container, or all that the machine has. */
export function availableMemory(): number {
  // Bun has no such method, and Node returns 0 or more than there is where there is no limit.
  const limit = (process as { constrainedMemory?: () => number | undefined }).constrainedMemory?.() ?? 0;
  return Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem());
}

export function boundMemory(memory: number = availableMemory()): MemoryBounds {
  const part = Math.min(MAX, Math.floor(memory / PART));
  return { memory, answers: part, unsent: part, large: Math.floor(memory / PART_OF_ALL) };
}
