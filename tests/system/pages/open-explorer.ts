import type { Browser, BrowserContextOptions, Locator, Page, Response } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { openChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 780 };

/** What a busy machine refuses, because it waited for too long. A page that is open asks again. */
const BUSY = "status of 503 (Service Unavailable)";

/** In milliseconds: after so long the service may be asked again (`Retry-After`). */
const AGAIN = 1000;

/**
 * Opens an address, and opens it again where a busy machine refused the page or a part of it.
 *
 * @param before called before each time
 */
export async function openWhole(page: Page, url: string, before = () => {}): Promise<Response | null> {
  let isRefused = false;
  const look = (response: Response): void => {
    isRefused ||= response.status() === 503;
  };
  page.on("response", look);
  try {
    for (;;) {
      isRefused = false;
      before();
      const answer = await page.goto(url);
      if (!isRefused) return answer;
      await page.waitForTimeout(AGAIN);
    }
  } finally {
    page.off("response", look);
  }
}

/**
 * The service alone knows whether a text names a place. Where it does not yet, it says that it looks for no
 * unit, and the browser notes the answer.
 */
const REFUSED = "status of 400 (Bad Request)";
const UNITS_NAMED = "/v1/polling-units?q=";

export interface Visit {
  readonly page: Page;
  /** What the console and the scripts say. */
  readonly complaints: string[];
  /** The addresses that were asked for, those of the service as paths. */
  readonly requests: string[];
  readonly responses: Response[];
}

/** Pages at an address, and a browser, for the tests of a file. */
export interface Explorer {
  readonly url: string;
  /** Opens a page in a context of its own. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>;
}

/**
 * Opens the browser before the tests, closes every page after each, and the browser at the end.
 *
 * @param host of the pages, which are asked for when it has started
 */
export function openExplorer(host: { readonly url: string } = sharedService()): Explorer {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium();
    return () => browser.close();
  });

  // Pages that stay open take memory and time from the next test.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  return {
    get url() {
      return host.url;
    },
    async visit(path, options = {}) {
      const context = await browser.newContext({ viewport: DESKTOP, ...options });
      // The service worker has a test of its own, and asks for pages at times of its own.
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
      const page = await context.newPage();
      const complaints: string[] = [];
      const requests: string[] = [];
      const responses: Response[] = [];
      page.on("console", (message) => {
        const isExpected =
          message.text().includes(BUSY) ||
          (message.text().includes(REFUSED) &&
            message.location().url.startsWith(`${host.url}${UNITS_NAMED}`));
        if (!isExpected) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
      context.on("request", (request) => requests.push(request.url().replace(host.url, "")));
      context.on("response", (response) => responses.push(response));
      await openWhole(page, new URL(path, host.url).href);
      return { page, complaints, requests, responses };
    },
  };
}

/** Waits until the first of some elements says some words, or what matches a pattern. */
export function says(where: Locator, words: string | RegExp): Promise<void> {
  const said = expect.poll(() => where.first().textContent());
  return typeof words === "string" ? said.toContain(words) : said.toMatch(words);
}
