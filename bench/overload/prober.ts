import { connect, type Socket } from "node:net";

/**
 * A process of its own: a client that asks for kept answers, health and readiness at a steady pace, over
 * connections that stay open and over new ones, until it is told to stop. It sends what it measured to its
 * parent.
 */

/** In milliseconds, for each kind of request. */
const PACE = 10;
/** In milliseconds: a request without an answer counts as one that took so long. */
const PATIENCE = 10_000;

const KINDS = {
  "cached, open connection": { target: "/v1/states/LA", isNew: false },
  "cached, new connection": { target: "/v1/states/LA", isNew: true },
  "/v1/health, open connection": { target: "/v1/health", isNew: false },
  "/v1/ready, new connection": { target: "/v1/ready", isNew: true },
} as const;

export type Kind = keyof typeof KINDS;

/** Milliseconds of each request, by its kind; and how many did not get a 200. */
export interface Probed {
  readonly times: Readonly<Record<Kind, readonly number[]>>;
  readonly failed: number;
}

const port = Number(process.argv[2]);
const times = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, [] as number[]])) as Record<
  Kind,
  number[]
>;
let failed = 0;
let isOver = false;

const open = (): Socket => connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => {});

/** Whether a 200 comes. */
const ask = (socket: Socket, target: string): Promise<boolean> =>
  new Promise((resolve) => {
    const close = (): void => end();
    const timer = setTimeout(close, PATIENCE);
    const end = (chunk?: Buffer): void => {
      clearTimeout(timer);
      socket.off("data", end).off("close", close);
      resolve(chunk?.toString("latin1", 0, 12) === "HTTP/1.1 200");
    };
    socket.on("data", end).on("close", close);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
  });

async function keepAsking(kind: Kind): Promise<void> {
  const { target, isNew } = KINDS[kind];
  let socket = open();
  while (!isOver) {
    const started = performance.now();
    if (isNew) socket = open();
    if (!(await ask(socket, target))) failed++;
    if (isNew) socket.destroy();
    const took = performance.now() - started;
    times[kind].push(took);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, PACE - took)));
  }
  socket.destroy();
}

process.once("message", () => {
  isOver = true;
});
process.send?.("started");
await Promise.all(Object.keys(KINDS).map((kind) => keepAsking(kind as Kind)));
process.send?.({ times, failed } satisfies Probed);
process.disconnect();
