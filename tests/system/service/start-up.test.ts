import { afterAll, expect, it, vi } from "vitest";

const UNPACK = "../../../packages/naijaref/src/table/unpack.ts";

// Other files of tests have loaded the modules that read tables, and others will load them after this one.
afterAll(() => {
  vi.doUnmock(UNPACK);
  vi.resetModules();
});

// A Worker may compute for one second before its first request, and a process should be there at once.
it("unpacks no table before the first request", async () => {
  const unpack = vi.fn(() => []);
  vi.resetModules();
  vi.doMock(UNPACK, () => ({
    unpack,
    openTable: () => ({ all: unpack, read: { code: unpack, lgaCode: unpack } }),
  }));
  const { createWorker } = await import("../../../packages/server/src/entries/worker.ts");
  const worker = createWorker(async () => {});
  expect(unpack).not.toHaveBeenCalled();
  await worker.fetch(new Request("http://x/v1/states/LA"), { ASSETS: { fetch } });
  expect(unpack).toHaveBeenCalled();
});
