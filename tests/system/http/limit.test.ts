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
  Number(/^"default";r=(\d+);t=\d+/.exec(headers.get("ratelimit") ?? "")?.[1] ?? Number.NaN);

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

// What each door asks for the same work, and how what is dear is refused, has tests beside the code.
it.each(waysToTry(["Node", "Bun", "Deno", "workerd"]))(
  "counts on %s a match by its names, and a cached one as a look-up",
  async (runtime) => {
    service = await startOn(runtime, { RATE_LIMIT: "100" });
    const left = async (kind: string, count: number): Promise<string | undefined> => {
      const names = Array.from({ length: count }, (_, at) => `name=Ikeja${at}`).join("&");
      const { headers } = await ask(get(`/v1/match?kind=${kind}&${names}`));
      return headers.get("ratelimit")?.replace(/;t=\d+/, "");
    };
    expect(await left("ward", 30)).toBe('"default";r=70;naijaref-cost=30');
    const asked = [await left("lga", 30), await left("lga", 30)];
    expect(asked).toEqual(['"default";r=67;naijaref-cost=3', '"default";r=64;naijaref-cost=3']);
    expect(await left("lga", 30), "kept from the second time on").toBe('"default";r=63');
  },
);

it("counts a content by its length, also where it comes in chunks", async () => {
  service = await startOn("Node", { RATE_LIMIT: "100" });
  const content = `queries={"a":{"query":"Ikeja","type":"lga"}}&junk=${"x".repeat(200_000)}`;
  const post = (field: string): string =>
    request("POST /reconcile HTTP/1.1", "Content-Type: application/x-www-form-urlencoded", field);
  const chunk = `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;
  expect(remaining(await ask(post(`Content-Length: ${content.length}`) + content))).toBe(96);
  expect(remaining(await ask(post("Transfer-Encoding: chunked") + chunk))).toBe(92);
});
