import { type Client, Clients, type Job, Room, type Size } from "./room.ts";

/** In milliseconds, of each turn of the event loop: for requests that begin, and for answers that are made. */
const READING = 2;
const MAKING = 2;

/** In milliseconds: for so long nothing is made while connections arrive. */
const MAX_WAY = 10;

/** In milliseconds, since it was asked for: what has not begun by then is refused, and what is not made by then. */
const PATIENCE = 500;
const DEADLINE = 1800;

/** Of each turn: one costs about as much as a cached response. */
const REFUSALS = 32;

/** In milliseconds: when so much was made since finished answers were flushed, they are before more is made. */
const LITTLE = 1;

/** What is known of an answer before it is made. */
export interface Making {
  /** Short if left out. */
  readonly size?: Size;
  readonly isGone?: (() => boolean) | undefined;
}

/** Resolves when the next part of something long may be made; rejects when it is not to be made. */
type Pause = () => Promise<void>;

/** Why nothing more is made of a long answer: its client is gone, or its time is over. */
class GivenUp extends Error {}

/**
 * Whose turn it is. Each turn of the event loop begins requests for a slice of time, and makes answers that
 * are not cached for another. What does not fit waits for later turns, so that cached answers, health and
 * readiness never wait for many others. libuv (1.45) accepts one connection in a turn: short turns are what
 * lets new clients in.
 *
 * Connections take turns in their order. Of what must be made, the next step is that of the client that has
 * had least of late: an answer, or a part of a long one. So a client that asks for much waits for itself,
 * and the others wait for one step of it, however many such clients there are. What has waited for half a
 * second is refused, some in each turn, and so is a long answer that is not made within 1.8 seconds while
 * others wait, so that its client waits for less than two: what is begun frees its place.
 */
export class FairQueue {
  readonly room: Room;
  readonly #nextTurn: (callback: () => void) => void;
  #isTurnDue = false;
  #looksAgain: ReturnType<typeof setTimeout> | undefined;
  #finishOthers: () => void = () => {};

  /** Connections that wait to begin a request. */
  readonly #readers: (() => void)[] = [];
  /** Since when this turn begins requests, by the clock below; undefined if it has not begun any. */
  #readsSince: number | undefined;

  readonly #clients = new Clients();
  #jobs = 0;
  #parts = 0;
  /** In milliseconds: what was made in this turn, since finished answers were flushed, and since the start. */
  #spent = 0;
  #unflushed = 0;
  #made = 0;
  /** Turns in which something could be made. */
  #rounds = 0;
  #hasArrivals = false;
  #givesWaySince: number | undefined;

  /** @param nextTurn calls back in the next turn of the event loop. */
  constructor(nextTurn: (callback: () => void) => void, room = new Room()) {
    this.#nextTurn = nextTurn;
    this.room = room;
  }

  /** Whether a connection may not begin a request before its turn comes. */
  isOver(): boolean {
    if (this.#readers.length > 0) return true;
    const now = this.#clock();
    this.#readsSince ??= now;
    this.#awaitTurn();
    return now - this.#readsSince > READING;
  }

  /** @param begin called when the turn of the connection comes. Each connection waits once at a time. */
  wait(begin: () => void): void {
    this.#readers.push(begin);
    this.#awaitTurn();
  }

  /** @param finish called before what may take long, to finish what is ready, such as answers held back. */
  beforeLongWork(finish: () => void): void {
    this.#finishOthers = finish;
  }

  /** Says that a connection was accepted: none may wait for many slices of what is made. */
  giveWay(): void {
    this.#hasArrivals = true;
  }

  /**
   * Makes a value for a client, now or later; undefined if there is too much to make.
   *
   * @param make gets what it waits for between the parts of something long.
   */
  run<T>(name: string, make: (pause: Pause) => T, making: Making = {}): T | Promise<Awaited<T> | undefined> {
    const client = this.#clients.at(name);
    const { size = "short" } = making;
    if (this.#jobs === 0 && this.#spent < MAKING && this.room.mayBegin(size, client))
      return this.#make(client, make, making);
    const since = performance.now();
    this.#awaitTurn();
    this.#jobs++;
    return new Promise((resolve, reject) => {
      client.jobs.add({
        size,
        since,
        round: this.#rounds,
        run: () => {
          try {
            resolve(this.#make(client, make, making, since) as Awaited<T>);
          } catch (error) {
            reject(error);
          }
        },
        giveUp: () => resolve(undefined),
      });
      this.#clients.update(client);
    });
  }

  /** In milliseconds: a clock that stands still while something is made. */
  #clock(): number {
    return performance.now() - this.#made;
  }

  #awaitTurn(): void {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    this.#nextTurn(() => this.#turn());
  }

  #turn(): void {
    this.#isTurnDue = false;
    this.#spent = 0;
    this.#flush();
    this.#readSome();
    const hasWorked = this.#isGivingWay() || (this.#jobs + this.#parts > 0 && this.#work());
    if (this.#readers.length + this.#parts > 0 || (this.#jobs > 0 && hasWorked)) this.#awaitTurn();
    else if (this.#jobs > 0) this.#lookAgain();
  }

  #readSome(): void {
    // Those that begin now may wait again, after the others.
    const waiting = this.#readers.splice(0);
    const started = this.#clock();
    this.#readsSince = started;
    let at = 0;
    while (at < waiting.length && this.#clock() - started <= READING) waiting[at++]?.();
    this.#readers.unshift(...waiting.slice(at));
    this.#readsSince = undefined;
  }

  /** What waits may not begin before something else is done: each turn until then would be for nothing. */
  #lookAgain(): void {
    this.#looksAgain ??= setTimeout(() => {
      this.#looksAgain = undefined;
      this.#awaitTurn();
    }, MAKING);
  }

  #isGivingWay(): boolean {
    const now = performance.now();
    const since = this.#givesWaySince ?? now;
    const givesWay = this.#hasArrivals && now - since < MAX_WAY;
    this.#givesWaySince = givesWay ? since : undefined;
    this.#hasArrivals = false;
    return givesWay;
  }

  /** Whether anything was made. */
  #work(): boolean {
    this.#rounds++;
    this.#refuseSome();
    let hasMade = false;
    while (this.#spent < MAKING) {
      const client = this.#clients.leastServed(
        (one) => one.parts.size > 0 || this.#nextJob(one) !== undefined,
      );
      if (client === undefined) break;
      this.#step(client);
      this.#clients.moveLast(client);
      hasMade = true;
    }
    return hasMade;
  }

  #refuseSome(): void {
    let left = REFUSALS;
    const now = performance.now();
    for (const client of this.#clients.active) {
      for (const job of client.jobs) {
        // A process that was itself held up for so long makes what has waited for one round only.
        if (now - job.since <= PATIENCE || this.#rounds <= job.round + 2) break;
        if (left-- === 0) return;
        this.#take(client, job);
        this.#clients.update(client);
        job.giveUp();
      }
    }
  }

  #nextJob(client: Client): Job | undefined {
    for (const job of client.jobs) if (this.room.mayBegin(job.size, client)) return job;
    return undefined;
  }

  /** By turns a part and a job. */
  #step(client: Client): void {
    const [part] = client.parts;
    const job = this.#nextJob(client);
    client.wasPart = part !== undefined && (job === undefined || !client.wasPart);
    if (part !== undefined && client.wasPart) {
      client.parts.delete(part);
      this.#parts--;
      // It is made when this turn ends, and takes about a slice.
      this.#count(client, MAKING);
      this.#awaitTurn();
      part();
    } else if (job !== undefined) {
      this.#take(client, job);
      job.run();
    }
  }

  #take(client: Client, job: Job): void {
    if (client.jobs.delete(job)) this.#jobs--;
  }

  #make<T>(
    client: Client,
    make: (pause: Pause) => T,
    making: Making,
    since = performance.now(),
  ): T | Promise<Awaited<T> | undefined> {
    if (this.#unflushed > LITTLE) this.#flush();
    const started = performance.now();
    let made: T;
    try {
      made = make(() => this.#pause(client, since, making));
    } finally {
      const took = performance.now() - started;
      this.#made += took;
      this.#count(client, took);
      this.#awaitTurn();
    }
    return made instanceof Promise ? this.#follow(made as Promise<Awaited<T>>, client, making) : made;
  }

  #flush(): void {
    this.#unflushed = 0;
    this.#finishOthers();
  }

  #count(client: Client, took: number): void {
    this.#spent += took;
    this.#unflushed += took;
    client.had += took;
  }

  #follow<T>(long: Promise<T>, client: Client, { size = "long" }: Making): Promise<T | undefined> {
    const count = (by: 1 | -1): void => {
      this.room.count(size, client, by);
      this.#clients.update(client);
      // What loads first is made at an unknown moment for an unknown time, so nothing else is made in the
      // turn of either.
      this.#spent = MAKING;
      this.#awaitTurn();
    };
    count(1);
    const end = (): void => count(-1);
    long.then(end, end);
    return long.catch((error: unknown) => {
      if (error instanceof GivenUp) return undefined;
      throw error;
    });
  }

  async #pause(client: Client, since: number, { isGone }: Making): Promise<void> {
    this.#awaitTurn();
    this.#parts++;
    await new Promise<void>((resolve) => {
      client.parts.add(resolve);
      this.#clients.update(client);
    });
    const isOver = performance.now() - since > DEADLINE && this.#clients.hasOthers(client);
    if (isOver || isGone?.() === true || !this.room.hasMemory("short")) throw new GivenUp();
  }
}
