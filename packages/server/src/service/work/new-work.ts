import { siteOf } from "@naijaref/http/client";
import { FairShares, type Job, type Size } from "./fair-shares.ts";

/** In milliseconds, of each turn of the event loop: cached responses are sent in between. */
const SLICE = 5;

/** In milliseconds: a request that would wait longer is refused. */
const PATIENCE = 500;

/** In milliseconds: a long answer that takes longer is given up while other clients wait. */
const DEADLINE = 2000;

/** Of each turn: one costs about as much as a cached response. */
const REFUSALS = 32;

/** Of the average time of a step, the share that the last one counts. */
const NEWEST = 1 / 16;

/** In milliseconds: the longest time without building answers because connections arrive. */
const LONGEST_WAY = 24;

/** In milliseconds: if jobs take longer on average, finished answers are flushed first. */
const SHORT = 1;

/** Resolves when the next part of something long may be made; rejects when it is not to be made. */
type Pause = () => Promise<void>;

/** Why nothing more is made of a long answer: its client is gone, or its time is over. */
class GivenUp extends Error {}

/** In bytes: a large answer in the making, with all that it is made of. */
const LARGE = 8 * 2 ** 20;

/** The memory for large answers, cached ones among them. */
export interface Room {
  readonly bytes: number;
  readonly cached: () => number;
}

/** What is known of an answer before it is made. */
export interface Making {
  /** Short if left out. */
  readonly size?: Size;
  /** Whether its client has gone. */
  readonly isGone?: (() => boolean) | undefined;
}

/**
 * Answers that must be made, such as searches. Each turn of the event loop makes them for a slice of time;
 * further ones wait for later turns, so that cached answers, health and readiness never wait for many of
 * them. `FairShares` says whose step is next: an answer, or a part of a long one.
 *
 * When a client asks for more than there is time to make, its requests are refused, some in each turn: a
 * client that has sent a thousand requests at once is refused one of them in a turn, and does not keep the
 * others waiting for a thousand refusals. What has waited for half a second is refused too, and so is a long
 * answer that has not ended after two seconds while others wait: what is begun frees its place.
 */
export class NewWork {
  /** In milliseconds: how long it has made answers so far. */
  made = 0;
  readonly #nextTurn: (callback: () => void) => void;
  readonly #shares: FairShares;
  /** Of this turn, in milliseconds. */
  #spent = 0;
  #isTurnDue = false;
  #looksAgain: ReturnType<typeof setTimeout> | undefined;
  #turns = 0;
  /** Of a step, in milliseconds, the later ones counting more. */
  #average = 0;
  /** Those that wait to be refused: at most one for each connection. */
  readonly #refusals = new Set<() => void>();
  #hasArrivals = false;
  /** The moment since when nothing is made because connections arrive. */
  #givesWaySince: number | undefined;
  #finishOthers: () => void = () => {};

  /**
   * In bytes: bodies that clients have not taken yet. Whoever writes them sets it; none where the platform
   * does.
   */
  untaken: () => number = () => 0;

  /**
   * @param nextTurn calls back in the next turn of the event loop.
   * @param room in bytes: what may be kept beside the large answers in the making, by how many these are.
   */
  constructor(nextTurn: (callback: () => void) => void, room?: Room) {
    this.#nextTurn = nextTurn;
    this.#shares = new FairShares(
      room && ((large) => large * LARGE + this.untaken() + room.cached() <= room.bytes),
    );
  }

  /**
   * Makes a value for a client, now or later; undefined if there is too much to make.
   *
   * @param make gets what it waits for between the parts of something long.
   */
  run<T>(
    client: string,
    make: (pause: Pause) => T,
    making: Making = {},
  ): T | Promise<Awaited<T> | undefined> {
    const site = siteOf(client);
    const { size = "short" } = making;
    if (this.#spent < SLICE && this.#shares.mayBegin(site, size)) return this.#measure(site, make, making);
    this.#awaitTurn();
    const waitsTooLong = this.#shares.before(site) * this.#average > PATIENCE;
    if (waitsTooLong) return new Promise((resolve) => this.#refusals.add(() => resolve(undefined)));
    return new Promise((resolve, reject) =>
      this.#shares.add(site, {
        size,
        since: performance.now(),
        turn: this.#turns,
        run: () => {
          try {
            resolve(this.#measure(site, make, making) as Awaited<T>);
          } catch (error) {
            reject(error);
          }
        },
        giveUp: () => resolve(undefined),
      }),
    );
  }

  /** @param finish called before what may take long, to finish what is ready, such as answers held back. */
  beforeLongWork(finish: () => void): void {
    this.#finishOthers = finish;
  }

  /**
   * Says that a connection was accepted in this turn. libuv (1.45) accepts one connection per turn, so 100
   * new connections would wait 100 slices. We stop building answers until a turn accepts none, for at most
   * `LONGEST_WAY`.
   */
  giveWay(): void {
    this.#hasArrivals = true;
  }

  #measure<T>(site: string, make: (pause: Pause) => T, making: Making): T | Promise<Awaited<T> | undefined> {
    if (this.#average > SHORT) this.#finishOthers();
    const started = performance.now();
    let made: T;
    try {
      made = make(() => this.#pause(site, started, making));
    } finally {
      const took = performance.now() - started;
      this.made += took;
      this.#count(site, took);
      this.#awaitTurn();
    }
    return made instanceof Promise ? this.#follow(made as Promise<Awaited<T>>, site, making) : made;
  }

  #follow<T>(long: Promise<T>, site: string, { size }: Making): Promise<T | undefined> {
    // What loads first is made at an unknown moment for an unknown time, so nothing else is made in the turn
    // of either.
    const endTurn = (): void => {
      this.#spent = SLICE;
      this.#awaitTurn();
    };
    const end = this.#shares.begin(site, size === "large" ? size : "long");
    const endWithTurn = (): void => {
      end();
      endTurn();
    };
    endTurn();
    long.then(endWithTurn, endWithTurn);
    return long.catch((error: unknown) => {
      if (error instanceof GivenUp) return undefined;
      throw error;
    });
  }

  #count(site: string, took: number): void {
    this.#spent += took;
    this.#average += (took - this.#average) * NEWEST;
    this.#shares.note(site, took);
  }

  async #pause(site: string, started: number, { isGone }: Making): Promise<void> {
    this.#awaitTurn();
    await this.#shares.pause(site);
    const isOver = performance.now() - started > DEADLINE && this.#shares.hasOthers(site);
    if (isOver || isGone?.() === true) throw new GivenUp();
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
    const hasWorked = this.#isGivingWay() || this.#work();
    const { hasJobs, hasParts } = this.#shares;
    if (this.#refusals.size > 0 || hasParts || (hasJobs && hasWorked)) this.#awaitTurn();
    else if (hasJobs) this.#lookAgain();
  }

  /** What waits may not begin before something else is done: each turn until then would be for nothing. */
  #lookAgain(): void {
    this.#looksAgain ??= setTimeout(() => {
      this.#looksAgain = undefined;
      this.#awaitTurn();
    }, SLICE);
  }

  #isGivingWay(): boolean {
    const now = performance.now();
    const since = this.#givesWaySince ?? now;
    const givesWay = this.#hasArrivals && now - since < LONGEST_WAY;
    this.#givesWaySince = givesWay ? since : undefined;
    this.#hasArrivals = false;
    return givesWay;
  }

  /** Whether anything was made or refused. */
  #work(): boolean {
    this.#turns++;
    let hasWorked = this.#refuseSome();
    this.#shares.forgetSome();
    while (this.#spent < SLICE) {
      const step = this.#shares.next();
      if (step === undefined) return hasWorked;
      if (step.part === undefined) step.job.run();
      else {
        // It is made when this turn ends, and takes about a slice.
        this.#count(step.site, SLICE);
        this.#awaitTurn();
        step.part();
      }
      hasWorked = true;
      this.#shares.settle(step.site);
    }
    return true;
  }

  #refuseSome(): boolean {
    let left = REFUSALS;
    for (const refuse of this.#refusals) {
      if (left-- === 0) return true;
      this.#refusals.delete(refuse);
      refuse();
    }
    const now = performance.now();
    for (const job of this.#shares.jobs) {
      if (!this.#hasWaited(job, now) || left-- === 0) break;
      this.#shares.remove(job);
      job.giveUp();
    }
    return left < REFUSALS;
  }

  /** A process that was itself held up for so long makes what has waited for one turn only. */
  #hasWaited({ since, turn }: Job, now: number): boolean {
    return now - since > PATIENCE && this.#turns > turn + 2;
  }
}
