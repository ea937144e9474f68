import type { Count, Store } from "../http/limit/shared.ts";
import type { Settings } from "./settings.ts";

/** What a process asks the primary: some clients, and what each of their requests costs. */
interface Question {
  readonly asked: number;
  readonly clients: readonly string[];
  readonly costs: readonly (0 | 1)[];
}

interface Reply {
  readonly asked: number;
  readonly counts: readonly Count[];
}

/** A process at the other end of a channel: a worker or, seen from there, the primary. */
export interface Channel {
  readonly send: (message: Question | Reply) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

const has = (message: unknown, field: string): boolean =>
  typeof message === "object" && message !== null && "asked" in message && field in message;

/**
 * Counts in the primary process, where all processes of this machine count together. The requests of one turn
 * of the event loop are sent in one message, because a message costs as much as many requests.
 */
export function countInPrimary(primary: Channel): Store {
  let asked = 0;
  let waiting: { client: string; cost: 0 | 1; resolve: (count: Count) => void }[] = [];
  const sent = new Map<number, typeof waiting>();
  primary.onMessage((message) => {
    if (!has(message, "counts")) return;
    const { asked, counts } = message as Reply;
    for (const [at, { resolve }] of (sent.get(asked) ?? []).entries()) resolve(counts[at] as Count);
    sent.delete(asked);
  });
  const send = (): void => {
    primary.send({
      asked: ++asked,
      clients: waiting.map(({ client }) => client),
      costs: waiting.map(({ cost }) => cost),
    });
    sent.set(asked, waiting);
    waiting = [];
  };
  return {
    count: (client, _, cost) =>
      new Promise((resolve) => {
        if (waiting.push({ client, cost, resolve }) === 1) setImmediate(send);
      }),
  };
}

/** Replies to a process that counts here. */
export function answerCounts(worker: Channel, count: (client: string, cost: 0 | 1) => Count): void {
  worker.onMessage((message) => {
    if (!has(message, "clients")) return;
    const { asked, clients, costs } = message as Question;
    worker.send({ asked, counts: clients.map((client, at) => count(client, costs[at] ?? 1)) });
  });
}

/**
 * The settings of one of several processes, which has its share of what is bounded, and its channel to the
 * primary.
 */
export function shareWork(settings: Settings): [Settings, Channel] {
  const { processes, maxConnections, maxConnectionsPerAddress, metricsPort } = settings;
  const number = Number(process.env["PROCESS_NUMBER"]);
  return [
    {
      ...settings,
      maxConnections: Math.ceil(maxConnections / processes),
      maxConnectionsPerAddress: Math.ceil(maxConnectionsPerAddress / processes),
      metricsPort: metricsPort === undefined ? undefined : metricsPort + number,
    },
    {
      send: (message) => void process.send?.(message),
      onMessage: (listener) => void process.on("message", listener),
    },
  ];
}
