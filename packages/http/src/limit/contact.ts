import { countsFor, type LeaseTimes, type Memory, type Presence } from "./lease-store.ts";
import type { Clock } from "./sliding-window.ts";

/**
 * Each of several instances may give one in so many units of the limit beside what the store knows: 2.5 %.
 *
 */
const BESIDE = 40;
/** Until the store says how many they are. */
const ASSUMED_INSTANCES = 2;

/** What this instance may give to a client in a window when the store cannot say it alone. */
export interface Bound {
  readonly most: number;
  /** What is bounded: all that this instance gave, or what it gave beside the leases that were safe. */
  readonly counts: "all" | "beside";
  /** Until when. */
  readonly until: number;
}

/** What this instance knows of the store, and what follows for how much it may give to a client. */
export class Contact {
  readonly #limit: number;
  readonly #times: LeaseTimes;
  readonly #now: Clock;
  #memory: Memory | undefined;
  #instances = ASSUMED_INSTANCES;
  #isThere = false;
  /** Whether this instance has given units that the store does not know. */
  #isAlone = false;
  /** When the store was last known to have counted all that this instance gave. */
  #last = Number.NEGATIVE_INFINITY;
  /** Until then, what others gave before the store went away may still count. */
  #unknownUntil = Number.NEGATIVE_INFINITY;
  /** The same, after the store has forgotten what it gave. */
  #forgottenUntil = Number.NEGATIVE_INFINITY;
  /** Until then, what others gave by themselves while the store was away may still count. */
  #apartUntil = Number.NEGATIVE_INFINITY;

  constructor(limit: number, times: LeaseTimes, now: Clock) {
    this.#limit = limit;
    this.#times = times;
    this.#now = now;
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  get instances(): number {
    return this.#instances;
  }

  /**
   * What binds this instance beside the leases; undefined: the store alone decides.
   *
   * Nobody can know here what other instances gave to the client just before the store went away. So for a
   * window each of them may give only so little that all together exceed the limit by little. After that,
   * what they gave no longer counts, and each has its share of the limit: until the store is back, and has
   * counted for a whole window. An instance that was the only one for a window knows all that was given, so
   * it has the whole limit at once.
   */
  bound(now: number): Bound | undefined {
    const until = Math.max(
      this.#forgottenUntil,
      this.#isThere ? Number.NEGATIVE_INFINITY : this.#unknownUntil,
    );
    if (now < until && this.#instances > 1)
      return { most: Math.floor(this.#limit / BESIDE), counts: "beside", until };
    if (this.#isThere && now >= this.#apartUntil && now >= until) return undefined;
    const most = Math.max(1, Math.floor(this.#limit / this.#instances));
    return { most, counts: "all", until: now };
  }

  /** @returns whether it was there. */
  lose(): boolean {
    this.#isAlone = true;
    if (!this.#isThere) return false;
    this.#isThere = false;
    this.#unknownUntil = this.#countsUntil;
    return true;
  }

  /**
   * The store has answered.
   *
   * @param asked the moment of the question.
   * @returns whether it had been away.
   */
  meet(presence: Presence, asked: number): boolean {
    const wasAway = !this.#isThere;
    // Before that, several have not given so much without the store that it must be counted.
    const from = this.#instances > 1 ? this.#unknownUntil - this.#times.skew : Number.NEGATIVE_INFINITY;
    if (this.#isAlone && this.#now() >= from) this.#comeTogether();
    this.#isAlone = false;
    this.knows(presence);
    // A store that has forgotten all, or was away, does not know of everybody yet.
    const isSure = this.#now() >= Math.max(this.#forgottenUntil, this.#apartUntil);
    this.#instances = isSure ? presence.instances : Math.max(this.#instances, presence.instances);
    this.#isThere = true;
    this.#last = asked;
    return wasAway;
  }

  /** Takes note of what the store remembers: whether it is what it remembered before, and more. */
  knows({ name, greetings }: Memory): boolean {
    const before = this.#memory;
    const isSame = before === undefined || (name === before.name && greetings >= before.greetings);
    if (!isSame) this.#forgottenUntil = this.#countsUntil;
    this.#memory = { name, greetings };
    return isSame;
  }

  #comeTogether(): void {
    this.#apartUntil = this.#now() + this.#times.window + this.#times.skew;
  }

  /** How long that counts which the store gave until it was last heard of. */
  get #countsUntil(): number {
    return this.#last + countsFor(this.#times);
  }
}
