import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawResponse {
  readonly status: number;
  /** By lower-case name; several fields of one name joined by ", ". */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export interface Exchange {
  readonly responses: readonly RawResponse[];
  /** Whether the server closed the connection. */
  readonly closed: boolean;
}

/** A response with its fields in their order, and without what the moment decides. */
export const withoutChance = ({ status, headers, body }: RawResponse): unknown => ({
  status,
  fields: [...headers].map(([name, value]) => [name, /^(date|ratelimit)$/.test(name) ? "" : value]),
  body: body.toString("latin1"),
});

/** In milliseconds: a server that has said nothing for so long will not. */
const SILENCE = 5000;

/**
 * Sends bytes as they are and reads until the server closes the connection or has sent `expected` responses.
 *
 * @param options `head`: the requests are HEAD, so their responses have no body.
 */
export async function exchange(
  port: number,
  bytes: string | Buffer,
  { expected = 1, head = false }: { readonly expected?: number; readonly head?: boolean } = {},
): Promise<Exchange> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(typeof bytes === "string" ? Buffer.from(bytes, "utf8") : bytes);
  return readExchange(socket, { expected, head });
}

export async function readExchange(
  socket: Socket,
  { expected = 1, head = false, silence = SILENCE } = {},
): Promise<Exchange> {
  let received = Buffer.alloc(0);
  let closed = false;
  const done = new Promise<void>((resolve) => {
    const end = (): void => {
      closed = true;
      resolve();
    };
    socket.setTimeout(silence, resolve);
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (parseResponses(received, head).length >= expected) resolve();
    });
    socket.on("end", end);
    socket.on("close", end);
    socket.on("error", end);
  });
  await done;
  socket.destroy();
  return { responses: parseResponses(received, head), closed };
}

/** The complete responses at the start of what was received. */
function parseResponses(received: Buffer, head: boolean): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return responses;
    const [statusLine = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
    const headers = readFields(lines);
    const hasBody = !head && status !== 204 && status !== 304 && status >= 200;
    const length = hasBody ? Number(headers.get("content-length") ?? 0) : 0;
    if (rest.length < end + 4 + length) return responses;
    responses.push({ status, headers, body: rest.subarray(end + 4, end + 4 + length) });
    rest = rest.subarray(end + 4 + length);
  }
}

function readFields(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}
