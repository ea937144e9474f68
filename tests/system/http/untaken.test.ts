import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import type { StoredResponse } from "@naijaref/http/message";
import { afterEach, beforeEach, expect, it } from "vitest";
import { UntakenBodies } from "../../../packages/server/src/node/untaken.ts";

/** Clients that take nothing, over real sockets. */

const MEGABYTE = 2 ** 20;

let server: Server;
let clients: Socket[];

beforeEach(async () => {
  server = createServer().listen(0, "127.0.0.1");
  clients = [];
  await once(server, "listening");
});

afterEach(() => {
  for (const client of clients) client.destroy();
  server.close();
});

/** The service's side of a connection whose client takes nothing. */
async function connectClient(): Promise<Socket> {
  const accepted = once(server, "connection");
  clients.push(connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {}));
  return ((await accepted) as [Socket])[0].on("error", () => {});
}

const responseOf = (megabytes: number): StoredResponse => ({
  status: 200,
  headers: [],
  body: new Uint8Array(megabytes * MEGABYTE),
  route: "-",
});

it("closes the connections that have waited for longest when all bodies are too many", async () => {
  const untaken = new UntakenBodies(() => "192.0.2.1");
  const sockets: Socket[] = [];
  for (let times = 0; times < 5; times++) {
    const socket = await connectClient();
    sockets.push(socket);
    const response = responseOf(10);
    socket.write(response.body as Uint8Array);
    untaken.hold(socket, response);
    expect(untaken.bytes).toBeLessThanOrEqual(32 * MEGABYTE);
  }
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false, false]);
  expect(untaken.cut).toBe(2);
});

it("counts a body once for all who wait for it", async () => {
  const untaken = new UntakenBodies(() => "192.0.2.1");
  const shared = responseOf(20);
  const sockets: Socket[] = [];
  for (const response of [shared, shared, shared]) {
    const socket = await connectClient();
    sockets.push(socket);
    untaken.hold(socket, response);
  }
  expect(untaken.bytes).toBe(20 * MEGABYTE);
  expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
});

it("counts no more what is taken", async () => {
  const untaken = new UntakenBodies(() => "192.0.2.1");
  const [first, second] = [await connectClient(), await connectClient()];
  untaken.hold(first, responseOf(10));
  untaken.hold(first, responseOf(5));
  untaken.hold(second, responseOf(3));
  expect(untaken.bytes).toBe(8 * MEGABYTE);
  untaken.release(first);
  untaken.release(first);
  expect(untaken.bytes).toBe(3 * MEGABYTE);
  untaken.release(second);
  expect(untaken).toMatchObject({ bytes: 0, cut: 0 });
});
