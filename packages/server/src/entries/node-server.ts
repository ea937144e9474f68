import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { fail } from "../contract/errors.ts";
import type { Handle, HttpAnswer, HttpRequest } from "../http/message.ts";
import { prepareFailure } from "../http/representation.ts";
import { createRequestLog } from "./log.ts";
import type { ServiceProcess } from "./service.ts";
import { answerFault, answerOnSocket } from "./socket-faults.ts";

/**
 * In milliseconds. A client has seconds to say what it wants and to take the answer. Idle connections are kept
 * longer than balancers keep theirs (60 s is common), or a balancer would send into a closing one.
 */
const TIMES = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  keepAliveTimeout: 65_000,
  /** Passed to the constructor, or Node looks for slow clients every 30 s only. */
  connectionsCheckingInterval: 1_000,
} as const;

/** In milliseconds: a client that takes nothing of what is left of its answer is cut off after once or twice that. */
const STALLED = 8_000;

class NodeRequest implements HttpRequest {
  readonly #incoming: IncomingMessage;
  readonly method: string;
  readonly target: string;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    this.method = incoming.method ?? "GET";
    this.target = incoming.url ?? "/";
  }

  get peer(): string {
    return this.#incoming.socket.remoteAddress ?? "";
  }

  /** Read from the fields as they came: the object that Node makes of them costs more than all else here. */
  header(name: string): string | undefined {
    const fields = this.#incoming.rawHeaders;
    let value: string | undefined;
    for (let at = 0; at < fields.length; at += 2) {
      const field = fields[at] ?? "";
      if (field.length !== name.length || field.toLowerCase() !== name) continue;
      value = value === undefined ? fields[at + 1] : `${value}, ${fields[at + 1]}`;
    }
    return value;
  }
}

/** Node's own HTTP server around the service. */
export function createNodeServer({ handle, log, state }: ServiceProcess): Server {
  const startLog = createRequestLog(log);

  const serve = (incoming: IncomingMessage, response: ServerResponse): void => {
    const logAnswer = startLog();
    const request = new NodeRequest(incoming);
    const write = (answer: HttpAnswer): void => {
      const { prepared, extra } = answer;
      const headers = extra.length === 0 ? prepared.headers : prepared.headers.concat(extra);
      if (state.isDraining()) response.shouldKeepAlive = false;
      response.writeHead(prepared.status, headers as string[]);
      response.end(prepared.body);
      // Most answers are gone by now, and need no timer.
      if (response.writableLength > 0) response.setTimeout(STALLED);
      logAnswer(request.method, answer);
    };
    const answer = hasHost(request, incoming) ? handle(request) : BAD_HOST;
    if (answer instanceof Promise) void answer.then(write);
    else write(answer);
  };

  const server = createServer({ ...TIMES, requireHostHeader: false }, serve);
  // No body is ever wanted: the answer itself is the answer to Expect (RFC 9110, 10.1.1).
  server.on("checkContinue", serve);
  server.on("checkExpectation", serve);
  server.on("clientError", answerFault);
  server.on("connect", (incoming, socket) => void connect(handle, incoming, socket));
  return server;
}

/** RFC 9112, 3.2: a request of HTTP/1.1 names one host; several arrive joined by a comma. */
function hasHost(request: HttpRequest, { httpVersionMinor }: IncomingMessage): boolean {
  const host = request.header("host");
  return host === undefined ? httpVersionMinor === 0 : /^[^\s,/?#@\\]*$/.test(host);
}

const { failure: badHost } = fail("bad_request", "The request needs one valid Host header field: send it.");
const BAD_HOST: HttpAnswer = { prepared: prepareFailure(badHost, "-"), extra: [] };

/** CONNECT has no response of Node's: its answer is written to the socket. */
async function connect(
  handle: Handle,
  incoming: IncomingMessage,
  socket: Parameters<typeof answerOnSocket>[0],
) {
  answerOnSocket(socket, await handle(new NodeRequest(incoming)));
}
