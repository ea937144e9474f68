import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type BodyBounds, type BodyResult, ComingContent, saysTooLong } from "@naijaref/http/body";
import type { HttpAnswer, HttpRequest } from "@naijaref/http/message";
import { STALLED } from "./closing.ts";
import { fieldValue, isHost } from "./plain/request.ts";
import type { SocketFault, SocketService } from "./socket-service.ts";
import { awaitAnswer, awaitContent, stopReading } from "./turns.ts";
import type { UnsentBodies } from "./unsent.ts";
import { writeChunks } from "./write-chunks.ts";

export class NodeRequest implements HttpRequest {
  readonly #incoming: IncomingMessage;
  readonly #response: ServerResponse | undefined;
  readonly method: string;
  readonly target: string;

  constructor(incoming: IncomingMessage, response?: ServerResponse) {
    this.#incoming = incoming;
    this.#response = response;
    this.method = incoming.method ?? "GET";
    this.target = incoming.url ?? "/";
  }

  get peer(): string {
    return this.#incoming.socket.remoteAddress ?? "";
  }

  /** Read from the fields as they came: the object that Node makes of them costs more than all else here. */
  header(name: string): string | undefined {
    return fieldValue(this.#incoming.rawHeaders, name);
  }

  isGone(): boolean {
    return this.#incoming.socket.destroyed;
  }

  async content(bounds: BodyBounds): Promise<BodyResult> {
    if (saysTooLong(this.header("content-length"), bounds.most)) {
      stopReading(this.#incoming.socket);
      return { ok: false, reason: "too_long" };
    }
    // RFC 9110, 10.1.1: a client that asked first may send now.
    if (this.header("expect")?.toLowerCase() === "100-continue") this.#response?.writeContinue();
    awaitContent(this.#incoming.socket, this.#incoming);
    const content = await readContent(this.#incoming, bounds);
    // The rest of it is not a request.
    if (!content.ok) stopReading(this.#incoming.socket);
    return content;
  }
}

/**
 * The service as a listener of Node's own HTTP server: `createServer(listenerFor(service))` answers as
 * `createNodeServer` does. It has no bounds of connections, and requests on one connection do not wait.
 *
 * @param unsent counts the bodies that clients have not taken.
 */
export function listenerFor(
  { draining, handle, refuse, startLog }: Pick<SocketService, "draining" | "handle" | "refuse" | "startLog">,
  unsent: UnsentBodies,
): RequestListener {
  return (incoming, response) => {
    const logAnswer = startLog();
    const request = new NodeRequest(incoming, response);
    awaitAnswer(incoming.socket, response);
    // Node reads what follows the request as the other protocol, and drops it: the client must not believe
    // that the connection works.
    const isLast = request.header("upgrade") !== undefined;
    const write = (answer: HttpAnswer): void => {
      const { stored, extra } = answer;
      const headers = extra.length === 0 ? stored.headers : stored.headers.concat(extra);
      if (isLast || draining.aborted) response.shouldKeepAlive = false;
      response.writeHead(stored.status, headers as string[]);
      if (stored.chunks !== undefined && request.method === "GET") {
        void writeChunks(response, stored.chunks()).then(() => {
          if (!response.destroyed) response.end();
        });
      } else response.end(stored.body);
      // Most responses are written by now, and need no timer.
      if (!response.writableEnded || response.writableLength > 0) {
        response.setTimeout(STALLED);
        unsent.hold(incoming.socket, stored);
        response.once("close", () => unsent.release(incoming.socket));
      }
      logAnswer(request.method, answer);
    };
    const fault = faultOf(request, incoming);
    const answer =
      fault === undefined ? handle(request) : { stored: refuse(fault), extra: [], isCached: false };
    if (answer instanceof Promise) void answer.then(write);
    else write(answer);
  };
}

/** RFC 9112, 3.2: a request of HTTP/1.1 names one host. Node also passes on what says that it is HTTP/2.0. */
function faultOf(
  request: HttpRequest,
  { httpVersionMajor, httpVersionMinor }: IncomingMessage,
): SocketFault | undefined {
  if (httpVersionMajor !== 1) return "unreadable";
  const host = request.header("host");
  return (host === undefined ? httpVersionMinor === 0 : isHost(host)) ? undefined : "no_host";
}

/**
 * Reads the content of a request piece by piece, as Node's parser finds it: an iterator would join many short
 * pieces, and not show that they have cost much. What comes after a problem is left to the connection, and
 * the request is not destroyed, because its response must still be written.
 */
export function readContent(incoming: IncomingMessage, bounds: BodyBounds): Promise<BodyResult> {
  return new Promise((resolve) => {
    const finish = (result: BodyResult): void => {
      incoming.off("data", add).off("end", end).off("close", breakOff).off("error", breakOff);
      // A later error would otherwise end the process.
      incoming.on("error", () => {});
      resolve(result);
    };
    const content = new ComingContent(bounds, finish);
    const add = (piece: Buffer): void => {
      const problem = content.add(piece);
      if (problem !== undefined) finish(content.fail(problem));
    };
    const end = (): void => finish(content.end());
    const breakOff = (): void => finish(content.fail("broken_off"));
    incoming.on("data", add).on("end", end).on("close", breakOff).on("error", breakOff);
    // Its end has passed already.
    if (incoming.destroyed) breakOff();
  });
}
