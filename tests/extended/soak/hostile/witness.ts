import { connect } from "node:net";
import { get, request } from "../../../system/http/rows.ts";
import { goFirst } from "./contained.ts";

/**
 * A process of its own: other people, each with a new connection and from an address of their own. They ask
 * at a steady pace, from when the parent says so until it says that it is over; then it gets what they saw.
 */

/** In milliseconds: between the requests of one kind. */
const PACE = 40;
/** In milliseconds: a request without an answer counts as one that took so long. */
const PATIENCE = 10_000;
/** In milliseconds: how often this process looks whether it is late. */
const TICK = 5;

goFirst(process.pid);

let number = Math.floor(Math.random() * 1e6);

const once = (): readonly string[] => ["Connection: close", `X-Forwarded-For: 203.0.113.${number++ % 256}`];
const look = (target: string): string => get(target, ...once());
const TYPE = "Content-Type: application/x-www-form-urlencoded";
const post = (form: string): string =>
  `${request("POST /reconcile HTTP/1.1", TYPE, `Content-Length: ${form.length}`, ...once())}${form}`;

export const KINDS = {
  search: () => look(`/v1/search?q=ikej${number}a`),
  match: () => look(`/v1/match?kind=lga&name=Ikejja${number}`),
  point: () => look(`/v1/reverse?lat=6.6&lon=3.3${number % 10_000}`),
  post: () => post(`queries={"a":{"query":"Ikejja${number}","type":"lga"}}`),
  health: () => look("/v1/health"),
  cached: () => look("/v1/states/LA"),
} as const;

export type Kind = keyof typeof KINDS;

export interface Seen {
  /** In milliseconds, of each request. */
  readonly times: Readonly<Record<Kind, readonly number[]>>;
  /** How many were not answered with 200. */
  readonly refused: Readonly<Record<Kind, number>>;
  /** In milliseconds: how late this process was by itself, at each look. */
  readonly lateness: readonly number[];
}

const port = Number(process.argv[2]);
/** Only Linux has all of 127.0.0.0/8 without being asked. */
const hasAddresses = process.platform === "linux";

const ask = (sent: string): Promise<boolean> =>
  new Promise((resolve) => {
    const localAddress = hasAddresses ? `127.0.1.${1 + (number % 250)}` : "127.0.0.1";
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    let head = "";
    const timer = setTimeout(() => socket.destroy(), PATIENCE);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      if (head === "") head = chunk.toString("latin1", 0, 12);
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(head === "HTTP/1.1 200");
    });
    socket.write(sent);
  });

async function watch(isOver: () => boolean): Promise<Seen> {
  const names = Object.keys(KINDS) as Kind[];
  const times = Object.fromEntries(names.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  const refused = Object.fromEntries(names.map((kind) => [kind, 0])) as Record<Kind, number>;
  const lateness: number[] = [];
  let last = performance.now();
  const ticker = setInterval(() => {
    const now = performance.now();
    lateness.push(Math.max(0, now - last - TICK));
    last = now;
  }, TICK);
  const keepAsking = async (kind: Kind): Promise<void> => {
    const asked: Promise<void>[] = [];
    while (!isOver()) {
      const started = performance.now();
      // None waits for the one before it, so that slow answers are not asked for less often.
      asked.push(
        ask(KINDS[kind]()).then((isAnswered) => {
          times[kind].push(performance.now() - started);
          if (!isAnswered) refused[kind]++;
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    await Promise.all(asked);
  };
  await Promise.all(names.map(keepAsking));
  clearInterval(ticker);
  return { times, refused, lateness };
}

process.on("message", (message: "watch" | "over") => {
  if (message === "over") return;
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  void watch(() => isOver).then((seen) => process.send?.(seen));
});
process.send?.("started");
