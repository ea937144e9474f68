import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** What finds barriers would find them. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

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
