import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium on PATH, or undefined where there is none. */
const chromiumPath = (process.env["PATH"] ?? "")
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find(isExecutable);

/** Whether tests that need Chromium are left out: never where CI asks for all of them. */
export const withoutChromium = chromiumPath === undefined && process.env["CI"] !== "true";

/** Starts a Chromium that asks nobody anything on its own. */
export async function openChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("no Chromium on PATH: install the package chromium");
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Closes every page of a test: pages that stay open take memory and time from the next test. */
export const closePages = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};
