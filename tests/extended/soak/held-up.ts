/** In milliseconds. */
const INTERVAL = 100;
const SHORT = 500;

/**
 * How long other programs keep this process from running, and most likely the service too, which has the
 * same machine: then a time that has passed says nothing of the service.
 */
export class HoldUps {
  /** The moments at which one ended that was not short. */
  readonly #ends: number[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor() {
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (now - last > INTERVAL + SHORT) this.#ends.push(now);
      last = now;
    }, INTERVAL);
  }

  isAnySince(moment: number): boolean {
    return (this.#ends.at(-1) ?? 0) > moment;
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
