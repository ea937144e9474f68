import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { STALLED } from "./times.ts";

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
