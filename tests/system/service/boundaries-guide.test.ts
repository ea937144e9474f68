import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listStates } from "naijaref/places";
import { afterAll, expect, it } from "vitest";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";

/** The recipes of docs/boundaries.md, run by Python and by a browser as they stand there. */

const PYTHON = process.env["PYTHON_READERS"] ?? "";
const guide = readFileSync(new URL("../../../docs/boundaries.md", import.meta.url), "utf8");
const recipe = (language: string): string =>
  (new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(guide)?.[1] ?? "").replaceAll(
    "http://localhost:3000",
    service.url,
  );

const folder = mkdtempSync(join(tmpdir(), "naijaref-recipe-"));
const service = sharedService();

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

it.skipIf(!existsSync(PYTHON))("draws the map of one election with GeoPandas", () => {
  const votes = listStates().map(({ code }, at) => `${code},${at / 37}`);
  writeFileSync(join(folder, "votes.csv"), ["code,share", ...votes, ""].join("\n"));
  const options = { cwd: folder, encoding: "utf8", env: { ...process.env, MPLBACKEND: "Agg" } } as const;
  expect(execFileSync(PYTHON, ["-W", "ignore", "-c", recipe("python")], options).trim()).toBe("37");
  expect(statSync(join(folder, "map.png")).size).toBeGreaterThan(20_000);
});

/** Somebody else's page, on this machine: a browser gives a position to such pages, and to those with TLS. */
async function serveForm(): Promise<string> {
  const form = '<form><input name="state"><input name="lga"></form>';
  const pages = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(form));
  pages.unref().listen(0, "127.0.0.1");
  await once(pages, "listening");
  return `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
}

it.skipIf(withoutChromium)("fills in a form from the browser's position", async () => {
  const browser = await openChromium();
  try {
    const context = await browser.newContext({
      geolocation: { latitude: 6.6018, longitude: 3.3515 },
      permissions: ["geolocation"],
    });
    const page = await context.newPage();
    await page.goto(await serveForm());
    await page.evaluate(recipe("js"));
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=lga]")?.value !== "");
    expect(await page.locator("[name=state]").inputValue()).toBe("LA");
    expect(await page.locator("[name=lga]").inputValue()).toBe("NG025011");
  } finally {
    await browser.close();
  }
});
