import { describe, expect, it, onTestFinished } from "vitest";
import { RUNTIMES, startOn } from "../../start/runtimes.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";
import { expectShape } from "./reconcile-shapes.ts";

/** /reconcile over a socket, by the shapes that the Reconciliation Service API 0.2 requires. */

type Results = Record<
  string,
  { result: { id: string; match: boolean; score: number; description: string }[] }
>;

describe.each(waysToTry(RUNTIMES))("%s", (way) => {
  const service = ownService(way, { RATE_LIMIT: "off" });

  const get = (path: string) => fetch(service.url + path);
  const post = (fields: Record<string, string>) =>
    fetch(`${service.url}/reconcile`, { method: "POST", body: new URLSearchParams(fields) });

  it("says what it offers, at addresses that answer", async () => {
    const response = await get("/reconcile");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const manifest = (await response.json()) as {
      suggest: Record<string, { service_url: string; service_path: string }>;
      preview: { url: string };
      view: { url: string };
    };
    expectShape("manifest", manifest);
    for (const { service_url, service_path } of Object.values(manifest.suggest)) {
      const suggested = await fetch(`${service_url}${service_path}?prefix=la`);
      expect(suggested.status).toBe(200);
      expectShape("suggestions", await suggested.json());
    }
    expect((await fetch(manifest.preview.url.replace("{{id}}", "NG025011"))).status).toBe(200);
    const viewed = await fetch(manifest.view.url.replace("{{id}}", "NG025011"), { redirect: "manual" });
    expect(viewed.status).toBe(303);
    expect(viewed.headers.get("location")).toMatch(/\/lgas\/NG025011$/);
    expect((await fetch(manifest.view.url.replace("{{id}}", "nobody"))).status).toBe(404);
  });

  const of = (pid: string, v: unknown) => ({ pid, v });
  const oyo = { id: "OY", name: "Oyo" };
  const inIkeja = [of("state", "Lagos"), of("lga", { id: "NG025011", name: "Ikeja" })];
  const unit = (query: string, ...properties: readonly object[]) => ({
    ...{ query, type: "polling_unit", properties },
  });
  const UNIT = [{ id: "24-11-01-007", match: true, type: [{ id: "polling_unit", name: "Polling unit" }] }];
  const first = (id: string, match = true) =>
    expect.arrayContaining([expect.objectContaining({ id, match })]);

  const QUERIES: readonly (readonly [query: object, result: unknown])[] = [
    [
      { query: "Ikeja LGA", type: "lga", type_strict: "should" },
      [{ id: "NG025011", match: true, score: 100 }],
    ],
    [
      { query: "Surulere", type: ["lga"] },
      [
        { id: "NG025020", match: false },
        { id: "NG031033", match: false },
      ],
    ],
    [{ query: "Surulere", type: "lga", properties: [of("state", oyo)] }, first("NG031033")],
    [{ query: "Grand Total", type: "lga", limit: 5 }, []],
    [{ query: "Lagos State" }, first("LA")],
    // Not Lapai with a typing error.
    [{ query: "LAPO" }, first("lapo-mfb", false)],
    [unit("in front of no 5, nurudeen street", ...inIkeja), UNIT],
  ];

  const queries = JSON.stringify(Object.fromEntries(QUERIES.map(([query], at) => [`q${at}`, query])));

  it.each([
    ["posted as a form", () => post({ queries })],
    ["in a GET", () => get(`/reconcile?queries=${encodeURIComponent(queries)}`)],
  ])("returns to a batch of queries, %s, what each means", async (_, send) => {
    const results = (await (await send()).json()) as Results;
    expectShape("results", results);
    for (const [at, [query, result]] of QUERIES.entries()) {
      const found = results[`q${at}`]?.result;
      if (Array.isArray(result)) expect(found, JSON.stringify(query)).toMatchObject(result);
      else expect(found, JSON.stringify(query)).toEqual(result);
    }
  });

  it("proposes the fields of a type, and extends a table by them", async () => {
    const proposal = (await (await get("/reconcile/properties?type=lga")).json()) as {
      properties: { id: string }[];
    };
    expectShape("proposal", proposal);
    expect(proposal.properties.map(({ id }) => id)).toContain("senatorial_district");
    const extend = {
      ids: ["NG025011", "LA", "nobody", "24-11-01-007", "24/11/01/007"],
      properties: [{ id: "name" }, { id: "lat" }, { id: "aliases" }],
    };
    const extension = (await (await post({ extend: JSON.stringify(extend) })).json()) as {
      rows: Record<string, Record<string, unknown[]>>;
    };
    expectShape("extension", extension);
    expect(extension.rows["NG025011"]?.["name"]).toEqual([{ str: "Ikeja" }]);
    expect(extension.rows["LA"]?.["lat"]).toEqual([{ float: expect.any(Number) }]);
    expect(extension.rows["nobody"]).toEqual({ name: [], lat: [], aliases: [] });
    expect(extension.rows["24-11-01-007"]?.["name"]).toEqual([{ str: "In Front of No. 5 Nurudeen St." }]);
    const names = ["state_name", "federal_constituency", "senatorial_district_name", "ward_name"];
    const around = { ids: ["24-11-01-007", "FC236", "LA"], properties: names.map((id) => ({ id })) };
    const placed = (await (await post({ extend: JSON.stringify(around) })).json()) as typeof extension;
    expectShape("extension", placed);
    expect(placed.rows["24-11-01-007"]).toEqual({
      ...{ senatorial_district_name: [{ str: "Lagos West" }], state_name: [{ str: "Lagos" }] },
      federal_constituency: [{ str: "FC236" }],
      ward_name: [{ str: expect.any(String) }],
    });
    expect(placed.rows["FC236"]?.["federal_constituency"]).toEqual([{ str: "FC236" }]);
    expect(placed.rows["LA"]).toMatchObject({ state_name: [{ str: "Lagos" }], federal_constituency: [] });
    // An id is a code as we write it.
    expect(extension.rows["24/11/01/007"]?.["name"]).toEqual([]);
  });

  it("refuses what it cannot read, and says what to do", async () => {
    // One after the other: many at once are refused as too many where the machine is busy.
    const send = (method: string, body: string, type = "application/json") =>
      fetch(`${service.url}/reconcile`, { method, body, headers: { "content-type": type } });
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, {}])));
    const refusals: [() => Promise<Response>, number, string][] = [
      ...["{", "[]", '{"q0":{"query":7}}', many].map((queries): [() => Promise<Response>, number, string] => [
        () => post({ queries }),
        400,
        "bad_request",
      ]),
      [() => post({ extend: "{}" }), 400, "bad_request"],
      [() => post({}), 400, "bad_request"],
      [() => send("POST", "{}"), 400, "bad_request"],
      [() => send("PUT", "x"), 405, "method_not_allowed"],
      [() => get("/reconcile/nothing"), 404, "not_found"],
      [() => post({ queries: "x".repeat(2 ** 20) }), 413, "content_too_large"],
    ];
    for (const [request, status, code] of refusals) {
      const response = await request();
      expect(response.status).toBe(status);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
    }
    expect((await get("/v1/health")).status).toBe(200);
  });

  it("answers preflights of pages, HEAD, and shows a record", async () => {
    const preflight = await fetch(`${service.url}/reconcile`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    expect((await fetch(`${service.url}/reconcile`, { method: "HEAD" })).status).toBe(200);
    const unit = await get("/reconcile/preview?id=24-11-01-007");
    expect(unit.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await unit.text()).toContain("<dt>Ward</dt><dd>24-11-01</dd>");
    const suggested = await get("/reconcile/suggest/entity?prefix=24-11-01-007");
    expect(await suggested.json()).toMatchObject({ result: [{ id: "24-11-01-007" }] });
  });

  it("logs no name that was asked for", () => {
    expect(service.output()).not.toMatch(/Surulere|gtbank|24-11-01/);
  });
});

it("takes its addresses from PUBLIC_URL, whatever a client says", async () => {
  const service = await startOn("Node", { PUBLIC_URL: "https://example.org/naijaref" });
  onTestFinished(service.stop);
  const response = await fetch(`${service.url}/reconcile`, { headers: { "X-Forwarded-Proto": "http" } });
  const { identifierSpace: _, ...addresses } = (await response.json()) as Record<string, unknown>;
  expect(JSON.stringify(addresses)).toContain('"https://example.org/naijaref/reconcile');
  expect(JSON.stringify(addresses)).not.toContain("127.0.0.1");
});
