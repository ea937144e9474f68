import type { Browser, CDPSession, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";
import { OTHER_PAGES, PAGE_KINDS, SIZES } from "../pictures/page-kinds.ts";

/**
 * With letters of 200 % (WCAG 2.2, 1.4.4) no page is wider than the screen. A person doubles them in two
 * ways, which differ: in the settings of the browser, where the bounds of the styles in rem double too; and
 * on the page alone, where they stay.
 */

const LARGE_TEXT = {
  "by the browser": (_page: Page, session: CDPSession): Promise<unknown> =>
    session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } }),
  "on the page": async (page: Page, session: CDPSession): Promise<void> => {
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
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
  const service = sharedService();
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium();
    return async () => {
      await browser.close();
    };
  });

  it("letters of 200 % leave every kind of page within the screen", { timeout: 120_000 }, async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const found: string[][] = [];
    for (const path of Object.values({ ...PAGE_KINDS, ...OTHER_PAGES })) {
      await page.goto(service.url + path);
      for (const [way, enlarge] of Object.entries(LARGE_TEXT)) {
        await enlarge(page, session);
        for (const { width, height } of SIZES) {
          await page.setViewportSize({ width, height });
          const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          expect([path, way, size]).toEqual([path, way, "32px"]);
          const beyond = await page.evaluate(BEYOND);
          if (beyond.length > 0) found.push([path, way, String(width), ...beyond]);
        }
      }
    }
    await context.close();
    expect(found).toEqual([]);
  });
});
