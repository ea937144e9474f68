/**
 * `npm run pages:look [-- folder]`: starts the built service, and draws each kind of page at 360 and 1440
 * pixels, in light and in dark, into a folder. It needs Chromium.
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { openChromium } from "../../start/chromium.ts";
import { startService } from "../../start/service.ts";
import { OTHER_PAGES, PAGE_KINDS, SHOTS } from "./page-kinds.ts";

const folder = resolve(process.argv[2] ?? "pages");
mkdirSync(folder, { recursive: true });
const pages = Object.entries({ ...PAGE_KINDS, ...OTHER_PAGES });
const [service, browser] = await Promise.all([startService({ RATE_LIMIT: "off" }), openChromium()]);
try {
  for (const { size: viewport } of SHOTS) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: "block" });
      const page = await context.newPage();
      for (const [name, path] of pages) {
        await page.goto(service.url + path);
        const file = `${folder}/${name}-${viewport.width}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: true });
      }
      await context.close();
    }
  }
  console.log(`${pages.length * SHOTS.length * 2} pictures are in ${folder}`);
} finally {
  await browser.close();
  await service.stop();
}
