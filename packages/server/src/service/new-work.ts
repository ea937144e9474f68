import { siteOf } from "@naijaref/http/site";

/** In milliseconds, of each turn of the event loop: cached responses are sent in between. */
const SLICE = 5;

/** In milliseconds: a request that would wait longer is refused. */
const PATIENCE = 500;

/** Of each turn: one costs about as much as a cached response. */
const REFUSALS = 32;

/**
 * Long answers, made in parts, that are begun while others wait: further work waits until one of them is
 * done, so that each is done in time. While several clients wait, one client has begun at most its share. A
 * client that has begun none may always begin one.
 */
const MOST_BEGUN = 16;
const MOST_BEGUN_OF_ONE = MOST_BEGUN / 4;

/** Of the average time of a step, the share that the last one counts. */
const NEWEST = 1 / 16;

/** In milliseconds: the longest that nothing is made because connections arrive. */
const LONGEST_WAY = 24;

/** In milliseconds: where a step takes longer on average, what is ready does not wait for it. */
const SHORT = 1;

interface Job {
  /** The moment, and the turn, since when it waits. */
  readonly since: number;
  readonly turn: number;
  readonly queue: Queue;
  readonly run: () => void;
  readonly giveUp: () => void;
}

/** What waits for one client, and what it has begun. */
interface Queue {
  readonly site: string;
  readonly jobs: Set<Job>;
  /** Parts of something long that wait to be made. */
  readonly parts: Set<() => void>;
  /** Long answers that are not done. */
  begun: number;
  wasPart: boolean;
}

const isEmpty = ({ jobs, parts, begun }: Queue): boolean => jobs.size + parts.size + begun === 0;

/** Resolves when the next part of something long may be made. */
type Pause = () => Promise<void>;

/**
 * Answers that must be made, such as searches. Each turn of the event loop makes them for a slice of time;
 * further ones wait for later turns, so that kept answers, health and readiness never wait for many of them.
 * Clients take turns: a step of one, which is an answer or a part of a long one, then a step of the next. So
 * a client that asks for much waits for itself, and the others wait for one step of it.
 *
 * When a client asks for more than there is time to make, its requests are refused, some in each turn: a
 * client that has sent a thousand requests at once is refused one of them in a turn, and does not keep the
 * others waiting for a thousand refusals. What has waited for half a second is refused too.
 */
export class NewWork {
  readonly #nextTurn: (callback: () => void) => void;
  /** Of clients for which something waits or is begun, by their sites; whose turn it is comes first. */
  readonly #queues = new Map<string, Queue>();
  /** Of all clients; what has waited for longest comes first. */
  readonly #jobs = new Set<Job>();
  /** Long answers of all clients that are not done. */
  #begun = 0;
  /** Of this turn, in milliseconds. */
  #spent = 0;
  #isTurnDue = false;
  #turns = 0;
  /** Of a step, in milliseconds, the later ones counting more. */
  #average = 0;
  /** Those that wait to be refused: at most one for each connection. */
  readonly #refusals = new Set<() => void>();
  #hasArrivals = false;
  /** The moment since when nothing is made because connections arrive. */
  #givesWaySince: number | undefined;
  #finishOthers: () => void = () => {};

  /** @param nextTurn calls back in the next turn of the event loop. */
  constructor(nextTurn: (callback: () => void) => void) {
    this.#nextTurn = nextTurn;
  }

  /**
   * Makes a value for a client, now or later; undefined if there is too much to make.
   *
   * @param make gets what it waits for between the parts of something long.
   */
  run<T>(client: string, make: (pause: Pause) => T): T | Promise<T | undefined> {
    const site = siteOf(client);
    if (this.#jobs.size === 0 && this.#spent < SLICE && this.#mayBegin(this.#queues.get(site)))
      return this.#measure(site, make);
    const queue = this.#queueOf(site);
    if (queue.jobs.size * this.#queues.size * this.#average > PATIENCE) return this.#refuse();
    this.#awaitTurn();
    return new Promise((resolve, reject) => {
      const job: Job = {
        since: performance.now(),
        turn: this.#turns,
        queue,
        run: () => {
          try {
            resolve(this.#measure(site, make));
          } catch (error) {
            reject(error);
          }
        },
        giveUp: () => resolve(undefined),
      };
      queue.jobs.add(job);
      this.#jobs.add(job);
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

  #queueOf(site: string): Queue {
    const known = this.#queues.get(site);
    if (known !== undefined) return known;
    const queue: Queue = { site, jobs: new Set(), parts: new Set(), begun: 0, wasPart: false };
    this.#queues.set(site, queue);
    return queue;
  }

  #measure<T>(site: string, make: (pause: Pause) => T): T {
    if (this.#average > SHORT) this.#finishOthers();
    const started = performance.now();
    let made: T;
    try {
      made = make(() => this.#pause(site));
    } finally {
      this.#count(performance.now() - started);
      this.#awaitTurn();
    }
    if (made instanceof Promise) this.#follow(made, this.#queueOf(site));
    return made;
  }

  #follow(long: Promise<unknown>, queue: Queue): void {
    queue.begun++;
    this.#begun++;
    // What loads first is made at an unknown moment for an unknown time, so nothing else is made in the turn
    // of either.
    const endTurn = (): void => {
      this.#spent = SLICE;
      this.#awaitTurn();
    };
    const end = (): void => {
      queue.begun--;
      this.#begun--;
      if (isEmpty(queue)) this.#queues.delete(queue.site);
      endTurn();
    };
    endTurn();
    long.then(end, end);
  }

  #count(took: number): void {
    this.#spent += took;
    this.#average += (took - this.#average) * NEWEST;
  }

  #pause(site: string): Promise<void> {
    this.#awaitTurn();
    return new Promise((resolve) => this.#queueOf(site).parts.add(resolve));
  }

  #mayBegin(queue: Queue | undefined): boolean {
    if (queue === undefined || queue.begun === 0) return true;
    return this.#begun < MOST_BEGUN && (queue.begun < MOST_BEGUN_OF_ONE || this.#queues.size === 1);
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
    const hasParts = [...this.#queues.values()].some(({ parts }) => parts.size > 0);
    if (this.#jobs.size > 0 || this.#refusals.size > 0 || hasParts) this.#awaitTurn();
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
    this.#turns++;
    this.#refuseSome();
    // A client that had its step goes to the end, and comes again if there is time.
    for (const queue of this.#queues.values()) {
      if (this.#spent >= SLICE) return;
      if (!this.#step(queue)) continue;
      this.#queues.delete(queue.site);
      if (!isEmpty(queue)) this.#queues.set(queue.site, queue);
    }
  }

  #refuseSome(): void {
    let left = REFUSALS;
    for (const refuse of this.#refusals) {
      if (left-- === 0) return;
      this.#refusals.delete(refuse);
      refuse();
    }
    const now = performance.now();
    for (const job of this.#jobs) {
      // A process that was itself held up for so long makes what has waited for one turn only.
      if (now - job.since <= PATIENCE || this.#turns <= job.turn + 2 || left-- === 0) return;
      this.#forget(job);
      if (isEmpty(job.queue)) this.#queues.delete(job.queue.site);
      job.giveUp();
    }
  }

  #forget(job: Job): void {
    this.#jobs.delete(job);
    job.queue.jobs.delete(job);
  }

  /** Whether there was something to make, which by turns is a part and a job. */
  #step(queue: Queue): boolean {
    const [part] = queue.parts;
    const [job] = this.#mayBegin(queue) ? queue.jobs : [];
    queue.wasPart = part !== undefined && (job === undefined || !queue.wasPart);
    if (part !== undefined && queue.wasPart) {
      queue.parts.delete(part);
      // It is made when this turn ends, and takes about a slice.
      this.#count(SLICE);
      this.#awaitTurn();
      part();
      return true;
    }
    if (job === undefined) return false;
    this.#forget(job);
    job.run();
    return true;
  }
}
