import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { createPeerReader } from "@naijaref/http/client";
import type { Handle, LogAnswer } from "@naijaref/http/message";
import { admitConnections, type Connections } from "./admission.ts";
import { TIMES } from "./closing.ts";
import { listenerFor, NodeRequest } from "./listener.ts";
import { answerPlainRequests } from "./plain/in-front.ts";
import { answerFault, answerOnSocket } from "./socket-faults.ts";
import type { SocketService } from "./socket-service.ts";
import { queueRequests, stopReading } from "./turns.ts";
import { type Unsent, UnsentBodies } from "./unsent.ts";

export interface NodeServer {
  readonly server: Server;
  readonly clients: { readonly connections: Connections; readonly unsent: Unsent };
  /** Accepts no more connections, and resolves when the open ones have ended. */
  readonly close: () => Promise<unknown>;
}

/**
 * Node's own HTTP server around the service, and before it the reader of plain requests. Nearly all requests
 * are plain, and cost half as much without the objects that Node makes for each.
 */
export function createNodeServer(service: SocketService): NodeServer {
  const { draining, handle, refuse, settings, startLog, work } = service;
  const readPeer = createPeerReader(settings.trustedProxies);
  const unsent = new UnsentBodies(
    (connection) => readPeer((connection as Socket).remoteAddress ?? "").name,
    settings.maxUnsent,
  );

  work.room.unsent = () => unsent.bytes;
  const serve = listenerFor(service, unsent);
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
  queueRequests(server, work);
  const closeIdle = settings.plainRequests
    ? answerPlainRequests(server, { draining, handle, refuse, startLog, unsent, work })
    : () => server.closeIdleConnections();
  const { connections, acceptLast } = admitConnections(server, service);
  return {
    server,
    clients: { connections, unsent },
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
  stopReading(socket);
  const answer = await handle(new NodeRequest(incoming));
  answerOnSocket(socket, answer);
  logAnswer("CONNECT", answer);
}
