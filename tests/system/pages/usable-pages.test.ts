import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { closePages, openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";
import { OTHER_PAGES, PAGE_KINDS } from "../pictures/page-kinds.ts";

/** What a person with a small screen, a finger, own colours or no script meets on every kind of page. */

/** As narrow as WCAG 2.2 asks for in 1.4.10, which is also a screen of 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 };

const LONG = "Supercalifragilistic".repeat(8);

/** What goes wrong, and what is longer than usual. */
const WRONG = {
  "nothing found": "/search?q=zzzzqqqqxxxx",
  "too long": `/search?q=${LONG}`,
  "no such map": "/map?of=towns",
  "no position": "/where?lat=abc&lon=3",
  "in the sea": "/where?lat=0&lon=0",
  "no account number": `/check/account?account=${"9".repeat(80)}`,
  "no plate": `/read/plate?plate=${LONG}`,
  "no state": `/states/${LONG}`,
};

const service = sharedService();
let browser: Browser;

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: NARROW, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.goto(service.url + path);
  return page;
}

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  beforeAll(async () => {
    browser = await openChromium();
    return async () => {
      await browser.close();
    };
  });

  afterEach(() => closePages(browser));

  it("every target is 24 pixels wide and high, and nothing is wider than a screen of 320", {
    timeout: 120_000,
  }, async () => {
    const page = await visit("/");
    for (const path of Object.values({ ...WRONG, ...PAGE_KINDS, ...OTHER_PAGES })) {
      await page.goto(service.url + path);
      expect([path, await page.evaluate(SMALL_TARGETS)]).toEqual([path, []]);
      const isWithin = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect([path, isWithin]).toEqual([path, true]);
    }
  });

  it("what is wrong is said apart from the heading, which is not long, and axe finds no barrier", async () => {
    const page = await visit("/", { colorScheme: "dark" });
    const { library = "", which = "", nothing = "", offline = "" } = OTHER_PAGES;
    for (const [what, path] of Object.entries({ ...WRONG, library, which, nothing, offline })) {
      await page.goto(service.url + path);
      const heading = await page.locator("h1").boundingBox();
      const said = await page.locator(".problem, .verdict, .lead").last().boundingBox();
      if (heading === null || said === null) throw new Error(`${what}: the page says nothing`);
      expect([what, said.y - heading.y - heading.height >= 8]).toEqual([what, true]);
      expect([what, heading.height < 300]).toEqual([what, true]);
      expect([what, (await page.title()).length < 90]).toEqual([what, true]);
      expect([what, await barriersIn(page, { within: "main" })]).toEqual([what, []]);
    }
  });

  it("a map has names that people write, and its choice is in view", async () => {
    const page = await visit("/map?of=federal_constituencies");
    await page.locator("[data-ready]").first().waitFor();
    const [line, chosen] = await page.evaluate(() => {
      const link = document.querySelector(".map-choices a[aria-current]");
      return [link?.closest("ul"), link].map((one) => one?.getBoundingClientRect().right ?? 0);
    });
    expect(chosen).toBeLessThanOrEqual(line ?? 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto(`${service.url}/map?of=lgas`);
    expect(await page.title()).toBe("Map of Nigeria: LGAs · naijaref");
  });

  it("a bank that is not in the list leaves the list as it was", async () => {
    const page = await visit("/check/account?account=0000014579&bank=nowhere");
    await expect.poll(() => page.locator("[name=bank] option").count()).toBeGreaterThan(150);
    expect(await page.locator("[name=bank]").evaluate((one: HTMLSelectElement) => one.selectedIndex)).toBe(0);
    expect(await page.locator("[data-result]").textContent()).toContain("There is no bank called");
  });

  it("the keys of maps and bars keep their colours where a person has chosen all others", async () => {
    const page = await visit("/map", { forcedColors: "active" });
    const colourOf = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, of) => getComputedStyle(one, of).backgroundColor, pseudo);
    expect(await colourOf(".map-legend li", "::before")).toBe("rgb(168, 213, 186)");
    expect(await colourOf(".map-choices [aria-current]")).not.toBe(
      await colourOf(".map-choices a:not([aria-current])"),
    );
    await page.goto(`${service.url}/coverage`);
    expect(await colourOf(".swatch.verified")).toBe("rgb(0, 105, 62)");
  });

  it("without script, the fields of the checkout stand apart", async () => {
    const page = await visit("/checkout", { javaScriptEnabled: false });
    const boxes = await Promise.all(
      ["State", "Local government area", "Ward"].map((name) => page.getByLabel(name).boundingBox()),
    );
    const [gap = 0, next = 0] = boxes.slice(1).map((box, at) => (box?.y ?? 0) - (boxes[at]?.y ?? 0));
    expect(gap).toBeGreaterThan(80);
    expect(next).toBe(gap);
  });
});

/**
 * What can be pressed and is less than 24 pixels wide or high (WCAG 2.2, 2.5.8), without links in sentences
 * and shapes of maps, which the criterion leaves out.
 */
const SMALL_TARGETS = (): string[] => {
  const isInText = (element: Element): boolean =>
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim().length > 1,
    );
  const targets = document.querySelectorAll("a[href], button, input, select, textarea, summary");
  return [...targets].flatMap((target) => {
    const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
    const isSeen = width > 0 && getComputedStyle(target).visibility === "visible";
    // A link of a card covers the whole card.
    const coversMore = getComputedStyle(target, "::after").position === "absolute";
    if (!isSeen || coversMore || target.matches("svg *, .skip") || isInText(target)) return [];
    // Layout rounds to a 64th of a pixel.
    const isSmall = Math.min(width, height) < 24 - 1 / 32;
    return isSmall ? [`${target.outerHTML.slice(0, 90)}: ${width} by ${height}`] : [];
  });
};
