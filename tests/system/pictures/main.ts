/**
 * Pictures of the built service's pages, for people. It needs Chromium.
 *
 * `npm run pictures look [folder]` draws each kind of page at 360 and 1440 pixels, in light and in dark, into a
 * folder. `npm run pictures accept` takes the pictures that somebody has looked at as those that tests expect.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { openChromium } from "../../start/chromium.ts";
import { startOn } from "../../start/runtimes.ts";
import { EXPECTED, toWebp } from "./compare.ts";
import { OTHER_PAGES, PAGE_KINDS, SHOTS } from "./page-kinds.ts";
import { takePictures } from "./take.ts";

const [what, folder = "pages"] = process.argv.slice(2);
if (what !== "look" && what !== "accept") {
  console.error("npm run pictures look [folder], or npm run pictures accept");
  process.exit(2);
}

const [service, browser] = await Promise.all([startOn("Node", { RATE_LIMIT: "off" }), openChromium()]);
try {
  await (what === "look" ? look(browser, service.url, resolve(folder)) : accept(browser, service.url));
} finally {
  await browser.close();
  await service.stop();
}

async function look(browser: Browser, service: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pages = Object.entries({ ...PAGE_KINDS, ...OTHER_PAGES });
  for (const { size: viewport } of SHOTS) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: "block" });
      const page = await context.newPage();
      for (const [name, path] of pages) {
        await page.goto(service + path);
        const file = `${folder}/${name}-${viewport.width}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: true });
      }
      await context.close();
    }
  }
  console.log(`${pages.length * SHOTS.length * 2} pictures are in ${folder}`);
}

async function accept(browser: Browser, service: string): Promise<void> {
  const converter = await browser.newPage();
  rmSync(EXPECTED, { recursive: true, force: true });
  mkdirSync(EXPECTED);
  let bytes = 0;
  for await (const { name, png } of takePictures(browser, service)) {
    const webp = await toWebp(converter, png);
    bytes += webp.length;
    writeFileSync(`${EXPECTED}${name}.webp`, webp);
  }
  console.log(`${readdirSync(EXPECTED).length} pictures, ${Math.round(bytes / 1000)} KB`);
}
