import { ALLOW, get, PUBLIC, type Row, request } from "./rows.ts";

const LAGOS = { data: { code: "LA", name: "Lagos" } };

/** Where Node's parser knows no such method. */
const UNKNOWN_VERB = {
  error: {
    message:
      "The request does not begin with a method of HTTP: use GET, HEAD or OPTIONS, in capital letters.",
  },
};

const OF_UNKNOWN_VERB: Row["differs"] = {
  Node: {
    because: "Node's parser knows a closed list of verbs",
    expect: { status: 400, code: "bad_request", body: UNKNOWN_VERB },
  },
  Bun: { because: "Bun's parser knows a closed list of verbs", own: "closed" },
  workerd: { because: "workerd's parser knows a closed list of verbs", own: 501 },
};

/** Methods, and what each is answered with. */
export const methodRows: readonly Row[] = [
  {
    name: "GET of a record",
    send: get("/v1/states/LA"),
    expect: {
      status: 200,
      body: LAGOS,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": PUBLIC,
        etag: /^W\/"[0-9a-z]+-[0-9a-z]+"$/,
        vary: "Accept-Encoding",
        "access-control-expose-headers":
          "ETag, Content-Disposition, Notice, RateLimit, RateLimit-Policy, Retry-After",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "ratelimit-policy": '"default";q=1000000;w=60',
        ratelimit: /^"default";r=\d+;t=\d+$/,
      },
    },
  },
  {
    name: "GET of a list",
    send: get("/v1/states"),
    expect: { status: 200, body: { count: 37 } },
  },
  {
    name: "HEAD: the fields of GET, no body",
    send: request("HEAD /v1/states/LA HTTP/1.1"),
    expect: {
      status: 200,
      headers: { "content-length": /^[1-9]\d*$/, etag: /^W\//, "cache-control": PUBLIC },
    },
  },
  {
    name: "HEAD of what is not there",
    send: request("HEAD /v1/states/Atlantis HTTP/1.1"),
    expect: { status: 404, headers: { "content-length": /^[1-9]\d*$/, "cache-control": "no-store" } },
  },
  {
    name: "plain OPTIONS",
    send: request("OPTIONS /v1/states HTTP/1.1"),
    expect: { status: 204, headers: { allow: ALLOW, "content-type": null, ratelimit: null } },
  },
  {
    name: "a preflight",
    send: request(
      "OPTIONS /v1/states/LA HTTP/1.1",
      "Origin: https://example.ng",
      "Access-Control-Request-Method: GET",
      "Access-Control-Request-Headers: authorization,if-none-match,x-requested-with",
    ),
    expect: {
      status: 204,
      headers: {
        "access-control-allow-methods": ALLOW,
        "access-control-allow-headers": "*, Authorization",
        "access-control-max-age": "86400",
      },
    },
  },
  {
    name: "a preflight that carries If-None-Match itself",
    send: request("OPTIONS /v1/states/LA HTTP/1.1", "If-None-Match: *"),
    expect: { status: 204, headers: { allow: ALLOW } },
  },
  {
    name: "OPTIONS of an unknown path",
    send: request("OPTIONS /v1/nowhere HTTP/1.1"),
    expect: { status: 404, code: "not_found" },
  },
  {
    name: "OPTIONS *",
    send: request("OPTIONS * HTTP/1.1"),
    expect: { status: 204, headers: { allow: ALLOW } },
    differs: {
      Bun: { because: "Bun takes no asterisk", own: 400 },
      Deno: { because: "Deno hands it on as /*", expect: { status: 404, code: "not_found" } },
      workerd: {
        because: "workerd hands it on as the root",
        expect: { status: 204, headers: { allow: ALLOW } },
      },
    },
  },
  ...["POST", "PUT", "DELETE", "PATCH", "PROPFIND"].map(
    (method): Row => ({
      name: `${method} of a known path`,
      send: request(`${method} /v1/states HTTP/1.1`, "Content-Length: 0"),
      expect: { status: 405, code: "method_not_allowed", headers: { allow: ALLOW, ratelimit: /r=/ } },
    }),
  ),
  {
    name: "TRACE",
    send: request("TRACE /v1/states HTTP/1.1"),
    expect: { status: 405, code: "method_not_allowed", headers: { allow: ALLOW } },
  },
  {
    name: "POST with a body",
    send: `${request("POST /v1/states HTTP/1.1", "Content-Length: 9")}{"a": 1}\n`,
    expect: { status: 405, code: "method_not_allowed" },
  },
  {
    name: "POST with If-None-Match: no 304",
    send: request("POST /v1/states HTTP/1.1", "If-None-Match: *", "Content-Length: 0"),
    expect: { status: 405, code: "method_not_allowed" },
  },
  {
    name: "POST of an unknown path",
    send: request("POST /v1/nowhere HTTP/1.1", "Content-Length: 0"),
    expect: { status: 404, code: "not_found", headers: { allow: null } },
  },
  {
    name: "a verb that nobody knows",
    send: request("BREW /v1/states HTTP/1.1"),
    expect: { status: 405, code: "method_not_allowed" },
    differs: OF_UNKNOWN_VERB,
  },
  {
    name: "a verb in small letters, which is another verb",
    send: request("get /v1/states HTTP/1.1"),
    expect: { status: 405, code: "method_not_allowed" },
    differs: OF_UNKNOWN_VERB,
  },
  {
    name: "CONNECT, which names no path",
    send: request("CONNECT example.ng:443 HTTP/1.1"),
    expect: { status: 405, code: "method_not_allowed" },
    differs: {
      workerd: { because: "workerd does not hand CONNECT on", own: 500 },
    },
  },
  {
    name: "an upgrade is not taken up",
    send: get("/v1/states/LA", "Connection: Upgrade", "Upgrade: websocket"),
    expect: { status: 200, body: LAGOS },
  },
  {
    name: "an expectation that nobody can meet is not met",
    send: get("/v1/states/LA", "Expect: wonders"),
    expect: { status: 200, body: LAGOS },
  },
];
