import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../chromium.ts";
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
      await page.evaluate(axe.source);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // Colours on their way from one scheme to the other are no finding.
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        const { violations } = await page.evaluate<axe.AxeResults>(
          "axe.run(document.querySelector('main'), { resultTypes: ['violations'] })",
        );
        for (const { id, nodes } of violations)
          findings.push(`${path} ${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 120)}`);
      }
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWide) findings.push(`${path} is wider than the screen`);
    }
    expect(findings).toEqual([]);
  }, 180_000);
});
