import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** In bytes: no request is shorter. */
const SHORTEST_REQUEST = "GET / HTTP/1.1\r\n\r\n".length;

/**
 * The requests of one connection, which Node gets one after the other. Node itself answers all requests of a
 * chunk before it looks whether the client takes anything: 63 KB of requests would cost 7 MB. Here the next
 * request waits until the response to the last has been taken; the bytes that wait are at most one chunk,
 * because the socket is not read.
 */
class Turns {
  readonly #socket: Socket;
  /** Node's own listener. */
  readonly #feed: (bytes: Buffer) => void;
  #isAnswering = false;
  #isOver = false;

  constructor(socket: Socket) {
    const [feed] = socket.listeners("data") as ((bytes: Buffer) => void)[];
    this.#socket = socket;
    this.#feed = feed ?? (() => {});
    socket.removeAllListeners("data");
    socket.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  /** Lets what follows wait until the response is written and taken. */
  await(response: ServerResponse): void {
    this.#isAnswering = true;
    response.once("close", () => {
      this.#isAnswering = false;
      if (!this.#socket.destroyed) this.#socket.resume();
    });
  }

  /**
   * What follows is no request: it is read and dropped, so that the client can finish writing and then reads
   * its response.
   */
  end(): void {
    this.#isOver = true;
  }

  #read(chunk: Buffer): void {
    for (let at = 0; at < chunk.length && !this.#isOver; ) {
      if (this.#isAnswering || this.#socket.isPaused()) {
        this.#socket.pause();
        this.#socket.unshift(chunk.subarray(at));
        return;
      }
      const next = afterHead(chunk, at);
      this.#feed.call(this.#socket, chunk.subarray(at, next));
      at = next;
    }
  }
}

/**
 * Where the first head ends that may end after a place: a chunk up to there holds at most one request, or the
 * end of a second.
 */
function afterHead(chunk: Buffer, start: number): number {
  for (let at = start + SHORTEST_REQUEST - 2; ; at++) {
    at = chunk.indexOf("\n", at);
    if (at < 0) return chunk.length;
    if (chunk[at + 1] === LINE_FEED) return at + 2;
    if (chunk[at + 1] === RETURN && chunk[at + 2] === LINE_FEED) return at + 3;
  }
}

const RETURN = 13;
const LINE_FEED = 10;

const turnsOf = new WeakMap<Duplex, Turns>();

/** Gives a server's connections their requests one after the other. */
export function takeTurns(server: Server): void {
  server.on("connection", (socket) => turnsOf.set(socket, new Turns(socket)));
}

/** Lets what follows on a connection wait for a response. */
export const awaitAnswer = (socket: Duplex, response: ServerResponse): void =>
  turnsOf.get(socket)?.await(response);

/** Takes no more requests from a connection. */
export const takeNoMore = (socket: Duplex): void => turnsOf.get(socket)?.end();
