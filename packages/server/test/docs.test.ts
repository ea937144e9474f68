import { contract } from "@naijaref/api/contract";
import { contentSecurityPolicy } from "@naijaref/api/contract/content-security-policy";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { closePages, openChromium, withoutChromium } from "./chromium.ts";
import { makeDownloads } from "./downloads-folder.ts";
import { type RunningService, startService } from "./service.ts";

/** The documentation as a person meets it, in a browser. */

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

let service: RunningService;
let browser: Browser;

/** What went wrong or astray on the pages of a test. */
interface Visit {
  readonly page: Page;
  readonly complaints: string[];
  readonly strays: string[];
}

async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const strays: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  context.on("request", (request) => {
    if (!request.url().startsWith(`${service.url}/`)) strays.push(request.url());
  });
  await page.goto(`${service.url}/v1/docs`);
  return { page, complaints, strays };
}

const send = (page: Page, id: string) => page.locator(`#${id}`).getByRole("button", { name: "Send" }).click();
const statusOf = (page: Page, id: string) => page.locator(`#${id} .status.good, #${id} form .status.bad`);

describe.skipIf(withoutChromium)("/v1/docs in Chromium (skipped where there is none on PATH)", () => {
  beforeAll(async () => {
    browser = await openChromium();
    const downloads = makeDownloads(["banks.csv"]);
    service = await startService({ RATE_LIMIT: "off", DOWNLOADS: downloads.folder });
    return async () => {
      downloads.remove();
      await browser.close();
      await service.stop();
    };
  });

  afterEach(() => closePages(browser));

  it("answers every example from its button, and neither complains nor asks anyone else", async () => {
    const { page, complaints, strays } = await visit();
    const answers = await page.evaluate(askEach, ".fill");
    expect(answers.length).toBeGreaterThan(Object.keys(contract).length);
    for (const { status, address, asked } of answers) {
      expect(status, address).toMatch(/^200 in \d+ ms, [\d,]+ bytes$/);
      expect(asked).toContain(service.url + address);
    }
    expect({ complaints, strays }).toEqual({ complaints: [], strays: [] });
  }, 120_000);

  it("comes with the policy that holds it to that, and keeps it when it has not changed", async () => {
    const first = await fetch(`${service.url}/v1/docs`);
    expect(first.headers.get("content-security-policy")).toBe(contentSecurityPolicy);
    const again = await fetch(first.url, { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBe(contentSecurityPolicy);
  });

  it("shows what the service answers to a person's own values, refusals too", async () => {
    const { page } = await visit();
    const form = page.locator("#getLga form");
    await form.getByLabel("lga").fill("Surulere");
    await send(page, "getLga");
    await expect.poll(() => statusOf(page, "getLga").textContent()).toBe("409");
    expect(await form.locator("pre").textContent()).toContain('"candidates"');

    await form.getByLabel("state").fill("Lagos");
    await form.getByLabel("state").press("Enter");
    await expect.poll(() => statusOf(page, "getLga").textContent()).toBe("200");
    const shown = await form.locator("pre").textContent();
    const direct = await fetch(`${service.url}/v1/lgas/Surulere?state=Lagos`);
    expect(JSON.parse(shown ?? "")).toEqual(await direct.json());
    await form.getByText("Headers").click();
    expect(await form.locator(".headers").textContent()).toContain(`etag: ${direct.headers.get("etag")}`);
  });

  it("shows the start of a long answer, and says how much is left", async () => {
    const { page } = await visit();
    await send(page, "listLgas");
    await expect.poll(() => statusOf(page, "listLgas").textContent()).toBe("200");
    const shown = await page.locator('#listLgas [aria-label="Body of the answer"]').textContent();
    expect(shown?.split("\n")).toHaveLength(400);
    expect(await page.locator("#listLgas .more").textContent()).toMatch(
      /^[\d,]+ more lines\. Open the answer$/,
    );
  });

  it("says so when the service cannot be reached, and still reads", async () => {
    const { page } = await visit();
    await page.context().setOffline(true);
    await send(page, "listStates");
    const status = page.locator("#listStates [role=status]");
    await expect.poll(() => status.textContent()).toBe("No answer: the service cannot be reached.");
    await page.getByRole("navigation").getByRole("link", { name: "Get a ward" }).click();
    expect(await page.locator("#getWard h3").isVisible()).toBe(true);
  });

  it("writes the examples in three languages, each of which can be copied", async () => {
    const { page } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const written = async (language: string) => {
      await page.locator("#getWard .language").selectOption(language);
      await page.locator("#getWard .copy").first().click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const url = `${service.url}/v1/wards/24-11-01`;
    expect(await written("JavaScript")).toBe(
      `const response = await fetch("${url}");\nconst answer = await response.json();`,
    );
    expect(await written("Python")).toBe(`import requests\n\nanswer = requests.get("${url}").json()`);
    expect(await page.locator("#listStates .examples code").last().textContent()).toContain('csv").text');
    expect(await written("curl")).toBe(`curl "${url}"`);
  });

  it("shows a sample answer before anything is sent, in the shape of the answer", async () => {
    const { page } = await visit();
    const samples = page.locator(".sample");
    const operations = Object.values<Operation>(contract).filter(
      ({ answer }) => recordsOf(answer).length > 0,
    );
    expect(await samples.count()).toBe(operations.length);
    for (const text of await samples.locator("pre").allTextContents())
      expect(() => JSON.parse(text)).not.toThrow();
    const sample = JSON.parse((await page.locator("#listWards .sample pre").textContent()) ?? "") as object;
    const body = (await (await fetch(`${service.url}/v1/wards?lga=Ikeja`)).json()) as { data: object[] };
    expect(sample).toEqual({ count: 1, data: [expect.any(Object)] });
    expect(Object.keys((sample as typeof body).data[0] ?? {})).toEqual(Object.keys(body.data[0] ?? {}));
    const meta = JSON.parse((await page.locator("#getMeta .sample pre").textContent()) ?? "") as object;
    expect(meta).toMatchObject({
      data: { licence: { data: "CC-BY-4.0" }, sources: [{ relays: expect.any(Array) }] },
    });
  });

  it("finds operations by words of their name, path and description", async () => {
    const { page } = await visit();
    await page.getByLabel("Find an operation").fill("wards OF an lga");
    expect(
      await page.locator(".operation:visible").evaluateAll((parts) => parts.map(({ id }) => id)),
    ).toContain("listWardsOfLga");
    expect(await page.locator("#getPhone").isVisible()).toBe(false);
    const found = await page.locator(".operation:visible").count();
    expect(await page.locator(".find [role=status]").textContent()).toBe(`${found} operations`);
    await page.getByLabel("Find an operation").fill("");
    expect(await page.locator(".operation:visible").count()).toBe(Object.keys(contract).length);
  });

  it("brings the answer of Try into view on a phone, and removes it when the next values cannot be sent", async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.locator("#getLga .fill").first().click();
    const answer = page.locator("#getLga .answer pre");
    await expect.poll(() => answer.isVisible()).toBe(true);
    expect((await answer.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    await page.locator("#getLga form").getByLabel("lga").fill("");
    await send(page, "getLga");
    expect(await answer.count()).toBe(0);
  });

  it("copies a command that works in a shell", async () => {
    const { page } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.locator("#getWard .copy").first().click();
    await expect.poll(() => page.locator("#getWard .copy").first().textContent()).toBe("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `curl "${service.url}/v1/wards/24-11-01"`,
    );
  });

  it("selects the command where a browser lends no clipboard", async () => {
    const { page } = await visit();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.locator("#getWard .copy").first().click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      `curl "${service.url}/v1/wards/24-11-01"`,
    );
  });

  it("marks in the contents what is being read", async () => {
    const { page } = await visit();
    const current = page.locator(".contents [aria-current]");
    expect(await current.textContent()).toBe("Overview");
    await page.getByRole("navigation").getByRole("link", { name: "Get an LGA" }).click();
    await expect.poll(() => current.textContent()).toBe("Get an LGA");
  });

  it("lets the keyboard skip the contents", async () => {
    const { page } = await visit();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the reference" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  });

  it("reads without scripts: the words are there, and what would not work is not", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    const section = page.locator("#getLga");
    expect(await section.getByText("One local government area by any of its identifiers.").isVisible()).toBe(
      true,
    );
    expect(await section.getByText('curl "$BASE/v1/lgas/NG025011"').isVisible()).toBe(true);
    await section.getByText("Fields of Lga").click();
    expect(await section.locator("dt", { hasText: "senatorial_district_code" }).isVisible()).toBe(true);
    expect(await section.locator("form").isVisible()).toBe(false);
    expect(await section.locator(".copy").first().isVisible()).toBe(false);
  });

  it.each([
    ["a phone", "light", PHONE],
    ["a desktop", "dark", DESKTOP],
  ] as const)(
    "never scrolls sideways on %s, and has no barrier that axe knows in the %s scheme",
    async (_, colorScheme, viewport) => {
      const { page } = await visit({ viewport });
      await openEverything(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await page.evaluate((few) => {
        for (const [at, section] of document.querySelectorAll(".operation").entries())
          if (at % few !== 0) section.remove();
      }, ONE_IN);
      await page.evaluate(axe.source);
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ resultTypes: ['violations'] })");
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual(
        [],
      );
    },
    90_000,
  );
});

/** Axe reads one operation in so many: all have the same parts, and it takes minutes for all of them. */
const ONE_IN = 12;

/**
 * Runs in the page: presses each button of this kind in each form's panel, and returns what is shown then and
 * what was asked for. Only the operation in question is laid out, because the whole page takes long.
 */
async function askEach(buttons: string) {
  const shown: { readonly status: string; readonly address: string; readonly asked: readonly string[] }[] =
    [];
  const operations = [...document.querySelectorAll<HTMLElement>(".operation")];
  for (const operation of operations) {
    for (const other of operations) other.hidden = other !== operation;
    for (const button of operation.querySelectorAll<HTMLElement>(buttons)) {
      const status = operation.querySelector("form [role=status]");
      if (status === null) continue;
      performance.clearResourceTimings();
      button.click();
      for (let waits = 0; waits < 4000 && status.querySelector(".status") === null; waits++)
        await new Promise((resolve) => setTimeout(resolve, 5));
      shown.push({
        status: status.textContent ?? "",
        address: operation.querySelector(".answer .more a")?.getAttribute("href") ?? "",
        asked: performance.getEntriesByType("resource").map(({ name }) => name),
      });
    }
  }
  for (const operation of operations) operation.hidden = false;
  return shown;
}

/** Opens every fold and sends every form, so that all there is to see is seen. */
async function openEverything(page: Page): Promise<void> {
  const sent = await page.evaluate(askEach, "form .send button");
  expect(sent).toHaveLength(await page.locator("form .send button").count());
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
}
