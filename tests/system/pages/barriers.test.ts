import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { DESKTOP, openExplorer } from "./open-explorer.ts";

/** What axe finds on the map and the tools. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const PHONE = { width: 360, height: 780 };

  it("has no finding of axe, in light and dark, on a phone and a desktop", async () => {
    const paths = [
      "/map?of=states&colour=polling_units",
      "/where?lat=6.6018&lon=3.3515",
      "/check/account?account=0000014579&bank=first-bank",
      "/read/plate?plate=KJA123AB",
      "/plates",
      "/match?names=Ikeja%0D%0AONELGA%0D%0ASurulere&kind=lga",
      "/form",
      "/search?q=8031234567",
    ];
    const findings: string[] = [];
    const { page } = await explorer.visit("/read/phone?phone=08031234567");
    for (const [at, path] of paths.entries()) {
      await page.setViewportSize(at % 2 === 0 ? PHONE : DESKTOP);
      await page.goto(explorer.url + path);
      const found = await barriersIn(page, { within: "main", schemes: ["light", "dark"] });
      findings.push(...found.map((one) => `${path} ${one}`));
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWide) findings.push(`${path} is wider than the screen`);
    }
    expect(findings).toEqual([]);
  }, 180_000);

  it("does not wait for colours that change where nothing is drawn", async () => {
    const { page } = await explorer.visit("/", { bypassCSP: true });
    await page.setContent(`<!doctype html><html lang="en"><title>Test</title>
      <style>a { color: #00c; transition: color 0.1s; }
        @media (prefers-color-scheme: dark) { a { color: #009; } }</style>
      <main><h1>Test</h1><details><summary>More</summary><a href="/">Closed</a></details></main>`);
    // A transition begins where a script reads the colour, and then stands still.
    await page.evaluate(() => {
      const link = document.querySelector("a") as HTMLAnchorElement;
      const read = () => getComputedStyle(link).color;
      read();
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", read);
    });
    expect(await barriersIn(page, { schemes: ["light", "dark"] })).toEqual([]);
  });

  it("would find what is wrong in any colours, and what is wrong in dark ones only", async () => {
    const { page } = await explorer.visit("/", { bypassCSP: true });
    await page.setContent(`<!doctype html><html lang="en"><title>Test</title>
      <style>@media (prefers-color-scheme: dark) { p { color: #777; background: #666; } }</style>
      <main><h1>Test</h1><p>Grey</p><img src="data:,"></main>`);
    expect(await barriersIn(page, { schemes: ["light", "dark"] })).toEqual([
      expect.stringMatching(/^light image-alt <img/),
      expect.stringMatching(/^dark color-contrast <p>Grey/),
    ]);
  });
});
