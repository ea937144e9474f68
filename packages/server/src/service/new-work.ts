/** In milliseconds, of each turn of the event loop: cached responses are sent in between. */
const SLICE = 5;

/** In milliseconds: a request that would wait longer is refused. */
const PATIENCE = 500;

/** Of each turn: one costs about as much as a cached response. */
const REFUSALS = 32;

/**
 * Long answers, made in parts, that are begun while others wait: further work waits until one of them is
 * done, so that each is done in time.
 */
const MOST_BEGUN = 16;

/** Of the average time of a job, the share that the last one counts. */
const NEWEST = 1 / 16;

/** In milliseconds: the longest that nothing is made because connections arrive. */
const LONGEST_WAY = 24;

/** In milliseconds: where a job takes longer on average, what is ready does not wait for it. */
const SHORT = 1;

interface Job {
  /** The moment, and the turn, since when it waits. */
  readonly since: number;
  readonly turn: number;
  readonly run: () => void;
  readonly giveUp: () => void;
}

/**
 * Answers that must be made, such as searches. Each turn of the event loop makes them for a slice of time;
 * further ones wait for later turns, so that kept answers, health and readiness never wait for many of them.
 * When there is more to make than time to make it, requests are refused, some in each turn: a client that
 * has sent a thousand requests at once is refused one of them in a turn, and does not keep the others waiting
 * for a thousand refusals.
 */
export class NewWork {
  readonly #nextTurn: (callback: () => void) => void;
  readonly #jobs = new Set<Job>();
  /** Of this turn, in milliseconds. */
  #spent = 0;
  #isTurnDue = false;
  /** Those in which answers were made. */
  #turns = 0;
  /** Of a job with all its parts, in milliseconds, the later ones counting more. */
  #average = 0;
  /** Those that wait to be refused: at most one for each connection. */
  readonly #refusals = new Set<() => void>();
  /** Parts of something long that wait to be made. */
  readonly #parts = new Set<() => void>();
  #wasPart = false;
  #hasArrivals = false;
  /** The moment since when nothing is made because connections arrive. */
  #givesWaySince: number | undefined;
  #finishOthers: () => void = () => {};

  /** @param nextTurn calls back in the next turn of the event loop. */
  constructor(nextTurn: (callback: () => void) => void) {
    this.#nextTurn = nextTurn;
  }

  /** Makes a value, now or later; undefined if there is too much to make. */
  run<T>(make: () => T): T | Promise<T | undefined> {
    if (this.#jobs.size === 0 && this.#spent < SLICE && !this.#hasBegunEnough()) return this.#measure(make);
    if (this.#jobs.size * this.#average > PATIENCE) return this.#refuse();
    this.#awaitTurn();
    return new Promise((resolve, reject) => {
      this.#jobs.add({
        since: performance.now(),
        turn: this.#turns,
        run: () => {
          try {
            resolve(this.#measure(make));
          } catch (error) {
            reject(error);
          }
        },
        giveUp: () => resolve(undefined),
      });
    });
  }

  /** @param finish called before what may take long, to finish what is ready, such as answers held back. */
  beforeLongWork(finish: () => void): void {
    this.#finishOthers = finish;
  }

  /**
   * Says that a connection was accepted in this turn. More may wait, and Node accepts one in each turn
   * (libuv 1.45), so that a hundred would wait for a hundred slices. So nothing is made until none arrives,
   * for some time at most.
   */
  giveWay(): void {
    this.#hasArrivals = true;
  }

  /**
   * Resolves when the next part of something long may be made: every other turn makes one such part, and each
   * turn if many have begun.
   */
  pause(): Promise<void> {
    this.#awaitTurn();
    return new Promise((resolve) => this.#parts.add(resolve));
  }

  #measure<T>(make: () => T): T {
    if (this.#average > SHORT) this.#finishOthers();
    const started = performance.now();
    let made: T;
    try {
      made = make();
    } finally {
      const took = performance.now() - started;
      this.#spent += took;
      this.#average += (took - this.#average) * NEWEST;
      this.#awaitTurn();
    }
    if (made instanceof Promise) {
      // What loads first is made at an unknown moment for an unknown time, so nothing else is made in the
      // turn of either.
      const endTurn = (): void => {
        this.#spent = SLICE;
        this.#awaitTurn();
      };
      endTurn();
      made.then(endTurn, endTurn);
    }
    return made;
  }

  #hasBegunEnough(): boolean {
    return this.#parts.size >= MOST_BEGUN;
  }

  #refuse(): Promise<undefined> {
    this.#awaitTurn();
    return new Promise((resolve) => this.#refusals.add(() => resolve(undefined)));
  }

  #awaitTurn(): void {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    this.#nextTurn(() => this.#turn());
  }

  #turn(): void {
    this.#isTurnDue = false;
    this.#spent = 0;
    this.#finishOthers();
    if (!this.#isGivingWay()) this.#work();
    if (this.#jobs.size > 0 || this.#refusals.size > 0 || this.#parts.size > 0) this.#awaitTurn();
  }

  #isGivingWay(): boolean {
    const now = performance.now();
    const since = this.#givesWaySince ?? now;
    const givesWay = this.#hasArrivals && now - since < LONGEST_WAY;
    this.#givesWaySince = givesWay ? since : undefined;
    this.#hasArrivals = false;
    return givesWay;
  }

  #work(): void {
    let left = REFUSALS;
    for (const refuse of this.#refusals) {
      if (left-- === 0) break;
      this.#refusals.delete(refuse);
      refuse();
    }
    const [part] = this.#parts;
    const isTheirTurn = !this.#wasPart || this.#jobs.size === 0 || this.#hasBegunEnough();
    this.#wasPart = part !== undefined && isTheirTurn;
    if (part !== undefined && this.#wasPart) {
      this.#parts.delete(part);
      // It is made when this turn ends, and takes about a slice more of the time of its job.
      this.#spent = SLICE;
      this.#average += SLICE * NEWEST;
      this.#awaitTurn();
      part();
      return;
    }
    this.#turns++;
    for (const job of this.#jobs) {
      if (this.#spent >= SLICE) break;
      this.#jobs.delete(job);
      // A process that was itself held up for so long makes what has waited for one turn only.
      if (this.#turns > job.turn + 1 && performance.now() - job.since > PATIENCE) job.giveUp();
      else job.run();
    }
  }
}
