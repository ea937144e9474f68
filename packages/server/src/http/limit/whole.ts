import type { FromPrimary, ToPrimary } from "./divided.ts";
import { WINDOW } from "./quota.ts";
import { type Clock, limitInMemory } from "./sliding-window.ts";

/** Of clients that the primary counts: a further one has that given back which was asked for longest ago. */
const MOST = 10_000;
/**
 * In milliseconds: how long the primary waits for what a process has counted. A process that is busy for
 * longer hands it over later; meanwhile it allows nothing.
 */
const PATIENCE = 250;

/** A process as the primary sees it. */
export interface Member {
  readonly send: (message: FromPrimary) => void;
}

/** A client that the primary counts. */
interface Together {
  asked: number;
  /** Who has not handed it over yet. */
  readonly missing: Set<Member>;
  /** The questions that wait for that. */
  waiting: (() => void)[];
}

/** The part of the primary. */
export interface WholeLimit {
  /** When a process has ended. What it has counted by itself is lost. */
  readonly leave: (member: Member) => void;
  readonly receive: (member: Member, message: ToPrimary) => void;
  /** Gives back the clients that nobody has asked about for a window: to be called from time to time. */
  readonly giveBack: () => void;
}

export function limitOfAll(
  limit: number,
  now: Clock = () => performance.now(),
  { most = MOST, patience = PATIENCE } = {},
): WholeLimit {
  const whole = limitInMemory(limit, now);
  const members = new Set<Member>();
  /** The client that was asked about longest ago is the first. */
  const clients = new Map<string, Together>();

  const release = (together: Together): void => {
    together.missing.clear();
    for (const reply of together.waiting.splice(0)) reply();
  };
  const arrived = (together: Together | undefined, member: Member): void => {
    if (together?.missing.delete(member) && together.missing.size === 0) release(together);
  };
  const end = (ended: readonly string[]): void => {
    if (ended.length === 0) return;
    for (const client of ended) {
      const together = clients.get(client);
      clients.delete(client);
      if (together !== undefined) release(together);
    }
    for (const member of members) member.send({ kind: "give back", clients: ended });
  };

  const begin = (client: string): Together => {
    const [first] = clients.keys();
    if (first !== undefined && clients.size >= most) end([first]);
    const together: Together = { asked: now(), missing: new Set(members), waiting: [] };
    for (const member of members) member.send({ kind: "hand over", clients: [client] });
    setTimeout(() => release(together), patience);
    return together;
  };

  const count = (member: Member, id: number, client: string, cost: number): void => {
    const together = clients.get(client) ?? begin(client);
    clients.delete(client);
    clients.set(client, together);
    together.asked = now();
    const reply = (): void => member.send({ kind: "counted", id, count: whole.count(client, cost) });
    if (together.missing.size === 0) reply();
    else together.waiting.push(reply);
  };

  const join = (member: Member): void => {
    members.add(member);
    if (clients.size > 0) member.send({ kind: "hand over", clients: [...clients.keys()] });
  };

  return {
    leave: (member) => {
      members.delete(member);
      for (const together of clients.values()) arrived(together, member);
    },
    receive: (member, message) => {
      if (message.kind === "join") join(member);
      else if (message.kind === "count") count(member, message.id, message.client, message.cost);
      else {
        whole.takeOver(message.client, message.uses);
        arrived(clients.get(message.client), member);
      }
    },
    giveBack: () => {
      const idle: string[] = [];
      for (const [client, { asked, missing }] of clients) {
        if (now() - asked < WINDOW) break;
        if (missing.size === 0) idle.push(client);
      }
      end(idle);
    },
  };
}
