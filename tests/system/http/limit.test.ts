import { afterEach, describe, expect, it } from "vitest";
import { NODE_READS, RUNTIMES, type RunningService, startOn, untilReady } from "../../start/runtimes.ts";
import { exchange, type RawResponse } from "../../start/socket.ts";
import { waysToTry } from "../../start/ways-to-try.ts";
import { get, request } from "./rows.ts";

let service: RunningService | undefined;

afterEach(() => service?.stop());

async function ask(raw: string): Promise<RawResponse> {
  const [response] = (await exchange(service?.port ?? 0, raw, { head: raw.startsWith("HEAD") })).responses;
  if (response === undefined) throw new Error("no answer");
  return response;
}

const remaining = ({ headers }: RawResponse): number =>
  Number(/^"default";r=(\d+);t=\d+$/.exec(headers.get("ratelimit") ?? "")?.[1] ?? Number.NaN);

const statuses = async (raws: readonly string[]): Promise<number[]> => {
  const all: number[] = [];
  for (const raw of raws) all.push((await ask(raw)).status);
  return all;
};

const target = "/v1/states/LA";

describe.each(waysToTry(RUNTIMES))("the limit on %s", (runtime) => {
  it("counts down, then refuses and says when to come back", async () => {
    service = await startOn(runtime, { RATE_LIMIT: "3" });
    const left: number[] = [];
    for (let time = 0; time < 3; time++) left.push(remaining(await ask(get(target))));
    expect(left).toEqual([2, 1, 0]);
    const refused = await ask(get(target));
    expect(refused.status).toBe(429);
    // A worker is not told which of its clients is the machine that it runs on.
    const advice = runtime === "workerd" ? "/library" : "RATE_LIMIT=off";
    expect(JSON.parse(refused.body.toString())).toMatchObject({
      error: { code: "rate_limited", message: expect.stringContaining(advice) },
    });
    const headers = Object.fromEntries(refused.headers);
    const seconds = headers["retry-after"];
    expect(seconds).toMatch(/^[1-6]?\d$/);
    expect(headers).toMatchObject({
      "ratelimit-policy": '"default";q=3;w=60',
      ratelimit: `"default";r=0;t=${seconds}`,
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
    });
  });

  it("counts every answer but the 304 of what is kept, OPTIONS, health and readiness", async () => {
    service = await startOn(runtime, { RATE_LIMIT: "6" });
    await untilReady(service);
    const tag = (await ask(get(target))).headers.get("etag");
    expect(remaining(await ask(get(target, `If-None-Match: ${tag}`))), "made again, and kept").toBe(4);
    const free = [
      get(target, `If-None-Match: ${tag}`),
      request(`OPTIONS ${target} HTTP/1.1`),
      get("/v1/health"),
      get("/v1/ready"),
    ];
    expect(await statuses([...free, ...free])).toEqual([304, 204, 200, 200, 304, 204, 200, 200]);
    expect(remaining(await ask(get(target, `If-None-Match: ${tag}`)))).toBe(4);
    const counted = [
      request(`HEAD ${target} HTTP/1.1`),
      get("/v1/nowhere"),
      get("/v1/%ZZ"),
      request(`DELETE ${target} HTTP/1.1`),
    ];
    expect(await statuses([...counted, get(target)])).toEqual([200, 404, 400, 405, 429]);
    expect(await statuses(free), "free when nothing is left, too").toEqual([304, 204, 200, 200]);
    expect(await statuses(counted)).toEqual([429, 429, 429, 429]);
  });

  it("makes no answer for who is over it, whatever entity tag comes with the request", async () => {
    service = await startOn(runtime, { RATE_LIMIT: "2" });
    expect(await statuses([get("/v1/banks"), get("/v1/banks")])).toEqual([200, 200]);
    const search = "/v1/search?q=sagamu";
    expect(await statuses([get(search, 'If-None-Match: "x"'), get(search, "If-None-Match: *")])).toEqual([
      429, 429,
    ]);
    expect(await statuses([get("/v1/banks", "If-None-Match: *")]), "kept").toEqual([304]);
  });

  it("is off when told so", async () => {
    service = await startOn(runtime, { RATE_LIMIT: "off" });
    const { status, headers } = await ask(get(target));
    expect(status).toBe(200);
    expect([headers.has("ratelimit"), headers.has("ratelimit-policy")]).toEqual([false, false]);
  });
});

it.each(waysToTry(["Node"]))("takes nothing on %s for pages and documents", async (way) => {
  service = await startOn(way, { RATE_LIMIT: "2" });
  const documents = ["/", "/docs", "/v1/docs", "/openapi.json", "/v1/openapi.json", "/v1", "/llms.txt"];
  for (const document of [...documents, "/robots.txt", "/favicon.ico"]) {
    const { status, headers, body } = await ask(get(document));
    expect([document, status, headers.has("ratelimit")]).toEqual([document, 200, false]);
    if (/^.v1.(docs|openapi)/.test(document)) expect(body.toString()).toContain("2 units a minute");
  }
});

const from = (forwarded: string): string => get(target, `X-Forwarded-For: ${forwarded}`);

it.each(waysToTry(["Node", NODE_READS, "Bun", "Deno"]))(
  "counts on %s by the socket's address, or by what a trusted peer writes",
  async (runtime) => {
    service = await startOn(runtime, { RATE_LIMIT: "2", TRUSTED_PROXIES: "10.0.0.0/8" });
    expect(await statuses([from("1.1.1.1"), from("2.2.2.2"), from("3.3.3.3")])).toEqual([200, 200, 429]);
    await service.stop();
    service = await startOn(runtime, { RATE_LIMIT: "1", TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" });
    const spoofed = from("9.9.9.9, 1.1.1.1");
    const asked = [
      from("1.1.1.1"),
      from("2.2.2.2"),
      spoofed,
      from("2001:db8:0:1::1"),
      from("2001:db8:0:1::2"),
    ];
    expect(await statuses(asked)).toEqual([200, 200, 429, 200, 429]);
  },
);

it.each(waysToTry(["workerd"]))("takes the address that Cloudflare gives on %s", async (way) => {
  service = await startOn(way, { RATE_LIMIT: "1" });
  const fromEdge = (address: string): string => get(target, `CF-Connecting-IP: ${address}`);
  const asked = ["1.1.1.1", "2.2.2.2", "1.1.1.1"].map(fromEdge);
  expect(await statuses(asked)).toEqual([200, 200, 429]);
});

it.each(waysToTry(["Node", NODE_READS]))(
  "finds on %s an address behind thousands of other fields",
  async (way) => {
    service = await startOn(way, { RATE_LIMIT: "1", TRUSTED_PROXIES: "127.0.0.1" });
    const many = Array.from({ length: 2500 }, () => "a:");
    const last = (address: string): string => get(target, ...many, `X-Forwarded-For: ${address}`);
    expect(await statuses([last("1.1.1.1"), last("2.2.2.2"), last("1.1.1.1")])).toEqual([200, 200, 429]);
  },
);

/** A request costs what it takes to answer it, and is refused as a whole. */

const left = ({ headers }: RawResponse): string | undefined =>
  headers.get("ratelimit")?.replace(/;t=\d+/, "");

const messageOf = ({ body }: RawResponse): string =>
  (JSON.parse(body.toString()) as { error: { message: string } }).error.message;

const match = (kind: string, count: number): string =>
  get(`/v1/match?kind=${kind}&${Array.from({ length: count }, (_, at) => `name=Ikeja${at}`).join("&")}`);

const post = (path: string, mediaType: string, content: string): string =>
  `${request(`POST ${path} HTTP/1.1`, `Content-Type: ${mediaType}`, `Content-Length: ${content.length}`)}${content}`;

const FORM = "application/x-www-form-urlencoded";

const reconcile = (count: number): string => {
  const queries = Array.from({ length: count }, (_, at) => [at, { query: "Ikeja", type: "ward" }]);
  return post(
    "/reconcile",
    FORM,
    `queries=${encodeURIComponent(JSON.stringify(Object.fromEntries(queries)))}`,
  );
};

const matchNames = (kind: string, count: number): string => {
  const params = { name: "match_names", arguments: { kind, names: Array(count).fill("Ikeja") } };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  return post("/mcp", "application/json", JSON.stringify(message));
};

// What each door asks for the same work has tests beside the code.
it.each(waysToTry(["Node", "Bun", "Deno", "workerd"]))(
  "counts on %s a match by its names, and a cached one as a look-up",
  async (runtime) => {
    service = await startOn(runtime, { RATE_LIMIT: "100" });
    expect(left(await ask(match("ward", 30)))).toBe('"default";r=70;naijaref-cost=30');
    const asked = [left(await ask(match("lga", 30))), left(await ask(match("lga", 30)))];
    expect(asked).toEqual(['"default";r=67;naijaref-cost=3', '"default";r=64;naijaref-cost=3']);
    expect(left(await ask(match("lga", 30))), "kept from the second time on").toBe('"default";r=63');
  },
);

it("counts a whole large list by its size, unless it is cached or narrowed", async () => {
  service = await startOn("Node", { RATE_LIMIT: "100" });
  expect(left(await ask(get("/v1/wards?state=Lagos")))).toBe('"default";r=99');
  const whole = left(await ask(get("/v1/wards?fields=code")));
  expect(whole).toMatch(/naijaref-cost=\d+$/);
  await ask(get("/v1/wards?fields=code"));
  expect(left(await ask(get("/v1/wards?fields=code"))), "cached").not.toContain("cost");
  await service.stop();
  service = await startOn("Node", { RATE_LIMIT: "3" });
  const all = await ask(get("/v1/wards"));
  expect([all.status, left(all)], "a minute is enough for one").toEqual([
    200,
    '"default";r=0;naijaref-cost=3',
  ]);
});

it("refuses the whole request when less is left than it costs, and says what it costs", async () => {
  service = await startOn("Node", { RATE_LIMIT: "20" });
  expect((await ask(match("ward", 15))).status).toBe(200);
  for (const dear of [match("ward", 10), reconcile(10), matchNames("ward", 10)]) {
    const refused = await ask(dear);
    expect(refused.status).toBe(429);
    expect(messageOf(refused)).toMatch(/^This request costs 10 units, and [0-9]+ of 20 a minute are left: /);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(40);
  }
  expect((await ask(get("/v1/states/LA"))).status).toBe(200);
});

it("says how to split what costs more than a minute, and not to come again", async () => {
  service = await startOn("Node", { RATE_LIMIT: "20" });
  for (const dear of [match("ward", 40), reconcile(40), matchNames("place", 40)]) {
    const refused = await ask(dear);
    expect(refused.status).toBe(429);
    expect(messageOf(refused)).toBe(
      "This request costs 40 units, and a minute has 20: split it into 2 requests or more, or start the service with RATE_LIMIT=off, as this is your own machine.",
    );
    expect(refused.headers.has("retry-after")).toBe(false);
  }
  expect(left(await ask(get("/v1/states/LA"))), "its parts were read, and nothing was made").toBe(
    '"default";r=17',
  );
});

it("takes one unit for what is refused for another reason", async () => {
  service = await startOn("Node", { RATE_LIMIT: "100" });
  for (const wrong of [match("ward", 41), match("village", 10), matchNames("ward", 41), reconcile(201)])
    await ask(wrong);
  expect(left(await ask(get("/v1/states/LA")))).toBe('"default";r=95');
});

it("counts a content by its length, also where it comes in chunks", async () => {
  service = await startOn("Node", { RATE_LIMIT: "100" });
  const content = `queries={"a":{"query":"Ikeja","type":"lga"}}&junk=${"x".repeat(200_000)}`;
  expect(left(await ask(post("/reconcile", FORM, content)))).toBe('"default";r=96;naijaref-cost=4');
  const head = request("POST /reconcile HTTP/1.1", `Content-Type: ${FORM}`, "Transfer-Encoding: chunked");
  const chunks = `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;
  expect(left(await ask(head + chunks))).toBe('"default";r=92;naijaref-cost=4');
});
