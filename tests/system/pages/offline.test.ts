import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { type CutProxy, startProxy } from "../../start/cut-off.ts";
import { sharedService } from "../../start/shared-service.ts";

/** The pages without a connection, behind a proxy that can be cut and that can serve another data version. */

const NEW_VERSION = "2030-01-01+00000000";

const service = sharedService();
let browser: Browser;
let proxy: CutProxy;
let address: string;
let version: string;
let served: string;

beforeAll(async () => {
  if (withoutChromium) return;
  browser = await openChromium();
  const health = (await (await fetch(`${service.url}/v1/health`)).json()) as {
    readonly data: { readonly data_version: string };
  };
  version = served = health.data.data_version;
  proxy = await startProxy(service.url, (text) => text.replaceAll(version, served));
  address = proxy.url;
});

afterAll(async () => {
  if (withoutChromium) return;
  proxy.close();
  await browser.close();
});

/** The addresses that are kept, by the name of their cache. */
const kept = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const caches_ = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(caches_));
  });

/** Waits until all these addresses are kept, with this data version. */
async function haveCached(page: Page, of: string, addresses: readonly string[]): Promise<void> {
  for (;;) {
    const own = (await kept(page))[`pages ${of}`] ?? [];
    if (addresses.every((one) => own.includes(one))) return;
    await page.waitForTimeout(100);
  }
}

const haveCome = (styles: Element[]): boolean => styles.every((one) => (one as HTMLLinkElement).sheet);

const FIRST = ["/", "/form", "/match"];

describe.skipIf(withoutChromium)("after the first visit, without a connection", () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    await page.goto(`${address}/`);
    await haveCached(page, version, FIRST);
    // A worker serves the pages that are opened after it is there.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${address}/lgas/lagos/ikeja`);
    await page.goto(`${address}/read/phone?phone=08031234567`);
    await page.goto(`${address}/wards/24-11-01`);
    await page.goto(`${address}/vote/24-11-01-007`);
    await haveCached(page, version, ["/lgas/lagos/ikeja", "/wards/24-11-01", "/vote/24-11-01-007", "/vote"]);
    proxy.cut();
  });

  it("shows what was visited, with its day and data version", async () => {
    const answer = await page.goto(`${address}/lgas/lagos/ikeja`);
    expect(answer?.status()).toBe(200);
    expect(await page.locator("h1").textContent()).toBe("Ikeja");
    const note = await page.locator(".kept").textContent();
    expect(note).toMatch(
      /^You have no connection\. This is a copy of \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d,/,
    );
    expect(note).toContain(`of data version ${version}.`);
    expect(await page.locator("link[rel=stylesheet]").evaluateAll(haveCome)).toBe(true);
  });

  it("checks a number, finds a place and matches a file", async () => {
    await page.goto(`${address}/check/account?bank=first-bank`);
    await page.locator("input[name=account]").fill("0000014579");
    await page.locator("select[name=bank]").selectOption("first-bank");
    await expect.poll(() => page.locator(".answer").textContent()).toContain("Fits First Bank");
    await page.locator("#q").fill("Surulere");
    // The worker of the search builds its index first.
    await expect.poll(() => page.locator(".suggestions [role=option]").count()).toBeGreaterThan(1);
    await page.goto(`${address}/match`);
    await page.setInputFiles("input[type=file]", {
      name: "places.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("lga,state\nIkeja,Lagos\nAbba North,Abia\n"),
    });
    await page.getByRole("button", { name: "Match", exact: true }).first().click();
    await expect.poll(() => page.locator("#result-title").textContent()).toContain("2 rows matched");
    await expect
      .poll(() => page.locator(".privacy").last().textContent())
      .toMatch(/Your file stays on this device|this page still works/);
  });

  it("says what one votes for, of a unit that was visited and of any code that is typed", async () => {
    const offices = page.locator(".polls .rows > li");
    await page.goto(`${address}/vote/24-11-01-007`);
    expect(await page.locator(".kept").count()).toBe(1);
    expect(await offices.count()).toBe(5);
    await page.goto(`${address}/vote`);
    await page.locator("[data-vote-form] [name=at]").fill("20/08/01/003");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".vote-answer h2").textContent()).toContain("20-08-01-003");
    expect(await offices.count()).toBe(5);
    await page.locator("[data-vote-form] [name=at]").fill("12 Allen Avenue, Ikeja");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".problem").textContent()).toContain("names need a connection");
  });

  it("never shows another map than was asked for", async () => {
    await page.goto(`${address}/map?of=federal_constituencies`);
    expect(await page.locator("h1").textContent()).toBe("This page is not on your device");
  });

  it("says what there is in place of a page that was not visited, and leaves the API alone", async () => {
    const answer = await page.goto(`${address}/coverage`);
    expect(answer?.status()).toBe(503);
    expect(await page.locator("h1").textContent()).toBe("This page is not on your device");
    expect(await page.locator("main .links a[href='/lgas/lagos/ikeja']").textContent()).toBe("Ikeja, Lagos");
    expect(await page.evaluate(() => fetch("/v1/states/LA").catch(() => "failed"))).toBe("failed");
  });

  it("has kept no page with a number that a person typed", async () => {
    const addresses = Object.values(await kept(page)).flat();
    expect(addresses.filter((one) => one.includes("0803"))).toEqual([]);
    expect(addresses.length).toBeLessThan(120);
  });

  it("shows nothing old once there is a new data version", async () => {
    proxy.mend();
    served = NEW_VERSION;
    await page.goto(`${address}/lgas/lagos/ikeja`);
    expect(await page.locator(".kept").count()).toBe(0);
    expect(await page.locator("footer").textContent()).toContain(NEW_VERSION);
    await haveCached(page, NEW_VERSION, FIRST);
    await expect
      .poll(async () => Object.keys(await kept(page)).toSorted())
      .toEqual(["files", `pages ${NEW_VERSION}`]);
    expect((await kept(page))[`pages ${NEW_VERSION}`]).not.toContain("/wards/24-11-01");
    proxy.cut();
    await page.goto(`${address}/lgas/lagos/ikeja`);
    expect(await page.locator(".kept").textContent()).toContain(NEW_VERSION);
    const answer = await page.goto(`${address}/wards/24-11-01`);
    expect(answer?.status()).toBe(503);
  });
});

it.skipIf(withoutChromium)(
  "goes on where the device has no space, and says so without a connection",
  async () => {
    proxy.mend();
    const context = await browser.newContext();
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Storage.overrideQuotaForOrigin", { origin: address, quotaSize: 20_000 });
    await page.goto(`${address}/lgas/lagos/ikeja`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${address}/states`);
    // The worker serves the styles, of which it could keep no copy.
    expect(await page.locator("link[rel=stylesheet]").evaluateAll(haveCome)).toBe(true);
    proxy.cut();
    const answer = await page.goto(`${address}/banks/gtbank`);
    expect(answer?.status()).toBe(503);
    expect(await page.locator("p").first().textContent()).toContain("no space left to keep pages");
    await context.close();
  },
);
