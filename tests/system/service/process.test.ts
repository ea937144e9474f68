import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type RunningService, startOn, untilReady } from "../../start/runtimes.ts";

// That other long answers are made in parts too has tests beside the code (doors.test.ts).
it("answers others while the first match of a process reads the names of the whole country", async () => {
  const service = await startOn("Node", { RATE_LIMIT: "off" });
  onTestFinished(service.stop);
  await untilReady(service);
  let isDone = false;
  const match = fetch(`${service.url}/v1/match?kind=ward&name=gwarzzo`).then(({ status }) => {
    isDone = true;
    return status;
  });
  let answered = 0;
  for (; !isDone; answered++) expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
  expect(await match).toBe(200);
  expect(answered).toBeGreaterThan(4);
});

describe("start up", () => {
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
});

/** How many files a request may enter at most. `npm run walk -- /v1/lgas/Ikeja` names them. */
const MAX = { first: 30, second: 30, cached: 15 };

const main = fileURLToPath(new URL("../../../bench/walk/main.ts", import.meta.url));

it("lets a new record enter at most 30 files, and a cached answer at most 15", () => {
  const text = execFileSync(
    process.execPath,
    ["--conditions=naijaref-source", "--import", "tsx", main, "/v1/lgas/Ikeja"],
    { encoding: "utf8" },
  );
  const counts = new Map(
    [...text.matchAll(/^(\w+): (\d+) files$/gm)].map(([, walk, count]) => [walk, count]),
  );
  for (const [walk, most] of Object.entries(MAX))
    expect(Number(counts.get(walk)), walk).toBeLessThanOrEqual(most);
});

/** What happens to a process whose own code fails; the failure comes from code that is loaded before it. */

const startWith = (onSignal: string, env: Record<string, string> = {}): Promise<RunningService> =>
  startOn("Node", {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2",()=>{${onSignal}})`)}`,
    DRAIN_SECONDS: "1",
    ...env,
  });

const ended = async ({ process }: RunningService): Promise<unknown[]> => once(process, "exit");

it.each([
  ["thrown", "throw new TypeError(process.env.SECRET)"],
  ["rejected", "Promise.reject(new TypeError(process.env.SECRET))"],
])(
  "logs the cause of an error that nobody caught (%s), without its words, drains, and ends with 1",
  async (_, code) => {
    const service = await startWith(code, { SECRET: "of 08031234567" });
    await untilReady(service);
    const end = ended(service);
    service.process.kill("SIGUSR2");
    await expect.poll(async () => (await fetch(`${service.url}/v1/ready`)).status).toBe(503);
    expect((await fetch(`${service.url}/v1/states/LA`)).status, "what comes while it drains").toBe(200);
    expect(await end).toEqual([1, null]);
    const fatal = service
      .output()
      .split("\n")
      .find((line) => line.includes('"level":60'));
    expect(JSON.parse(fatal ?? "{}")).toMatchObject({
      error: "TypeError",
      stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
    });
    expect(service.output()).not.toContain("of 0803");
  },
);

it.each([
  ["48", true],
  ["128", false],
])(
  "says at the start what it serves, and whether V8's heap of %s MB is too small",
  async (megabytes, isSaid) => {
    const service = await startOn("Node", {
      NODE_OPTIONS: `--max-old-space-size=${megabytes}`,
    });
    try {
      await untilReady(service);
      expect(service.output().includes("V8's heap is too small")).toBe(isSaid);
      const started = service
        .output()
        .split("\n")
        .find((line) => line.includes("naijaref starts"));
      expect(JSON.parse(started ?? "")).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        apiVersion: "1",
        dataVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d\+/),
        runtime: `Node ${process.versions.node}`,
      });
    } finally {
      await service.stop();
    }
  },
);

it("ends a process whose event loop stands still, and says so", async () => {
  const service = await startWith("for(;;);", { WATCHDOG_SECONDS: "2" });
  const end = ended(service);
  // The watchdog has begun when a request is answered after the start.
  expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
  service.process.kill("SIGUSR2");
  expect(await end).toEqual([null, "SIGKILL"]);
  expect(service.output()).toContain("The event loop has not turned for 2 seconds");
});
