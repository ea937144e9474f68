import { siteOf } from "@naijaref/http/client";
import type { Begun, Size } from "./room.ts";

/** In milliseconds: what a client has had counts half as much after so long; with less it is forgotten. */
const HALF_LIFE = 1000;
const LITTLE = 1;

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
  forgetSome(): void {
    const now = performance.now();
    if (now - this.#halved < HALF_LIFE) return;
    this.#halved = now;
    for (const [site, client] of this.#all) {
      if (client.had < LITTLE && isIdle(client)) this.#all.delete(site);
      client.had /= 2;
    }
  }
}
