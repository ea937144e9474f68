import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { makeFolder } from "./folder.ts";
import { programOnPath } from "./programs.ts";
import type {} from "./shared-service.ts";

/** The first has no window: a page in it takes half as much of the machine, and is shown by the same code. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The Chromium on PATH, or undefined where there is none. */
const chromiumPath = NAMES.map(programOnPath).find((path) => path !== undefined);

/** Whether tests that need Chromium are left out: never where CI asks for all of them. */
export const withoutChromium = chromiumPath === undefined && process.env["CI"] !== "true";

const withPath = (): string => {
  if (chromiumPath === undefined) throw new Error("no Chromium on PATH: install the package chromium");
  return chromiumPath;
};

/** Asks nobody anything on its own. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As Chromium with a window draws letters: their widths are not rounded to whole pixels.
  "--font-render-hinting=none",
];

/** Starts a Chromium for all files of tests. */
export const launchChromium = () => chromium.launchServer({ executablePath: withPath(), args });

/** In milliseconds: what a page does soon, it does later on a busy machine. Playwright waits for 30 s. */
const PATIENCE = 120_000;

/** The Chromium of all tests, in which each caller has contexts of its own; outside tests, a new one. */
export async function openChromium(): Promise<Browser> {
  if (process.env["VITEST"] === undefined) return chromium.launch({ executablePath: withPath(), args });
  const { inject } = await import("vitest");
  const browser = await chromium.connect(inject("chromium") ?? "");
  browser.on("context", (context) => context.setDefaultTimeout(PATIENCE));
  return browser;
}

/** What a press of a button downloads. The browser may be on another machine, so its own file is not read. */
export async function downloadFrom(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const file = join(makeFolder(), "file");
  await download.saveAs(file);
  return { name: download.suggestedFilename(), bytes: readFileSync(file) };
}
