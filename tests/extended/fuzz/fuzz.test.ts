import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { exchange, type RawResponse } from "../../start/socket.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { compareReaders, type Readers, startReaders } from "./differential.ts";

describe("fuzz", () => {
  /** Whatever is sent, every answer is JSON or a document, below 500. Of parameters contract.test.ts says it. */

  const service = ownService("Node", { RATE_LIMIT: "off" });

  function expectSound({ status, headers, body }: RawResponse, target: string): void {
    // No downloads are built here: the downloads say so with 503.
    if (status !== 503 || !target.startsWith("/v1/downloads")) expect(status, target).toBeLessThan(500);
    expect(headers.get("access-control-allow-origin"), target).toBe("*");
    const type = headers.get("content-type") ?? "";
    if (status === 204 || status === 304 || type.startsWith("text/html")) return;
    if (status === 200 && !type.startsWith("application/json")) {
      expect(type, target).toMatch(/^(application\/(geo\+json|ld\+json|x-ndjson)|text\/csv)/);
      return;
    }
    expect(type, target).toBe("application/json; charset=utf-8");
    const encoding = headers.get("content-encoding");
    const whole =
      encoding === undefined ? body : encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
    const json: unknown = JSON.parse(String(whole));
    if (status >= 400)
      expect(json, target).toMatchObject({
        error: { code: expect.any(String), message: expect.any(String) },
      });
  }

  /** Requests with some part of them broken. */
  const requests = fc
    .record({
      method: fc.oneof(fc.constantFrom("GET", "HEAD", "OPTIONS", "POST", "CONNECT", "M-SEARCH"), fc.string()),
      target: fc.oneof(
        fc.webUrl({ withQueryParameters: true }),
        fc.constantFrom("/v1/states", "*", "/v1/search?q=a", "//", "/v1/lgas?state=%F0%9F%98%80"),
        fc.string({ unit: "binary", maxLength: 300 }).map((text) => `/v1/${text}`),
      ),
      version: fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/3", "http/1.1", ""),
      fields: fc.array(
        fc.oneof(
          fc.constantFrom(
            ...["Host: x", "Host: x\r\nHost: y", "Connection: close", "Connection: upgrade\r\nUpgrade: h2c"],
            ...["Content-Length: 5", "Content-Length: -1", "Transfer-Encoding: chunked", "Range: bytes=0-1"],
            ...["Transfer-Encoding: gzip, chunked", "Expect: 100-continue", 'If-None-Match: ,,""'],
            ...["Accept-Encoding: ;;q=,br;q=9", "X-Forwarded-For: ,,%$"],
          ),
          fc.string({ unit: "binary", maxLength: 60 }),
        ),
      ),
      lineEnd: fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r"),
      body: fc.string({ unit: "binary", maxLength: 100 }),
    })
    .map(({ method, target, version, fields, lineEnd, body }) =>
      [`${method} ${target} ${version}`, ...fields, "", body].join(lineEnd),
    );

  const bytes = fc.oneof(
    requests.map((text) => Buffer.from(text, "latin1")),
    requests.map((text) => Buffer.from(text, "utf8")),
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((all) => Buffer.from(all)),
  );

  it("answers anything that goes over a socket, or closes it", async () => {
    await fc.assert(
      fc.asyncProperty(bytes, async (sent) => {
        // What is no complete request is completed by an end that is none either.
        const closing = Buffer.from("\r\n\r\n\u0000\r\n\r\n");
        const head = sent.subarray(0, 4).toString() === "HEAD";
        const { responses, closed } = await exchange(service.port, Buffer.concat([sent, closing]), {
          expected: 9,
          head,
        });
        expect(closed).toBe(true);
        for (const response of responses) if (!head) expectSound(response, sent.toString("latin1"));
      }),
      { numRuns: 400 },
    );
  });

  it("is well after all that", async () => {
    expect((await fetch(`${service.url}/v1/states/LA`)).status).toBe(200);
    expect(service.output()).not.toContain('"level":50');
  });
});

// Soak and tests of connections prove that pipelined answers come in their order, and requests.test.ts that
// both answer each row of its table alike.
describe("both readers of requests", () => {
  let readers: Readers;

  beforeAll(async () => {
    readers = await startReaders();
    return readers.stop;
  });

  const CASES = 4_000;

  it("read whatever comes alike", () => compareReaders(readers, CASES));
});
