import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningService, startService } from "../../start/service.ts";

/**
 * What comes before the operations: the pages and documents that people and programs ask for first, and
 * notices.
 */

let service: RunningService;

beforeAll(async () => {
  service = await startService({ RATE_LIMIT: "2" });
});

afterAll(() => service.stop());

const ask = (target: string) => fetch(service.url + target);

it.each([
  ["/", "text/html", "Find a place, bank or number"],
  ["/docs", "text/html", "<h1>API reference</h1>"],
  ["/docs/", "text/html", "<h1>API reference</h1>"],
  ["/v1/docs", "text/html", "2 units a minute"],
  ["/openapi.json", "application/json", '"openapi":"3.1.0"'],
  ["/v1/openapi.json", "application/json", "2 units a minute"],
  ["/v1", "application/json", '"path":"/v1/states"'],
  ["/llms.txt", "text/plain", "- [GET /v1/states](/v1/states)"],
  ["/robots.txt", "text/plain", "Allow: /"],
  ["/favicon.ico", "image/svg+xml", "<svg"],
])("answers %s as %s, outside the limit of two requests", async (target, type, words) => {
  const response = await ask(target);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
  expect(response.headers.get("ratelimit")).toBeNull();
  expect(await response.text()).toContain(words);
  const again = await fetch(response.url, {
    headers: { "If-None-Match": response.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

it("says at the start which versions it serves", () => {
  const line = service
    .output()
    .split("\n")
    .find((one) => one.includes("naijaref starts"));
  expect(JSON.parse(line ?? "")).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    apiVersion: "1",
    dataVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d\+/),
    runtime: `Node ${process.versions.node}`,
  });
});

describe("a parameter that is ignored", () => {
  let unlimited: RunningService;

  beforeAll(async () => {
    unlimited = await startService({ RATE_LIMIT: "OFF", LOG_LEVEL: "INFO" });
  });

  afterAll(() => unlimited.stop());

  it.each([
    ["/v1/lgas?State=Lagos", "/v1/lgas", "A parameter was ignored: write its name as state."],
    ["/v1/lgas?state[]=Lagos", "/v1/lgas", "A parameter was ignored: write its name as state."],
    ["/v1/states?ids[0]=LA", "/v1/states", "A parameter was ignored: write its name as ids."],
    [
      "/v1/search?q=lagos&kind=state",
      "/v1/search?q=lagos",
      "A parameter was ignored: write its name as kinds.",
    ],
    ["/v1/banks?limit=5", "/v1/banks", "limit has no effect without q."],
    [
      "/v1/concordance?system=hasc&limit=2",
      "/v1/concordance?system=hasc",
      "limit was ignored: this operation does not take it.",
    ],
    ["/v1/states?page=2&limit=3", "/v1/states", "limit was ignored: this operation does not take it."],
    [
      "/v1/elections?event=by_election",
      "/v1/elections",
      "A parameter was ignored: this operation takes office, state, status, kind, from, to, fields, format.",
    ],
    ["/v1/lgas?offset=5", "/v1/lgas", "offset was ignored: this operation does not take it."],
    ["/v1/banks?limit=6&utm_source=x", "/v1/banks", "limit has no effect without q."],
  ])("is named in Notice and in the body for %s", async (target, same, notice) => {
    const [response, plain] = await Promise.all([fetch(unlimited.url + target), fetch(unlimited.url + same)]);
    expect(response.headers.get("notice")).toBe(notice);
    expect(plain.headers.get("notice")).toBeNull();
    const unchanged = (await plain.json()) as object;
    expect(unchanged).not.toHaveProperty("notice");
    expect(await response.json()).toEqual({ notice, ...unchanged });
  });

  it("is named in the body of one record, of a map and of a failure too", async () => {
    const body = async (target: string) => (await fetch(unlimited.url + target)).json();
    expect(await body("/v1/states/LA?Fields=code")).toMatchObject({
      notice: "A parameter was ignored: write its name as fields.",
      data: { code: "LA", name: "Lagos" },
    });
    expect(await body("/v1/boundaries?of=states&Detail=draw")).toMatchObject({
      notice: "A parameter was ignored: write its name as detail.",
      type: "FeatureCollection",
    });
    expect(await body("/v1/lgas/Surulere?State=Lagos")).toMatchObject({
      notice: "A parameter was ignored: write its name as state.",
      error: { code: "ambiguous" },
    });
  });

  it("links each operation in llms.txt to an address that answers", async () => {
    const text = await (await fetch(`${unlimited.url}/llms.txt`)).text();
    const links = [...text.matchAll(/\]\((\/v1[^)]*)\)/g)].map(([, link]) => link ?? "");
    const answers = await Promise.all(links.map(async (link) => (await fetch(unlimited.url + link)).status));
    // What is not built here is no wrong link.
    const wrong = links.filter((_, at) => ![200, 503].includes(answers[at] ?? 0));
    expect(links.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  it.each(["/v1/lgas?state=Lagos&utm_source=x", "/v1/banks?q=gtb&limit=5", "/v1/states?fbclid=1"])(
    "is not named for %s",
    async (target) => {
      expect((await fetch(unlimited.url + target)).headers.get("notice")).toBeNull();
    },
  );

  it("forgives white space around what was pasted", async () => {
    const response = await fetch(`${unlimited.url}/v1/phone/%200803%20123%204567%0A`);
    expect(response.status).toBe(200);
    expect((await fetch(`${unlimited.url}/v1/phone/0803%0A1234567`)).status).toBe(400);
  });

  it.each([
    ["/v1/lgas/Obio/Akpor", "/v1/lgas/Obio%2FAkpor"],
    ["/v1/lgas/Obio/Akpor/wards", "/v1/lgas/Obio%2FAkpor/wards"],
  ])("says how to write the slash of %s", async (path, meant) => {
    const failed = await fetch(unlimited.url + path);
    const { error } = (await failed.json()) as { error: { message: string } };
    expect(failed.status).toBe(404);
    expect(error.message).toContain(`write a slash inside a name as %2F: "${meant}".`);
    expect((await fetch(unlimited.url + meant)).status).toBe(200);
  });

  it.each([
    ["/v1/lga/ikeja", "/v1/lgas/ikeja"],
    ["/V1/State/lagos/LGA", "/v1/states/lagos/lgas"],
    ["/v1/lgas/ikeja/ward", "/v1/lgas/ikeja/wards"],
    ["/v1/constituency/SD072/ward", "/v1/constituencies/SD072/wards"],
    ["/v1/phones/08031234567", "/v1/phone/08031234567"],
    ["/v1/phones", "/v1/phone/{number}"],
    ["/v1/senators", "/v1/senatorial-districts"],
    ["/healthz", "/v1/health"],
    ["/seats", "/v1/constituencies"],
    ["/v1/towns", "/v1/localities"],
    ["/about", "/v1/meta"],
    ["/v1/states/akwa%20ibom/constituencies", "/v1/constituencies?state=akwa%20ibom"],
    ["/v1/states/lagos/senatorial-districts", "/v1/senatorial-districts?state=lagos"],
  ])("says which path %s was probably meant to be", async (path, meant) => {
    const failed = await fetch(unlimited.url + path);
    const { error } = (await failed.json()) as { error: { message: string } };
    expect(failed.status).toBe(404);
    expect(error.message).toContain(`did you mean "${meant}"? /v1/docs lists all paths.`);
    if (!meant.includes("{")) expect((await fetch(unlimited.url + meant)).status).toBe(200);
  });

  it.each([
    ["/v1/states/lagos/towns", '"/v1/states/lagos" may be followed by /lgas, /wards or /boundary'],
    ["/v1/states/lagos/banks", '"/v1/states/lagos" may be followed by /lgas, /wards or /boundary'],
    ["/v1/lgas/ikeja/towns", '"/v1/lgas/ikeja" may be followed by /wards, /constituencies, '],
    ["/v1/lgas/Obio/towns/x", '"/v1/lgas/Obio" may be followed by /wards, '],
    ["/v1/wards/24-11-01/towns", '"/v1/wards/24-11-01" may be followed by /polling-units'],
    ["/v1/banks/gtb/branches", 'nothing may follow "/v1/banks/gtb"'],
  ])("says for %s what may follow a name", async (path, advice) => {
    const { error } = (await (await fetch(unlimited.url + path)).json()) as { error: { message: string } };
    expect(error.message).toContain(advice);
    expect(error.message).toContain("; write a slash inside a name as %2F. /v1/docs lists all paths.");
  });

  // A path of many parts is not tried at each of them: that would take a third of a second.
  const long = `/v1/lgas/${"a/".repeat(20)}wards`;
  it.each(["/v1/nothing/at/all/here", "/a/b/c/d/e", long])("gives no such advice for %s", async (path) => {
    expect(await (await fetch(unlimited.url + path)).text()).toContain("/v1/docs lists all paths.");
  });

  it("says so where a closed bank fits a search better than all that are listed", async () => {
    const noticeOf = async (query: string) =>
      (await fetch(`${unlimited.url}/v1/banks?q=${query}`)).headers.get("notice");
    expect(await noticeOf("diamond")).toBe(
      "Diamond Bank Plc merged into Access Bank Limited (2019-04-01). active=false includes closed institutions.",
    );
    expect(await noticeOf("skye")).toBe(
      "Skye Bank Plc lost its licence (2018-09-21); Polaris Bank Limited carries on its business. active=false includes closed institutions.",
    );
    expect(await noticeOf("skye&active=false")).toBeNull();
    expect(await noticeOf("zenith")).toBeNull();
    expect(await noticeOf("atlantis")).toBeNull();
  });
});
