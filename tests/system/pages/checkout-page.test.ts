import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";

/** The page that shows the form controls at work, and what leads to and from it. */

const service = sharedService();
let browser: Browser;

beforeAll(async () => {
  if (withoutChromium) return;
  browser = await openChromium();
});

afterAll(async () => {
  if (withoutChromium) return;
  await browser.close();
});

describe.skipIf(withoutChromium)("the checkout", () => {
  it("is filled in and shows what it would send, under the policy of the pages", async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${service.url}/checkout`);
    await page.locator("naija-place select").first().selectOption({ label: "Lagos" });
    await page.locator("naija-place select").nth(1).selectOption({ label: "Ikeja" });
    await page.locator("naija-place select").nth(2).selectOption({ index: 1 });
    await page.locator("input[autocomplete=name]").fill("Ada Obi");
    await page.locator("input[autocomplete=street-address]").fill("1 Allen Avenue");
    await page.locator("naija-phone input").fill("0803 123 4567");
    await page.locator("naija-bank input").fill("First Bank");
    await page.locator("naija-bank input").press("Tab");
    // The list of banks comes when its field is used; until then the form is not sent.
    const bank = page.locator("naija-bank");
    await expect.poll(() => bank.evaluate((one: HTMLInputElement) => one.value)).toBe("first-bank");
    await page.locator("naija-account input").fill("0000014579");
    await page.getByRole("button", { name: "Place the order" }).click();
    await expect
      .poll(() => page.locator("#checkout output").textContent())
      .toContain('"account": "0000014579"');
    const sent = JSON.parse((await page.locator("#checkout output").textContent()) ?? "");
    expect(sent).toMatchObject({ state: "LA", lga: "NG025011", bank: "first-bank" });
    expect(complaints).toEqual([]);
    await page.close();
  });
});
