import type { SocketService } from "./socket-service.ts";

/** In milliseconds, of each turn of the event loop. */
const SLICE = 2;

/**
 * How much is answered in one turn of the event loop. libuv (1.45) accepts one connection per turn, and a
 * turn reads each connection that has sent something. So one client that asks on 64 connections for what
 * costs it nothing, such as refusals, would make each new connection wait for 64 answers. Here a turn begins
 * answers for a slice of time, and the connections beyond that wait for the next turn, in their order. What
 * must be made has slices and an order of its own, and does not count.
 */
export class Pace {
  readonly #work: Pick<SocketService["work"], "made">;
  readonly #waiting: (() => void)[] = [];
  /** How many turns have answered so far: the order of two moments, for less than the time would cost. */
  turns = 0;
  /** Since when this turn answers, by the clock below; undefined if it has not begun to. */
  #since: number | undefined;
  #isDue = false;

  constructor(work: Pick<SocketService["work"], "made">) {
    this.#work = work;
  }

  /** Whether a connection may not begin an answer before its turn comes. */
  isOver(): boolean {
    if (this.#waiting.length > 0) return true;
    if (this.#since === undefined) {
      this.#since = this.#now();
      this.#awaitTurn();
      return false;
    }
    return this.#now() - this.#since > SLICE;
  }

  /**
   * @param begin called when the turn of the connection comes. Each connection waits once at a time, so there
   * are at most as many as connections.
   */
  wait(begin: () => void): void {
    this.#waiting.push(begin);
    this.#awaitTurn();
  }

  /** In milliseconds: a clock that stands still while something is made. */
  #now(): number {
    return performance.now() - this.#work.made;
  }

  #awaitTurn(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isDue = false;
    this.turns++;
    // Those that begin now may wait again, after the others.
    const waiting = this.#waiting.splice(0);
    const started = this.#now();
    this.#since = started;
    let at = 0;
    while (at < waiting.length && this.#now() - started <= SLICE) waiting[at++]?.();
    this.#waiting.unshift(...waiting.slice(at));
    this.#since = undefined;
    if (this.#waiting.length > 0) this.#awaitTurn();
  }
}
