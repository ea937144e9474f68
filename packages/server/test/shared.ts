import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchChromium, withoutChromium } from "./chromium.ts";
import type {} from "./provided.ts";

let folder: string;
let server: BrowserServer | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "naijaref-tests-"));
  if (!withoutChromium) server = await launchChromium();
  provide("runFolder", folder);
  provide("chromium", server?.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}
