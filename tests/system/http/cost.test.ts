import { afterEach, expect, it } from "vitest";
import { type RunningService, startOn } from "../../start/runtimes.ts";
import { exchange, type RawResponse } from "../../start/socket.ts";
import { waysToTry } from "../../start/ways-to-try.ts";
import { get, request } from "./rows.ts";

/** A request costs what it takes to answer it, and is refused as a whole. */

let service: RunningService | undefined;

afterEach(() => service?.stop());

async function ask(raw: string): Promise<RawResponse> {
  const [response] = (await exchange(service?.port ?? 0, raw)).responses;
  if (response === undefined) throw new Error("no answer");
  return response;
}

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
