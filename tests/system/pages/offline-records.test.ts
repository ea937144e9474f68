import { codeOf, type HeldKind, KINDS, type Kind, kindsBy, listRecords } from "naijaref/kinds";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { type CutProxy, startProxy } from "../../start/cut-off.ts";
import { sharedService } from "../../start/shared-service.ts";

/** Records and results whose pages were never opened, without a connection, from the data on the device. */

interface Sample {
  readonly code: string;
  readonly title: string;
  /** The address of its page, and others that lead to it. */
  readonly addresses: readonly string[];
  /** What it is in, as the links above its name. */
  readonly within?: readonly string[];
  /** Some of its facts. */
  readonly facts: Readonly<Record<string, string>>;
}

const SAMPLES: Readonly<Partial<Record<Kind, Sample>>> = {
  state: {
    code: "KN",
    title: "Kano",
    addresses: ["/states/kano", "/states/NG-KN", "/states/Kano%20State"],
    within: [],
    facts: { Capital: "Kano", "Geopolitical zone": "North-West" },
  },
  lga: {
    code: "NG025007",
    title: "Epe",
    addresses: ["/lgas/lagos/epe", "/lgas/epe", "/lgas/24-07", "/lgas/LA/epe"],
    within: ["/states/lagos"],
    facts: { State: "Lagos", "Senatorial district": "Lagos East" },
  },
  ward: {
    code: "24-11-02",
    title: "",
    addresses: ["/wards/24-11-02", "/wards/241102"],
    within: ["/states/lagos", "/lgas/lagos/ikeja"],
    facts: { LGA: "Ikeja", "Senatorial district": "Lagos West" },
  },
  senatorial_district: {
    code: "SD072",
    title: "Lagos West",
    addresses: ["/constituencies/SD072", "/constituencies/sd-72"],
    within: ["/states/lagos"],
    facts: { State: "Lagos" },
  },
  federal_constituency: {
    code: "FC236",
    title: "",
    addresses: ["/constituencies/FC236"],
    within: ["/states/lagos"],
    facts: { State: "Lagos" },
  },
  state_constituency: {
    code: "SC670",
    title: "",
    addresses: ["/constituencies/SC670"],
    within: ["/states/lagos"],
    facts: { State: "Lagos" },
  },
  polling_unit: {
    code: "24-11-02-003",
    title: "Polling unit 24-11-02-003",
    addresses: ["/polling-units/24-11-02-003", "/polling-units/24%2F11%2F02%2F003"],
    within: ["/states/lagos", "/lgas/lagos/ikeja", "/wards/24-11-02"],
    facts: { LGA: "Ikeja", "Senatorial district": "Lagos West" },
  },
  locality: {
    code: "LC00887",
    title: "",
    addresses: ["/localities/LC00887", "/localities/lc00887"],
    within: ["/states/lagos"],
    facts: { State: "Lagos" },
  },
  bank: {
    code: "gtbank",
    title: "GTBank",
    addresses: ["/banks/gtbank", "/banks/058", "/banks/GTB"],
    within: [],
    facts: { Status: "active", "Kind of licence": "commercial" },
  },
  party: {
    code: "NDC",
    title: "",
    addresses: ["/parties/NDC", "/parties/ndc"],
    within: [],
    facts: { Status: "registered" },
  },
};

/** A record of a kind: one that is written above, or the first that there is. */
function sampleOf(kind: Kind): Sample {
  const written = SAMPLES[kind];
  if (written !== undefined) return written;
  const [first] = listRecords(kind as HeldKind);
  const code = first === undefined ? "" : codeOf(first);
  return { code, title: "", addresses: [`/${KINDS[kind].path}/${code}`], facts: {} };
}

/** The codes of a record, by their names in the API. */
const CODES = ["code", "iso_code", "inec_code", "pcode", "cbn_code", "nip_code", "ussd", "acronym"];

const service = sharedService();
let proxy: CutProxy;
let browser: Browser;
let page: Page;
const records = new Map<string, Readonly<Record<string, unknown>>>();

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
    for (const kind of kindsBy("page")) {
      const { code } = sampleOf(kind);
      const answer = await fetch(`${service.url}/v1/${KINDS[kind].path}/${code}`);
      records.set(kind, ((await answer.json()) as { data: Record<string, unknown> }).data);
    }
    proxy = await startProxy(service.url);
    page = await openPhone();
    proxy.cut();
    return async () => {
      proxy.close();
      await browser.close();
    };
  });

  const all = kindsBy("page").flatMap((kind) =>
    sampleOf(kind).addresses.map((path) => [kind, path] as const),
  );

  it.each(all)("of the kind %s is drawn at %s", async (kind, path) => {
    const { title, within, facts } = sampleOf(kind);
    const record = records.get(kind) ?? {};
    const answer = await page.goto(proxy.url + path);
    expect(answer?.status()).toBe(503);
    const heading = page.locator(".record h1");
    await heading.waitFor();
    expect(await heading.textContent()).toBe(title || record["name"]);
    expect(await page.title()).toBe(`${title || record["name"]} · naijaref`);
    expect(await textsOf(".kicker")).toEqual([KINDS[kind].title]);
    expect(await textsOf(".code code")).toEqual(CODES.flatMap((field) => record[field] ?? []));
    const links = page.locator(".trail a");
    const trail = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    if (within !== undefined) expect(trail).toEqual(within);
    const lines = page.locator(".facts > div");
    const said = await lines.evaluateAll((all) =>
      all.map((one) => [one.querySelector("dt"), one.querySelector("dd")].map((part) => part?.textContent)),
    );
    expect(Object.fromEntries(said)).toMatchObject(facts);
    if (kind !== "polling_unit")
      expect(await page.locator(".doubts li").count()).toBe((record["unverified_fields"] as []).length);
    expect(await page.locator(".kept").textContent()).toMatch(/^You have no connection\. This is the record/);
  });

  it("says which values are not certain, and what became of a bank that is closed", async () => {
    await page.goto(`${proxy.url}/banks/heritage-bank`);
    expect(await page.locator(".warning").textContent()).toContain("Do not send money to it.");
    await page.goto(`${proxy.url}/banks/enterprise-bank`);
    expect(await page.locator(".warning a").getAttribute("href")).toBe("/banks/heritage-bank");
    expect(await textsOf(".doubts li code")).toEqual(["status", "status_date", "merged_into"]);
    expect(await page.locator(".facts .unsure").count()).toBe(3);
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
    await page.getByRole("button", { name: "Copy 24-07, INEC’s code" }).click();
    await expect.poll(() => textsOf(".code .copy")).toContain("Copied");
    await page.locator(".facts a", { hasText: "Lagos East" }).click();
    await expect.poll(() => textsOf(".record h1")).toEqual(["Lagos East"]);
  });

  it("asks which LGA an address without its state means", async () => {
    await page.goto(`${proxy.url}/lgas/surulere`);
    await page.locator(".record h1", { hasText: "Which Surulere?" }).waitFor();
    expect(await textsOf(".record .links .note")).toEqual(["Lagos", "Oyo"]);
    await page.locator(".record .links a").first().click();
    await expect.poll(() => textsOf(".trail a")).toEqual(["Lagos"]);
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
    await page.locator(".best a").click();
    await page.locator(".kicker", { hasText: "Local government area" }).waitFor();
    await page.goto(`${proxy.url}/search?q=0803 123 4567`);
    await page.locator(".result", { hasText: "MTN" }).waitFor();
    await page.goto(`${proxy.url}/search?q=12 Allen Avenue, Ikeja`);
    await page.locator(".kept", { hasText: "Whole addresses need a connection." }).waitFor();
    expect(await textsOf(".best a")).toContain("Ikeja");
    await page.goto(`${proxy.url}/search?q=`);
    await page.locator("main:not(.is-waiting)").waitFor();
    expect(await textsOf("h1")).toEqual(["This page is not on your device"]);
  });

  it("has no finding of axe, and is as wide as the screen, in light and dark", {
    timeout: 120_000,
  }, async () => {
    const records = kindsBy("page").map((kind) => sampleOf(kind).addresses[0] ?? "");
    for (const path of ["/search?q=surulere", "/search?q=0803 123 4567", ...records]) {
      await page.goto(proxy.url + path);
      await page.locator(".record h1").waitFor();
      expect([path, await barriersIn(page, { schemes: ["light", "dark"] })]).toEqual([path, []]);
      const isWithin = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect([path, isWithin]).toEqual([path, true]);
    }
  });

  it("leaves the note where a part of the engine is not on the device", async () => {
    await page.evaluate(async () => {
      const files = await caches.open("files");
      const parts = (await files.keys()).filter(({ url }) => url.includes("/part-"));
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
