import { codeOf, type HeldKind, KINDS, type Kind, kindsBy, listRecords } from "naijaref/kinds";
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

const haveCome = (styles: Element[]): boolean => styles.every((one) => (one as HTMLLinkElement).sheet);

const FIRST = ["/", "/form", "/match"];

describe.skipIf(withoutChromium)("after the first visit, without a connection", () => {
  let page: Page;
  const open = (path: string) => page.goto(proxy.url + path);

  beforeAll(async () => {
    page = await openPhone();
    await haveCached(page, version, FIRST);
    await open("/lgas/lagos/ikeja");
    await open("/read/phone?phone=08031234567");
    await open("/wards/24-11-01");
    await open("/vote/24-11-01-007");
    await haveCached(page, version, ["/lgas/lagos/ikeja", "/wards/24-11-01", "/vote/24-11-01-007", "/vote"]);
    proxy.cut();
  });

  it("shows what was visited, with its day and data version", async () => {
    const answer = await open("/lgas/lagos/ikeja");
    expect(answer?.status()).toBe(200);
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
  });

  it("checks a number, finds a place and matches a file", async () => {
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
  });

  it("says what one votes for, of a unit that was visited and of any code that is typed", async () => {
    const offices = page.locator(".polls .rows > li");
    await open("/vote/24-11-01-007");
    expect(await page.locator(".kept").count()).toBe(1);
    expect(await offices.count()).toBe(5);
    await open("/vote");
    await page.locator("[data-vote-form] [name=at]").fill("20/08/01/003");
    await page.keyboard.press("Enter");
    await says(page.locator(".vote-answer h2"), "20-08-01-003");
    expect(await offices.count()).toBe(5);
    await page.locator("[data-vote-form] [name=at]").fill("12 Allen Avenue, Ikeja");
    await page.keyboard.press("Enter");
    await says(page.locator(".problem"), "names need a connection");
  });

  it("says what there is in place of a page that was not visited, and leaves the API alone", async () => {
    // Never another map than was asked for.
    for (const path of ["/map?of=federal_constituencies", "/coverage"]) {
      expect((await open(path))?.status()).toBe(503);
      expect(await page.locator("h1").textContent()).toBe("This page is not on your device");
    }
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
    await open("/lgas/lagos/ikeja");
    expect(await page.locator(".kept").count()).toBe(0);
    expect(await page.locator("footer").textContent()).toContain(NEW_VERSION);
    await haveCached(page, NEW_VERSION, FIRST);
    await expect
      .poll(async () => Object.keys(await kept(page)).toSorted())
      .toEqual(["files", `pages ${NEW_VERSION}`]);
    expect((await kept(page))[`pages ${NEW_VERSION}`]).not.toContain("/wards/24-11-01");
    proxy.cut();
    await open("/lgas/lagos/ikeja");
    expect(await page.locator(".kept").textContent()).toContain(NEW_VERSION);
    const answer = await open("/wards/24-11-01");
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

describe.skipIf(withoutChromium)("without a connection, a record whose page was not opened", () => {
  let page: Page;
  const open = (path: string) => page.goto(proxy.url + path);
  const said = new Map<Kind, ReturnType<typeof SAID>>();

  beforeAll(async () => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const whole = await context.newPage();
    for (const kind of kindsBy("page")) {
      await whole.goto(service.url + addressesOf(kind)[0]);
      said.set(kind, await whole.evaluate(SAID));
    }
    await context.close();
    page = await openPhone();
    proxy.cut();
  });

  const textsOf = (selector: string): Promise<string[]> => page.locator(selector).allTextContents();
  const all = kindsBy("page").flatMap((kind) => addressesOf(kind).map((path) => [kind, path] as const));

  it.each(all)("of the kind %s is drawn at %s as the service draws it", async (kind, path) => {
    const answer = await open(path);
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
    await open("/banks/heritage-bank");
    expect(await page.locator(".warning").textContent()).toContain("Do not send money to it.");
    await open("/banks/enterprise-bank");
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
    await open(path);
    const heading = page.locator("h1");
    expect(await heading.textContent()).toBe("This page is not on your device");
    await page.locator("main:not(.is-waiting)").waitFor();
    expect(await heading.isVisible()).toBe(true);
    expect(await page.locator(".kept").count()).toBe(0);
  });

  it("copies codes, leads to other records, and asks which of several LGAs is meant", async () => {
    await open("/lgas/lagos/epe");
    await page.getByRole("button", { name: "Copy 24-07, INEC" }).click();
    await expect.poll(() => textsOf(".code .copy")).toContain("Copied");
    await page.locator(".rows a", { hasText: "Lagos East" }).click();
    await expect.poll(() => textsOf(".record h1")).toEqual(["Lagos East"]);
    await open("/lgas/surulere");
    await page.locator("main h1", { hasText: "Which Surulere?" }).waitFor();
    expect(await textsOf("main .links .note")).toEqual(["Lagos", "Oyo"]);
    await page.locator("main .links a").first().click();
    await expect.poll(() => textsOf(".trail a")).toEqual(["States", "Lagos"]);
  });

  it("lists results, which lead to records, and answers a number", async () => {
    await open("/");
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
    expect(await textsOf(".best a")).toContain("Ikeja");
    await open("/search?q=");
    await page.locator("main:not(.is-waiting)").waitFor();
    expect(await textsOf("h1")).toEqual(["This page is not on your device"]);
  });

  it("leaves the note where a part of the engine is not on the device", async () => {
    await page.evaluate(async () => {
      const files = await caches.open("files");
      const parts = (await files.keys()).filter(({ url }) => url.includes("/chunk-"));
      await Promise.all(parts.map((part) => files.delete(part)));
    });
    await open("/states/kano");
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.locator("h1").textContent()).toBe("This page is not on your device");
    expect(await page.content()).not.toContain("record-here");
  });

  it("is drawn by the service again when the connection is back", async () => {
    page = await openPhone();
    proxy.cut();
    await open("/lgas/lagos/epe");
    await page.getByText("This is the record from the data on this device").waitFor();
    proxy.mend();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByRole("link", { name: "Open the whole page" }).click();
    await page.locator(".about-record").waitFor();
    expect(await page.locator("h1").textContent()).toBe("Epe");
    expect(await page.locator(".kept").count()).toBe(0);
  });
});
