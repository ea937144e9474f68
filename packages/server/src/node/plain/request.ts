import type { HttpRequest } from "@naijaref/http/message";

/**
 * Reads what nearly every client sends: GET or HEAD of HTTP/1.1, all of it in one chunk, without a body, and
 * without a field that changes the connection. Anything else goes to Node's own parser, so that we never
 * accept a request that Node would reject or read differently.
 */

/** RFC 9112, 3; of targets the origin form, in the characters that RFC 3986 gives to path and query. */
const REQUEST_LINE = /(?:GET|HEAD) \/[\w%\-.~!$&'()*+,;=:@/?]* HTTP\/1\.1\r\n/y;
const AFTER_TARGET = " HTTP/1.1\r\n".length;

/** RFC 9112, 5, in ASCII, and not folded. */
const FIELD = /[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n/y;

/** In bytes: far below Node's own limits for the length of a head and the number of its fields. */
const MAX_HEAD_LENGTH = 4096;

/** With these fields a request has a body, or the connection changes after it. */
const NOT_PLAIN = new Set([
  "connection",
  "content-length",
  "expect",
  "proxy-connection",
  "transfer-encoding",
  "upgrade",
]);

const RETURN = 13;
const LINE_FEED = 10;
const LETTER_G = 71;

/**
 * The value of a header field by its lower-case name, in names and values as they came; of several, joined.
 */
export function fieldValue(fields: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  for (let at = 0; at < fields.length; at += 2) {
    const field = fields[at] ?? "";
    if (field.length !== name.length || field.toLowerCase() !== name) continue;
    value = value === undefined ? fields[at + 1] : `${value}, ${fields[at + 1]}`;
  }
  return value;
}

/** The connection that a request came over. */
export interface ClientConnection {
  readonly peer: string;
  readonly isClosed: boolean;
}

export class PlainRequest implements HttpRequest {
  readonly method: "GET" | "HEAD";
  readonly target: string;
  readonly end: number;
  readonly #fields: readonly string[];
  readonly #sender: ClientConnection;

  constructor(
    method: "GET" | "HEAD",
    target: string,
    end: number,
    fields: readonly string[],
    sender: ClientConnection,
  ) {
    this.method = method;
    this.target = target;
    this.end = end;
    this.#fields = fields;
    this.#sender = sender;
  }

  get peer(): string {
    return this.#sender.peer;
  }

  header(name: string): string | undefined {
    return fieldValue(this.#fields, name);
  }

  isGone(): boolean {
    return this.#sender.isClosed;
  }
}

/**
 * The request that starts at a place in a chunk, or undefined if Node is to read it.
 *
 * @param text the chunk, a character for each byte.
 */
export function readPlainRequest(
  chunk: Buffer,
  text: string,
  start: number,
  sender: ClientConnection,
): PlainRequest | undefined {
  REQUEST_LINE.lastIndex = start;
  if (!REQUEST_LINE.test(text)) return undefined;
  const afterLine = REQUEST_LINE.lastIndex;
  const fields: string[] = [];
  const end = readFields(text, afterLine, fields);
  if (end === undefined || end - start > MAX_HEAD_LENGTH || !isHost(fieldValue(fields, "host")))
    return undefined;
  const method = text.charCodeAt(start) === LETTER_G ? "GET" : "HEAD";
  // A slice of the text would keep all of it in memory for as long as the target is remembered.
  const target = chunk.toString("latin1", start + method.length + 1, afterLine - AFTER_TARGET);
  return new PlainRequest(method, target, end, fields, sender);
}

/**
 * Reads names, in lower case, and values in turn. Returns where the head ends, or undefined if it is not
 * plain.
 */
function readFields(text: string, start: number, fields: string[]): number | undefined {
  let at = start;
  while (text.charCodeAt(at) !== RETURN) {
    FIELD.lastIndex = at;
    if (!FIELD.test(text)) return undefined;
    const colon = text.indexOf(":", at);
    const name = text.slice(at, colon).toLowerCase();
    at = FIELD.lastIndex;
    const value = text.slice(colon + 1, at).trim();
    if (NOT_PLAIN.has(name) && !keepsAlive(name, value)) return undefined;
    fields.push(name, value);
  }
  return text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : undefined;
}

/** The default of HTTP/1.1, which most clients send although they need not. */
const keepsAlive = (name: string, value: string): boolean =>
  name === "connection" && value.toLowerCase() === "keep-alive";

/** RFC 9112, 3.2: a request names one host. Several arrive joined by a comma. */
export const isHost = (value: string | undefined): boolean =>
  value !== undefined && /^[^\s,/?#@\\]*$/.test(value);
