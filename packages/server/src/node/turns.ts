import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { closeLingering, putOff, type Reader, readBy } from "./closing.ts";
import { EmptyLines, LINE_FEED } from "./empty-line.ts";
import type { SocketService } from "./socket-service.ts";

/** Whose turn it is to begin a request. */
type Work = SocketService["work"];

/**
 * The requests of one connection, which Node gets one after the other. Node itself handles all requests of a
 * chunk before it checks whether the client reads the responses: 63 KB of requests would cost 7 MB. Here the
 * next request waits until the response to the last has been taken; the bytes that wait are at most one
 * chunk, because the socket is not read.
 */
class Turns implements Reader {
  readonly #socket: Socket;
  /** Node's own listener. */
  readonly #feed: (bytes: Buffer) => void;
  readonly #work: Work;
  #hasAsked = false;
  #isAsking = false;
  #isWaiting = false;
  #isAnswering = false;
  #idleSince = performance.now();
  /** How many bytes of the request line have come, and whether those are all. */
  #line = 0;
  #lineIsWhole = false;
  /**
   * The request whose content is wanted, and how many bytes of that have not come; undefined where it does
   * not say.
   */
  #content: IncomingMessage | undefined;
  #left: number | undefined;
  /** A piece up to the end of one holds the end of at most one head. */
  readonly #emptyLines = new EmptyLines();
  #isOver = false;

  constructor(socket: Socket, work: Work) {
    const [feed] = socket.listeners("data") as ((bytes: Buffer) => void)[];
    this.#socket = socket;
    this.#feed = feed ?? (() => {});
    this.#work = work;
    socket.removeAllListeners("data");
    socket.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  /** Makes what follows wait until the client has read the response. */
  await(response: ServerResponse): void {
    [this.#hasAsked, this.#isAsking, this.#isAnswering] = [true, false, true];
    response.once("close", () => {
      this.#isAnswering = false;
      this.#idleSince = performance.now();
      if (!this.#socket.writableEnded) this.#socket.resume();
    });
  }

  idleSince(): number | undefined {
    return this.#isAnswering || this.#isWaiting ? undefined : this.#idleSince;
  }

  /** Passes on the content of the current request, and nothing after it. */
  readContent(incoming: IncomingMessage): void {
    this.#content = incoming;
    const length = incoming.headers["content-length"];
    this.#left = length === undefined ? undefined : Number(length);
    this.#socket.resume();
  }

  /**
   * What follows is not a request: it is read and dropped, so that the client can finish writing and then
   * reads its response.
   */
  end(): void {
    this.#isOver = true;
  }

  /** How many bytes the request line has, as far as it has come. */
  get line(): number {
    return this.#line;
  }

  #measureLine(chunk: Buffer, start: number): void {
    if (!this.#isAsking) [this.#line, this.#lineIsWhole] = [0, false];
    if (this.#lineIsWhole) return;
    const end = chunk.indexOf(LINE_FEED, start);
    this.#lineIsWhole = end !== -1;
    this.#line += (this.#lineIsWhole ? end : chunk.length) - start;
  }

  /** Closes the connection if it is between two requests, and the client has taken all responses. */
  closeIfIdle(): void {
    if (this.#hasAsked && !this.#isAsking && !this.#isWaiting && !this.#isAnswering) this.#socket.destroy();
  }

  /**
   * Where content may end in a chunk: by its length or, as that of chunked content does, with an empty line.
   */
  #endOfContent(chunk: Buffer, start: number): number {
    if (this.#left === undefined) return this.#emptyLines.after(chunk, start, 0);
    const end = Math.min(chunk.length, start + this.#left);
    this.#left -= end - start;
    return end;
  }

  #read(chunk: Buffer): void {
    for (let at = 0; at < chunk.length && !this.#isOver; ) {
      const isContent = this.#content?.complete === false;
      if ((this.#isAnswering && !isContent) || this.#socket.isPaused()) {
        putOff(this.#socket, chunk.subarray(at));
        return;
      }
      if (!isContent && !this.#isAsking && this.#work.isOver()) {
        this.#awaitTurn(chunk.subarray(at));
        return;
      }
      if (!isContent) {
        this.#measureLine(chunk, at);
        if (!this.#isAsking) this.#idleSince = performance.now();
        this.#isAsking = true;
      }
      const next = isContent ? this.#endOfContent(chunk, at) : this.#emptyLines.after(chunk, at);
      this.#feed.call(this.#socket, chunk.subarray(at, next));
      at = next;
    }
  }

  /** Reads the next request when the turn of this connection comes, whatever the others take. */
  #awaitTurn(chunk: Buffer): void {
    putOff(this.#socket, chunk);
    this.#isWaiting = true;
    this.#work.wait(() => {
      this.#isWaiting = false;
      if (this.#socket.destroyed) return;
      this.#socket.resume();
      // In this turn, and not in the next tick.
      this.#socket.read();
    });
  }
}

const turnsOf = new WeakMap<Duplex, Turns>();

/** Gives a server's connections their requests one after the other, and closes them with care. */
export function queueRequests(server: Server, work: Work): void {
  const open = new Set<Turns>();
  server.on("connection", (socket) => {
    const turns = new Turns(socket, work);
    turnsOf.set(socket, turns);
    readBy(socket, turns);
    open.add(turns);
    socket.once("close", () => open.delete(turns));
    // What Node calls after the last response of a connection.
    socket.destroySoon = () => closeLingering(socket);
  });
  // What Node calls when the server is to close. Its own would also cut responses that are made and have not
  // been taken.
  server.closeIdleConnections = () => {
    for (const turns of open) turns.closeIfIdle();
  };
}

/** Makes what follows on a connection wait for a response. */
export const awaitAnswer = (socket: Duplex, response: ServerResponse): void =>
  turnsOf.get(socket)?.await(response);

/** Passes on the content of a request. */
export const awaitContent = (socket: Duplex, incoming: IncomingMessage): void =>
  turnsOf.get(socket)?.readContent(incoming);

/** How many bytes the last request line of a connection has, as far as it has come. */
export const requestLineOf = (socket: Duplex): number => turnsOf.get(socket)?.line ?? 0;

/** Accepts no more requests from a connection. */
export const stopReading = (socket: Duplex): void => turnsOf.get(socket)?.end();
