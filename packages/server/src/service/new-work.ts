import { siteOf } from "@naijaref/http/client";

/** In milliseconds, of each turn of the event loop: cached responses are sent in between. */
const SLICE = 5;

/** In milliseconds: a request that would wait longer is refused. */
const PATIENCE = 500;

/** Of each turn: one costs about as much as a cached response. */
const REFUSALS = 32;

/**
 * At most this many long answers are in progress. Later work waits for one to finish. While several clients
 * wait, one client has at most its share of them. A client that has none in progress may always begin one.
 */
const MOST_BEGUN = 16;
const MOST_BEGUN_OF_ONE = MOST_BEGUN / 4;

/**
 * Large answers that are begun: each takes some megabytes until it is sent. While several clients wait, one
 * client has one of them.
 */
const MOST_LARGE = 2;

/** Of the average time of a step, the share that the last one counts. */
const NEWEST = 1 / 16;

/** In milliseconds: what a client has had counts half as much after so long. */
const HALF_LIFE = 1000;
/** In milliseconds: less is forgotten. */
const LITTLE = 1;

/** In milliseconds: the longest time without building answers because connections arrive. */
const LONGEST_WAY = 24;

/** In milliseconds: if jobs take longer on average, finished answers are flushed first. */
const SHORT = 1;

interface Job {
  /** The moment, and the turn, since when it waits. */
  readonly since: number;
  readonly turn: number;
  readonly queue: Queue;
  readonly isLarge: boolean;
  readonly run: () => void;
  readonly giveUp: () => void;
}

/** What waits for one client, and what it has begun. */
interface Queue {
  readonly site: string;
  readonly jobs: Set<Job>;
  /** Those of large answers. */
  readonly largeJobs: Set<Job>;
  /** Parts of something long that wait to be made. */
  readonly parts: Set<() => void>;
  /** Long answers that are not done. */
  begun: number;
  /** The large ones among them. */
  large: number;
  wasPart: boolean;
  /** What was made for it, in milliseconds, the later counting more. */
  had: number;
}

const isEmpty = ({ jobs, largeJobs, parts, begun }: Queue): boolean =>
  jobs.size + largeJobs.size + parts.size + begun === 0;

/** Resolves when the next part of something long may be made. */
type Pause = () => Promise<void>;

/**
 * Answers that must be made, such as searches. Each turn of the event loop makes them for a slice of time;
 * further ones wait for later turns, so that kept answers, health and readiness never wait for many of them.
 * The next step, which is an answer or a part of a long one, is that of the client that has had least of
 * late. So a client that asks for much waits for itself, and the others wait for one step of it, however many
 * such clients there are.
 *
 * When a client asks for more than there is time to make, its requests are refused, some in each turn: a
 * client that has sent a thousand requests at once is refused one of them in a turn, and does not keep the
 * others waiting for a thousand refusals. What has waited for half a second is refused too.
 */
export class NewWork {
  /** In milliseconds: how long it has made answers so far. */
  made = 0;
  readonly #nextTurn: (callback: () => void) => void;
  /** Of clients for which something waits or is begun, by their sites; who had a step comes last. */
  readonly #queues = new Map<string, Queue>();
  /** What clients have had of late for which nothing waits now. */
  readonly #had = new Map<string, number>();
  #halved = 0;
  /** Of all clients; what has waited for longest comes first. */
  readonly #jobs = new Set<Job>();
  /** Long answers of all clients that are not done. */
  #begun = 0;
  #large = 0;
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

  /** @param nextTurn calls back in the next turn of the event loop. */
  constructor(nextTurn: (callback: () => void) => void) {
    this.#nextTurn = nextTurn;
  }

  /**
   * Makes a value for a client, now or later; undefined if there is too much to make.
   *
   * @param make gets what it waits for between the parts of something long.
   * @param isLarge whether it takes much memory until it is done.
   */
  run<T>(client: string, make: (pause: Pause) => T, isLarge = false): T | Promise<T | undefined> {
    const site = siteOf(client);
    if (this.#jobs.size === 0 && this.#spent < SLICE && this.#mayBegin(this.#queues.get(site), isLarge))
      return this.#measure(site, make, isLarge);
    const queue = this.#queueOf(site);
    if (queue.jobs.size * this.#queues.size * this.#average > PATIENCE) return this.#refuse();
    this.#awaitTurn();
    return new Promise((resolve, reject) => {
      const job: Job = {
        since: performance.now(),
        turn: this.#turns,
        queue,
        isLarge,
        run: () => {
          try {
            resolve(this.#measure(site, make, isLarge));
          } catch (error) {
            reject(error);
          }
        },
        giveUp: () => resolve(undefined),
      };
      (isLarge ? queue.largeJobs : queue.jobs).add(job);
      this.#jobs.add(job);
    });
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

  #queueOf(site: string): Queue {
    const known = this.#queues.get(site);
    if (known !== undefined) return known;
    const queue: Queue = {
      site,
      jobs: new Set(),
      largeJobs: new Set(),
      parts: new Set(),
      begun: 0,
      large: 0,
      wasPart: false,
      had: this.#had.get(site) ?? 0,
    };
    this.#had.delete(site);
    this.#queues.set(site, queue);
    return queue;
  }

  #measure<T>(site: string, make: (pause: Pause) => T, isLarge: boolean): T {
    if (this.#average > SHORT) this.#finishOthers();
    const started = performance.now();
    let made: T;
    try {
      made = make(() => this.#pause(site));
    } finally {
      const took = performance.now() - started;
      this.made += took;
      this.#count(took);
      this.#note(site, took);
      this.#awaitTurn();
    }
    if (made instanceof Promise) this.#follow(made, this.#queueOf(site), isLarge);
    return made;
  }

  #follow(long: Promise<unknown>, queue: Queue, isLarge: boolean): void {
    const large = isLarge ? 1 : 0;
    queue.begun++;
    queue.large += large;
    this.#begun++;
    this.#large += large;
    // What loads first is made at an unknown moment for an unknown time, so nothing else is made in the turn
    // of either.
    const endTurn = (): void => {
      this.#spent = SLICE;
      this.#awaitTurn();
    };
    const end = (): void => {
      queue.begun--;
      queue.large -= large;
      this.#begun--;
      this.#large -= large;
      if (isEmpty(queue)) this.#drop(queue);
      endTurn();
    };
    endTurn();
    long.then(end, end);
  }

  #count(took: number): void {
    this.#spent += took;
    this.#average += (took - this.#average) * NEWEST;
  }

  /** Notes what a client has had. */
  #note(site: string, took: number): void {
    const queue = this.#queues.get(site);
    if (queue !== undefined) queue.had += took;
    else this.#had.set(site, (this.#had.get(site) ?? 0) + took);
  }

  #drop(queue: Queue): void {
    this.#queues.delete(queue.site);
    if (queue.had > 0) this.#had.set(queue.site, queue.had);
  }

  /** Lets what clients have had count less with time, and forgets who has had little. */
  #forgetSome(): void {
    const now = performance.now();
    if (now - this.#halved < HALF_LIFE) return;
    this.#halved = now;
    for (const queue of this.#queues.values()) queue.had /= 2;
    for (const [site, had] of this.#had) {
      if (had < LITTLE) this.#had.delete(site);
      else this.#had.set(site, had / 2);
    }
  }

  #pause(site: string): Promise<void> {
    this.#awaitTurn();
    return new Promise((resolve) => this.#queueOf(site).parts.add(resolve));
  }

  #mayBegin(queue: Queue | undefined, isLarge: boolean): boolean {
    if (isLarge && !this.#mayBeginLarge(queue)) return false;
    if (queue === undefined || queue.begun === 0) return true;
    return this.#begun < MOST_BEGUN && (queue.begun < MOST_BEGUN_OF_ONE || this.#queues.size === 1);
  }

  #mayBeginLarge(queue: Queue | undefined): boolean {
    return this.#large < MOST_LARGE && (queue === undefined || queue.large === 0 || this.#queues.size === 1);
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
    const hasWorked = this.#isGivingWay() || this.#work();
    const hasParts = [...this.#queues.values()].some(({ parts }) => parts.size > 0);
    if (this.#refusals.size > 0 || hasParts || (this.#jobs.size > 0 && hasWorked)) this.#awaitTurn();
    else if (this.#jobs.size > 0) this.#lookAgain();
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
    this.#forgetSome();
    while (this.#spent < SLICE) {
      const queue = this.#next();
      if (queue === undefined) return hasWorked;
      this.#step(queue);
      hasWorked = true;
      // Of those that have had as much, the others come first.
      this.#queues.delete(queue.site);
      if (isEmpty(queue)) this.#drop(queue);
      else this.#queues.set(queue.site, queue);
    }
    return true;
  }

  /** Of those for which something can be made now, the one that has had least. */
  #next(): Queue | undefined {
    let next: Queue | undefined;
    for (const queue of this.#queues.values()) {
      if (next !== undefined && queue.had >= next.had) continue;
      if (queue.parts.size > 0 || this.#nextJob(queue) !== undefined) next = queue;
    }
    return next;
  }

  #refuseSome(): boolean {
    let left = REFUSALS;
    for (const refuse of this.#refusals) {
      if (left-- === 0) return true;
      this.#refusals.delete(refuse);
      refuse();
    }
    const now = performance.now();
    for (const job of this.#jobs) {
      // A process that was itself held up for so long makes what has waited for one turn only.
      if (now - job.since <= PATIENCE || this.#turns <= job.turn + 2 || left-- === 0) break;
      this.#forget(job);
      if (isEmpty(job.queue)) this.#drop(job.queue);
      job.giveUp();
    }
    return left < REFUSALS;
  }

  #forget(job: Job): void {
    this.#jobs.delete(job);
    (job.isLarge ? job.queue.largeJobs : job.queue.jobs).delete(job);
  }

  /** A large answer comes after the others of its client: whoever asks for one may wait. */
  #nextJob(queue: Queue): Job | undefined {
    const [job] = this.#mayBegin(queue, false) ? queue.jobs : [];
    const [large] = job === undefined && this.#mayBegin(queue, true) ? queue.largeJobs : [];
    return job ?? large;
  }

  /** Makes something, which by turns is a part and a job. */
  #step(queue: Queue): void {
    const [part] = queue.parts;
    const job = this.#nextJob(queue);
    queue.wasPart = part !== undefined && (job === undefined || !queue.wasPart);
    if (part !== undefined && queue.wasPart) {
      queue.parts.delete(part);
      // It is made when this turn ends, and takes about a slice.
      this.#count(SLICE);
      queue.had += SLICE;
      this.#awaitTurn();
      part();
    } else if (job !== undefined) {
      this.#forget(job);
      job.run();
    }
  }
}
