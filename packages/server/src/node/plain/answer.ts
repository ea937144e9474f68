import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { MAX_LENGTH_JOINED } from "@naijaref/http/bytes";
import type { FramedResponse, HeaderFrame, HttpAnswer, StoredResponse } from "@naijaref/http/message";
import { TIMES } from "../closing.ts";

/** Header fields, names and values in turn, as they go over the socket (RFC 9112, 5). */
function fieldLines(fields: readonly string[]): string {
  let lines = "";
  for (let at = 0; at < fields.length; at += 2) lines += `${fields[at]}: ${fields[at + 1]}\r\n`;
  return lines;
}

/**
 * A status line and header fields, without the empty line that ends them; joined, because V8 keeps a
 * concatenated string as its parts, which take ten times the memory.
 */
export const headOf = (status: number, fields: readonly string[]): string =>
  [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`, fieldLines(fields)].join("");

/** The part of a response that is always the same, in latin1: one character for each byte. */
interface ResponseText {
  readonly head: string;
  /** Undefined if the body is long. */
  readonly body: string | undefined;
}

/** Built once for each cached response. */
const textsOfStored = new WeakMap<StoredResponse, ResponseText>();

function textOf(stored: StoredResponse, isCached: boolean): ResponseText {
  if (!isCached) {
    return toText(stored, isFramed(stored) ? headInFrame(stored) : headOf(stored.status, stored.headers));
  }
  let text = textsOfStored.get(stored);
  if (text === undefined) {
    text = toText(stored, headOf(stored.status, stored.headers));
    textsOfStored.set(stored, text);
  }
  return text;
}

function toText({ body }: StoredResponse, head: string): ResponseText {
  if (body === undefined) return { head, body: "" };
  if (typeof body === "string") return { head, body };
  return { head, body: body.length > MAX_LENGTH_JOINED ? undefined : latin1(body) };
}

const isFramed = (stored: StoredResponse): stored is FramedResponse => stored.frame !== undefined;

/** The lines of a frame around the entity tag, and up to the length. */
const textsOfFrames = new WeakMap<HeaderFrame, { readonly before: string; readonly after: string }>();

/** What `headOf` returns for the same response, without a look at each field. */
function headInFrame({ frame, tag, status, body }: FramedResponse): string {
  let text = textsOfFrames.get(frame);
  if (text === undefined) {
    // Joined for the reason that `headOf` names.
    text = {
      before: [headOf(status, frame.before), "ETag: "].join(""),
      after: ["\r\n", fieldLines(frame.after), "Content-Length: "].join(""),
    };
    textsOfFrames.set(frame, text);
  }
  return `${text.before}${tag}${text.after}${body.length}\r\n`;
}

const latin1 = ({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>): string =>
  Buffer.from(buffer, byteOffset, length).toString("latin1");

/** How many answers are held at most: more would save hardly more, and the first would wait longer. */
const MAX_HELD = 16;

/**
 * Answers that are written together: when the event loop has read what had arrived, or when there are enough
 * of them. A process that waits for an answer on the same machine, such as a proxy in front, is asleep. To
 * wake it up costs the writer more than to write, and for one after the other it would be woken up each time.
 */
export class WriteBatch {
  readonly #sockets: Socket[] = [];
  #isDue = false;

  /**
   * Holds back what is written to a connection from now on. All of it is written, in its order, before the
   * event loop waits for more to arrive.
   */
  hold(socket: Socket): void {
    // Further answers on the same connection wait behind the first.
    if (socket.writableCorked > 0) return;
    if (this.#sockets.length === MAX_HELD) this.write();
    socket.cork();
    this.#sockets.push(socket);
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.write();
    });
  }

  /** Writes all of them now. */
  readonly write = (): void => {
    for (const socket of this.#sockets) release(socket);
    this.#sockets.length = 0;
  };
}

/** Writes what a connection holds back. */
export function release(socket: Socket): void {
  while (socket.writableCorked > 0) socket.uncork();
}

export interface Writing {
  readonly socket: Socket;
  readonly held: WriteBatch;
  readonly method: "GET" | "HEAD";
  readonly isLast: boolean;
}

/** Holds a response as Node would write it: the same fields in the same order. A very long one is written. */
export function writeAnswer(
  { stored, extra, isCached }: HttpAnswer,
  { socket, held, method, isLast }: Writing,
): void {
  const { head, body } = textOf(stored, isCached);
  const whole = `${head}${extra.length === 0 ? "" : fieldLines(extra)}${isLast ? `${dateLine()}Connection: close\r\n\r\n` : nextFields()}`;
  held.hold(socket);
  if (method === "HEAD" || body !== undefined) {
    socket.write(method === "HEAD" ? whole : whole + body, "latin1");
    return;
  }
  socket.write(whole, "latin1");
  socket.write(stored.body as Uint8Array);
  // What fills the socket's buffer is written at once: held, it would have the connection wait until it is.
  if (socket.writableNeedDrain) release(socket);
}

const KEEP = `Connection: keep-alive\r\nKeep-Alive: timeout=${TIMES.keepAliveTimeout / 1000}\r\n\r\n`;

let second = 0;
let fieldsOfSecond = "";

/** The fields that differ from moment to moment, on a connection that stays open. */
function nextFields(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    fieldsOfSecond = `${dateLine()}${KEEP}`;
  }
  return fieldsOfSecond;
}

const dateLine = (): string => `Date: ${new Date().toUTCString()}\r\n`;
