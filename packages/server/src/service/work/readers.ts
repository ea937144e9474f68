/** In milliseconds, of each turn of the event loop: for requests that begin. */
const READING = 2;

/** Connections that wait to begin a request, each once at a time: they take turns in their order. */
export class Readers {
  readonly #clock: () => number;
  readonly #waiting: (() => void)[] = [];
  /** Since when this turn begins requests; undefined if it has not begun any. */
  #since: number | undefined;

  /** @param clock in milliseconds, without what is made: that has a slice of its own. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Whether a connection may not begin a request before its turn comes. */
  isOver(): boolean {
    if (!this.isEmpty) return true;
    const now = this.#clock();
    this.#since ??= now;
    return now - this.#since > READING;
  }

  /** @param begin called when the turn of the connection comes. */
  wait(begin: () => void): void {
    this.#waiting.push(begin);
  }

  /** Lets some begin, in a new turn of the event loop. */
  beginSome(): void {
    // Those that begin now may wait again, after the others.
    const waiting = this.#waiting.splice(0);
    const started = this.#clock();
    this.#since = started;
    let at = 0;
    while (at < waiting.length && this.#clock() - started <= READING) waiting[at++]?.();
    this.#waiting.unshift(...waiting.slice(at));
    this.#since = undefined;
  }
}
