import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { NODE_READS, RUNTIMES, type RunningService, startOn } from "../../start/runtimes.ts";
import { waysToTry } from "../../start/ways-to-try.ts";
import { expectShape } from "./reconcile-shapes.ts";

/** /reconcile over a socket, by the shapes that the Reconciliation Service API 0.2 requires. */

type Results = Record<
  string,
  { result: { id: string; match: boolean; score: number; description: string }[] }
>;

describe.each(waysToTry(RUNTIMES))("%s", (way) => {
  let service: RunningService;

  beforeAll(async () => {
    service = await startOn(way, { RATE_LIMIT: "off" });
  });

  afterAll(() => service.stop());

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

  const queries = {
    q0: { query: "Ikeja LGA", type: "lga", type_strict: "should" },
    q1: { query: "Surulere", type: ["lga"] },
    q2: { query: "Surulere", type: "lga", properties: [{ pid: "state", v: { id: "OY", name: "Oyo" } }] },
    q3: { query: "Grand Total", type: "lga", limit: 5 },
    q4: {
      query: "Ward 3",
      type: "ward",
      properties: [
        { pid: "state", v: "Lagos" },
        { pid: "lga", v: ["Ikeja"] },
      ],
    },
    q5: { query: "Lagos State" },
    q6: { query: "PU 24/11/01/007" },
    q12: { query: "Lagos West" },
    q13: { query: "GTBank" },
    q14: { query: "Garki" },
    q15: { query: "LAPO" },
    q7: {
      query: "in front of no 5, nurudeen street",
      type: "polling_unit",
      properties: [
        { pid: "state", v: "Lagos" },
        { pid: "lga", v: { id: "NG025011", name: "Ikeja" } },
      ],
    },
    q8: { query: "PU 7", type: "polling_unit", properties: [{ pid: "ward", v: { id: "24-11-01" } }] },
    q9: { query: "Primary School", type: "polling_unit", properties: [{ pid: "lga", v: "NG025011" }] },
    q10: { query: "Primary School", type: "polling_unit" },
    q11: { query: "24-11-01-999", type: "polling_unit" },
  };

  const expectResults = (results: Results): void => {
    expectShape("results", results);
    expect(Object.keys(results)).toEqual(Object.keys(queries));
    expect(results["q0"]?.result[0]).toMatchObject({ id: "NG025011", match: true, score: 100 });
    expect(results["q1"]?.result.map(({ id, match }) => [id, match])).toEqual([
      ["NG025020", false],
      ["NG031033", false],
    ]);
    expect(results["q2"]?.result[0]).toMatchObject({ id: "NG031033", match: true });
    expect(results["q3"]?.result).toEqual([]);
    expect(results["q4"]?.result[0]).toMatchObject({ id: "24-11-03", match: true });
    expect(results["q5"]?.result[0]).toMatchObject({ id: "LA", match: true });
    expect(results["q12"]?.result[0]).toMatchObject({ id: "SD072", match: true });
    expect(results["q13"]?.result[0]).toMatchObject({ id: "gtbank", match: true });
    // Not Lapai with a typing error.
    expect(results["q15"]?.result[0]).toMatchObject({ id: "lapo-mfb", match: false });
    // A place of several kinds is no seat.
    expect(results["q14"]?.result.map(({ match }) => match)).not.toContain(true);
    for (const query of ["q6", "q7", "q8"]) {
      expect(results[query]?.result[0], query).toMatchObject({
        id: "24-11-01-007",
        match: true,
        type: [{ id: "polling_unit", name: "Polling unit" }],
      });
    }
    expect(results["q9"]?.result).not.toEqual([]);
    expect(results["q9"]?.result.map(({ match }) => match)).not.toContain(true);
    expect(results["q10"]?.result).toEqual([]);
    expect(results["q11"]?.result.map(({ match }) => match)).not.toContain(true);
  };

  it("returns to a batch of queries, posted as a form, what each means", async () => {
    const response = await post({ queries: JSON.stringify(queries) });
    expect(response.status).toBe(200);
    expectResults((await response.json()) as Results);
  });

  it("takes a batch in a GET too", async () => {
    const response = await get(`/reconcile?queries=${encodeURIComponent(JSON.stringify(queries))}`);
    expectResults((await response.json()) as Results);
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
    const around = {
      ids: ["24-11-01-007", "NG025011", "FC236", "LA"],
      properties: ["state_name", "federal_constituency", "senatorial_district_name", "ward_name"].map(
        (id) => ({
          id,
        }),
      ),
    };
    const placed = (await (await post({ extend: JSON.stringify(around) })).json()) as typeof extension;
    expectShape("extension", placed);
    const lagosWest = { senatorial_district_name: [{ str: "Lagos West" }], state_name: [{ str: "Lagos" }] };
    const seat = [{ str: expect.stringMatching(/^FC\d{3}$/) }];
    expect(placed.rows["24-11-01-007"]).toEqual({
      ...lagosWest,
      federal_constituency: seat,
      ward_name: [{ str: expect.any(String) }],
    });
    expect(placed.rows["NG025011"]).toEqual({ ...lagosWest, federal_constituency: seat, ward_name: [] });
    expect(placed.rows["FC236"]?.["federal_constituency"]).toEqual([{ str: "FC236" }]);
    expect(placed.rows["LA"]).toMatchObject({ state_name: [{ str: "Lagos" }], federal_constituency: [] });
    // An id is a code as we write it.
    expect(extension.rows["24/11/01/007"]?.["name"]).toEqual([]);
  });

  it("refuses what it cannot read, and says what to do", async () => {
    // One after the other: many at once are refused as too many where the machine is busy.
    const refusals: [() => Promise<Response>, number, string][] = [
      [() => post({ queries: "{" }), 400, "bad_request"],
      [() => post({ queries: "[]" }), 400, "bad_request"],
      [() => post({ queries: '{"q0":{"query":7}}' }), 400, "bad_request"],
      [
        () =>
          post({
            queries: JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, {}]))),
          }),
        400,
        "bad_request",
      ],
      [() => post({ extend: "{}" }), 400, "bad_request"],
      [() => post({}), 400, "bad_request"],
      [
        () =>
          fetch(`${service.url}/reconcile`, {
            method: "POST",
            body: "{}",
            headers: { "content-type": "application/json" },
          }),
        400,
        "bad_request",
      ],
      [() => fetch(`${service.url}/reconcile`, { method: "PUT", body: "x" }), 405, "method_not_allowed"],
      [() => get("/reconcile/nothing"), 404, "not_found"],
      [() => get("/reconcile/preview?id=nobody"), 404, "not_found"],
      [() => get("/reconciled"), 404, "not_found"],
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

  it("refuses content that is too long though nobody said how long", async () => {
    let chunks = 0;
    const unmeasured = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        if (chunks++ < 40) controller.enqueue(new Uint8Array(2 ** 16).fill(0x61));
        else controller.close();
      },
    });
    const sent = fetch(`${service.url}/reconcile`, {
      method: "POST",
      body: unmeasured,
      duplex: "half",
    } as RequestInit);
    // A client that still sends may see the connection end before it reads the answer.
    const status = await sent.then((response) => response.status).catch(() => 413);
    expect(status).toBe(413);
    expect((await get("/v1/health")).status).toBe(200);
  });

  it("answers preflights of pages, HEAD, and shows a record", async () => {
    const preflight = await fetch(`${service.url}/reconcile`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    expect((await fetch(`${service.url}/reconcile`, { method: "HEAD" })).status).toBe(200);
    const page = await get("/reconcile/preview?id=gtbank");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toContain("<h1>Guaranty Trust Bank");
    const unit = await get("/reconcile/preview?id=24-11-01-007");
    expect(await unit.text()).toContain("<dt>Ward</dt><dd>24-11-01</dd>");
    const suggested = await get("/reconcile/suggest/entity?prefix=24-11-01-007");
    expect(await suggested.json()).toMatchObject({ result: [{ id: "24-11-01-007" }] });
  });

  it("logs no name that was asked for", () => {
    expect(service.output()).not.toMatch(/Surulere|gtbank|24-11-01/);
  });
});

it("is limited, and can be turned off", async () => {
  const service = await startOn("Node", { RATE_LIMIT: "2", RECONCILE: "off" });
  try {
    expect((await fetch(`${service.url}/reconcile`)).status).toBe(404);
  } finally {
    await service.stop();
  }
  const limited = await startOn("Node", { RATE_LIMIT: "2" });
  try {
    const statuses = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await fetch(`${limited.url}/reconcile`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await limited.stop();
  }
});

it.each([NODE_READS, "Node"] as const)(
  "%s answers what follows a content on its connection, in turn",
  async (way) => {
    const service = await startOn(way, { RATE_LIMIT: "off" });
    try {
      const content = `queries=${encodeURIComponent('{"q0":{"query":"Ikeja","type":"lga"}}')}`;
      const head =
        "POST /reconcile HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n";
      const measured = `${head}Content-Length: ${content.length}\r\n\r\n${content}`;
      const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;
      const last = "GET /v1/states/Lagos HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
      const answers = await exchange(service.port, measured + chunked + measured + last);
      expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(4);
      expect(answers.match(/NG025011/g)?.length).toBe(3);
      expect(answers).toContain('"NG-LA"');
    } finally {
      await service.stop();
    }
  },
);

/** Sends bytes over a socket, and returns all that comes until the server closes it. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let received = "";
    socket.setTimeout(20_000, () => reject(new Error(`no end after ${received.slice(0, 200)}`)));
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}

it("takes its addresses from PUBLIC_URL, whatever a client says", async () => {
  const service = await startOn("Node", { PUBLIC_URL: "https://example.org/naijaref" });
  onTestFinished(service.stop);
  const response = await fetch(`${service.url}/reconcile`, { headers: { "X-Forwarded-Proto": "http" } });
  const { identifierSpace: _, ...addresses } = (await response.json()) as Record<string, unknown>;
  expect(JSON.stringify(addresses)).toContain('"https://example.org/naijaref/reconcile');
  expect(JSON.stringify(addresses)).not.toContain("127.0.0.1");
});
