import type { Grant } from "./lease-store.ts";

/** The first lease of a client as a part of the limit; the next is twice as large if it was used up. */
const FIRST_LEASE = 32;

/** What this instance has of a client's units, and what it knows of the rest. */
export interface Account {
  /** Units that may be used until a moment. */
  units: number;
  until: number;
  /** The lease that they are of. */
  grant: Grant | undefined;
  /** When that was asked for: an answer to an older question is not taken. */
  asked: number;
  /** How many units the next lease has, if there are so many. */
  size: number;
  /** What the store had left, and when it may have more. */
  left: number;
  leftUntil: number;
  /** So many units were refused, and are refused here until a moment. */
  refused: number;
  refusedUntil: number;
  /** Units that requests wait for. */
  wanted: number;
  asking: Promise<void> | undefined;
}

export const newAccount = (limit: number): Account => ({
  units: 0,
  until: 0,
  grant: undefined,
  asked: 0,
  size: Math.ceil(limit / FIRST_LEASE),
  left: limit,
  leftUntil: 0,
  refused: 0,
  refusedUntil: 0,
  wanted: 0,
  asking: undefined,
});
