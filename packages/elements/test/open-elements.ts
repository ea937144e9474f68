import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, expect, vi } from "vitest";
import { buildForBrowsers } from "../../../pipeline/elements/build-for-browsers.ts";
import { closePages, openChromium } from "../../server/test/chromium.ts";
import { buildPages, serve } from "./pages.ts";

const CHECKOUT = fileURLToPath(new URL("../../../examples/checkout", import.meta.url));

/** A page of a test, with the elements as they are for pages without a bundler. */
export const pageOf = (form: string): string =>
  `<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="data:,">
  <main><h1>Test</h1><form>${form}<button>Send</button><button type="reset">Clear</button></form></main>
  <script type="module" src="/elements/index.js"></script>`;

interface Opened {
  readonly url: string;
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page, and what its console and its scripts complained of. */
  readonly visit: (
    path: string,
    options?: BrowserContextOptions,
  ) => Promise<{ readonly page: Page; readonly complaints: string[] }>;
}

interface Served {
  /** Pages that the tests write, by path. One may be added later. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Whether the pages of the frameworks are built, which takes some seconds. */
  readonly frameworks?: boolean;
}

/** Serves pages with the elements, and opens a browser, for the tests of a file. */
export function openElements({ pages = {}, frameworks = false }: Served = {}): Opened {
  let browser: Browser;
  let url: string;

  // Each test is a visit of a browser, on machines that do other things too.
  vi.setConfig({ testTimeout: 120_000 });

  beforeAll(async () => {
    // Files of tests run at the same time: each has a build of its own.
    const out = mkdtempSync(join(tmpdir(), "naijaref-elements-"));
    const [elements, built] = [join(out, "elements"), join(out, "pages")];
    [browser] = await Promise.all([
      openChromium(),
      buildForBrowsers(elements),
      frameworks ? buildPages(built) : undefined,
    ]);
    const folders = { "/elements/": elements, "/checkout/naijaref-elements/": elements };
    const served = await serve({ ...folders, "/checkout/": CHECKOUT, "/": built }, pages);
    url = served.url;
    return async () => {
      await browser.close();
      served.close();
      rmSync(out, { recursive: true, force: true });
    };
  }, 60_000);

  afterEach(() => closePages(browser));

  return {
    get url() {
      return url;
    },
    newContext: (options) => browser.newContext(options),
    async visit(path, options = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
      await page.goto(url + path);
      return { page, complaints };
    },
  };
}

/** Waits long enough for a machine that does other things too. */
export const until: typeof expect.poll = (read) => expect.poll(read, { timeout: 20_000 });

/** What the form of a page would send. */
export const sent = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement)));

/** How many choices a list has. */
export const choices = (page: Page, label: string) =>
  page.getByRole("combobox", { name: label, exact: true }).locator("option").count();

export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<axe.AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
