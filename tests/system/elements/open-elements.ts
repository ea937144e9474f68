import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { buildForBrowsers } from "../../../tools/make/elements/build-for-browsers.ts";
import { closePages, openChromium } from "../../start/chromium.ts";
import { oncePerRun } from "../../start/once-per-run.ts";

const CHECKOUT = fileURLToPath(new URL("../../../examples/checkout", import.meta.url));

/** A page of a test, with the elements as they are for pages without a bundler. */
export const pageOf = (form: string): string =>
  `<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="data:,">
  <main><h1>Test</h1><form>${form}<button>Send</button><button type="reset">Clear</button></form></main>
  <script type="module" src="/elements/index.js"></script>`;

export interface Opened {
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
  /** Builds more pages into a folder, which is served at `/`. */
  readonly build?: (folder: string) => Promise<void>;
}

/** Serves pages with the elements, and opens a browser, for the tests of a file. */
export function openElements({ pages = {}, build }: Served = {}): Opened {
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    // Files of tests run at the same time: each has pages of its own.
    const built = mkdtempSync(join(tmpdir(), "naijaref-elements-"));
    const elements = await oncePerRun("elements-for-browsers", buildForBrowsers);
    [browser] = await Promise.all([openChromium(), build?.(built)]);
    const folders = { "/elements/": elements, "/checkout/naijaref-elements/": elements };
    const served = await serve({ ...folders, "/checkout/": CHECKOUT, "/": built }, pages);
    url = served.url;
    return async () => {
      await browser.close();
      served.close();
      rmSync(built, { recursive: true, force: true });
    };
  });

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

export const until = expect.poll;

export const sent = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement)));

export const choices = (page: Page, label: string) =>
  page.getByRole("combobox", { name: label, exact: true }).locator("option").count();

/** All parts that a page has asked for, with what they import. As text, because Vitest rewrites `import`. */
const IMPORT_PARTS = `Promise.all(performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("/part-")).map(({ name }) => import(name)))`;

/** Waits for a part that the page loads by itself, by a name that it exports. */
export const loaded = (page: Page, exported: string): Promise<void> =>
  until(() =>
    page.evaluate(`${IMPORT_PARTS}.then((parts) => parts.some((part) => "${exported}" in part))`),
  ).toBe(true);

/** A page with these elements loads the wards when an LGA is chosen, and not before. */
export async function expectLateWards(elements: Opened, path: string): Promise<void> {
  const context = await elements.newContext();
  const page = await context.newPage();
  let hasWards = false;
  page.on("response", async (response) => {
    // Names of wards are coded. Codes of wards are not.
    if ((await response.text()).includes("001-01-01")) hasWards = true;
  });
  await page.goto(elements.url + path);
  await page.getByLabel("State").selectOption("Lagos");
  await until(() => choices(page, "Local government area")).toBe(21);
  await page.waitForLoadState("networkidle");
  expect(hasWards).toBe(false);
  await page.getByLabel("Local government area").selectOption("Ikeja");
  await until(() => choices(page, "Ward")).toBe(11);
  await until(() => hasWards).toBe(true);
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves folders, each under a path, and pages of HTML that tests write. */
async function serve(
  folders: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const mount = Object.keys(folders).find((path) => pathname.startsWith(path));
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const body =
        pages[pathname] ?? readFileSync(join(folders[mount ?? ""] ?? "", path.slice(mount?.length)));
      const type = pages[pathname] === undefined ? TYPES[extname(path)] : "text/html";
      response.writeHead(200, { "content-type": type ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
