import type { Duplex } from "node:stream";
import { type Failure, fail } from "@naijaref/contract/errors";
import type { HttpAnswer } from "../http/message.ts";
import type { LogAnswer } from "../process/log.ts";
import { failureResponse } from "../service/representation.ts";
import { headOf } from "./head.ts";
import { closeLingering } from "./lingering-close.ts";

/** A request that did not arrive in time, in Node's words. */
export const TOO_SLOW = { code: "ERR_HTTP_REQUEST_TIMEOUT" };

const FAULTS: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: fail("headers_too_large", "The header fields are longer than 16 KB: shorten them."),
  [TOO_SLOW.code]: fail("request_timeout", "The request did not arrive in time: send it again."),
};

const UNREADABLE = fail(
  "bad_request",
  "This is no HTTP request that can be read: percent-encode its path, and mind its line ends and header fields.",
);

/** The method that is logged for bytes that never became a request. */
const NO_METHOD = "-";

/** Responds to bytes that never became a request, if that is still possible, and closes the connection. */
export function answerFault(
  error: Pick<NodeJS.ErrnoException, "code">,
  socket: Duplex,
  logAnswer: LogAnswer,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = FAULTS[error.code ?? ""] ?? UNREADABLE;
  const answer = { stored: failureResponse(failure, "-"), extra: [], isKept: false };
  answerOnSocket(socket, answer);
  logAnswer(NO_METHOD, answer);
}

/** Writes a response if Node provides no object to write it with, and closes the connection. */
export function answerOnSocket(socket: Duplex, { stored, extra }: HttpAnswer): void {
  const fields = [...stored.headers, ...extra, "Date", new Date().toUTCString(), "Connection", "close"];
  socket.write(`${headOf(stored.status, fields)}\r\n`);
  if (stored.body !== undefined) socket.write(stored.body);
  closeLingering(socket);
}
