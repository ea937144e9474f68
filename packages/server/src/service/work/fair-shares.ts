/**
 * At most this many long answers are in progress, so that they end soon. Later ones wait for one to finish.
 * One client has at most half of them, and while several clients wait a quarter.
 */
const MAX_BEGUN = 16;
const MAX_BEGUN_ALONE = MAX_BEGUN / 2;
const MAX_BEGUN_OF_ONE = MAX_BEGUN / 4;

/**
 * Large answers that are begun: each takes some megabytes until it is sent. While several clients wait, one
 * client has one of them.
 */
const MAX_LARGE = 2;

/** In milliseconds: what a client has had counts half as much after so long. */
const HALF_LIFE = 1000;
/** In milliseconds: less is forgotten. */
const LITTLE = 1;

/**
 * Short: made in one step. Long: in parts, or after something is loaded. Large: long, and some megabytes
 * until it is sent.
 */
export type Size = "short" | "long" | "large";

/** What waits to be made. */
export interface Job {
  readonly size: Size;
  /** The moment, and the turn, since when it waits. */
  readonly since: number;
  readonly turn: number;
  readonly run: () => void;
  readonly giveUp: () => void;
}

/** What comes next for a client: a part of something long, or a job. */
export type Step = { readonly site: string } & (
  | { readonly part: () => void }
  | { readonly part?: undefined; readonly job: Job }
);

/** What waits for one client, and what it has begun. */
interface Queue {
  readonly site: string;
  readonly jobs: Readonly<Record<Size, Set<Job>>>;
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

const isEmpty = ({ jobs, parts, begun }: Queue): boolean =>
  SIZES.every((size) => jobs[size].size === 0) && parts.size + begun === 0;

const SIZES: readonly Size[] = ["short", "long", "large"];

/**
 * What waits for each client, and whose turn it is: the next step is that of the client that has had least of
 * late. So a client that asks for much waits for itself, and the others wait for one step of it, however many
 * such clients there are. Clients are named by their sites (`siteOf`).
 */
export class FairShares {
  /** Of clients for which something waits or is begun, by their sites; who had a step comes last. */
  readonly #queues = new Map<string, Queue>();
  /** What clients have had of late for which nothing waits now. */
  readonly #had = new Map<string, number>();
  /** Of all clients, with their queues; what has waited for longest comes first. */
  readonly #jobs = new Map<Job, Queue>();
  #halved = 0;
  /** Long answers of all clients that are not done. */
  #begun = 0;
  #large = 0;
  readonly #hasRoom: (large: number) => boolean;

  /** @param hasRoom whether there is memory for so many large answers in the making; for one there is. */
  constructor(hasRoom: (large: number) => boolean = () => true) {
    this.#hasRoom = hasRoom;
  }

  /** What has waited for longest comes first. */
  get jobs(): Iterable<Job> {
    return this.#jobs.keys();
  }

  get hasJobs(): boolean {
    return this.#jobs.size > 0;
  }

  get hasParts(): boolean {
    return [...this.#queues.values()].some(({ parts }) => parts.size > 0);
  }

  /** Whether a client may begin something at once, before what waits. */
  mayBegin(site: string, size: Size): boolean {
    return this.#jobs.size === 0 && this.#mayBegin(this.#queues.get(site), size);
  }

  /** Whether anything waits, or is begun, for other clients. */
  hasOthers(site: string): boolean {
    return this.#queues.size > (this.#queues.has(site) ? 1 : 0);
  }

  /** How many jobs come before the next one of a client, if all clients have their turns. */
  before(site: string): number {
    const { short, long } = this.#queueOf(site).jobs;
    return (short.size + long.size) * this.#queues.size;
  }

  add(site: string, job: Job): void {
    const queue = this.#queueOf(site);
    queue.jobs[job.size].add(job);
    this.#jobs.set(job, queue);
  }

  /** Gives up a job that waits. */
  remove(job: Job): void {
    const queue = this.#forget(job);
    if (queue !== undefined && isEmpty(queue)) this.#drop(queue);
  }

  /** Resolves when the next part of something long may be made. */
  pause(site: string): Promise<void> {
    return new Promise((resolve) => this.#queueOf(site).parts.add(resolve));
  }

  /** Says that a client has begun something long. Returns what ends it. */
  begin(site: string, size: Size): () => void {
    const queue = this.#queueOf(site);
    const large = size === "large" ? 1 : 0;
    const count = (by: 1 | -1): void => {
      queue.begun += by;
      queue.large += by * large;
      this.#begun += by;
      this.#large += by * large;
    };
    count(1);
    return () => {
      count(-1);
      if (isEmpty(queue)) this.#drop(queue);
    };
  }

  /** Notes what a client has had, in milliseconds. */
  note(site: string, took: number): void {
    const queue = this.#queues.get(site);
    if (queue !== undefined) queue.had += took;
    else this.#had.set(site, (this.#had.get(site) ?? 0) + took);
  }

  /** Lets what clients have had count less with time, and forgets who has had little. */
  forgetSome(): void {
    const now = performance.now();
    if (now - this.#halved < HALF_LIFE) return;
    this.#halved = now;
    for (const queue of this.#queues.values()) queue.had /= 2;
    for (const [site, had] of this.#had) {
      if (had < LITTLE) this.#had.delete(site);
      else this.#had.set(site, had / 2);
    }
  }

  /** Takes the next step, which for a client is by turns a part and a job; undefined if none can be made. */
  next(): Step | undefined {
    const queue = this.#leastServed();
    if (queue === undefined) return undefined;
    const { site } = queue;
    const [part] = queue.parts;
    const job = this.#nextJob(queue);
    queue.wasPart = part !== undefined && (job === undefined || !queue.wasPart);
    if (part !== undefined && queue.wasPart) {
      queue.parts.delete(part);
      return { site, part };
    }
    if (job === undefined) return undefined;
    this.#forget(job);
    return { site, job };
  }

  /** After a step of a client: of those that have had as much, the others come first. */
  settle(site: string): void {
    const queue = this.#queues.get(site);
    if (queue === undefined) return;
    this.#queues.delete(site);
    if (isEmpty(queue)) this.#drop(queue);
    else this.#queues.set(site, queue);
  }

  #queueOf(site: string): Queue {
    const known = this.#queues.get(site);
    if (known !== undefined) return known;
    const queue: Queue = {
      site,
      jobs: { short: new Set(), long: new Set(), large: new Set() },
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

  #drop(queue: Queue): void {
    this.#queues.delete(queue.site);
    if (queue.had > 0) this.#had.set(queue.site, queue.had);
  }

  #forget(job: Job): Queue | undefined {
    const queue = this.#jobs.get(job);
    this.#jobs.delete(job);
    queue?.jobs[job.size].delete(job);
    return queue;
  }

  #mayBegin(queue: Queue | undefined, size: Size): boolean {
    if (size === "short") return true;
    if (size === "large" && !this.#mayBeginLarge(queue)) return false;
    if (this.#begun >= MAX_BEGUN) return false;
    const isAlone = this.#queues.size === 1;
    return queue === undefined || queue.begun < (isAlone ? MAX_BEGUN_ALONE : MAX_BEGUN_OF_ONE);
  }

  #mayBeginLarge(queue: Queue | undefined): boolean {
    if (this.#large > 0 && !this.#hasRoom(this.#large + 1)) return false;
    return this.#large < MAX_LARGE && (queue === undefined || queue.large === 0 || this.#queues.size === 1);
  }

  /** Of those for which something can be made now, the one that has had least. */
  #leastServed(): Queue | undefined {
    let least: Queue | undefined;
    for (const queue of this.#queues.values()) {
      if (least !== undefined && queue.had >= least.had) continue;
      if (queue.parts.size > 0 || this.#nextJob(queue) !== undefined) least = queue;
    }
    return least;
  }

  /** A large answer comes after the others of its client: whoever asks for one may wait. */
  #nextJob(queue: Queue): Job | undefined {
    for (const size of SIZES) {
      const [job] = queue.jobs[size];
      if (job !== undefined && this.#mayBegin(queue, size)) return job;
    }
    return undefined;
  }
}
