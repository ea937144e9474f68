import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { MemoryGroup } from "./memory-group.ts";
import { freePort, listening } from "./ports.ts";

/** Starts the service that was built in a folder on Node, until the test has finished. */
export async function startFrom(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  group?: Pick<MemoryGroup, "command">,
): Promise<{ readonly url: string; readonly pid: number; readonly hasEnded: () => boolean }> {
  const port = await freePort();
  const own = [process.execPath, join(folder, "dist/entries/node.js")];
  const [program = "", ...parameters] = group === undefined ? own : group.command(own);
  const service = spawn(program, parameters, {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(async () => {
    if (service.exitCode !== null || service.signalCode !== null) return;
    service.kill("SIGKILL");
    await once(service, "exit");
  });
  await listening(port);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: service.pid ?? 0,
    hasEnded: () => service.exitCode !== null || service.signalCode !== null,
  };
}
