import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { LEAST_MEMORY } from "../../../packages/server/src/process/memory.ts";
import { createMemoryGroup } from "../../start/memory-group.ts";
import { untilReady } from "../../start/runtimes.ts";
import { startFrom } from "../../start/start-from.ts";
import { LOADS } from "../soak/hostile/loads.ts";

/**
 * Fifty clients, each within its limit, ask for what takes most memory, in the least memory that
 * docs/deploy.md names, in a group of the kernel as a container's.
 */

/** In milliseconds. */
const LENGTH = 8_000;
/** Of the memory: with less the load would prove nothing. */
const LEAST_USED = 0.45;

const group = createMemoryGroup(LEAST_MEMORY);

it.skipIf(group === undefined)(
  "survives in the least memory that it needs (where a memory group can be made)",
  async () => {
    if (group === undefined) return;
    onTestFinished(group.remove);
    const service = await startFrom(
      fileURLToPath(new URL("../../../packages/server/", import.meta.url)),
      { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT: "1200" },
      group,
    );
    await untilReady(service);
    const end = performance.now() + LENGTH;
    await LOADS["large answers"](
      Number(new URL(service.url).port),
      () => performance.now() > end || service.hasEnded(),
    );
    if (process.env["PRINT_MEMORY"]) console.log(group.most() / 2 ** 20);
    expect(service.hasEnded(), "ended by the kernel").toBe(false);
    expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
    expect(group.most() / LEAST_MEMORY).toBeGreaterThan(LEAST_USED);
  },
  90_000,
);
