/** In milliseconds, of each turn of the event loop: cached responses are sent in between. */
const SLICE = 8;

/** In milliseconds: a request that would wait longer is refused. */
const PATIENCE = 500;

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
 * When there is more to make than time to make it, requests are refused, each in the next turn: a client that
 * has sent a thousand requests at once is refused one of them in a turn, and does not keep the others waiting
 * for a thousand refusals.
 */
export class NewWork {
  readonly #nextTurn: (callback: () => void) => void;
  readonly #jobs = new Set<Job>();
  /** Of this turn, in milliseconds. */
  #spent = 0;
  #isTurnDue = false;
  #turns = 0;
  /** Of a job, in milliseconds, the later ones counting more. */
  #average = 0;
  /** Resolves in the next turn, for all that were refused in this one. */
  #refusal: Refusal | undefined;

  /** @param nextTurn calls back in the next turn of the event loop. */
  constructor(nextTurn: (callback: () => void) => void) {
    this.#nextTurn = nextTurn;
  }

  /** Makes a value, now or later; undefined if there is too much to make. */
  run<T>(make: () => T): T | Promise<T | undefined> {
    if (this.#jobs.size === 0 && this.#spent < SLICE) return this.#measure(make);
    if (this.#jobs.size * this.#average > PATIENCE) return this.#refuse();
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

  #measure<T>(make: () => T): T {
    const started = performance.now();
    const note = (): void => {
      const took = performance.now() - started;
      this.#spent += took;
      this.#average += (took - this.#average) / 16;
      this.#awaitTurn();
    };
    let made: T;
    try {
      made = make();
    } catch (error) {
      note();
      throw error;
    }
    if (made instanceof Promise) {
      // What loads first is made at an unknown moment for an unknown time, so nothing else is made in this
      // turn.
      this.#spent = SLICE;
      this.#awaitTurn();
      made.then(note, note);
    } else note();
    return made;
  }

  #refuse(): Promise<undefined> {
    this.#refusal ??= startRefusal();
    this.#awaitTurn();
    return this.#refusal.promise;
  }

  #awaitTurn(): void {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    this.#nextTurn(() => this.#turn());
  }

  #turn(): void {
    this.#isTurnDue = false;
    this.#spent = 0;
    this.#turns++;
    this.#refusal?.resolve();
    this.#refusal = undefined;
    for (const job of this.#jobs) {
      if (this.#spent >= SLICE) break;
      this.#jobs.delete(job);
      // A process that was itself held up for so long makes what has waited for one turn only.
      if (this.#turns > job.turn + 1 && performance.now() - job.since > PATIENCE) job.giveUp();
      else job.run();
    }
    if (this.#jobs.size > 0) this.#awaitTurn();
  }
}

interface Refusal {
  readonly promise: Promise<undefined>;
  readonly resolve: () => void;
}

function startRefusal(): Refusal {
  let resolve = () => {};
  const promise = new Promise<undefined>((done) => {
    resolve = () => done(undefined);
  });
  return { promise, resolve };
}
