import type { Duplex } from "node:stream";
import type { HttpAnswer } from "@naijaref/http/message";
import { MAX_TARGET_LENGTH } from "@naijaref/http/target";
import { closeLingering } from "./closing.ts";
import { headOf } from "./plain/answer.ts";
import type { SocketFault, SocketService } from "./socket-service.ts";
import { requestLineOf } from "./turns.ts";

/** A request that did not arrive in time, in Node's words. */
export const TOO_SLOW = { code: "ERR_HTTP_REQUEST_TIMEOUT" };

/** In Node's words: a head of more than 16 KB. */
const TOO_LARGE = "HPE_HEADER_OVERFLOW";

/** In Node's words: the first letters are those of no method that its parser knows. */
const NO_KNOWN_METHOD = "HPE_INVALID_METHOD";

const FAULTS: Readonly<Record<string, SocketFault>> = {
  [TOO_LARGE]: "headers_too_large",
  [NO_KNOWN_METHOD]: "no_method",
  [TOO_SLOW.code]: "too_slow",
};

/** The method that is logged for bytes that never became a request. */
const NO_METHOD = "-";

/** Responds to bytes that never became a request, if that is still possible, and closes the connection. */
export function answerFault(
  error: Pick<NodeJS.ErrnoException, "code">,
  socket: Duplex,
  { refuse, startLog }: Pick<SocketService, "refuse" | "startLog">,
): void {
  const logAnswer = startLog();
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer = { stored: refuse(faultOf(error, socket)), extra: [], isCached: false };
  answerOnSocket(socket, answer);
  logAnswer(NO_METHOD, answer);
}

/** Node says the same of a long target as of long header fields. */
function faultOf({ code = "" }: Pick<NodeJS.ErrnoException, "code">, socket: Duplex): SocketFault {
  if (code === TOO_LARGE && requestLineOf(socket) > MAX_LINE_LENGTH) return "target_too_long";
  return FAULTS[code] ?? "unreadable";
}

/** Of a target that is taken: with a method before it and the version behind it. */
const MAX_LINE_LENGTH = MAX_TARGET_LENGTH + "OPTIONS  HTTP/1.1\r".length;

/** Writes a response if Node provides no object to write it with, and closes the connection. */
export function answerOnSocket(socket: Duplex, { stored, extra }: HttpAnswer): void {
  const fields = [...stored.headers, ...extra, "Date", new Date().toUTCString(), "Connection", "close"];
  socket.write(`${headOf(stored.status, fields)}\r\n`);
  if (stored.body !== undefined) socket.write(stored.body);
  closeLingering(socket);
}
