import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HeldAnswers, release } from "./answer.ts";

let server: Server;
let clients: Socket[] = [];
let port: number;

beforeEach(async () => {
  server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // A client that is closed with bytes unread resets its connection.
  server.on("connection", (socket) => socket.on("error", () => {}));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});

afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
  server.close();
});

/** The server's side of a new connection. */
async function accept(): Promise<Socket> {
  clients.push(connect(port, "127.0.0.1"));
  const [socket] = (await once(server, "connection")) as [Socket];
  return socket;
}

async function acceptMany(count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at++) sockets.push(await accept());
  return sockets;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("holds what is written until the turn ends, and keeps its order", async () => {
  const socket = await accept();
  const held = new HeldAnswers();
  held.hold(socket);
  socket.write("one ");
  held.hold(socket);
  socket.write("two ");
  expect(socket.writableLength).toBe(8);
  await turn();
  expect(socket.writableLength).toBe(0);
  socket.end("three");
  const [first] = (await once(clients[0] as Socket, "data")) as [Buffer];
  const rest: Buffer[] = [];
  clients[0]?.on("data", (chunk: Buffer) => rest.push(chunk));
  await once(clients[0] as Socket, "end");
  expect(Buffer.concat([first, ...rest]).toString()).toBe("one two three");
});

it("writes what it holds when there are enough answers", async () => {
  const sockets = await acceptMany(17);
  const held = new HeldAnswers();
  for (const socket of sockets) {
    held.hold(socket);
    socket.write("answer");
  }
  expect(sockets.map(({ writableLength }) => writableLength)).toEqual([...Array(16).fill(0), 6]);
  await turn();
  expect(sockets.at(-1)?.writableLength).toBe(0);
});

it("writes all at once when it is told to, or one connection's", async () => {
  const [one, other] = (await acceptMany(2)) as [Socket, Socket];
  const held = new HeldAnswers();
  for (const socket of [one, other]) {
    held.hold(socket);
    socket.write("answer");
  }
  release(one);
  expect([one.writableLength, other.writableLength]).toEqual([0, 6]);
  held.write();
  expect(other.writableLength).toBe(0);
});

it("does not mind connections that are closed meanwhile", async () => {
  const [one, other] = (await acceptMany(2)) as [Socket, Socket];
  const held = new HeldAnswers();
  for (const socket of [one, other]) {
    held.hold(socket);
    socket.write("answer");
  }
  one.destroy();
  await turn();
  expect(other.writableLength).toBe(0);
  held.hold(other);
  other.end("bye");
  await turn();
  expect(other.writableFinished).toBe(true);
});
