import { once } from "node:events";
import { expect, it } from "vitest";
import { type RunningService, startOn, untilReady } from "../../start/runtimes.ts";

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

it("ends a process whose event loop stands still, and says so", async () => {
  const service = await startWith("for(;;);", { WATCHDOG_SECONDS: "2" });
  const end = ended(service);
  // The watchdog has begun when a request is answered after the start.
  expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
  service.process.kill("SIGUSR2");
  expect(await end).toEqual([null, "SIGKILL"]);
  expect(service.output()).toContain("The event loop has not turned for 2 seconds");
});
