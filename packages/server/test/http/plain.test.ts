import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningService, startOn } from "../runtimes.ts";
import { get, request } from "./rows.ts";
import { fieldRows } from "./rows-fields.ts";
import { methodRows } from "./rows-methods.ts";
import { targetRows } from "./rows-targets.ts";
import { type Exchange, exchange, readExchange, withoutChance } from "./socket.ts";

/**
 * On Node plain requests are read by the service, and all others by Node. What does not come at once is never plain:
 * so the same bytes are sent at once and in two parts, and what comes back must be the same.
 */

let service: RunningService;

beforeAll(async () => {
  service = await startOn("Node", { RATE_LIMIT: "1000000000" });
});

afterAll(() => service.stop());

const GAP = 15;

async function exchangeInParts(bytes: Buffer, options: Parameters<typeof exchange>[2]): Promise<Exchange> {
  const socket = connect(service.port, "127.0.0.1");
  await once(socket, "connect");
  socket.setNoDelay(true);
  const read = readExchange(socket, options);
  socket.write(bytes.subarray(0, 1));
  setTimeout(() => socket.write(bytes.subarray(1)), GAP);
  return read;
}

async function expectSame(text: string, expected: number): Promise<void> {
  const bytes = Buffer.from(text, "utf8");
  const options = { expected, head: text.startsWith("HEAD") };
  const [atOnce, inParts] = await Promise.all([
    exchange(service.port, bytes, options),
    exchangeInParts(bytes, options),
  ]);
  expect(atOnce.responses.map(withoutChance), text).toEqual(inParts.responses.map(withoutChance));
  expect(atOnce.closed, text).toBe(inParts.closed);
  expect(atOnce.responses.length, text).toBeGreaterThan(0);
}

it.each([...methodRows, ...targetRows, ...fieldRows])("$name", ({ send }) => expectSame(send, 1));

const targets = fc.oneof(
  fc.constantFrom("/v1/states/LA", "/v1/states/Atlantis", "/v1/lgas", "/v1/health", "/", "*", "/v1/docs"),
  fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => url.replace(/^\w+:\/\//, "/")),
  fc.string({ maxLength: 20 }).map((text) => `/v1/search?q=${text}`),
);

const names = fc.oneof(
  fc.constantFrom(
    "If-None-Match",
    "Accept-Encoding",
    "Connection",
    "Content-Length",
    "Host",
    "Upgrade",
    "TE",
  ),
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.stringMatching(/^[\w!#$%&'*+.^`|~-]{1,12}$/),
);

const values = fc.oneof(
  fc.constantFrom("*", "br", "gzip, br;q=0.5", "keep-alive", "close", "0", "x", "", " \t a b \t"),
  fc.string({ maxLength: 20 }),
);

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
  .map(({ method, target, version, fields, end }) =>
    [`${method} ${target} ${version}`, "Host: x", ...fields, "", ""].join(end),
  );

it("reads whatever comes as Node does", async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (text) => {
      // The second is answered or not as the first has left the connection.
      await expectSame(`${text}${request("GET /v1/ready HTTP/1.1", "Connection: close")}`, 9);
    }),
    { numRuns: 400 },
  );
}, 60_000);

it("hands a connection over to Node between two requests, and loses nothing", async () => {
  const body = request("POST /v1/states HTTP/1.1", "Content-Length: 5");
  const all = `${get("/v1/states/LA")}${get("/v1/lgas")}${body}12345${get("/v1/states/KN")}`;
  const { responses } = await exchange(service.port, all, { expected: 4 });
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 405, 200]);
  expect(String(responses[3]?.body)).toContain('"name":"Kano"');
});
