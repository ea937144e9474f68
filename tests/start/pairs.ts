import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach } from "vitest";

/** Both sides of a connection. */
export interface Pair {
  readonly client: Socket;
  readonly socket: Socket;
}

/** A server for each test of a file, and a function that opens a connection to it. */
export function openPairs(): () => Promise<Pair> {
  let server: Server;
  let clients: Socket[] = [];

  beforeEach(async () => {
    server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
  });

  afterEach(() => {
    for (const client of clients) client.destroy();
    clients = [];
    server.close();
  });

  return async () => {
    const accepted = once(server, "connection") as Promise<[Socket]>;
    // A client that is closed with bytes unread resets its connection.
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
    clients.push(client);
    const [socket] = await accepted;
    return { client, socket: socket.on("error", () => {}) };
  };
}
