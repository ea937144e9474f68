/**
 * `npm run pages:look [-- folder]`: starts the built service, and draws each kind of page at 360 and 1440
 * pixels, in light and in dark, into a folder. It needs Chromium.
 */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  state: "/states/kano",
  lga: "/lgas/lagos/ikeja",
  ward: "/wards/24-11-01",
  seat: "/constituencies/FC236",
  bank: "/banks/gtbank",
  states: "/states",
  banks: "/banks",
  coverage: "/coverage",
  changes: "/changes",
  search: "/search?q=surulere",
  which: "/lgas/surulere",
  missing: "/states/lagoss",
};

const folder = resolve(process.argv[2] ?? "pages");
mkdirSync(folder, { recursive: true });
const entry = fileURLToPath(new URL("../../packages/server/dist/entries/node.js", import.meta.url));
const service = spawn(process.execPath, [entry], {
  env: { ...process.env, PORT: "0", HOST: "127.0.0.1", RATE_LIMIT: "off" },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const port = await new Promise<string>((found, failed) => {
    service.stdout.on("data", (chunk) => {
      const named = /"port":(\d+)/.exec(String(chunk))?.[1];
      if (named !== undefined) found(named);
    });
    service.once("exit", () => failed(new Error("the service does not start: run npm run build")));
  });
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  for (const width of [360, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({
        viewport: { width, height: width < 500 ? 780 : 900 },
        colorScheme,
      });
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`http://127.0.0.1:${port}${path}`);
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
      await page.close();
    }
  }
  await browser.close();
  console.log(`${Object.keys(PAGES).length * 4} pictures are in ${folder}`);
} finally {
  service.kill("SIGTERM");
}
