import { get, type Row, request } from "./rows.ts";

const LAGOS = { status: 200, body: { data: { code: "LA" } } };
const UNREADABLE = { status: 400, code: "bad_request" };

/** A request without the Host that `get` gives it. */
const without = (line: string, ...fields: readonly string[]): string =>
  `${[line, ...fields].join("\r\n")}\r\n\r\n`;

const encoded = (accept: string, encoding: string | null): Row => ({
  name: `Accept-Encoding: ${accept}`,
  send: get("/v1/lgas", `Accept-Encoding: ${accept}`),
  expect: { status: 200, headers: { "content-encoding": encoding, vary: "Accept-Encoding" } },
  ...(encoding !== null && {
    differs: {
      workerd: {
        because: "Cloudflare's edge compresses what a Worker answers",
        expect: { status: 200, headers: { "content-encoding": null, vary: "Accept-Encoding" } },
      },
    },
  }),
});

/** Header fields: encodings, Host, and what is too much. */
export const fieldRows: readonly Row[] = [
  encoded("br", "br"),
  encoded("gzip", "gzip"),
  encoded("gzip, deflate, br, zstd", "br"),
  encoded("gzip;q=1.0, br;q=0.5", "gzip"),
  encoded("br;q=0, gzip;q=0", null),
  encoded("*", "br"),
  encoded("*;q=0, gzip", "gzip"),
  encoded("identity", null),
  encoded("deflate", null),
  encoded("identity;q=0.5, gzip;q=0.1", null),
  {
    name: "a small body is not compressed",
    send: get("/v1/states/LA", "Accept-Encoding: gzip, br"),
    expect: { status: 200, headers: { "content-encoding": null, vary: "Accept-Encoding" } },
  },
  {
    name: "no Host",
    send: without("GET /v1/states/LA HTTP/1.1"),
    expect: UNREADABLE,
    differs: {
      Bun: { because: "Bun looks at Host itself", own: 400 },
      Deno: { because: "Deno does not ask for one", expect: LAGOS },
      workerd: { because: "workerd looks at Host itself", own: 400 },
    },
  },
  {
    name: "two Hosts",
    send: get("/v1/states/LA", "Host: other.test"),
    expect: UNREADABLE,
    differs: {
      Bun: { because: "Bun lets it pass, and nothing here reads Host", expect: LAGOS },
      Deno: { because: "Deno looks at Host itself", own: 400 },
      workerd: { because: "workerd lets it pass, and nothing here reads Host", expect: LAGOS },
    },
  },
  {
    name: "a Host with a space",
    send: without("GET /v1/states/LA HTTP/1.1", "Host: a b"),
    expect: UNREADABLE,
    differs: {
      Bun: { because: "Bun lets it pass, and nothing here reads Host", expect: LAGOS },
      Deno: { because: "Deno lets it pass, and nothing here reads Host", expect: LAGOS },
      workerd: { because: "workerd lets it pass, and nothing here reads Host", expect: LAGOS },
    },
  },
  {
    name: "HTTP/1.0 without a Host",
    send: without("GET /v1/states/LA HTTP/1.0"),
    expect: LAGOS,
    differs: { workerd: { because: "workerd asks HTTP/1.0 for a Host too", own: 400 } },
  },
  {
    name: "17 KB of header fields",
    send: get("/v1/states/LA", `X-Long: ${"x".repeat(17 * 1024)}`),
    expect: { status: 431, code: "headers_too_large" },
    differs: {
      Bun: { because: "Bun answers this itself", own: 431 },
      Deno: { because: "Deno takes more", expect: LAGOS },
      workerd: { because: "workerd takes more", expect: LAGOS },
    },
  },
  {
    name: "a folded field, which is obsolete",
    send: get("/v1/states/LA", "X-Folded: a", " b"),
    expect: UNREADABLE,
    differs: {
      Bun: { because: "its parser refuses it", own: 400 },
      Deno: { because: "its parser refuses it", own: 400 },
      workerd: { because: "its parser refuses it", own: 400 },
    },
  },
  {
    name: "two lengths of one body",
    send: `${request("POST /v1/states HTTP/1.1", "Content-Length: 3", "Transfer-Encoding: chunked")}0\r\n\r\n`,
    expect: UNREADABLE,
    differs: {
      Bun: { because: "its parser refuses it", own: 400 },
      Deno: { because: "its parser refuses it", own: 400 },
      workerd: { because: "workerd takes the chunks", expect: { status: 405, code: "method_not_allowed" } },
    },
  },
  {
    name: "what is no HTTP at all",
    send: "\u0016\u0003\u0001\u0002\r\n\r\n",
    expect: UNREADABLE,
    differs: {
      Bun: { because: "its parser refuses it", own: 400 },
      Deno: { because: "its parser refuses it", own: 400 },
      workerd: { because: "its parser refuses it", own: 400 },
    },
  },
  {
    name: "a future version of HTTP",
    send: request("GET /v1/states/LA HTTP/2.0"),
    expect: UNREADABLE,
    differs: {
      Node: { because: "Node's parser takes it for HTTP/1.1", expect: LAGOS },
      Bun: { because: "its parser refuses it", own: 505 },
      Deno: { because: "its parser refuses it", own: 400 },
      workerd: { because: "its parser refuses it", own: 400 },
    },
  },
];
