import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";
import { differenceBetween, EXPECTED } from "../pictures/compare.ts";
import { OTHER_PAGES, PAGE_KINDS } from "../pictures/page-kinds.ts";
import { FOR_PICTURES, takeOpenPage } from "../pictures/take.ts";
import { openWhole } from "./open-explorer.ts";

/**
 * Each kind of page is opened: its beginning alone, then what it asks for and complains of, what moves, its
 * widths, its targets, what axe finds, the keyboard, large letters, paper and its picture.
 */

/** 320 is as narrow as WCAG 2.2 asks for in 1.4.10, which is also a screen of 1280 pixels at 400 %. */
const WIDTHS = [320, 360, 768, 1440];

/** A part of the pixels may differ from the picture, because the data grows. */
const MAX_DIFFERENCE = 0.02;

const SEEN = join(tmpdir(), "naijaref-pictures");

const LONG = "Supercalifragilistic".repeat(8);

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

/** Pages that list records. */
const LISTS = /^\/(?:states|lgas|banks|constituencies|localities|codes|parties)(?:\?|$)/;

const TOOLS = /^\/(?:check|read|match)/;

/** On paper: how many sheets. */
const RECORDS = {
  "/lgas/lagos/ikeja": 1,
  "/constituencies/FC236": 1,
  "/localities/LC00887": 1,
  "/polling-units/24-11-01-007": 1,
  "/banks/gtbank": 1,
  "/parties/NDC": 1,
  "/prefixes/0803": 1,
  // With 44 LGAs and 67 seats, with 121 polling units, and with 120 ranges of numbers.
  "/states/kano": 2,
  "/wards/24-11-02": 2,
  "/area-codes/0201": 2,
};

const RESULTS = {
  "/search?q=surulere": 1,
  "/check/account?account=0000014579&bank=first-bank": 1,
  "/read/phone?phone=08031234567": 1,
  "/read/plate?plate=KJA-123AB": 1,
  "/where?lat=6.6018&lon=3.3515": 1,
  "/vote/24-11-01-007": 1,
  "/vote/04-01-01": 1,
};

const SHEETS: Readonly<Record<string, number>> = { ...RECORDS, ...RESULTS };

const service = sharedService();
let browser: Browser;
let page: Page;
let session: CDPSession;
let comparer: Page;
/** What the console says, and requests to other hosts. */
let strays: string[] = [];

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  beforeAll(async () => {
    browser = await openChromium();
    const context = await browser.newContext(FOR_PICTURES);
    page = await context.newPage();
    session = await context.newCDPSession(page);
    page.on("console", (message) => {
      if (!message.text().includes("blocked by Playwright")) strays.push(message.text());
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(service.url) && !url.startsWith("data:")) strays.push(url);
    });
    comparer = await browser.newPage();
    return () => browser.close();
  });

  it.each(Object.entries({ ...PAGE_KINDS, ...OTHER_PAGES, ...WRONG }))(
    "%s: fits, can be pressed, read, printed, and looks as somebody accepted it",
    async (kind, path) => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 360, height: 780 });
      if (kind in PAGE_KINDS) await expectBeginning(path);
      const answer = await openWhole(page, service.url + path, () => {
        strays = [];
      });
      // A tool draws its answer again. Elsewhere, rounding to a hundredth of a pixel is nothing that one sees.
      const most = TOOLS.test(path) ? 0.05 : 0.0005;
      expect(await page.evaluate(SHIFTS), "moves").toBeLessThan(most);
      // That a page is an error, the console says by itself.
      if (answer?.ok()) expect(strays).toEqual([]);
      if (kind in PAGE_KINDS) expect(await page.evaluate(TOP_OF_HEADING), "heading").toBeLessThan(320);
      if (path.startsWith("/v1/docs/"))
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
        });
      await page.setViewportSize({ width: 320, height: 780 });
      expect(await page.evaluate(SMALL_TARGETS, 24), "targets of less than 24 pixels").toEqual([]);
      await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
      expect(await page.evaluate(SMALL_TARGETS, 44), "less high than a finger is wide").toEqual([]);
      await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 780 });
        expect(await page.evaluate(BEYOND), `beyond ${width} pixels`).toEqual([]);
        expect(await page.evaluate(COVERED), `covered at ${width} pixels`).toEqual([]);
        if (width === 360 && LISTS.test(path))
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
      }
      // The head and the foot are the same on all.
      const part = kind === "state" ? {} : { within: "main" };
      expect(await barriersIn(page, { ...part, schemes: ["light", "dark"] }), "axe").toEqual([]);
      if (kind in WRONG) expect(await page.evaluate(LONG_WORDS), "heading or title").toEqual([]);
      await expectLargeText();
      if (path in SHEETS) await expectSheets(path);
      if (kind === "lgas") expect(await textOnPaper(), "a list is whole").toContain("Ikeja");
      if (kind in PAGE_KINDS) await expectPictures(kind);
    },
  );
});

/**
 * Letters of 200 % (WCAG 2.2, 1.4.4), in the two ways in which a person doubles them, which differ: in the
 * settings of the browser, where the bounds of the styles in rem double too; and on the page alone.
 */
async function expectLargeText(): Promise<void> {
  const setSizes = (standard: number, fixed: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  const rootSize = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  for (const way of ["by the browser", "on the page"]) {
    await (way === "on the page" ? rootSize("200%") : setSizes(32, 26));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(BEYOND), `${way}, beyond ${width} pixels`).toEqual([]);
    }
    await (way === "on the page" ? rootSize("") : setSizes(16, 13));
  }
}

/** A page that comes slowly shows its beginning, and nothing below it before the footer. */
async function expectBeginning(path: string): Promise<void> {
  const address = service.url + path;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    if (response.status() === 503) return route.fulfill({ response });
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.indexOf("<footer")) });
  });
  await openWhole(page, address);
  const [above = 0, below] = await page.evaluate(SHOWN_AROUND_STYLES);
  expect([above > 0, below], "shown above and below the styles, at first").toEqual([true, 0]);
  await page.unroute(address);
}

/** How many parts of a page are shown above its styles, and below. */
const SHOWN_AROUND_STYLES = (): number[] => {
  const [end] = document.querySelectorAll("main link");
  const parts = [...document.querySelectorAll("main *:not(link)")].filter(
    (part) => !part.contains(end ?? null) && part.checkVisibility({ visibilityProperty: true }),
  );
  const isAbove = (part: Element) =>
    (part.compareDocumentPosition(end ?? part) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const above = parts.filter(isAbove).length;
  return [above, parts.length - above];
};

/** What a printer gets: the sheets, and the text that is seen on them. */
async function expectSheets(path: string): Promise<void> {
  expect(await page.locator("[data-printed]").isVisible(), "the address for paper").toBe(false);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, "sheets").toBe(SHEETS[path]);
  const text = await textOnPaper();
  const day = await page.evaluate(() => new Date().toLocaleDateString("en-NG", { dateStyle: "long" }));
  expect(text).toContain(`${service.url}${path}, printed on ${day}`);
  expect(text).toMatch(/Data version \d{4}-\d\d-\d\d/);
  if (path in RECORDS) expect(text).toMatch(/^Sources: ./m);
  // What can only be pressed or filled in.
  expect(text).not.toMatch(/Copy|Report an error|Search|API reference|Drop a CSV file/);
}

async function textOnPaper(): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  return text;
}

/** If a change is meant: look at it, and run `npm run pictures accept`. */
async function expectPictures(kind: string): Promise<void> {
  for await (const { name, png } of takeOpenPage(page, kind)) {
    const share = await differenceBetween(comparer, png, readFileSync(`${EXPECTED}${name}.webp`));
    if (share <= MAX_DIFFERENCE) continue;
    mkdirSync(SEEN, { recursive: true });
    writeFileSync(join(SEEN, `${name}.png`), png);
    throw new Error(`${name}: ${(share * 100).toFixed(1)} % of it differs, see ${join(SEEN, `${name}.png`)}`);
  }
}

/** The sum of all layout shifts since the page was opened. */
const SHIFTS = `(() => {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return observer.takeRecords().reduce((sum, { value }) => sum + value, 0);
})()`;

const TOP_OF_HEADING = (): number => document.querySelector("h1")?.getBoundingClientRect().top ?? 999;

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

/** What a tap in its middle does not reach, because something else lies over it. */
const COVERED = (): string[] => {
  const all = [...document.querySelectorAll("*")];
  const scrolled = all.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
  const controls = [...document.querySelectorAll("header button, main :is(button, a[href], summary, input)")];
  const found = controls
    .filter((one) => !one.matches("svg *") && one.checkVisibility({ visibilityProperty: true }))
    // Rows of a long list are alike.
    .filter((_, at) => at < 80 || at % 20 === 0)
    .flatMap((one) => {
      one.scrollIntoView({ block: "center" });
      const [first] = one.getClientRects();
      if (first === undefined || first.width === 0) return [];
      const hit = document.elementFromPoint(first.x + first.width / 2, first.y + first.height / 2);
      const isReached = one.contains(hit) || hit?.closest("label")?.contains(one) === true;
      return isReached ? [] : [`${one.outerHTML.slice(0, 90)} below ${hit?.outerHTML.slice(0, 60)}`];
    });
  // A line of choices stays where it was.
  for (const [at, [left, top]] of scrolled.entries()) {
    const one = all[at] as Element;
    if (one.scrollLeft !== left || one.scrollTop !== top) one.scrollTo(left, top);
  }
  return found;
};

/** A heading that fills a screen, or a title that fills a tab. */
const LONG_WORDS = (): string[] => {
  const heading = document.querySelector("h1")?.getBoundingClientRect().height ?? 999;
  return [
    ...(heading < 300 ? [] : [`a heading of ${heading} pixels`]),
    ...(document.title.length < 90 ? [] : [document.title]),
  ];
};

/**
 * What can be pressed and is less than so many pixels wide or high (24 in WCAG 2.2, 2.5.8), without links in
 * sentences and shapes of maps, which the criterion leaves out. For a finger the height is enough.
 */
const SMALL_TARGETS = (least: number): string[] => {
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
    const isSmall = Math.min(width, height) < 24 - 1 / 32 || height < least - 1 / 32;
    return isSmall ? [`${target.outerHTML.slice(0, 90)}: ${width} by ${height}`] : [];
  });
};
