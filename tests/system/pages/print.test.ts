import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";

/** Records and results on paper: how many sheets, and what is on them. */

describe.skipIf(withoutChromium)("on paper", () => {
  const service = sharedService();
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openChromium();
    page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
    return async () => {
      await browser.close();
    };
  });

  /** What a printer gets: the sheets, and the text that is seen on them. */
  async function print(path: string) {
    await page.goto(service.url + path);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    await page.emulateMedia({ media: "print" });
    const text = await page.locator("body").innerText();
    await page.emulateMedia({ media: null });
    return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length, text };
  }

  it("shows the results of names that were matched, without the form", async () => {
    const { sheets, text } = await print("/match?names=Ikeja%0ASurulere&kind=lga");
    expect(sheets).toBe(1);
    expect(text).toMatch(/Ikeja → Ikeja NG025011/);
    expect(text).toContain("More than one");
    expect(text).not.toMatch(/Drop a CSV file|A few names|They are/);
    await page.emulateMedia({ media: "print" });
    const gap = await page.evaluate(
      () => document.querySelector("[data-match]")?.getBoundingClientRect().height,
    );
    await page.emulateMedia({ media: null });
    expect(gap).toBeLessThan(60);
  });

  it("has the five offices of a ward on one sheet", async () => {
    expect((await print("/vote/04-01-01")).sheets).toBe(1);
  });

  it("leaves out what stands behind # in the address", async () => {
    const { text } = await print("/check/account#0000014579");
    expect(text).toContain(`${service.url}/check/account, printed on`);
  });

  it("shows no such line on the screen, nor without script and a public address", async () => {
    await page.goto(`${service.url}/banks/gtbank`);
    expect(await page.locator("[data-printed]").isVisible()).toBe(false);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await other.goto(`${service.url}/banks/gtbank`);
    expect(await other.locator("[data-printed]").textContent()).toBe("");
    await context.close();
  });
});
