import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { untilReady } from "../../start/runtimes.ts";
import { exchange } from "../../start/socket.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { get } from "../../system/http/rows.ts";
import { slowMatch, slowSearch } from "../hostile/slow-searches.ts";

/**
 * Cached answers while more searches are asked for than can be made. How long a cached answer waits is
 * counted in searches that are made before it, because a busy machine makes all of them slower alike.
 */

const service = ownService("Node", { RATE_LIMIT: "off", MAX_CONNECTIONS_PER_ADDRESS: "2000" });
beforeAll(() => untilReady(service));

/**
 * Clients that search, and search again when they are answered. Every tenth request is a list of names to
 * match, so that half a second is too short for all of them on any machine.
 */
const SEARCHERS = 1500;
/** Round trips on one connection, and new connections at once. */
const ROUND_TRIPS = 20;
const NEW_CONNECTIONS = 200;

const cached = get("/v1/states/LA");

const STATUS_LINE = /HTTP\/1\.1 (\d{3})/g;
const STATUS_LINE_LENGTH = "HTTP/1.1 200".length;

const counts = { sent: 0, made: 0, refused: 0 };
let refusal = "";

function nextSearch(): string {
  const number = counts.sent++;
  return get(number % 10 === 9 ? slowMatch(number) : slowSearch(number));
}

/** Searches until it is told to stop; resolves when all that was sent is answered. */
function startSearching(): () => Promise<void> {
  let isOver = false;
  const sockets = Array.from({ length: SEARCHERS }, () => {
    const socket = connect(service.port, "127.0.0.1").setEncoding("latin1");
    socket.write(nextSearch());
    let rest = "";
    socket.on("data", (chunk: string) => {
      rest += chunk;
      // No body holds a status line. Two chunks may divide one, because the next search is sent before the
      // end of a body.
      for (const [, status] of rest.matchAll(STATUS_LINE)) {
        counts[status === "200" ? "made" : "refused"]++;
        if (status === "503") refusal = chunk;
        if (!isOver) socket.write(nextSearch());
      }
      rest = rest.replaceAll(STATUS_LINE, "").slice(-STATUS_LINE_LENGTH);
    });
    return socket;
  });
  return async () => {
    isOver = true;
    await expect.poll(() => counts.made + counts.refused).toBe(counts.sent);
    for (const socket of sockets) socket.destroy();
  };
}

/** Answers of this test are short, and come in one piece. */
async function statusOn(socket: Socket, request: string): Promise<string> {
  socket.write(request);
  const [chunk] = (await once(socket, "data")) as [Buffer];
  return chunk.toString("latin1", 0, 12);
}

it("refuses searches when there are too many, while cached answers and health go on, and then makes them again", async () => {
  await exchange(service.port, cached.repeat(2), { expected: 2 });
  const stop = startSearching();
  // Also if this test fails: the searches would let the tests after it fail too.
  onTestFinished(stop);
  await expect.poll(() => counts.refused).toBeGreaterThan(0);
  // Not before: on a busy machine a connection would be closed that has said nothing for so long.
  const socket = connect(service.port, "127.0.0.1");

  let before = counts.made;
  for (let times = 0; times < ROUND_TRIPS; times++)
    for (const request of [cached, get("/v1/health")])
      expect(await statusOn(socket, request)).toBe("HTTP/1.1 200");
  // Without slices, each would wait for all searches that wait: for half a second.
  expect((counts.made - before) / ROUND_TRIPS, "searches made for each round trip").toBeLessThan(80);

  before = counts.made;
  const together = Array.from({ length: NEW_CONNECTIONS }, () => connect(service.port, "127.0.0.1"));
  const statuses = await Promise.all(together.map((one) => statusOn(one, cached)));
  expect(new Set(statuses)).toEqual(new Set(["HTTP/1.1 200"]));
  // Node accepts one connection in each turn: if each turn also made searches, there would be ten for each.
  expect((counts.made - before) / NEW_CONNECTIONS, "searches made for each connection").toBeLessThan(4);
  for (const one of together) one.destroy();

  const [head = "", body = ""] = refusal.split("\r\n\r\n");
  expect(head.toLowerCase()).toContain("\r\nretry-after: 1");
  expect(JSON.parse(body)).toMatchObject({ error: { code: "overloaded" } });

  await stop();
  socket.destroy();
  expect((await exchange(service.port, get(slowSearch(counts.sent)))).responses[0]?.status).toBe(200);
});
