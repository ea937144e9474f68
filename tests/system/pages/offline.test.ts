import { suggestionAddress } from "@naijaref/pages/addresses";
import { codeOf, type HeldKind, type Kind, kindsBy, listRecords } from "naijaref/kinds";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { type CutProxy, startProxy } from "../../start/cut-off.ts";
import { sharedService } from "../../start/shared-service.ts";
import { PHONE, says } from "./open-explorer.ts";

/** The pages without a connection, behind a proxy that can be cut and that can serve another data version. */

const NEW_VERSION = "2030-01-01+00000000";

const service = sharedService();
let browser: Browser;
let proxy: CutProxy;
let version: string;
let served: string;

beforeAll(async () => {
  if (withoutChromium) return;
  browser = await openChromium();
  const { data } = (await (await fetch(`${service.url}/v1/health`)).json()) as {
    readonly data: { readonly data_version: string };
  };
  version = served = data.data_version;
  proxy = await startProxy(service.url, (text) => text.replaceAll(version, served));
  return async () => {
    proxy.close();
    await browser.close();
  };
});

/** A phone with all that the tools need, and then without a connection. */
async function openPhone(): Promise<Page> {
  proxy.mend();
  const context = await browser.newContext({ viewport: PHONE, permissions: ["clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${proxy.url}/`);
  // A worker serves the pages that are opened after it is there.
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

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

const WORKERS = () =>
  navigator.serviceWorker.ready.then((one) => [one.installing, one.waiting, one.active?.state]);
const haveCome = (styles: Element[]): boolean => styles.every((one) => (one as HTMLLinkElement).sheet);

const FIRST = ["/", "/form", "/match"];

it.skipIf(withoutChromium)(
  "without a connection, what was visited and the tools go on, and nothing old once there is a new data version",
  async () => {
    const page = await openPhone();
    const open = (path: string) => page.goto(proxy.url + path);
    await haveCached(page, version, FIRST);
    const visited = ["/lgas/lagos/ikeja", "/wards/24-11-01", "/vote/24-11-01-007"];
    for (const path of ["/read/phone?phone=08031234567", ...visited]) await open(path);
    await haveCached(page, version, [...visited, "/vote"]);
    proxy.cut();

    expect((await open("/lgas/lagos/ikeja"))?.status()).toBe(200);
    expect(await page.locator("h1").textContent()).toBe("Ikeja");
    const note = await page.locator(".kept").textContent();
    expect(note).toMatch(
      /^You have no connection\. This is a copy of \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d,/,
    );
    expect(note).toContain(`of data version ${version}.`);
    expect(await page.locator("link[rel=stylesheet]").evaluateAll(haveCome)).toBe(true);
    await open("/lgas/24-11");
    await page.waitForURL(`${proxy.url}/lgas/lagos/ikeja`);
    await says(page.locator(".kept"), "This is a copy");

    await open("/check/account?bank=first-bank");
    await page.locator("input[name=account]").fill("0000014579");
    await page.locator("select[name=bank]").selectOption("first-bank");
    await says(page.locator(".answer"), "Fits First Bank");
    await page.locator("#q").fill("Surulere");
    // The worker of the search builds its index first.
    await expect.poll(() => page.locator(".suggestions [role=option]").count()).toBeGreaterThan(1);
    await open("/match");
    await page.setInputFiles("input[type=file]", {
      name: "places.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("lga,state\nIkeja,Lagos\nAbba North,Abia\n"),
    });
    await page.getByRole("button", { name: "Match", exact: true }).first().click();
    await says(page.locator("#result-title"), "2 rows matched");
    await says(page.locator(".privacy").last(), /Your file stays on this device|this page still works/);

    const offices = page.locator(".polls .rows > li");
    await open("/vote/24-11-01-007");
    expect([await page.locator(".kept").count(), await offices.count()]).toEqual([1, 5]);
    await open("/vote");
    await page.locator("[data-vote-form] [name=at]").fill("20/08/01/003");
    await page.keyboard.press("Enter");
    await says(page.locator(".vote-answer h2"), "20-08-01-003");
    expect(await offices.count()).toBe(5);
    await page.locator("[data-vote-form] [name=at]").fill("12 Allen Avenue, Ikeja");
    await page.keyboard.press("Enter");
    await says(page.locator(".problem"), "names need a connection");

    // Never another map than was asked for.
    for (const path of ["/map?of=federal_constituencies", "/coverage"]) {
      expect((await open(path))?.status()).toBe(503);
      expect(await page.locator("h1").textContent()).toBe("This page is not on your device");
    }
    expect(await page.locator("main .links a[href='/lgas/lagos/ikeja']").textContent()).toBe("Ikeja, Lagos");
    expect(await page.evaluate(() => fetch("/v1/states/LA").catch(() => "failed"))).toBe("failed");
    const addresses = Object.values(await kept(page)).flat();
    expect(addresses.filter((one) => one.includes("0803"))).toEqual([]);
    expect(addresses.length).toBeLessThan(120);

    proxy.mend();
    served = NEW_VERSION;
    await open("/lgas/lagos/ikeja");
    expect(await page.locator(".kept").count()).toBe(0);
    expect(await page.locator("footer").textContent()).toContain(NEW_VERSION);
    await haveCached(page, NEW_VERSION, FIRST);
    await expect
      .poll(async () => Object.keys(await kept(page)).toSorted())
      .toEqual(["files", `pages ${NEW_VERSION}`]);
    // Chromium 156 loses a page that is opened in the milliseconds in which a worker takes the place of another.
    await expect.poll(() => page.evaluate(WORKERS)).toEqual([null, null, "activated"]);
    expect((await kept(page))[`pages ${NEW_VERSION}`]).not.toContain("/wards/24-11-01");
    proxy.cut();
    await open("/lgas/lagos/ikeja");
    expect(await page.locator(".kept").textContent()).toContain(NEW_VERSION);
    expect((await open("/wards/24-11-01"))?.status()).toBe(503);
    await page.context().close();
  },
);

it.skipIf(withoutChromium)(
  "goes on where the device has no space, and says so without a connection",
  async () => {
    proxy.mend();
    const context = await browser.newContext();
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Storage.overrideQuotaForOrigin", { origin: proxy.url, quotaSize: 20_000 });
    await page.goto(`${proxy.url}/lgas/lagos/ikeja`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${proxy.url}/states`);
    // The worker serves the styles, of which it could keep no copy.
    expect(await page.locator("link[rel=stylesheet]").evaluateAll(haveCome)).toBe(true);
    proxy.cut();
    const answer = await page.goto(`${proxy.url}/banks/gtbank`);
    expect(answer?.status()).toBe(503);
    expect(await page.locator("p").first().textContent()).toContain("no space left to keep pages");
    await context.close();
  },
);

/** Its records are loaded with their state. */
const UNIT = { code: "24-11-02-003", heading: "Polling unit 24-11-02-003" };

function addressOf(kind: Kind): string {
  const [first] = kind === "polling_unit" ? [] : listRecords(kind as HeldKind);
  return suggestionAddress({ kind, code: first === undefined ? UNIT.code : codeOf(first) });
}

/** What a page says of its record, as text; what only the service has is left out. */
const SAID = (): Readonly<Record<string, readonly string[]>> => {
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll(`main ${selector}`)].map(({ textContent }) => textContent ?? "");
  return {
    heading: textsOf("h1"),
    trail: [...document.querySelectorAll("main .trail a")].map((one) => one.getAttribute("href") ?? ""),
    lead: textsOf(".lead"),
    warning: textsOf(".warning"),
    rows: textsOf(".rows li"),
    codes: textsOf(".code"),
    facts: textsOf(".body .facts > div"),
    doubts: textsOf(".doubts li"),
    tables: textsOf(".table tbody tr"),
    links: textsOf(".section .links li"),
  };
};

describe.skipIf(withoutChromium)("without a connection, a record whose page was not opened", () => {
  let page: Page;
  const open = (path: string) => page.goto(proxy.url + path);
  const textsOf = (selector: string): Promise<string[]> => page.locator(selector).allTextContents();

  beforeAll(async () => {
    page = await openPhone();
    proxy.cut();
  });

  it("is drawn as the service draws it, leads to others, and is whole again with a connection", async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const whole = await context.newPage();
    const kinds = kindsBy("page").map((kind) => [kind, addressOf(kind)] as const);
    for (const [kind, path] of [
      ...kinds,
      ["lga", "/lgas/24-07"],
      ["bank", "/banks/enterprise-bank"],
    ] as const) {
      await whole.goto(service.url + path);
      const there = await whole.evaluate(SAID);
      expect((await open(path))?.status()).toBe(503);
      await page.locator(".record h1").waitFor();
      const here = await page.evaluate(SAID);
      // The name of a polling unit is in a package of its own.
      const own = kind === "polling_unit" ? { heading: [UNIT.heading], facts: [] } : {};
      expect([path, here]).toEqual([path, { ...there, ...own }]);
      expect(await page.title()).toBe(`${here["heading"]?.[0]} · naijaref`);
      expect(await page.locator(".kept").textContent()).toMatch(
        /^You have no connection\. This is the record/,
      );
    }
    await context.close();

    await open("/lgas/lagos/epe");
    await page.getByRole("button", { name: "Copy 24-07, INEC" }).click();
    await expect.poll(() => textsOf(".code .copy")).toContain("Copied");
    await page.locator(".rows a", { hasText: "Lagos East" }).click();
    await expect.poll(() => textsOf(".record h1")).toEqual(["Lagos East"]);
    await open("/lgas/surulere");
    await page.locator("main h1", { hasText: "Which Surulere?" }).waitFor();
    await page.locator("main .links a").first().click();
    await expect.poll(() => textsOf(".trail a")).toEqual(["States", "Lagos"]);
    await page.getByRole("combobox").fill("surulere");
    await page.keyboard.press("Enter");
    await page.locator("h1", { hasText: "Results for “surulere”" }).waitFor();
    expect(await page.locator("#q").inputValue()).toBe("surulere");
    expect(await page.locator(".kept").textContent()).toMatch(
      /^You have no connection\. These are the results/,
    );
    // A record's page is the service's own, which each-kind.test.ts looks at.
    expect(await barriersIn(page, { schemes: ["light", "dark"] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator(".best a").click();
    await page.locator(".record h1", { hasText: "Surulere" }).waitFor();
    await open("/search?q=0803 123 4567");
    await page.locator(".result", { hasText: "MTN" }).waitFor();
    await open("/search?q=12 Allen Avenue, Ikeja");
    await page.locator(".kept", { hasText: "Whole addresses need a connection." }).waitFor();

    // The note stays at an address of none, and where a part of the engine is not on the device.
    const expectNote = async (path: string): Promise<void> => {
      await open(path);
      await page.locator("main:not(.is-waiting)").waitFor();
      expect([path, await textsOf("h1:visible")]).toEqual([path, ["This page is not on your device"]]);
      expect(await page.locator(".kept").count()).toBe(0);
    };
    for (const path of ["/lgas/kano/epe", "/lgas/lagos/epe/more", "/banks/%25zz", "/states", "/search?q="])
      await expectNote(path);
    await open("/lgas/lagos/epe");
    await page.getByText("This is the record from the data on this device").waitFor();
    proxy.mend();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByRole("link", { name: "Open the whole page" }).click();
    await page.locator(".about-record").waitFor();
    expect(await textsOf("h1")).toEqual(["Epe"]);
    expect(await page.locator(".kept").count()).toBe(0);
    proxy.cut();
    await page.evaluate(async () => {
      const files = await caches.open("files");
      const parts = (await files.keys()).filter(({ url }) => /\/lgas-\w+\.js$/.test(url));
      await Promise.all(parts.map((part) => files.delete(part)));
    });
    await expectNote("/states/kano");
  });
});
