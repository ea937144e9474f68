import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { loaded, openElements, pageOf, sent, until } from "./open-elements.ts";

/** The list of banks and the account number, as people use them. */

const pages = {
  "/payout": pageOf(`<naija-bank id="bank" name="bank" required></naija-bank>
    <naija-account name="account" bank="#bank" required></naija-account>`),
};

describe.skipIf(withoutChromium)("the bank in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages });
  const field = (page: Page) => page.getByLabel("Bank", { exact: true });
  const message = (page: Page) => page.locator("naija-bank [part~=message]");
  const names = (page: Page) => page.locator("naija-bank [part~=name]").allTextContents();

  it("chooses by an arrow key that was pressed before the banks had come, and moves nothing that is being pressed", async () => {
    const { page } = await elements.visit("/payout");
    let send = (): void => {};
    const isSent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", async (route) => {
      await isSent;
      await route.continue();
    });
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    expect(await page.locator("naija-bank [role=option]").count()).toBe(0);
    send();
    const first = page.locator("naija-bank [role=option]").first();
    await until(() => first.getAttribute("aria-selected")).toBe("true");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));

    // What is being pressed does not move.
    await field(page).fill("zenit");
    const clear = page.getByRole("button", { name: "Clear" });
    const before = await clear.boundingBox();
    await clear.click();
    expect(await field(page).inputValue()).toBe("");
    expect((await clear.boundingBox())?.y).toBe(before?.y);
  });

  it("shows those that most people use first, and is used by keyboard alone", async () => {
    const { page, complaints } = await elements.visit("/payout", { viewport: { width: 320, height: 640 } });
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await until(async () => (await names(page)).length).toBeGreaterThan(20);
    const shown = await names(page);
    expect(shown.indexOf("Zenith Bank")).toBeLessThan(shown.indexOf("OPay"));
    expect(shown.slice(0, 28).some((name) => name.includes("Microfinance"))).toBe(false);
    const option = page.locator("naija-bank [role=option]").first();
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await until(() => field(page).getAttribute("aria-activedescendant")).toBe(
      await option.getAttribute("id"),
    );
    await page.keyboard.press("Escape");
    await until(() => option.isVisible()).toBe(false);
    await page.keyboard.type("gtb");
    await until(async () => (await names(page))[0]).toBe("GTBank");
    expect(await page.locator("naija-bank [part~=detail]").first().textContent()).toBe(
      "Guaranty Trust Bank Limited",
    );
    expect(await barriersIn(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await until(() => sent(page)).toMatchObject({ bank: "gtbank" });
    expect(await field(page).getAttribute("aria-expanded")).toBe("false");
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("refuses nothing for what is on its way or lost, and has the check of the number before that is typed", async () => {
    const { page, requests } = await elements.visit("/payout");
    await page.context().setOffline(true);
    await field(page).fill("gtb");
    await field(page).press("Tab");
    await until(() => message(page).textContent()).toContain("could not be loaded");
    const account = page.getByLabel("Account number");
    await account.fill("0000014578");
    const isValid = (one: Element) => (one as HTMLInputElement).checkValidity();
    expect(await page.locator("naija-account").evaluate(isValid)).toBe(true);
    expect(await sent(page)).toMatchObject({ account: "0000014578" });
    await account.fill("");
    // A part that did not come is asked for again by what a person does, and not by itself.
    expect(requests.filter((one) => one.includes("/part-")).length).toBeLessThan(10);
    await page.context().setOffline(false);
    await until(() => sent(page)).toMatchObject({ bank: "gtbank" });
    await until(() => message(page).textContent()).toBe("");
    await loaded(page, "isBank");
    await page.context().setOffline(true);
    await account.fill("0000014578");
    await account.blur();
    await until(() => account.getAttribute("aria-invalid")).toBe("true");
  });
});
