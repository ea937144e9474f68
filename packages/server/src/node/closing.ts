import type { Server, Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * In milliseconds. A client has some seconds to send its request and to read the response. Idle connections
 * are kept longer than balancers keep theirs (60 s is common), or a balancer would send into a closing one.
 */
export const TIMES = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  keepAliveTimeout: 65_000,
  /** Passed to the constructor; otherwise Node looks for slow clients only every 30 s. */
  connectionsCheckingInterval: 1_000,
} as const;

/**
 * In milliseconds: a client that does not read the rest of its response is disconnected after one or two
 * times this, and one that sends nothing after connecting after one time this.
 */
export const STALLED = 8_000;

export interface Reader {
  /**
   * In milliseconds, when the connection became idle: it was opened, its last answer was written, or a request
   * began to come. Undefined while an answer is made or taken.
   */
  readonly idleSince: () => number | undefined;
}

const readers = new WeakMap<Duplex, Reader>();

/** Says who reads a connection from now on. */
export const readBy = (connection: Duplex, reader: Reader): void => void readers.set(connection, reader);

export const idleSince = (connection: Duplex): number | undefined => readers.get(connection)?.idleSince();

/**
 * Puts bytes that arrived too early back into the socket, at once: a socket that holds none may tell of its
 * end, and takes none after that.
 */
export function putOff(socket: Socket, chunk: Buffer): void {
  socket.pause();
  socket.unshift(chunk);
}

/**
 * Takes the place of who reads the connections of a server: `read` gets each in its turn. Returns what passes one on
 * to who read them before.
 */
export function takeConnections(server: Server, read: (socket: Socket) => void): (socket: Socket) => void {
  const before = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", read);
  return (socket) => {
    for (const take of before) take.call(server, socket);
  };
}

/** In milliseconds: how long a client may go on sending after its last response has been written. */
const LINGER = 2_000;

/**
 * Closes a connection after its last response. The system resets a connection that is closed before all that
 * has arrived on it is read, and then the client loses what it has not taken of the response. So what the
 * client still sends is read and dropped, until it closes too, for some seconds at most (RFC 9112, 9.6).
 */
export function closeLingering(connection: Duplex): void {
  // Node declares less than it passes.
  const socket = connection as Socket;
  const destroy = (): void => void socket.destroy();
  socket.on("error", destroy);
  socket.removeAllListeners("data");
  // Nothing is read until all is written, so that a client cannot keep the connection by sending.
  socket.pause();
  socket.setTimeout(STALLED, destroy);
  socket.end(() => {
    if (socket.destroyed) return;
    socket.resume();
    setTimeout(destroy, LINGER).unref();
  });
}
