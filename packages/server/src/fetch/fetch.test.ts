import { expect, it, onTestFinished, vi } from "vitest";
import { createWorker } from "../entries/worker.ts";

const environment = { RATE_LIMIT: "off", ASSETS: { fetch: async () => new Response("", { status: 404 }) } };

it("loads the indexes of the searches once, before the first answer", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const events: string[] = [];
  const worker = createWorker(async (read) => {
    await read("indexes/places.bin");
    events.push("loaded");
  });
  const ask = async (path: string) => {
    const { status } = await worker.fetch(new Request(`https://a.example${path}`), environment);
    events.push(`${path} ${status}`);
  };
  await Promise.all([ask("/v1/states/LA"), ask("/v1/search?q=ikeja")]);
  expect(events[0]).toBe("loaded");
  expect(events.slice(1).sort()).toEqual(["/v1/search?q=ikeja 200", "/v1/states/LA 200"]);
});
