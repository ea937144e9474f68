import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import { closePages, openChromium } from "../../start/chromium.ts";
import { startService } from "../../start/service.ts";
import { type SharedService, sharedService } from "../../start/shared-service.ts";

export const DESKTOP = { width: 1440, height: 900 };

/** What a busy machine refuses, because it waited for too long. The page asks again, or the test says so. */
const BUSY = "status of 503 (Service Unavailable)";

export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
  readonly requests: string[];
}

/** A service and a browser for the tests of a file. */
export interface Explorer {
  readonly url: string;
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>;
}

/**
 * Opens the browser before the tests, closes every page after each, and the browser at the end.
 *
 * @param settings of a service of their own. Without them, it is the one of all tests.
 */
export function openExplorer(settings?: Readonly<Record<string, string>>): Explorer {
  let service: SharedService = sharedService();
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium();
    return () => browser.close();
  });

  beforeAll(async () => {
    if (settings === undefined) return;
    const own = await startService({ RATE_LIMIT: "off", ...settings });
    service = own;
    return () => own.stop();
  });

  afterEach(() => closePages(browser));

  return {
    get url() {
      return service.url;
    },
    async visit(path, options = {}) {
      const context = await browser.newContext({ viewport: DESKTOP, ...options });
      // The service worker has a test of its own, and asks for pages at times of its own.
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
      const page = await context.newPage();
      const complaints: string[] = [];
      const requests: string[] = [];
      page.on("console", (message) => {
        if (!message.text().includes(BUSY)) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      context.on("request", (request) => requests.push(request.url().replace(service.url, "")));
      await page.goto(service.url + path);
      return { page, complaints, requests };
    },
  };
}
