import { describe, expect, it } from "vitest";
import { NODE_READS } from "../../start/runtimes.ts";
import { exchange, openSocket, readExchange } from "../../start/socket.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";
import { get, request } from "./rows.ts";

/** Contents that would cost much more than they weigh, over sockets; on Node, whose parser is fed by hand. */

const FORM = "Content-Type: application/x-www-form-urlencoded";
const JSON_TYPE = "Content-Type: application/json";
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

const post = (path: string, content: string, ...fields: readonly string[]): string =>
  request(`POST ${path} HTTP/1.1`, ...fields, `Content-Length: ${Buffer.byteLength(content)}`) + content;

const reconcile = (field: "queries" | "extend", json: string): string =>
  post("/reconcile", new URLSearchParams([[field, json]]).toString(), FORM);

/** JSON, because a program could not write it without running out of stack. */
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

describe.each(waysToTry(["Node", NODE_READS]))("%s", (way) => {
  const service = ownService(way, { RATE_LIMIT: "off", NODE_OPTIONS: "--max-old-space-size=256" });

  async function ask(bytes: string) {
    const [response] = (await exchange(service.port, bytes)).responses;
    return { status: response?.status, body: String(response?.body) };
  }

  it.each([
    ["a value", `{"a":{"query":"ikeja","properties":[{"pid":"state","v":${nested(2000)}}]}}`, 200],
    ["a value, deeply,", `{"a":{"query":"ikeja","properties":[{"pid":"state","v":${nested(90_000)}}]}}`, 400],
    ["all", nested(90_000), 400],
  ])("reads a query in which %s is a list in a list in a list", async (_, queries, status) => {
    expect(await ask(reconcile("queries", queries))).toMatchObject({ status });
  });

  it("refuses properties that no type has, which would stand in every row", async () => {
    const ids = Array.from({ length: 1000 }, (_, at) => String(at));
    const long = Array.from({ length: 100 }, (_, at) => ({ id: "p".repeat(4000) + at }));
    const many = Array.from({ length: 300 }, (_, at) => ({ id: `a${at}` }));
    for (const [properties, said] of [
      [long, ""],
      [many, "at most 100"],
      [[{ id: "capitol" }], 'no property \\"capitol\\": did you mean capital?'],
    ] as const) {
      const { status, body } = await ask(reconcile("extend", JSON.stringify({ ids, properties })));
      expect([status, body.length < 500, body]).toEqual([400, true, expect.stringContaining(said)]);
    }
  });

  it("takes no content that comes in countless pieces", async () => {
    const head = request("POST /mcp HTTP/1.1", JSON_TYPE, "Transfer-Encoding: chunked");
    const pieces = (count: number): string => `${head}${"1\r\n \r\n".repeat(count)}`;
    expect(await ask(pieces(20_000))).toMatchObject({ status: 413 });
    // Too long in few pieces, though nobody said how long it would be.
    expect(await ask(`${head}${`40000\r\n${" ".repeat(2 ** 18)}\r\n`.repeat(2)}`)).toMatchObject({
      status: 413,
    });
    const few = `${pieces(1000)}28\r\n${PING}\r\n0\r\n\r\n`;
    expect(await ask(few)).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":1,"result":{}}' });
  });

  it("answers a post that offers to upgrade, as Java's client does, and closes", async () => {
    const upgrade = [
      "Connection: Upgrade, HTTP2-Settings",
      "Upgrade: h2c",
      "HTTP2-Settings: AAEAAEAAAAIAAAAB",
    ];
    const sent = post("/mcp", PING, JSON_TYPE, ...upgrade);
    for (const pieces of [[sent + get("/v1/states/LA")], [sent.slice(0, -10), sent.slice(-10)]]) {
      const socket = await openSocket(service.port);
      socket.setNoDelay(true);
      for (const piece of pieces) {
        socket.write(piece);
        // By the time another connection is answered, it was read.
        await exchange(service.port, get("/v1/health"));
      }
      const { responses, closed } = await readExchange(socket, { expected: 2 });
      expect(responses.map(({ status }) => status)).toEqual([200]);
      expect(responses[0]?.headers.get("connection")).toBe("close");
      expect(closed).toBe(true);
    }
  });

  it("refuses a content that says it is compressed", async () => {
    const answer = await ask(post("/mcp", PING, JSON_TYPE, "Content-Encoding: gzip"));
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining("Content-Encoding") });
  });
});
