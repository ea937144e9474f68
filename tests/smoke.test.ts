import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningService, startOn, untilReady } from "./start/runtimes.ts";

/** The built service, started as `npm start` does: it answers a path of each kind, and drains. */

const PATHS = [
  ["/v1/health", "application/json", '"status":"ok"'],
  ["/v1/states/Lagos", "application/json", '"NG-LA"'],
  ["/v1/lgas/Ikeja", "application/json", '"NG025011"'],
  ["/v1/wards/24-11-01?fields=name,lga_code", "application/json", '"NG025011"'],
  ["/v1/polling-units/24-11-01-007", "application/json", '"24-11-01"'],
  ["/v1/banks/gtbank", "application/json", '"058"'],
  ["/v1/validate/nuban?account=0000014579&bank=011", "application/json", '"valid":true'],
  ["/v1/phone/08031234567", "application/json", '"+2348031234567"'],
  ["/v1/search?q=lagso", "application/json", '"Lagos"'],
  ["/v1/reverse?lat=6.6018&lon=3.3515", "application/json", '"Ikeja"'],
  ["/v1/states?format=csv", "text/csv", "LA,"],
  ["/lgas/lagos/ikeja", "text/html", 'class="map-view"'],
] as const;

let service: RunningService;

beforeAll(async () => {
  service = await startOn("Node", { DRAIN_SECONDS: "1" });
  await untilReady(service);
});

afterAll(() => service.stop());

it.each(PATHS)("answers %s as %s", async (path, type, part) => {
  const response = await fetch(service.url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
  expect(await response.text()).toContain(part);
});

it("has the scripts and styles that a page names", async () => {
  const page = await (await fetch(`${service.url}/lgas/lagos/ikeja`)).text();
  const files = new Set(page.match(/\/assets\/[\w.-]+/g));
  expect(files.size).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await fetch(service.url + file);
    // Their names change with them.
    const forEver = "public, max-age=31536000, immutable";
    expect([file, status, headers.get("cache-control")]).toEqual([file, 200, forEver]);
  }
});

it("refuses a place that is not there, with a status and a code", async () => {
  const response = await fetch(`${service.url}/v1/lgas/Nowhere`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
});

it("drains after SIGTERM, and ends with 0", async () => {
  const ended = once(service.process, "exit");
  service.process.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
