import { once } from "node:events";
import type { Socket } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openPairs } from "../../../../../tests/start/pairs.ts";
import { EmptyLines } from "../empty-line.ts";
import { WriteBatch, writeAnswer } from "./answer.ts";
import { readPlainRequest } from "./request.ts";

describe("held answers", () => {
  const openPair = openPairs();

  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it("holds what is written until the turn ends, and keeps its order", async () => {
    const { client, socket } = await openPair();
    const held = new WriteBatch();
    held.hold(socket);
    socket.write("one ");
    held.hold(socket);
    socket.write("two ");
    expect(socket.writableLength).toBe(8);
    await turn();
    expect(socket.writableLength).toBe(0);
    socket.end("three");
    const [first] = (await once(client, "data")) as [Buffer];
    const rest: Buffer[] = [];
    client.on("data", (chunk: Buffer) => rest.push(chunk));
    await once(client, "end");
    expect(Buffer.concat([first, ...rest]).toString()).toBe("one two three");
  });

  it.each([
    { length: 4097, corked: 1 },
    { length: 65_536, corked: 0 },
  ])(
    "holds an answer of $length bytes only where it does not fill the socket",
    async ({ length, corked }) => {
      const { socket } = await openPair();
      const stored = { status: 200, headers: [], body: new Uint8Array(length), route: "-" };
      const answer = { stored, extra: [], isCached: true };
      writeAnswer(answer, { socket, held: new WriteBatch(), method: "GET", isLast: false });
      expect(socket.writableCorked).toBe(corked);
      await turn();
      expect(socket.writableCorked).toBe(0);
    },
  );

  it("writes what it holds when there are enough answers", async () => {
    const held = new WriteBatch();
    const sockets: Socket[] = [];
    for (let at = 0; at < 17; at++) sockets.push((await openPair()).socket);
    for (const socket of sockets) {
      held.hold(socket);
      socket.write("answer");
    }
    expect(sockets.map(({ writableLength }) => writableLength)).toEqual([...Array(16).fill(0), 6]);
    await turn();
    expect(sockets.at(-1)?.writableLength).toBe(0);
  });
});

const sender = { peer: "192.0.2.1", isClosed: false };

function read(text: string, start = 0) {
  return readPlainRequest(Buffer.from(text, "latin1"), text, start, sender);
}

const PLAIN =
  'GET /v1/search?q=a%20b HTTP/1.1\r\nHost: x\r\nIf-None-Match:  \t"a" \r\nACCEPT: */*\r\naccept:a\r\n\r\n';

it("reads what it needs of a plain request", () => {
  const request = read(PLAIN);
  expect(request).toMatchObject({ method: "GET", target: "/v1/search?q=a%20b", end: PLAIN.length });
  expect(request?.peer).toBe("192.0.2.1");
  expect(request?.header("if-none-match")).toBe('"a"');
  expect(request?.header("accept")).toBe("*/*, a");
  expect(request?.header("cookie")).toBeUndefined();
});

it("reads one that follows another", () => {
  const second = "HEAD / HTTP/1.1\r\nhost: y:1\r\n\r\n";
  expect(read(PLAIN + second, PLAIN.length)).toMatchObject({
    method: "HEAD",
    target: "/",
    end: PLAIN.length + second.length,
  });
});

const withField = (field: string): string => `GET / HTTP/1.1\r\nHost: x\r\n${field}\r\n\r\n`;

describe("leaves to Node", () => {
  it.each([
    ["a head that has not all come", PLAIN.slice(0, -1)],
    ["another method", "OPTIONS / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["HTTP/1.0", "GET / HTTP/1.0\r\nHost: x\r\n\r\n"],
    ["an absolute target", "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["two spaces", "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an empty line before", "\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a bare return", withField("A: b\rc")],
    ["no host", "GET / HTTP/1.1\r\nA: b\r\n\r\n"],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
    ["a body", withField("Content-Length: 0")],
    ["the end of the connection", withField("Connection: close")],
    ["another protocol", withField("Upgrade: h2c")],
    ["a space before the colon", withField("A : b")],
    ["a folded field", withField("A: b\r\n c")],
    ["a field without a name", withField(": b")],
    ["a character that is not ASCII", withField("A: \xe9")],
    ["a control character", withField("A: \x00")],
    ["a very long head", withField(`A: ${"b".repeat(4096)}`)],
  ])("%s", (_, text) => expect(read(text)).toBeUndefined());
});

function endsOf(chunks: readonly Buffer[]): number[] {
  const lines = new EmptyLines();
  const ends: number[] = [];
  let before = 0;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      at = lines.after(chunk, at);
      ends.push(before + at);
    }
    before += chunk.length;
  }
  return ends;
}

/** Divides bytes at some places. */
function divide(bytes: Buffer, places: readonly number[]): Buffer[] {
  const cuts = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return cuts.slice(1).map((cut, at) => bytes.subarray(cuts[at], cut));
}

const head = fc
  .array(fc.constantFrom("A: b\r\n", "C: \n", "Long: 0123456789\r\n"), { maxLength: 4 })
  .map((fields) => `GET / HTTP/1.1\r\n${fields.join("")}\r\n`);

it("ends a piece behind every head, however the packets divide them", () => {
  fc.assert(
    fc.property(
      fc.array(head, { maxLength: 5 }),
      fc.array(fc.nat(400), { maxLength: 8 }),
      (heads, places) => {
        const ends = new Set(endsOf(divide(Buffer.from(heads.join("")), places)));
        let end = 0;
        for (const one of heads) {
          end += one.length;
          expect(ends).toContain(end);
        }
      },
    ),
  );
});

it("finds an empty line that comes byte by byte, with and without carriage returns", () => {
  for (const text of ["GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\n\n"]) {
    const lines = new EmptyLines();
    const bytes = [...Buffer.from(`${text}GET`)].map((byte) => Buffer.from([byte]));
    for (const byte of bytes.slice(0, text.length)) lines.after(byte, 0);
    // Between two heads again: what is too short for a head has no empty line.
    expect(lines.after(Buffer.from("\n\n"), 0)).toBe(2);
    expect(lines.after(Buffer.from("GET / HTTP/1.1\r\n\r\nGET /"), 0)).toBe(18);
  }
});
