import { expect, it, onTestFinished, vi } from "vitest";
import { createWorker } from "./worker.ts";

const environment = { RATE_LIMIT: "off", ASSETS: { fetch: async () => new Response("", { status: 404 }) } };

it("answers 503 while the indexes cannot be loaded, and searches when they can", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  let loads = 0;
  const worker = createWorker(async () => {
    loads++;
    if (loads <= 2) throw new Error("of a person");
  });
  const ask = (path: string) => worker.fetch(new Request(`https://a.example${path}`), environment);
  for (let time = 0; time < 2; time++) {
    const refused = await ask("/v1/search?q=ikeja");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(await refused.json()).toMatchObject({ error: { code: "overloaded" } });
    expect((await ask("/v1/states/LA")).status).toBe(200);
  }
  expect((await ask("/v1/search?q=ikeja")).status).toBe(200);
  expect(loads).toBe(3);
  expect(log.mock.calls.join()).not.toContain("of a person");
});
