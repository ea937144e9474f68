import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The code that the form builder writes, on a slow line and on a lost one. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  async function openForm(query: string): Promise<Page> {
    const { page } = await explorer.visit(`/form?${query}`, { javaScriptEnabled: false });
    const written = (await page.locator("[data-result] .code-block pre").textContent()) ?? "";
    // Without script the page does not know its own address.
    const html = written.replace(/const service = .*;/, `const service = ${JSON.stringify(explorer.url)};`);
    const { page: shop } = await explorer.visit("/form");
    await shop.route("**/shop.html*", (route) => route.fulfill({ contentType: "text/html", body: html }));
    return shop;
  }

  const optionsOf = (page: Page) => page.locator("[name=lga] option").allTextContents();

  it("has the LGAs of the last state that was chosen, whatever comes first", async () => {
    const shop = await openForm("place=lga");
    await shop.route("**/v1/states/LA/lgas*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await shop.goto(`${explorer.url}/shop.html`);
    await expect.poll(() => shop.locator("[name=state] option").count()).toBe(38);
    await shop.locator("[name=state]").selectOption("LA");
    await shop.locator("[name=state]").selectOption("KN");
    await expect.poll(() => shop.locator("[name=lga] option").count()).toBe(45);
    await shop.waitForTimeout(2000);
    expect(await optionsOf(shop)).not.toContain("Ikeja");
    expect(await shop.locator("[name=lga] option").count()).toBe(45);
  });

  it("says that a list could not be loaded, and loads it when the line is back", async () => {
    const shop = await openForm("place=lga");
    await shop.goto(`${explorer.url}/shop.html`);
    await expect.poll(() => shop.locator("[name=state] option").count()).toBe(38);
    await shop.context().setOffline(true);
    await shop.locator("[name=state]").selectOption("KN");
    await expect.poll(() => optionsOf(shop)).toEqual(["Could not be loaded. Check your connection."]);
    await shop.context().setOffline(false);
    await expect.poll(() => shop.locator("[name=lga] option").count()).toBe(45);
  });

  it("sends E.164, also to who sends at once", async () => {
    const shop = await openForm("place=none&phone=yes");
    await shop.goto(`${explorer.url}/shop.html`);
    await shop.locator("[name=phone]").fill("0803 123 4567");
    await shop.locator("[name=phone]").press("Enter");
    await shop.waitForURL(/\?/);
    expect(new URL(shop.url()).searchParams.get("phone")).toBe("+2348031234567");
  });
});
