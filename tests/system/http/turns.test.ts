import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createNodeServer, type NodeServer } from "../../../packages/server/src/node/server.ts";
import { FairQueue } from "../../../packages/server/src/service/work/fair-queue.ts";

/** In milliseconds: longer than a turn of the event loop answers. */
const LONG = 3;

const work = new FairQueue(setImmediate);

let turn = 0;
let turnsOfAnswers: number[] = [];
let serving: Required<NodeServer>;
let clients: Socket[] = [];

function burn(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

function countTurns(): void {
  turn++;
  if (serving.server.listening) setImmediate(countTurns);
}

beforeEach(async () => {
  turnsOfAnswers = [];
  const stored = { status: 200, headers: ["Content-Length", "0"], body: undefined, route: "-" };
  serving = createNodeServer({
    handle: () => {
      burn(LONG);
      turnsOfAnswers.push(turn);
      return { stored, extra: [], isCached: false };
    },
    refuse: () => stored,
    startLog: () => () => {},
    draining: new AbortController().signal,
    work,
    log: { warn: () => {} },
    settings: {
      maxConnections: 100,
      maxConnectionsPerAddress: 100,
      trustedProxies: [],
      plainRequests: true,
    },
  });
  serving.server.listen(0, "127.0.0.1");
  await once(serving.server, "listening");
  countTurns();
});

afterEach(async () => {
  for (const client of clients) client.destroy();
  clients = [];
  await serving.close();
});

async function open(count: number): Promise<Socket[]> {
  const { port } = serving.server.address() as AddressInfo;
  let accepted = 0;
  const all = new Promise<void>((resolve) => {
    serving.server.on("connection", () => ++accepted === count && resolve());
  });
  clients = Array.from({ length: count }, () => connect(port, "127.0.0.1"));
  await all;
  return clients;
}

/** Resolves when so many answers have come on a connection. */
function answers(client: Socket, count: number): Promise<void> {
  let text = "";
  return new Promise((resolve) => {
    client.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (text.split("HTTP/1.1 200").length > count) resolve();
    });
  });
}

const most = (turns: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const one of turns) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Math.max(...counts.values());
};

const request = (method: string): string => `${method} / HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Both readers of requests. */
const KINDS = [
  ["plain requests", "GET"],
  ["requests that Node reads", "DELETE"],
] as const;

it.each(KINDS)(
  "answers %s in many turns, those of many connections and those that came together",
  async (_, method) => {
    for (const [connections, requests] of [
      [20, 2],
      [1, 20],
    ] as const) {
      turnsOfAnswers = [];
      const sockets = await open(connections);
      const all = Promise.all(sockets.map((socket) => answers(socket, requests)));
      for (const socket of sockets) socket.write(request(method).repeat(requests));
      await all;
      expect(turnsOfAnswers).toHaveLength(connections * requests);
      // One more, because what has waited is answered at the end of a turn, and others when the next begins.
      expect(most(turnsOfAnswers)).toBeLessThanOrEqual(2);
    }
  },
);

// What the queue does then, fair-queue.test.ts proves: Node accepts one connection in each turn.
it("tells the queue of work of each connection that arrives", async () => {
  const giveWay = vi.spyOn(work, "giveWay");
  await open(20);
  expect(giveWay).toHaveBeenCalledTimes(20);
  giveWay.mockRestore();
});
