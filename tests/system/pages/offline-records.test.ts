import { codeOf, type HeldKind, KINDS, type Kind, kindsBy, listRecords } from "naijaref/kinds";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { type CutProxy, startProxy } from "../../start/cut-off.ts";
import { sharedService } from "../../start/shared-service.ts";

/** Records and results whose pages were never opened, without a connection, from the data on the device. */

/** Addresses of a record of each kind: of its page first, then others that lead to it. */
const SAMPLES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  state: ["/states/kano", "/states/NG-KN", "/states/Kano%20State"],
  lga: ["/lgas/lagos/epe", "/lgas/epe", "/lgas/24-07", "/lgas/LA/epe"],
  ward: ["/wards/24-11-02", "/wards/241102"],
  senatorial_district: ["/constituencies/SD072", "/constituencies/sd-72"],
  federal_constituency: ["/constituencies/FC236"],
  state_constituency: ["/constituencies/SC670"],
  polling_unit: ["/polling-units/24-11-02-003", "/polling-units/24%2F11%2F02%2F003"],
  locality: ["/localities/LC00887", "/localities/lc00887"],
  bank: ["/banks/gtbank", "/banks/058", "/banks/GTB"],
  party: ["/parties/NDC", "/parties/ndc"],
};

function addressesOf(kind: Kind): readonly string[] {
  const [first] = listRecords(kind as HeldKind);
  return SAMPLES[kind] ?? [`/${KINDS[kind].path}/${first === undefined ? "" : codeOf(first)}`];
}

/** What a page says of its record, as text; what only the service has is left out. */
const SAID = (): Readonly<Record<string, readonly string[]>> => {
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll(`main ${selector}`)].map(({ textContent }) => textContent ?? "");
  return {
    heading: textsOf("h1"),
    trail: [...document.querySelectorAll("main .trail a")].map((one) => one.getAttribute("href") ?? ""),
    lead: textsOf(".lead"),
    rows: textsOf(".rows li"),
    codes: textsOf(".code"),
    facts: textsOf(".body .facts > div"),
    doubts: textsOf(".doubts li"),
    tables: textsOf(".table tbody tr"),
    links: textsOf(".section .links li"),
  };
};

const service = sharedService();
let proxy: CutProxy;
let browser: Browser;
let page: Page;
const said = new Map<Kind, ReturnType<typeof SAID>>();

/** A phone with all that the tools need. */
async function openPhone(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    permissions: ["clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(`${proxy.url}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

const textsOf = (selector: string): Promise<string[]> => page.locator(selector).allTextContents();

describe.skipIf(withoutChromium)("without a connection, a record whose page was not opened", () => {
  beforeAll(async () => {
    browser = await openChromium();
    const context = await browser.newContext({ serviceWorkers: "block" });
    const whole = await context.newPage();
    for (const kind of kindsBy("page")) {
      await whole.goto(service.url + addressesOf(kind)[0]);
      said.set(kind, await whole.evaluate(SAID));
    }
    await context.close();
    proxy = await startProxy(service.url);
    page = await openPhone();
    proxy.cut();
    return async () => {
      proxy.close();
      await browser.close();
    };
  });

  const all = kindsBy("page").flatMap((kind) => addressesOf(kind).map((path) => [kind, path] as const));

  it.each(all)("of the kind %s is drawn at %s as the service draws it", async (kind, path) => {
    const answer = await page.goto(proxy.url + path);
    expect(answer?.status()).toBe(503);
    await page.locator(".record h1").waitFor();
    const here = await page.evaluate(SAID);
    // The name of a polling unit is in a package of its own.
    const own = kind === "polling_unit" ? { heading: ["Polling unit 24-11-02-003"], facts: [] } : {};
    expect(here).toEqual({ ...said.get(kind), ...own });
    expect(await page.title()).toBe(`${here["heading"]?.[0]} · naijaref`);
    expect(await page.locator(".kept").textContent()).toMatch(/^You have no connection\. This is the record/);
  });

  it("says which values are not certain, and what became of a bank that is closed", async () => {
    await page.goto(`${proxy.url}/banks/heritage-bank`);
    expect(await page.locator(".warning").textContent()).toContain("Do not send money to it.");
    await page.goto(`${proxy.url}/banks/enterprise-bank`);
    expect(await page.locator(".warning a").getAttribute("href")).toBe("/banks/heritage-bank");
    expect(await page.locator(".doubts").textContent()).toContain(
      "Not certain: status, date on which its status changed and institution that took it over.",
    );
  });

  it.each([
    "/lgas/nowhere",
    "/lgas/kano/epe",
    "/lgas/lagos/epe/more",
    "/banks/%25zz",
    "/polling-units/24-11-02-999",
    "/states",
  ])("is the note of always at %s, which is the address of none", async (path) => {
    await page.goto(proxy.url + path);
    const heading = page.locator("h1");
    expect(await heading.textContent()).toBe("This page is not on your device");
    await page.locator("main:not(.is-waiting)").waitFor();
    expect(await heading.isVisible()).toBe(true);
    expect(await page.locator(".kept").count()).toBe(0);
  });

  it("copies codes, and leads to other records", async () => {
    await page.goto(`${proxy.url}/lgas/lagos/epe`);
    await page.getByRole("button", { name: "Copy 24-07, INEC" }).click();
    await expect.poll(() => textsOf(".code .copy")).toContain("Copied");
    await page.locator(".rows a", { hasText: "Lagos East" }).click();
    await expect.poll(() => textsOf(".record h1")).toEqual(["Lagos East"]);
  });

  it("asks which LGA an address without its state means", async () => {
    await page.goto(`${proxy.url}/lgas/surulere`);
    await page.locator("main h1", { hasText: "Which Surulere?" }).waitFor();
    expect(await textsOf("main .links .note")).toEqual(["Lagos", "Oyo"]);
    await page.locator("main .links a").first().click();
    await expect.poll(() => textsOf(".trail a")).toEqual(["States", "Lagos"]);
  });

  it("lists results, which lead to records, and answers a number", async () => {
    await page.goto(`${proxy.url}/`);
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
    await page.goto(`${proxy.url}/search?q=0803 123 4567`);
    await page.locator(".result", { hasText: "MTN" }).waitFor();
    await page.goto(`${proxy.url}/search?q=12 Allen Avenue, Ikeja`);
    await page.locator(".kept", { hasText: "Whole addresses need a connection." }).waitFor();
    expect(await textsOf(".best a")).toContain("Ikeja");
    await page.goto(`${proxy.url}/search?q=`);
    await page.locator("main:not(.is-waiting)").waitFor();
    expect(await textsOf("h1")).toEqual(["This page is not on your device"]);
  });

  it("leaves the note where a part of the engine is not on the device", async () => {
    await page.evaluate(async () => {
      const files = await caches.open("files");
      const parts = (await files.keys()).filter(({ url }) => url.includes("/chunk-"));
      await Promise.all(parts.map((part) => files.delete(part)));
    });
    await page.goto(`${proxy.url}/states/kano`);
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.locator("h1").textContent()).toBe("This page is not on your device");
    expect(await page.content()).not.toContain("record-here");
  });
});

it.skipIf(withoutChromium)(
  "a record's page is shown where it is kept, and where the network is back",
  async () => {
    const browser = await openChromium();
    const proxy = await startProxy(service.url);
    const page = await (await browser.newContext()).newPage();
    try {
      await page.goto(`${proxy.url}/`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto(`${proxy.url}/lgas/lagos/ikeja`);
      expect(await page.content()).not.toContain("record-here");
      await expect
        .poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined))
        .toBe(true);
      proxy.cut();
      await page.goto(`${proxy.url}/lgas/24-11`);
      await page.waitForURL(`${proxy.url}/lgas/lagos/ikeja`);
      expect(await page.locator(".kept").textContent()).toContain("This is a copy");
      await page.goto(`${proxy.url}/lgas/lagos/epe`);
      await page.getByText("This is the record from the data on this device").waitFor();
      proxy.mend();
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await page.getByRole("link", { name: "Open the whole page" }).click();
      await page.locator(".about-record").waitFor();
      expect(await page.locator("h1").textContent()).toBe("Epe");
      expect(await page.locator(".kept").count()).toBe(0);
    } finally {
      proxy.close();
      await browser.close();
    }
  },
);
