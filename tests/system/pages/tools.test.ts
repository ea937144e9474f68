import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { openExplorer, PHONE, says } from "./open-explorer.ts";

/** The tools as a person meets them, in a browser. */

const service = ownService("Node", { RATE_LIMIT: "off", CONTACT: "data@example.org,+2348031234567" });

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer(service);

  it("a number is read as one types, asks nobody, and is the same without script", async () => {
    for (const [path, values, said] of [
      ["/check/account", { account: "0000014578", bank: "first-bank" }, "must be 9, not 8"],
      ["/read/phone", { phone: "0803 123 4567" }, "+2348031234567"],
      ["/read/plate", { plate: "kja 123 ab" }, "Lagos"],
    ] as const) {
      const fill = async (page: Page) => {
        for (const [name, value] of Object.entries(values)) {
          const field = page.locator(`.live [name=${name}]`);
          if (name === "bank") await field.selectOption(value);
          else await field.fill(value);
        }
      };
      const { page, requests, complaints } = await explorer.visit(path);
      const before = requests.length;
      await fill(page);
      await says(page.locator("[data-result]"), said);
      const text = await page.locator("[data-result]").textContent();
      // Of the answer, its heading alone is read to who does not see it.
      const heading = await page.locator("[data-result] h2").first().textContent();
      expect(await page.locator("[data-said][role=status]").textContent()).toBe(heading);
      await page.keyboard.press("Enter");
      expect(page.url()).toBe(explorer.url + path);
      expect(requests.slice(before).filter((request) => !request.startsWith("/assets/"))).toEqual([]);
      expect(complaints).toEqual([]);

      const { page: plain } = await explorer.visit(path, { javaScriptEnabled: false });
      await fill(plain);
      await plain.locator(".live button").click();
      expect(await plain.locator("[data-result]").textContent()).toBe(text);
    }

    // An account number is not called wrong on its way, and its bank is any of all institutions.
    const { page } = await explorer.visit("/check/account");
    const banks = page.locator("[name=bank]");
    await expect.poll(() => banks.locator("option").count()).toBeGreaterThan(150);
    for (const digit of "0000014579") {
      await page.locator("[name=account]").pressSequentially(digit);
      expect(await page.locator(".answer.bad").count()).toBe(0);
    }
    await page.locator(".chips a", { hasText: "First" }).first().click();
    await says(page.locator(".answer"), "Fits First");
    expect(page.url()).toContain("/check/account");
    await page.evaluate(() => {
      location.hash = "account=0000014578&bank=first-bank";
    });
    await says(page.locator(".answer"), "Does not fit");
    // What stands behind # is not printed.
    await page.pdf();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("body").innerText()).toContain(`${explorer.url}/check/account, printed on`);

    await page.goto(`${explorer.url}/check/account?account=0000014579&bank=nowhere`);
    await says(page.locator("[data-result]"), "There is no bank called");
    expect(await banks.evaluate((one: HTMLSelectElement) => one.selectedIndex)).toBe(0);
  });

  /** The page of somebody who copied what the form builder wrote. */
  async function openShop(query: string, javaScriptEnabled = false): Promise<Page> {
    const { page } = await explorer.visit(`/form?${query}`, { javaScriptEnabled });
    const written = (await page.locator("[data-result] .code-block pre").textContent()) ?? "";
    // Without script the page does not know its own address.
    const html = written.replace(/const service = .*;/, `const service = ${JSON.stringify(explorer.url)};`);
    const { page: shop } = await explorer.visit("/form");
    await shop.route("**/shop.html*", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await shop.goto(`${explorer.url}/shop.html`);
    return shop;
  }

  it("the form that was copied lists, checks and sends, on a slow line and after a lost one", async () => {
    const shop = await openShop("place=ward&phone=yes&account=yes", true);
    const count = (name: string) => expect.poll(() => shop.locator(`[name=${name}] option`).count());
    const choose = (name: string, value: string) => shop.locator(`[name=${name}]`).selectOption(value);
    await count("state").toBe(38);
    // The LGAs of the first state come after those of the second.
    let letCome: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await shop.route("**/v1/states/LA/lgas*", async (route) => {
      await late;
      await route.continue();
    });
    await choose("state", "LA");
    await choose("state", "KN");
    await count("lga").toBe(45);
    const answered = shop.waitForResponse("**/v1/states/LA/lgas*");
    letCome();
    await (await answered).finished();
    await count("lga").toBe(45);
    await shop.context().setOffline(true);
    await choose("state", "OY");
    await says(shop.locator("[name=lga]"), "Could not be loaded. Check your connection.");
    await shop.context().setOffline(false);
    await count("lga").toBe(34);
    await choose("state", "LA");
    await count("lga").toBe(21);
    await choose("lga", "NG025011");
    await count("ward").toBeGreaterThan(5);
    const validity = (name: string) =>
      expect.poll(() =>
        shop.locator(`[name=${name}]`).evaluate((one: HTMLInputElement) => one.validationMessage),
      );
    await choose("bank", "first-bank");
    await shop.locator("[name=account]").fill("0000014578");
    await shop.locator("[name=phone]").fill("0803");
    await validity("account").toContain("Check its digits");
    await shop.locator("[name=account]").fill("0000014579");
    await shop.locator("[name=phone]").focus();
    await validity("account").toBe("");
    await validity("phone").not.toBe("");

    // A number is sent as E.164, also of who sends at once.
    const plain = await openShop("place=none&phone=yes");
    await plain.locator("[name=phone]").fill("0803 123 4567");
    await plain.locator("[name=phone]").press("Enter");
    await plain.waitForURL(/\?/);
    expect(new URL(plain.url()).searchParams.get("phone")).toBe("+2348031234567");

    // The form with elements lists under the policy of the pages.
    const { page, complaints } = await explorer.visit("/checkout", { viewport: PHONE });
    await page.locator("naija-place select").first().selectOption({ label: "Lagos" });
    const lga = page.locator("naija-place select").nth(1);
    await expect.poll(() => lga.locator("option").count()).toBe(21);
    expect(complaints).toEqual([]);
  });

  it("a correction is written in a sheet beside the value, and sent to whom the operator names", async () => {
    const { page, complaints } = await explorer.visit("/lgas/lagos/ikeja", { viewport: PHONE });
    const wrong = page.locator(".wrong").first();
    await wrong.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await wrong.click();
    const value = page.locator("[data-report] [name=wrong]");
    await expect.poll(() => value.inputValue()).toMatch(/^.+: .+/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.locator("[data-report] [name=right]").fill("Oregun & Ikeja");
    const link = async (name: string) =>
      new URL((await page.getByRole("link", { name }).getAttribute("href")) ?? "");
    const mail = await link("Mail");
    expect(mail.pathname).toBe("data@example.org");
    expect(mail.searchParams.get("body")).toContain("What it should be: Oregun & Ikeja");
    expect((await link("WhatsApp")).searchParams.get("text")).toContain(await value.inputValue());
    expect(await page.locator("[data-report] [data-copy]").getAttribute("data-copy")).toContain("Oregun");
    const isOpen = () => value.isVisible();
    await page.keyboard.press("Escape");
    expect([await isOpen(), await wrong.evaluate((one) => one === document.activeElement)]).toEqual([
      false,
      true,
    ]);
    await page.getByRole("button", { name: "Report an error" }).click();
    await expect.poll(() => value.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Close" }).click();
    expect(await isOpen()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
