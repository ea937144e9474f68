import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchChromium, withoutChromium } from "./chromium.ts";
import { type RunningService, startOn, untilReady } from "./runtimes.ts";
import type {} from "./shared-service.ts";

let folder: string;
let service: RunningService;
let server: BrowserServer | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "naijaref-tests-"));
  // nginx gives its workers to another user, who must be able to enter.
  chmodSync(folder, 0o755);
  // What a test leaves behind, such as one that is skipped after it made a folder, goes at the end.
  process.env["TMPDIR"] = folder;
  service = await startOn("Node", { RATE_LIMIT: "off" });
  if (!withoutChromium) server = await launchChromium();
  await untilReady(service);
  provide("runFolder", folder);
  provide("service", { url: service.url, port: service.port });
  provide("chromium", server?.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await server?.close();
  await service.stop();
  // A program that a test has just ended may write its last file now.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
