import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ExportOptions, writePages } from "../../../tools/publish/export/write-pages.ts";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { makeFolder } from "../../start/folder.ts";
import { type OpenHost, openHost } from "../../start/host.ts";
import { sharedService } from "../../start/shared-service.ts";
import { nginx, startNginx } from "../../start/start-nginx.ts";
import { leadsToSomething, linksBelow } from "./links.ts";

/** A part of the pages as files, below a path of a plain file server, beside the service. */

const PAGES = [
  ...["/", "/lgas/lagos/ikeja", "/wards/24-11-01", "/banks?type=merchant", "/search", "/check/account"],
  ...["/where", "/match", "/offline"],
];

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

const service = sharedService();
let browser: Browser;
let files: OpenHost;
let url: string;

/** What every static host does: files, the `index.html` of a folder, and `404.html` for the rest. */
const serveFiles =
  (folder: string, base: string): RequestListener =>
  ({ url: target = "" }, response) => {
    const { pathname } = new URL(target, "http://files");
    const file = join(folder, pathname.slice(base.length), pathname.endsWith("/") ? "index.html" : "");
    const isThere = pathname.startsWith(`${base}/`) && existsSync(file) && statSync(file).isFile();
    const shown = isThere ? file : join(folder, "404.html");
    response.writeHead(isThere ? 200 : 404, { "Content-Type": TYPES[extname(shown)] ?? "text/plain" });
    response.end(readFileSync(shown));
  };

beforeAll(async () => {
  const folder = makeFolder();
  files = await openHost(serveFiles(folder, "/naijaref"));
  url = `${files.url}/naijaref`;
  await writePages(folder, { url, apiUrl: service.url, only: PAGES });
  if (!withoutChromium) browser = await openChromium();
});

afterAll(async () => {
  files.close();
  await browser?.close();
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

it("leads from a ward to the pages of its units, to the service that has them, or to none", async () => {
  const ward = "/wards/24-11-01";
  const unitIn = async (options: ExportOptions): Promise<string | undefined> => {
    const folder = makeFolder();
    await writePages(folder, { ...options, only: [ward] });
    const html = readFileSync(join(folder, `${ward}/index.html`), "utf8");
    return /<li id="unit-007">.*?<span>(.{60})/s.exec(html)?.[1];
  };
  expect(await unitIn({})).toMatch(/^In Front of No. 5 /);
  const unit = "/polling-units/24-11-01-007";
  expect(await unitIn({ apiUrl: "https://a.b" })).toContain(`<a href="https://a.b${unit}">`);
});

it("has no page of a polling unit, and no link that is dead", async () => {
  /** A page of each sort that leads to others. */
  const sorts = "/ /states/lagos /lgas/lagos/ikeja /wards/24-11-01 /banks/gtbank /map /vote".split(" ");
  const [pages, others] = [makeFolder(), makeFolder()];
  const { linked } = await writePages(pages, { only: sorts });
  // In the whole export these are written too, with those that they lead to.
  await writePages(others, { only: [...linked] });
  const links = linksBelow(pages);
  expect(new Set(links.map(({ page }) => page)).size).toBe(sorts.length + 1);
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter((link) => !leadsToSomething(link, [pages, others]))).toEqual([]);
  for (const below of [pages, others]) expect(existsSync(join(below, "polling-units"))).toBe(false);
});

it("refuses a page of a polling unit, and one that is not there", async () => {
  const refused = (page: string) => writePages(makeFolder(), { only: [page] });
  await expect(refused("/polling-units/24-11-01-007")).rejects.toThrow("is no file");
  await expect(refused("/wards/24-11-99")).rejects.toThrow("there is no page at /wards/24-11-99");
});

it("lists whole addresses for search engines", async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const path of ["/", "/lgas/lagos/ikeja/", "/banks/type-merchant/"])
    expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
  const page = await (await fetch(`${url}/lgas/lagos/ikeja/`)).text();
  expect(page).toContain(`<link rel="canonical" href="${url}/lgas/lagos/ikeja/"`);
});

it.skipIf(nginx === undefined)("is served by nginx, with docs/deploy/nginx-pages.conf", async () => {
  const [folder, work] = [makeFolder(), makeFolder()];
  for (const one of [folder, work]) chmodSync(one, 0o755);
  await writePages(folder, { only: PAGES });
  const host = await startNginx("nginx-pages.conf", folder, work);
  const ask = async (path: string) => {
    const { status, headers } = await fetch(host + path, { redirect: "manual" });
    return [status, ...["content-type", "cache-control", "location"].map((name) => headers.get(name))];
  };
  const page = [200, "text/html; charset=utf-8", "no-cache", null];
  expect(await ask("/")).toEqual(page);
  expect(await ask("/banks/type-merchant/")).toEqual(page);
  expect(await ask("/wards/24-11-01")).toEqual([301, "text/html", "no-cache", "/wards/24-11-01/"]);
  expect(await ask("/wards/99/")).toEqual([404, "text/html; charset=utf-8", null, null]);
  expect(await ask("/service-worker.js")).toEqual([200, "text/javascript; charset=utf-8", "no-cache", null]);
  const html = await (await fetch(`${host}/`)).text();
  const loaded = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(loaded.length).toBeGreaterThan(2);
  for (const path of loaded) {
    const [status, type, caching] = await ask(path);
    expect([path, status, caching]).toEqual([path, 200, "public, max-age=31536000, immutable"]);
    expect([path, type]).not.toEqual([path, "application/octet-stream"]);
  }
});

describe.skipIf(withoutChromium)("in a browser, without a service", () => {
  it("leads from the code of a unit to its line on the page of the ward", async () => {
    const folder = makeFolder();
    await writePages(folder, { only: [...PAGES, "/vote"] });
    const { url: host, close } = await openHost(serveFiles(folder, ""));
    onTestFinished(close);
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const strays: string[] = [];
    page.on("console", (message) => strays.push(message.text()));

    await page.goto(`${host}/`);
    await page.locator("#q").fill("24-11-01-007");
    await page.locator(".suggestions li", { hasText: "Polling unit 24-11-01-007" }).click();
    await page.waitForURL(`${host}/wards/24-11-01/#unit-007`);
    expect(await page.locator("li:target").innerText()).toContain("In Front of No. 5");

    await page.goto(`${host}/vote/`);
    await page.locator("[name=at]").fill("24-11-01-007");
    await page.locator("[data-vote-form] [type=submit]").click();
    await page.locator("[data-vote-result] a.button").click();
    await page.waitForURL(`${host}/wards/24-11-01/#polling-units`);
    await page.goto(`${host}/vote/`);
    await page.locator("[name=at]").fill("5 Allen Avenue, Ikeja");
    await page.locator("[data-vote-form] [type=submit]").click();
    await expect
      .poll(() => page.locator("[data-vote-result]").innerText())
      .toMatch(/^Only codes are read here/);
    expect([page.url(), strays]).toEqual([`${host}/vote/`, []]);
  });
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
    await expect.poll(() => page.locator(".answer").textContent()).toContain("Fits First Bank");
    expect(await page.locator("select[name=bank]").inputValue()).toBe("first-bank");
    await page.goto(`${url}/where/?lat=6.6018&lon=3.3515`);
    await expect.poll(() => page.locator(".answered-here").textContent()).toContain("Ikeja");
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
      "1 of 2 rows matched with polling units",
    );
    expect(await match('Address\n"12 Bode Thomas Street, Surulere, Lagos"\n')).toBe(
      "1 of 1 row matched with LGAs of addresses",
    );
    expect(await match("paystack_code\n058\n")).toBe("1 of 1 row matched with banks");
    expect(strays).toEqual([]);
  });

  it("says that there is no page, and shows what was visited without a connection", async () => {
    const answer = await page.goto(`${url}/nowhere/at/all/`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator("h1").textContent()).toBe("There is no page here");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${url}/lgas/lagos/ikeja/`);
    const isCached = () =>
      page.evaluate(
        async (address) => (await caches.match(address)) !== undefined,
        `${url}/lgas/lagos/ikeja/`,
      );
    await expect.poll(isCached).toBe(true);
    await context.setOffline(true);
    await page.goto(`${url}/lgas/lagos/ikeja/`);
    expect(await page.locator(".kept").textContent()).toMatch(/^You have no connection\./);
    expect(await page.locator("h1").textContent()).toBe("Ikeja");
    await page.goto(`${url}/lgas/lagos/epe/`);
    await page.locator(".record h1", { hasText: "Epe" }).waitFor();
    const state = page.locator(".trail a", { hasText: /^Lagos$/ });
    expect(await state.getAttribute("href")).toBe("/naijaref/states/lagos/");
  });
});
