import type { Server } from "node:http";
import { putOff, takeConnections } from "../closing.ts";
import { answerFault, TOO_SLOW } from "../socket-faults.ts";
import { WriteBatch } from "./answer.ts";
import { PlainConnection, type PlainService } from "./connection.ts";

/**
 * Responds to plain requests before Node's server sees them, and returns a function that closes idle
 * connections.
 */
export function answerPlainRequests(
  server: Server,
  service: Omit<PlainService, "handOver" | "giveUp" | "held">,
): () => void {
  const connections = new Set<PlainConnection>();
  const held = new WriteBatch();
  service.work.beforeLongWork(held.write);
  const plain: PlainService = {
    ...service,
    held,
    handOver: (socket, rest) => {
      putOff(socket, rest);
      passOn(socket);
      socket.resume();
    },
    giveUp: (socket) => answerFault(TOO_SLOW, socket, service),
  };
  const passOn = takeConnections(server, (socket) => {
    connections.add(new PlainConnection(socket, plain, (gone) => connections.delete(gone)));
  });
  return () => {
    held.write();
    for (const connection of connections) connection.closeIfIdle();
  };
}
