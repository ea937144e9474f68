import { deepStrictEqual, notStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import { NODE_READS, startOn } from "../../start/runtimes.ts";
import { type Exchange, exchange, openSocket, readExchange, withoutChance } from "../../start/socket.ts";
import { request } from "../../system/http/rows.ts";

/**
 * On Node plain requests are read by the service, and all others by Node. What does not come at once is never
 * plain. So the same bytes are sent at once, in two parts, and to a service where Node reads everything; what
 * comes back must be the same.
 */
export interface Readers {
  /** Compares what comes back for some bytes; rejects if it differs, or if nothing comes. */
  readonly expectSame: (text: string, expected: number) => Promise<void>;
  readonly stop: () => Promise<unknown>;
}

/**
 * How often a difference is looked at: where a server closes with bytes unread, the reset may overtake its
 * last response. What is read differently differs each time.
 */
const TIMES = 3;

/** In milliseconds, between the two parts. */
const GAP = 15;

export async function startReaders(): Promise<Readers> {
  const limit = { RATE_LIMIT: "1000000000", MAX_CONNECTIONS_PER_ADDRESS: "2000" };
  const [both, node] = await Promise.all([startOn("Node", limit), startOn(NODE_READS, limit)]);
  const compare = async (text: string, expected: number): Promise<void> => {
    const bytes = Buffer.from(text, "utf8");
    const options = { expected, head: text.startsWith("HEAD") };
    const [atOnce, inParts, throughNode] = await Promise.all([
      exchange(both.port, bytes, options),
      exchangeInParts(both.port, bytes, options),
      exchange(node.port, bytes, options),
    ]);
    deepStrictEqual(seen(inParts), seen(atOnce), `in parts: ${text}`);
    deepStrictEqual(seen(throughNode), seen(atOnce), `through Node: ${text}`);
    notStrictEqual(atOnce.responses.length, 0, text);
  };
  return {
    expectSame: async (text, expected) => {
      for (let time = 1; time < TIMES; time++) {
        const isSame = await compare(text, expected).then(
          () => true,
          () => false,
        );
        if (isSame) return;
      }
      await compare(text, expected);
    },
    stop: () => Promise.all([both.stop(), node.stop()]),
  };
}

const seen = ({ responses, closed }: Exchange): unknown => ({
  responses: responses.map(withoutChance),
  closed,
});

async function exchangeInParts(
  port: number,
  bytes: Buffer,
  options: Parameters<typeof exchange>[2],
): Promise<Exchange> {
  const socket = await openSocket(port);
  socket.setNoDelay(true);
  const read = readExchange(socket, options);
  socket.write(bytes.subarray(0, 1));
  setTimeout(() => socket.write(bytes.subarray(1)), GAP);
  return read;
}

const targets = fc.oneof(
  fc.constantFrom("/v1/states/LA", "/v1/states/Atlantis", "/v1/lgas", "/v1/states/KN", "/", "*", "/v1/docs"),
  fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => url.replace(/^\w+:\/\//, "/")),
  fc.string({ maxLength: 20 }).map((text) => `/v1/search?q=${text}`),
);

const names = fc.oneof(
  fc.constantFrom(
    ...["If-None-Match", "Accept-Encoding", "Connection", "Content-Length", "Host", "Upgrade", "TE"],
  ),
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.stringMatching(/^[\w!#$%&'*+.^`|~-]{1,12}$/),
);

const values = fc.oneof(
  fc.constantFrom("*", "br", "gzip, br;q=0.5", "keep-alive", "close", "0", "x", "", " \t a b \t"),
  fc.string({ maxLength: 20 }),
);

/** Requests of which some are broken; the second is answered or not as the first has left the connection. */
const requests = fc
  .record({
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "OPTIONS", "PUT"),
    target: targets,
    version: fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0"),
    fields: fc.array(
      fc.tuple(names, fc.constantFrom(":", ": ", ": ", " :", ""), values).map((parts) => parts.join("")),
      { maxLength: 5 },
    ),
    end: fc.constantFrom("\r\n", "\r\n", "\r\n", "\r\n", "\n"),
  })
  .map(
    ({ method, target, version, fields, end }) =>
      [`${method} ${target} ${version}`, "Host: x", ...fields, "", ""].join(end) +
      request("GET /v1/states/OG HTTP/1.1", "Connection: close"),
  );

/** Sent at the same time. */
const TOGETHER = 20;

/** Sends so many made-up requests to both readers; rejects with the smallest that is read differently. */
export const compareReaders = ({ expectSame }: Readers, cases: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      fc.array(requests, { minLength: 1, maxLength: TOGETHER, size: "max" }),
      async (texts) => {
        await Promise.all(texts.map((text) => expectSame(text, 9)));
      },
    ),
    // Between one and TOGETHER in each run.
    { numRuns: Math.ceil((2 * cases) / (TOGETHER + 1)) },
  );
