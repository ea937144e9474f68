import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePages } from "../../../pipeline/export/write-pages.ts";
import { openChromium, withoutChromium } from "./chromium.ts";
import { type RunningService, startService } from "./service.ts";

/** A part of the pages as files, below a path of a plain file server, beside the service. */

const PAGES = [
  "/",
  "/lgas/lagos/ikeja",
  "/wards/24-11-01",
  "/banks?type=merchant",
  "/search",
  "/check/account",
  "/where",
  "/match",
  "/offline",
];

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

const folders: string[] = [];
let service: RunningService;
let browser: Browser;
let files: Server;
let url: string;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-export-"));
  folders.push(folder);
  return folder;
}

/** What every static host does: files, the `index.html` of a folder, and `404.html` for the rest. */
const serveFiles = (folder: string, base: string): Server =>
  createServer(({ url: target = "" }, response) => {
    const { pathname } = new URL(target, "http://files");
    const file = join(folder, pathname.slice(base.length), pathname.endsWith("/") ? "index.html" : "");
    const isThere = pathname.startsWith(`${base}/`) && existsSync(file) && statSync(file).isFile();
    const shown = isThere ? file : join(folder, "404.html");
    response.writeHead(isThere ? 200 : 404, { "Content-Type": TYPES[extname(shown)] ?? "text/plain" });
    response.end(readFileSync(shown));
  });

const listen = (server: Server): Promise<number> =>
  new Promise((listening) =>
    server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  service = await startService({ RATE_LIMIT: "off" });
  const folder = makeFolder();
  files = serveFiles(folder, "/naijaref");
  url = `http://127.0.0.1:${await listen(files)}/naijaref`;
  await writePages(folder, { url, apiUrl: service.url, only: PAGES });
  if (!withoutChromium) browser = await openChromium();
});

afterAll(async () => {
  files.closeAllConnections();
  files.close();
  await browser?.close();
  await service.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const textsBelow = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), "latin1")]),
  );

it("gives the same bytes twice, and without a service no link to one", async () => {
  const [one, other] = [makeFolder(), makeFolder()];
  for (const folder of [one, other]) await writePages(folder, { only: PAGES });
  const texts = textsBelow(one);
  expect(textsBelow(other)).toEqual(texts);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(["404.html", "banks/type-merchant/index.html", "index.html", "service-worker.js"]),
  );
  for (const [path, text] of Object.entries(texts)) {
    if (path.endsWith(".html")) expect([path, text.includes('="/v1')]).toEqual([path, false]);
  }
});

it("lists whole addresses for search engines", async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const path of ["/", "/lgas/lagos/ikeja/", "/banks/type-merchant/"])
    expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
  const page = await (await fetch(`${url}/lgas/lagos/ikeja/`)).text();
  expect(page).toContain(`<link rel="canonical" href="${url}/lgas/lagos/ikeja/"`);
});

describe.skipIf(withoutChromium)("in a browser", () => {
  let context: BrowserContext;
  let page: Page;
  const strays: string[] = [];

  beforeAll(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    page.on("console", (message) => strays.push(message.text()));
  });

  it("shows on a record's page what the service shows", async () => {
    const texts: string[] = [];
    for (const address of [`${service.url}/wards/24-11-01`, `${url}/wards/24-11-01/`]) {
      await page.goto(address);
      const text = await page.locator("main").innerText();
      texts.push(text.replaceAll(service.url, "SERVICE"));
    }
    expect(texts[0]).toContain("polling units");
    expect(texts[1]).toBe(texts[0]);
  });

  it("finds, checks and locates in the browser, below its path", async () => {
    await page.goto(`${url}/`);
    await page.locator("#q").fill("Ikeja");
    await page.locator(".suggestions li", { hasText: "LGA" }).first().click();
    await page.waitForURL(`${url}/lgas/lagos/ikeja/`);
    await page.goto(`${url}/search/?q=Ikeja`);
    expect(await page.locator("h1", { hasText: "Results" }).textContent()).toBe("Results for “Ikeja”");
    expect(await page.locator(".best a").first().getAttribute("href")).toBe("/naijaref/lgas/lagos/ikeja/");
    await page.goto(`${url}/check/account/?account=0000014579&bank=first-bank`);
    await expect.poll(() => page.locator(".verdict").textContent()).toContain("Fits First Bank");
    expect(await page.locator("select[name=bank]").inputValue()).toBe("first-bank");
    await page.goto(`${url}/where/?lat=6.6018&lon=3.3515`);
    await expect.poll(() => page.locator("[data-found]").textContent()).toContain("This is in Ikeja");
    expect(strays).toEqual([]);
  });

  it("matches polling units, addresses and ids of other systems without a service", async () => {
    const file = (text: string) => ({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    const match = async (text: string): Promise<string | null> => {
      await page.goto(`${url}/match/`);
      await page.locator(".drop input").setInputFiles(file(text));
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      return page.locator("#result-title, [role=alert]").first().textContent();
    };
    expect(await match("Polling unit,LGA,State\n24/11/01/007,,\nTown Hall,Enugu North,Enugu\n")).toBe(
      "2 rows matched with polling units",
    );
    expect(await match('Address\n"12 Bode Thomas Street, Surulere, Lagos"\n')).toBe(
      "1 row matched with the LGAs of their addresses",
    );
    expect(await match("paystack_code\n058\n")).toBe("1 row matched with banks");
    expect(strays).toEqual([]);
  });

  it("says that there is no page, and shows what was visited without a connection", async () => {
    const answer = await page.goto(`${url}/nowhere/at/all/`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator("h1").textContent()).toBe("There is no page here");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${url}/lgas/lagos/ikeja/`);
    const isKept = () =>
      page.evaluate(
        async (address) => (await caches.match(address)) !== undefined,
        `${url}/lgas/lagos/ikeja/`,
      );
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto(`${url}/lgas/lagos/ikeja/`);
    expect(await page.locator(".kept").textContent()).toMatch(/^You have no connection\./);
    expect(await page.locator("h1").textContent()).toBe("Ikeja");
  });
});
