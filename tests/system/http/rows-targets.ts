import { get, type Row, request } from "./rows.ts";

const NOT_FOUND = { status: 404, code: "not_found" };
const UNREADABLE = { status: 400, code: "bad_request" };
const PARSED = { because: "its parser refuses the request line", own: 400 } as const;
const invalid = (parameter: string) => ({
  status: 400,
  code: "invalid_parameter",
  body: { error: { parameter } },
});

/** Targets: what is read, and what is refused before any work. */
export const targetRows: readonly Row[] = [
  { name: "an unknown path", send: get("/v2/states"), expect: NOT_FOUND },
  { name: "two slashes", send: get("//v1//states"), expect: NOT_FOUND },
  {
    name: "an encoded letter",
    send: get("/v1/states/l%61gos"),
    expect: { status: 200, body: { data: { code: "LA" } } },
  },
  { name: "an encoded letter of the route", send: get("/v1/st%61tes"), expect: NOT_FOUND },
  {
    name: "an encoded slash stays in its segment",
    send: get("/v1/states/LA%2Flgas"),
    expect: NOT_FOUND,
  },
  {
    name: "a code with slashes, encoded",
    send: get("/v1/constituencies/FC%2F236%2FLA"),
    expect: { status: 200, body: { data: { code: "FC236" } } },
  },
  {
    name: "a code with slashes, as they are",
    send: get("/v1/constituencies/FC/236/LA"),
    expect: { status: 200, body: { data: { code: "FC236" } } },
  },
  {
    name: "dots, which every browser removes",
    send: get("/v1/lgas/../states/./LA"),
    expect: { status: 200, body: { data: { code: "LA" } } },
  },
  { name: "dots above the root", send: get("/../../../etc/passwd"), expect: NOT_FOUND },
  {
    name: "encoded dots",
    send: get("/v1/lgas/%2e%2E/states/LA"),
    expect: { status: 200, body: { data: { code: "LA" } } },
  },
  {
    name: "the absolute form, as proxies send it",
    send: get("http://naijaref.test/v1/states/LA"),
    expect: { status: 200, body: { data: { code: "LA" } } },
  },
  { name: "%ZZ", send: get("/v1/states/%ZZ"), expect: UNREADABLE },
  { name: "a lone %", send: get("/v1/states/50%"), expect: UNREADABLE },
  { name: "%00", send: get("/v1/states/%00"), expect: UNREADABLE },
  { name: "an encoded line end", send: get("/v1/states/a%0D%0Ab"), expect: UNREADABLE },
  {
    name: "a line end after what was pasted",
    send: get("/v1/states/Lagos%0D%0A"),
    expect: { status: 200, body: { data: { code: "LA" } } },
  },
  {
    name: "whitespace around what was pasted, before another segment",
    send: get("/v1/lgas/%09Ikeja%0A/constituencies"),
    expect: { status: 200 },
  },
  {
    name: "a line end after what was pasted in the query",
    send: get("/v1/validate/nuban?account=0000014579%0A&bank=%0A011%20"),
    expect: { status: 200, body: { data: { account: "0000014579" } } },
  },
  {
    name: "a line end after a phone number",
    send: get("/v1/phone/08031234567%0A"),
    expect: { status: 200, body: { data: { e164: "+2348031234567" } } },
  },
  { name: "nothing but a line end", send: get("/v1/states/%0A"), expect: UNREADABLE },
  { name: "encoding that is not UTF-8", send: get("/v1/states/%C3%28"), expect: UNREADABLE },
  { name: "%ZZ in the query", send: get("/v1/search?q=%ZZ"), expect: UNREADABLE },
  { name: "%00 in the query", send: get("/v1/search?q=a%00b"), expect: UNREADABLE },
  { name: "%ZZ under an unknown path", send: get("/nowhere/%ZZ"), expect: UNREADABLE },
  { name: "%ZZ with POST", send: request("POST /v1/%ZZ HTTP/1.1", "Content-Length: 0"), expect: UNREADABLE },
  {
    name: "raw UTF-8 in the path",
    send: get("/v1/states/Làgos"),
    expect: { status: 200, body: { data: { code: "LA" } } },
    differs: { Node: { because: "Node's parser takes ASCII only", expect: UNREADABLE } },
  },
  {
    name: "a raw control character in the path",
    send: get("/v1/states/a\u0001b"),
    expect: UNREADABLE,
    differs: {
      Bun: { because: "Bun looks for the version behind it", own: 505 },
      Deno: PARSED,
      workerd: PARSED,
    },
  },
  {
    name: "a space in the path",
    send: get("/v1/states/akwa ibom"),
    expect: UNREADABLE,
    differs: {
      Bun: { because: "Bun looks for the version behind it", own: 505 },
      Deno: PARSED,
      workerd: PARSED,
    },
  },
  {
    name: "2 KB of path and query",
    send: get(`/v1/states/LA?${"x".repeat(2048 - 14)}`),
    expect: { status: 200, body: { data: { code: "LA" } } },
  },
  {
    name: "one byte more",
    send: get(`/v1/states/LA?${"x".repeat(2048 - 13)}`),
    expect: { status: 414, code: "uri_too_long" },
  },
  {
    name: "3 KB of path",
    send: get(`/v1/states/${"x".repeat(3000)}`),
    expect: { status: 414, code: "uri_too_long" },
  },
  {
    name: "20 KB of path, more than a head may have",
    send: get(`/v1/states/${"x".repeat(20 * 1024)}`),
    expect: { status: 414, code: "uri_too_long" },
    differs: { Bun: { because: "Bun answers this itself", own: 431 } },
  },
  { name: "__proto__", send: get("/v1/states/__proto__"), expect: NOT_FOUND },
  { name: "constructor", send: get("/v1/wards/constructor"), expect: NOT_FOUND },
  { name: "toString as a query", send: get("/v1/lgas?state=toString"), expect: NOT_FOUND },
  {
    name: "__proto__ as a parameter",
    send: get("/v1/lgas/Ikeja?__proto__=x"),
    expect: { status: 200, body: { data: { name: "Ikeja" } } },
  },
  {
    name: "parameters that nobody knows, as trackers add them",
    send: get("/v1/states/LA?utm_source=x&fbclid=y&&="),
    expect: { status: 200, body: { data: { code: "LA" } } },
  },
  {
    name: "a repeated parameter: the first counts",
    send: get("/v1/lgas?state=LA&state=Atlantis"),
    expect: { status: 200, body: { count: 20 } },
  },
  {
    name: "plus is a space in a query",
    send: get("/v1/lgas?state=akwa+ibom"),
    expect: { status: 200, body: { count: 31 } },
  },
  {
    name: "a fragment, which nobody should send",
    send: get("/v1/lgas?state=LA#top"),
    expect: { status: 200, body: { count: 20 } },
  },
  { name: "an empty identifier", send: get("/v1/lgas?state="), expect: NOT_FOUND },
  { name: "an empty choice", send: get("/v1/banks?active="), expect: invalid("active") },
  { name: "a missing parameter", send: get("/v1/search"), expect: invalid("q") },
  ...["1e1", "0x10", "+5", "%2B5", "%D9%A3", "", "0", "51", "-1", "5.0", "05x", "9999999999999999999"].map(
    (text): Row => ({
      name: `limit=${text}`,
      send: get(`/v1/search?q=ikeja&limit=${text}`),
      expect: invalid("limit"),
    }),
  ),
  {
    name: "a name that two states share",
    send: get("/v1/lgas/Surulere"),
    expect: { status: 409, code: "ambiguous" },
  },
];
