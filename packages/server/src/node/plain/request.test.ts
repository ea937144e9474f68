import { describe, expect, it } from "vitest";
import { readPlainRequest } from "./request.ts";

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
    ["a request line that has not all come", "GET /v1/st"],
    ["another method", "OPTIONS / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a method in small letters", "get / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["HTTP/1.0", "GET / HTTP/1.0\r\nHost: x\r\n\r\n"],
    ["an absolute target", "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a fragment", "GET /#a HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["two spaces", "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an empty line before", "\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["line feeds alone", "GET / HTTP/1.1\nHost: x\n\n"],
    ["a bare return", withField("A: b\rc")],
    ["no host", "GET / HTTP/1.1\r\nA: b\r\n\r\n"],
    ["two hosts", withField("Host: x")],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
    ["a body", withField("Content-Length: 0")],
    ["a body in chunks", withField("transfer-encoding: chunked")],
    ["the end of the connection", withField("Connection: close")],
    ["another protocol", withField("Upgrade: h2c")],
    ["an expectation", withField("Expect: 100-continue")],
    ["a space before the colon", withField("A : b")],
    ["a folded field", withField("A: b\r\n c")],
    ["a field without a name", withField(": b")],
    ["a field without a colon", withField("A")],
    ["a character that is not ASCII", withField("A: \xe9")],
    ["a control character", withField("A: \x00")],
    ["a very long head", withField(`A: ${"b".repeat(4096)}`)],
  ])("%s", (_, text) => expect(read(text)).toBeUndefined());
});

it("takes what asks for what HTTP/1.1 does anyway", () => {
  expect(read(withField("Connection: Keep-Alive"))).toBeDefined();
});
