import { siteOf } from "@naijaref/http/client";

/**
 * Long answers that are begun, of one client and of all. One is always begun: what one client has begun never
 * keeps another from its first.
 */
const MAX_BEGUN_OF_ONE = 4;
const MAX_BEGUN = 16;

/** Large answers in the making: one of a client. */
const MAX_LARGE = 2;
/** In bytes: a large answer in the making, with all that it is made of. */
const LARGE = 8 * 2 ** 20;

/** Of the memory: what must be left to begin an answer. Without the least, nothing more is made of any. */
const NEEDED = { short: 0.13, long: 0.2, large: 0.2 } as const satisfies Readonly<Record<Size, number>>;

/** In milliseconds: what a client has had counts half as much after so long; with less it is forgotten. */
const HALF_LIFE = 1000;
const LITTLE = 1;

/**
 * What an answer costs. Short: made in one step. Long: in parts, or after something is loaded. Large: long,
 * and some megabytes until it is sent.
 */
export type Size = "short" | "long" | "large";

/** Of one client: long answers that are not done, and the large ones among them. */
export interface Begun {
  begun: number;
  large: number;
}

/** The memory for large answers, cached ones among them. */
interface Memory {
  readonly bytes: number;
  readonly cached: () => number;
}

/** What there is room for: how many answers may be begun, and with how much memory left. */
export class Room {
  /** In bytes: bodies that clients have not taken yet. Whoever writes them sets it. */
  unsent: () => number = () => 0;
  /** How much of the memory is left, from 1 to 0. Whoever measures it sets it. */
  memoryLeft: () => number = () => 1;
  readonly #memory: Memory | undefined;
  readonly #all: Begun = { begun: 0, large: 0 };

  /** @param memory what may be kept beside the first large answer in the making. */
  constructor(memory?: Memory) {
    this.#memory = memory;
  }

  /** Whether so much memory is left that an answer may begin. */
  hasMemory(size: Size): boolean {
    return this.memoryLeft() >= NEEDED[size];
  }

  mayBegin(size: Size, { begun, large }: Begun): boolean {
    if (!this.hasMemory(size)) return false;
    if (size === "short") return true;
    if (size === "large" && (large > 0 || !this.#isForLarge())) return false;
    return begun === 0 || (begun < MAX_BEGUN_OF_ONE && this.#all.begun < MAX_BEGUN);
  }

  /** Counts a long answer of a client that begins, or that has ended. */
  count(size: Size, client: Begun, by: 1 | -1): void {
    for (const counted of [client, this.#all]) {
      counted.begun += by;
      if (size === "large") counted.large += by;
    }
  }

  /** For one large answer there always is. */
  #isForLarge(): boolean {
    const { large } = this.#all;
    if (large === 0) return true;
    if (large >= MAX_LARGE) return false;
    const memory = this.#memory;
    return memory === undefined || (large + 1) * LARGE + this.unsent() + memory.cached() <= memory.bytes;
  }
}

/** An answer that waits to be begun. */
export interface Job {
  readonly size: Size;
  /** The moment, and the round, since when it waits. */
  readonly since: number;
  readonly round: number;
  readonly run: () => void;
  readonly giveUp: () => void;
}

/** A client, or all of an IPv6 /48: what waits for it, and what it has begun. */
export interface Client extends Begun {
  /** The first has waited for longest. */
  readonly jobs: Set<Job>;
  /** Parts of something long that wait to be made. */
  readonly parts: Set<() => void>;
  /** Whether its last step was a part. */
  wasPart: boolean;
  /** What was made for it, in milliseconds, the later counting more. */
  had: number;
}

const isIdle = ({ jobs, parts, begun }: Client): boolean => jobs.size + parts.size + begun === 0;

/** The clients by their sites: those for which something waits or is begun, and those that had something of late. */
export class Clients {
  readonly #all = new Map<string, Client>();
  /** Those for which something waits or is begun; who had a step comes last. */
  readonly #active = new Set<Client>();
  #halved = 0;

  at(name: string): Client {
    this.#forgetSome();
    const site = siteOf(name);
    let client = this.#all.get(site);
    if (client === undefined) {
      client = { jobs: new Set(), parts: new Set(), begun: 0, large: 0, wasPart: false, had: 0 };
      this.#all.set(site, client);
    }
    return client;
  }

  get active(): Iterable<Client> {
    return this.#active;
  }

  /** Takes note of what now waits or is begun for a client, or is no more. */
  update(client: Client): void {
    if (isIdle(client)) this.#active.delete(client);
    else this.#active.add(client);
  }

  /** Of those that have had as much, the others come before a client that had a step. */
  moveLast(client: Client): void {
    this.#active.delete(client);
    this.update(client);
  }

  hasOthers(client: Client): boolean {
    return this.#active.size > (this.#active.has(client) ? 1 : 0);
  }

  /** The client that has had least, of those for which a step may be made. */
  leastServed(mayStep: (client: Client) => boolean): Client | undefined {
    let least: Client | undefined;
    for (const client of this.#active)
      if ((least === undefined || client.had < least.had) && mayStep(client)) least = client;
    return least;
  }

  /** Lets what clients have had count less with time, and forgets who has had little. */
  #forgetSome(): void {
    const now = performance.now();
    if (now - this.#halved < HALF_LIFE) return;
    this.#halved = now;
    for (const [site, client] of this.#all) {
      if (client.had < LITTLE && isIdle(client)) this.#all.delete(site);
      client.had /= 2;
    }
  }
}
