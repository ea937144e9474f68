import { ask } from "../../library/ask.ts";
import { ALLOW, type Expected, get, PUBLIC, type Row, request } from "./rows.ts";

/** Methods, targets and header fields, and what each is answered with. */

const LAGOS = { status: 200, body: { data: { code: "LA", name: "Lagos" } } };
const NOT_FOUND = { status: 404, code: "not_found" };
const UNREADABLE = { status: 400, code: "bad_request" };
const NO_METHOD = { status: 405, code: "method_not_allowed" };
const TOO_LONG = { status: 414, code: "uri_too_long" };
const OPTIONS = { status: 204, headers: { allow: ALLOW } };
const EXPOSED = "ETag, Content-Disposition, Notice, RateLimit, RateLimit-Policy, Retry-After";
const count = (number: number): Expected => ({ status: 200, body: { count: number } });

/** Their parsers refuse the request line. */
const PARSED = { Bun: 505, Deno: 400, workerd: 400 } as const;
const REFUSED = { Bun: 400, Deno: 400, workerd: 400 } as const;

/** Their parsers know a closed list of verbs. */
const OF_UNKNOWN_VERB: Row[3] = {
  Node: {
    ...UNREADABLE,
    body: {
      error: {
        message:
          "The request does not begin with a method of HTTP: use GET, HEAD or OPTIONS, in capital letters.",
      },
    },
  },
  Bun: "closed",
  workerd: 501,
};

/** A request without the Host that `get` gives it. */
const without = (line: string, ...fields: readonly string[]): string =>
  `${[line, ...fields].join("\r\n")}\r\n\r\n`;

const empty = (method: string, target: string, ...fields: readonly string[]): string =>
  request(`${method} ${target} HTTP/1.1`, ...fields, "Content-Length: 0");

const METHODS: readonly Row[] = [
  [
    "GET of a record",
    get("/v1/states/LA"),
    {
      ...LAGOS,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": PUBLIC,
        etag: /^W\/"[0-9a-z]+-[0-9a-z]+"$/,
        vary: "Accept-Encoding",
        "access-control-expose-headers": EXPOSED,
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "ratelimit-policy": '"default";q=1000000;w=60',
        ratelimit: /^"default";r=\d+;t=\d+$/,
      },
    },
  ],
  [
    "HEAD: the fields of GET, no body",
    request("HEAD /v1/states/LA HTTP/1.1"),
    { status: 200, headers: { "content-length": /^[1-9]\d*$/, etag: /^W\//, "cache-control": PUBLIC } },
  ],
  [
    "HEAD of what is not there",
    request("HEAD /v1/states/Atlantis HTTP/1.1"),
    { status: 404, headers: { "content-length": /^[1-9]\d*$/, "cache-control": "no-store" } },
  ],
  [
    "plain OPTIONS",
    request("OPTIONS /v1/states HTTP/1.1"),
    { status: 204, headers: { allow: ALLOW, "content-type": null, ratelimit: null } },
  ],
  [
    "a preflight",
    request(
      "OPTIONS /v1/states/LA HTTP/1.1",
      "Origin: https://example.ng",
      "Access-Control-Request-Method: GET",
      "Access-Control-Request-Headers: authorization,if-none-match,x-requested-with",
    ),
    {
      status: 204,
      headers: {
        "access-control-allow-methods": ALLOW,
        "access-control-allow-headers": "*, Authorization",
        "access-control-max-age": "86400",
      },
    },
  ],
  ["a preflight with If-None-Match", request("OPTIONS /v1/states/LA HTTP/1.1", "If-None-Match: *"), OPTIONS],
  ["OPTIONS of an unknown path", request("OPTIONS /v1/nowhere HTTP/1.1"), NOT_FOUND],
  // Deno hands the asterisk on as /*.
  ["OPTIONS *", request("OPTIONS * HTTP/1.1"), OPTIONS, { Bun: 400, Deno: NOT_FOUND }],
  // And workerd as /.
  ["GET *", request("GET * HTTP/1.1"), NOT_FOUND, { Bun: 400, Deno: 400, workerd: 200 }],
  ...["POST", "PUT", "DELETE", "PATCH", "PROPFIND"].map(
    (method): Row => [
      `${method} of a known path`,
      empty(method, "/v1/states"),
      { ...NO_METHOD, headers: { allow: ALLOW, ratelimit: /r=/ } },
    ],
  ),
  ["TRACE", request("TRACE /v1/states HTTP/1.1"), { ...NO_METHOD, headers: { allow: ALLOW } }],
  ["POST with a body", `${request("POST /v1/states HTTP/1.1", "Content-Length: 9")}{"a": 1}\n`, NO_METHOD],
  ["POST with If-None-Match: no 304", empty("POST", "/v1/states", "If-None-Match: *"), NO_METHOD],
  ["POST of an unknown path", empty("POST", "/v1/nowhere"), { ...NOT_FOUND, headers: { allow: null } }],
  ["a verb that nobody knows", request("BREW /v1/states HTTP/1.1"), NO_METHOD, OF_UNKNOWN_VERB],
  ["a verb in small letters", request("get /v1/states HTTP/1.1"), NO_METHOD, OF_UNKNOWN_VERB],
  ["CONNECT, which names no path", request("CONNECT example.ng:443 HTTP/1.1"), NO_METHOD, { workerd: 500 }],
  ["an upgrade", get("/v1/states/LA", "Connection: Upgrade", "Upgrade: websocket"), LAGOS],
  ["an expectation that nobody can meet", get("/v1/states/LA", "Expect: wonders"), LAGOS],
];

/** What is read of a path and its query, and what is refused before any work. */
const TARGETS: readonly Row[] = [
  ["an unknown path", get("/v2/states"), NOT_FOUND],
  ["two slashes", get("//v1//states"), NOT_FOUND],
  ["an encoded letter", get("/v1/states/l%61gos"), LAGOS],
  ["an encoded letter of the route", get("/v1/st%61tes"), NOT_FOUND],
  ["an encoded slash stays in its segment", get("/v1/states/LA%2Flgas"), NOT_FOUND],
  ["dots, which every browser removes", get("/v1/lgas/../states/./LA"), LAGOS],
  ["encoded dots", get("/v1/lgas/%2e%2E/states/LA"), LAGOS],
  ["dots above the root", get("/../../../etc/passwd"), NOT_FOUND],
  ["the absolute form, as proxies send it", get("http://naijaref.test/v1/states/LA"), LAGOS],
  ["a line end after what was pasted", get("/v1/states/Lagos%0D%0A"), LAGOS],
  ...Object.entries({
    "%ZZ": "/v1/states/%ZZ",
    "a lone %": "/v1/states/50%",
    "%00": "/v1/states/%00",
    "an encoded line end": "/v1/states/a%0D%0Ab",
    "nothing but a line end": "/v1/states/%0A",
    "encoding that is not UTF-8": "/v1/states/%C3%28",
  }).map(([name, target]): Row => [name, get(target), UNREADABLE]),
  ["%ZZ with POST", empty("POST", "/v1/%ZZ"), UNREADABLE],
  // Node's parser takes ASCII only.
  ["raw UTF-8 in the path", get("/v1/states/Làgos"), LAGOS, { Node: UNREADABLE }],
  ["a raw control character in the path", get("/v1/states/a\u0001b"), UNREADABLE, PARSED],
  ["a space in the path", get("/v1/states/akwa ibom"), UNREADABLE, PARSED],
  ["2 KB of path and query", get(`/v1/states/LA?${"x".repeat(2048 - 14)}`), LAGOS],
  ["one byte more", get(`/v1/states/LA?${"x".repeat(2048 - 13)}`), TOO_LONG],
  [
    "20 KB of path, more than a head may have",
    get(`/v1/states/${"x".repeat(20_480)}`),
    TOO_LONG,
    { Bun: 431 },
  ],
  ["a repeated parameter: the first counts", get("/v1/lgas?state=LA&state=Atlantis"), count(20)],
  ["plus is a space in a query", get("/v1/lgas?state=akwa+ibom"), count(31)],
  ["a fragment, which nobody should send", get("/v1/lgas?state=LA#top"), count(20)],
];

/** The tag of the list of LGAs, which the service as a function gives it too. */
const TAG = (await ask("/v1/lgas")).headers.get("etag") ?? "";

/** What a 304 carries is what a 200 would tell a cache. */
const UNCHANGED: Expected = {
  status: 304,
  headers: {
    etag: TAG,
    "cache-control": PUBLIC,
    vary: "Accept-Encoding",
    "access-control-expose-headers": EXPOSED,
    "ratelimit-policy": '"default";q=1000000;w=60',
    ratelimit: /^"default";r=\d+;t=\d+$/,
    "content-type": null,
  },
};

/** What a list of tags means has tests in packages/http. */
const CONDITIONAL: readonly Row[] = [
  ["its tag in a list", get("/v1/lgas", `If-None-Match: "a", ${TAG}`), UNCHANGED],
  ["tags in several fields", get("/v1/lgas", 'If-None-Match: "a"', `If-None-Match: ${TAG}`), UNCHANGED],
  ["another tag", get("/v1/lgas", 'If-None-Match: W/"0"'), { ...count(774), headers: { etag: TAG } }],
  ...["gzip", "br", "identity"].map(
    (encoding): Row => [
      `its tag for ${encoding}`,
      get("/v1/lgas", `Accept-Encoding: ${encoding}`, `If-None-Match: ${TAG}`),
      UNCHANGED,
    ],
  ),
  [
    "its tag for another writing of its target",
    get("/v1/states/../lgas?utm_source=x", `If-None-Match: ${TAG}`),
    UNCHANGED,
  ],
  ["its tag for another list", get("/v1/lgas?state=LA", `If-None-Match: ${TAG}`), count(20)],
  ["any tag for an error", get("/v1/states/Atlantis", "If-None-Match: *"), NOT_FOUND],
  ["any tag for a wrong query", get("/v1/search", "If-None-Match: *"), { status: 400 }],
];

/** Cloudflare's edge compresses what a Worker answers. */
const encoded = (accept: string, encoding: string | null): Row => {
  const expected = (value: string | null): Expected => ({
    ...{ status: 200, headers: { "content-encoding": value, vary: "Accept-Encoding", etag: TAG } },
  });
  return [
    `Accept-Encoding: ${accept}`,
    get("/v1/lgas", `Accept-Encoding: ${accept}`),
    expected(encoding),
    encoding === null ? {} : { workerd: expected(null) },
  ];
};

/** Encodings, Host, and what is too much. Where Host passes, nothing here reads it. */
const FIELDS: readonly Row[] = [
  encoded("br", "br"),
  encoded("gzip", "gzip"),
  // How a list of encodings is read has tests in packages/http.
  encoded("br;q=0, gzip;q=0", null),
  [
    "a small body is not compressed",
    get("/v1/states/LA", "Accept-Encoding: gzip, br"),
    { status: 200, headers: { "content-encoding": null, vary: "Accept-Encoding" } },
  ],
  ["no Host", without("GET /v1/states/LA HTTP/1.1"), UNREADABLE, { Bun: 400, Deno: LAGOS, workerd: 400 }],
  [
    "two Hosts",
    get("/v1/states/LA", "Host: other.test"),
    UNREADABLE,
    { Bun: LAGOS, Deno: 400, workerd: LAGOS },
  ],
  [
    "a Host with a space",
    without("GET /v1/states/LA HTTP/1.1", "Host: a b"),
    UNREADABLE,
    { Bun: LAGOS, Deno: LAGOS, workerd: LAGOS },
  ],
  ["HTTP/1.0 without a Host", without("GET /v1/states/LA HTTP/1.0"), LAGOS, { workerd: 400 }],
  [
    "17 KB of header fields",
    get("/v1/states/LA", `X-Long: ${"x".repeat(17 * 1024)}`),
    { status: 431, code: "headers_too_large" },
    { Bun: 431, Deno: LAGOS, workerd: LAGOS },
  ],
  ["a folded field, which is obsolete", get("/v1/states/LA", "X-Folded: a", " b"), UNREADABLE, REFUSED],
  [
    "two lengths of one body",
    `${request("POST /v1/states HTTP/1.1", "Content-Length: 3", "Transfer-Encoding: chunked")}0\r\n\r\n`,
    UNREADABLE,
    // workerd takes the chunks.
    { ...REFUSED, workerd: NO_METHOD },
  ],
  ["what is no HTTP at all", "\u0016\u0003\u0001\u0002\r\n\r\n", UNREADABLE, REFUSED],
  // Node's parser takes it for HTTP/1.1.
  ["a future version of HTTP", request("GET /v1/states/LA HTTP/2.0"), UNREADABLE, PARSED],
];

/** Maps for QGIS and GDAL: what is in a box. */
const MAPS: readonly Row[] = [
  [
    "features in a box",
    get("/ogc/collections/lgas/items?bbox=3.344,6.603,3.345,6.604"),
    {
      status: 200,
      headers: { "content-type": "application/geo+json" },
      body: { numberMatched: 1, features: [{ id: "NG025011", geometry: { type: "Polygon" } }] },
    },
  ],
  ["a content for maps", empty("POST", "/ogc"), NO_METHOD],
];

export const ROWS: readonly Row[] = [...METHODS, ...TARGETS, ...CONDITIONAL, ...FIELDS, ...MAPS];
