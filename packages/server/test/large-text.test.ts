import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openChromium, withoutChromium } from "./chromium.ts";
import { OTHER_PAGES, PAGE_KINDS, SIZES } from "./pictures/page-kinds.ts";
import { type RunningService, startService } from "./service.ts";

/**
 * With letters of 200 % (WCAG 2.2, 1.4.4) no page is wider than the screen. A person doubles them in two
 * ways, which differ: in the settings of the browser, where the bounds of the styles in rem double too; and
 * on the page alone, where they stay.
 */

const LARGE_TEXT = {
  "by the browser": async (page: Page): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  },
  "on the page": async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
  },
};

/** What is wider than the screen: how much the page is, and what reaches farthest to the right. */
const BEYOND = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (one: Element): boolean =>
    one.parentElement?.closest("body") != null &&
    (getComputedStyle(one.parentElement).overflowX !== "visible" || isCut(one.parentElement));
  const widest = [...document.querySelectorAll("body *")]
    .filter((one) => !isCut(one))
    .map((one) => ({ one, right: one.getBoundingClientRect().left + one.scrollWidth }))
    .filter(({ right }) => right > clientWidth)
    .slice(-3);
  return [
    `${scrollWidth - clientWidth} pixels`,
    ...widest.map(({ one, right }) => `${one.outerHTML.slice(0, 90)}: ${Math.round(right)}`),
  ];
};

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  let service: RunningService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService({ RATE_LIMIT: "off" }), openChromium()]);
    return async () => {
      await browser.close();
      await service.stop();
    };
  });

  const ways = Object.keys(LARGE_TEXT) as (keyof typeof LARGE_TEXT)[];
  const cases = ways.flatMap((way) => SIZES.map((size) => ({ way, ...size })));

  it.each(cases)(
    "letters of 200 %, enlarged $way, leave every kind of page within $width pixels",
    { timeout: 120_000 },
    async ({ way, width, height }) => {
      const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block" });
      const page = await context.newPage();
      await LARGE_TEXT[way](page);
      const found: string[][] = [];
      for (const path of Object.values({ ...PAGE_KINDS, ...OTHER_PAGES })) {
        await page.goto(service.url + path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        const beyond = await page.evaluate(BEYOND);
        if (beyond.length > 0) found.push([path, ...beyond]);
      }
      await context.close();
      expect(found).toEqual([]);
    },
  );
});
