import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, Response } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { buildForBrowsers } from "../../../tools/make/elements/build-for-browsers.ts";
import { makeFolder } from "../../start/folder.ts";
import { type OpenHost, openHost } from "../../start/host.ts";
import { oncePerRun } from "../../start/once-per-run.ts";
import { type Explorer, openExplorer, type Visit } from "../pages/open-explorer.ts";

const CHECKOUT = fileURLToPath(new URL("../../../examples/checkout", import.meta.url));

/** A page of a test, with the elements as they are for pages without a bundler. */
export const pageOf = (form: string): string =>
  `<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="data:,">
  <main><h1>Test</h1><form>${form}<button>Send</button><button type="reset">Clear</button></form></main>
  <script type="module" src="/elements/index.js"></script>`;

interface Served {
  /** Pages that the tests write, by path. One may be added later. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Builds more pages into a folder, which is served at `/`. */
  readonly build?: (folder: string) => Promise<void>;
}

/** Serves pages with the elements, and opens a browser, for the tests of a file. */
export function openElements({ pages = {}, build }: Served = {}): Explorer {
  let host: OpenHost;

  beforeAll(async () => {
    // Files of tests run at the same time: each has pages of its own.
    const built = makeFolder();
    const elements = await oncePerRun("elements-for-browsers", buildForBrowsers);
    await build?.(built);
    const folders = { "/elements/": elements, "/checkout/naijaref-elements/": elements };
    host = await serve({ ...folders, "/checkout/": CHECKOUT, "/": built }, pages);
    return host.close;
  });

  return openExplorer({
    get url() {
      return host.url;
    },
  });
}

export const until = expect.poll;

export const sent = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement)));

export const choices = (page: Page, label: string) =>
  page.getByRole("combobox", { name: label, exact: true }).locator("option").count();

/** What came from addresses with this part. */
export const textsOf = async (responses: readonly Response[], part: string): Promise<string> =>
  (await Promise.all(responses.filter((one) => one.url().includes(part)).map((one) => one.text()))).join(
    "\n",
  );

/**
 * All parts that a page has asked for, with what they import; one that was asked for without a connection may
 * have failed. As text, because Vitest rewrites `import`.
 */
const IMPORT_PARTS = `Promise.allSettled(performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("/part-")).map(({ name }) => import(name)))`;

/** Waits for a part that the page loads by itself, by a name that it exports. */
export const loaded = (page: Page, exported: string): Promise<void> =>
  until(() =>
    page.evaluate(`${IMPORT_PARTS}.then((parts) => parts.some(({ value = {} }) => "${exported}" in value))`),
  ).toBe(true);

/** A page with these elements loads the wards when an LGA is chosen, and not before. */
export async function expectLateWards({ page, responses }: Pick<Visit, "page" | "responses">): Promise<void> {
  // Names of wards are coded. Codes of wards are not.
  const hasWards = async () => (await textsOf(responses, ".js")).includes("001-01-01");
  await page.getByLabel("State").selectOption("Lagos");
  await until(() => choices(page, "Local government area")).toBe(21);
  await page.waitForLoadState("networkidle");
  expect(await hasWards()).toBe(false);
  await page.getByLabel("Local government area").selectOption("Ikeja");
  await until(() => choices(page, "Ward")).toBe(11);
  await until(hasWards).toBe(true);
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves folders, each under a path, and pages of HTML that tests write. */
const serve = (
  folders: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, string>>,
): Promise<OpenHost> =>
  openHost((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const mount = Object.keys(folders).find((path) => pathname.startsWith(path)) ?? "";
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const body = pages[pathname] ?? readFileSync(join(folders[mount] ?? "", path.slice(mount.length)));
      const type = pages[pathname] === undefined ? TYPES[extname(path)] : "text/html";
      response.writeHead(200, { "content-type": type ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
