import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type BodyBounds, type BodyResult, saysTooLong } from "@naijaref/http/body";
import { createPeerReader } from "@naijaref/http/client";
import type { Handle, HttpAnswer, HttpRequest, LogAnswer } from "@naijaref/http/message";
import { admitConnections, type Connections } from "./admission.ts";
import { readContent } from "./content.ts";
import { fieldValue } from "./head.ts";
import { answerPlainRequests } from "./plain/in-front.ts";
import { isHost } from "./plain/request.ts";
import { answerFault, answerOnSocket } from "./socket-faults.ts";
import type { SocketService } from "./socket-service.ts";
import { STALLED, TIMES } from "./times.ts";
import { awaitAnswer, awaitContent, takeNoMore, takeTurns } from "./turns.ts";
import { type Untaken, UntakenBodies } from "./untaken.ts";
import { writeChunks } from "./write-chunks.ts";

class NodeRequest implements HttpRequest {
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

  async content(bounds: BodyBounds): Promise<BodyResult> {
    if (saysTooLong(this.header("content-length"), bounds.most)) {
      takeNoMore(this.#incoming.socket);
      return { ok: false, reason: "too_long" };
    }
    // RFC 9110, 10.1.1: a client that asked first may send now.
    if (this.header("expect")?.toLowerCase() === "100-continue") this.#response?.writeContinue();
    awaitContent(this.#incoming.socket, this.#incoming);
    const content = await readContent(this.#incoming, bounds);
    // The rest of it is not a request.
    if (!content.ok) takeNoMore(this.#incoming.socket);
    return content;
  }
}

export interface NodeServer {
  readonly server: Server;
  readonly connections: Connections;
  readonly untaken: Untaken;
  /** Accepts no more connections, and resolves when the open ones have ended. */
  readonly close: () => Promise<unknown>;
}

/**
 * Node's own HTTP server around the service, and before it the reader of plain requests. Nearly all requests
 * are plain, and cost half as much without the objects that Node makes for each.
 */
export function createNodeServer(service: SocketService): NodeServer {
  const { handle, refuse, settings, startLog, state, work } = service;
  const readPeer = createPeerReader(settings.trustedProxies);
  const untaken = new UntakenBodies(
    (connection) => readPeer((connection as Socket).remoteAddress ?? "").name,
  );

  const serve = (incoming: IncomingMessage, response: ServerResponse): void => {
    const logAnswer = startLog();
    const request = new NodeRequest(incoming, response);
    awaitAnswer(incoming.socket, response);
    // Node reads what follows the request as the other protocol, and drops it: the client must not believe
    // that the connection works.
    const isLast = request.header("upgrade") !== undefined;
    const write = (answer: HttpAnswer): void => {
      const { stored, extra } = answer;
      const headers = extra.length === 0 ? stored.headers : stored.headers.concat(extra);
      if (isLast || state.isDraining()) response.shouldKeepAlive = false;
      response.writeHead(stored.status, headers as string[]);
      if (stored.chunks !== undefined && request.method === "GET") {
        void writeChunks(response, stored.chunks()).then(() => {
          if (!response.destroyed) response.end();
        });
      } else response.end(stored.body);
      // Most responses are written by now, and need no timer.
      if (!response.writableEnded || response.writableLength > 0) {
        response.setTimeout(STALLED);
        untaken.hold(incoming.socket, stored);
        response.once("close", () => untaken.release(incoming.socket));
      }
      logAnswer(request.method, answer);
    };
    const answer = hasHost(request, incoming)
      ? handle(request)
      : { stored: refuse("no_host"), extra: [], isKept: false };
    if (answer instanceof Promise) void answer.then(write);
    else write(answer);
  };

  const server = createServer({ ...TIMES, requireHostHeader: false }, serve);
  // A client that closes its half after asking still gets its answer, also when the answer comes later.
  // Node reads this property (lib/_http_server.js) but does not declare it.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Node would drop fields beyond the 2,000th, X-Forwarded-For too. The bound of 16 KB for all of them stays.
  server.maxHeadersCount = 0;
  // No body is ever needed: the final response itself replies to Expect (RFC 9110, 10.1.1).
  server.on("checkContinue", serve);
  server.on("checkExpectation", serve);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => answerFault(error, socket, service));
  server.on("connect", (incoming, socket) => void connect(handle, incoming, socket, startLog()));
  takeTurns(server);
  const closeIdle = settings.plainRequests
    ? answerPlainRequests(server, { handle, refuse, state, startLog, untaken, work })
    : () => server.closeIdleConnections();
  const { connections, acceptLast } = admitConnections(server, service);
  return {
    server,
    connections,
    untaken,
    close: async () => {
      const readLast = await acceptLast();
      await new Promise((resolve) => {
        server.close(resolve);
        readLast();
        closeIdle();
      });
    },
  };
}

/** RFC 9112, 3.2: a request of HTTP/1.1 names one host. */
function hasHost(request: HttpRequest, { httpVersionMinor }: IncomingMessage): boolean {
  const host = request.header("host");
  return host === undefined ? httpVersionMinor === 0 : isHost(host);
}

/** Node makes no response object for CONNECT: the response is written to the socket. */
async function connect(
  handle: Handle,
  incoming: IncomingMessage,
  socket: Parameters<typeof answerOnSocket>[0],
  logAnswer: LogAnswer,
) {
  // Node has removed its own error listener: without one, a client that resets the connection ends the
  // process.
  socket.on("error", () => socket.destroy());
  takeNoMore(socket);
  const answer = await handle(new NodeRequest(incoming));
  answerOnSocket(socket, answer);
  logAnswer("CONNECT", answer);
}
