import { expect, it, vi } from "vitest";

const unpack = vi.fn(() => []);

vi.mock("../../naijaref/src/table/unpack.ts", () => ({
  unpack,
  openTable: () => ({ all: unpack, read: { code: unpack, lgaCode: unpack } }),
}));

// A Worker may compute for one second before its first request, and a process should be there at once.
it("unpacks no table before the first request", async () => {
  const { createWorker } = await import("../src/entries/worker.ts");
  const worker = createWorker(async () => {});
  expect(unpack).not.toHaveBeenCalled();
  await worker.fetch(new Request("http://x/v1/states/LA"), { ASSETS: { fetch } });
  expect(unpack).toHaveBeenCalled();
});
