import type { LeaseTimes, Memory, Presence } from "./lease-store.ts";
import type { Clock } from "./sliding-window.ts";

/** Each instance may give one in so many units of the limit beside what the store knows: 2.5 %. */
const BESIDE = 40;
/** Until the store says more: who sets up a shared limit has at least two instances. */
const FEWEST_INSTANCES = 2;

/** What this instance knows of the store, and what follows for how much it may give to a client. */
export class Contact {
  readonly #limit: number;
  readonly #times: LeaseTimes;
  readonly #now: Clock;
  #memory: Memory | undefined;
  #instances = FEWEST_INSTANCES;
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
   * How many units in a window this instance may give to a client beside the leases that it got while all was
   * well; undefined: none of its own, the store alone decides.
   *
   * Nobody can know here what others gave to the client just before the store went away. So for a window it
   * may give only so little that all instances together exceed the limit by little. After that, what they
   * gave no longer counts, and each has its share of the limit: until the store is back, and has counted for
   * a whole window.
   */
  cap(now: number): number | undefined {
    if (now < this.#forgottenUntil || (!this.#isThere && now < this.#unknownUntil))
      return Math.floor(this.#limit / BESIDE);
    return this.#isThere && now >= this.#apartUntil ? undefined : this.#share;
  }

  /** When it has its share at the latest, if the store stays away. */
  get shareFrom(): number {
    return Math.max(this.#forgottenUntil, this.#unknownUntil);
  }

  get #share(): number {
    return Math.max(1, Math.floor(this.#limit / this.#instances));
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
    // Before that, nobody has given so much without the store that it must be counted.
    if (this.#isAlone && this.#now() >= this.#unknownUntil - this.#times.skew) this.#comeTogether();
    this.#isAlone = false;
    this.knows(presence);
    this.#instances = Math.max(FEWEST_INSTANCES, presence.instances);
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
    const { window, lease, skew } = this.#times;
    return this.#last + window + lease + skew;
  }
}
