import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, listening } from "./ports.ts";

/** Starts a copy of the built service on Node, until the test has finished. */
export async function startFrom(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly pid: number; readonly hasEnded: () => boolean }> {
  const port = await freePort();
  const service = spawn(process.execPath, [join(folder, "dist/entries/node.js")], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(async () => {
    if (service.exitCode !== null || service.signalCode !== null) return;
    service.kill("SIGKILL");
    await once(service, "exit");
  });
  await listening(port, 10_000);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: service.pid ?? 0,
    hasEnded: () => service.exitCode !== null || service.signalCode !== null,
  };
}
