import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The tools as a person meets them, in a browser. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  describe("the tools", () => {
    it.each([
      ["/check/account", { account: "0000014579", bank: "first-bank" }, "Fits First Bank"],
      ["/check/account", { account: "0000014578", bank: "first-bank" }, "must be 9, not 8"],
      ["/check/account", { account: "12", bank: "" }, "This one has 2."],
      ["/read/phone", { phone: "0803 123 4567" }, "+2348031234567"],
      ["/read/phone", { phone: "0731 234 5678" }, "Mobile numbers begin with"],
      ["/read/plate", { plate: "kja 123 ab" }, "Lagos"],
      ["/read/plate", { plate: "HELLO" }, "This is not a Nigerian plate number"],
    ] as const)(
      "%s says the same of %j with script, without it, and in its own address",
      async (path, values, said) => {
        const fill = async (page: Page) => {
          for (const [name, value] of Object.entries(values)) {
            const field = page.locator(`.live [name=${name}]`);
            if (name === "bank") await field.selectOption(value);
            else await field.fill(value);
          }
        };
        const live = await explorer.visit(path);
        const before = live.requests.length;
        await fill(live.page);
        await expect.poll(() => live.page.locator("[data-result]").textContent()).toContain(said);
        const text = await live.page.locator("[data-result]").textContent();
        await live.page.keyboard.press("Enter");
        expect(live.page.url()).toBe(explorer.url + path);
        expect(live.requests.slice(before).filter((request) => !request.startsWith("/assets/"))).toEqual([]);
        expect(live.complaints).toEqual([]);

        const plain = await explorer.visit(path, { javaScriptEnabled: false });
        await fill(plain.page);
        await plain.page.locator(".live button").click();
        expect(await plain.page.locator("[data-result]").textContent()).toBe(text);
      },
    );

    it("have all institutions in the list of banks, with script and without", async () => {
      const institutions = (page: Page) => page.locator("[name=bank] option").count();
      const { page } = await explorer.visit("/check/account#bank=opay");
      await expect.poll(() => institutions(page)).toBeGreaterThan(150);
      const all = await institutions(page);
      const plain = await explorer.visit("/check/account", { javaScriptEnabled: false });
      expect(await institutions(plain.page)).toBe(all);
      // By any of its codes.
      await plain.page.goto(`${explorer.url}/check/account?bank=011`);
      expect(await plain.page.locator("[name=bank]").inputValue()).toBe("first-bank");
    });

    it("build a form that works as it was copied", async () => {
      const { page } = await explorer.visit("/form");
      await page.locator("[name=place]").selectOption("ward");
      await expect
        .poll(() => page.locator("[data-result] .code-block pre").textContent())
        .toContain("/wards?fields");
      const html = (await page.locator("[data-result] .code-block pre").textContent()) ?? "";
      const shop = await page.context().newPage();
      await shop.route("**/checkout.html", (route) =>
        route.fulfill({ contentType: "text/html", body: html }),
      );
      await shop.goto(`${explorer.url}/checkout.html`);
      await expect.poll(() => shop.locator("[name=state] option").count()).toBe(38);
      await shop.locator("[name=state]").selectOption("LA");
      await expect.poll(() => shop.locator("[name=lga] option").count()).toBe(21);
      await shop.locator("[name=lga]").selectOption("NG025011");
      await expect.poll(() => shop.locator("[name=ward] option").count()).toBeGreaterThan(5);
      await shop.locator("[name=bank]").selectOption("first-bank");
      await shop.locator("[name=account]").fill("0000014578");
      await shop.locator("[name=phone]").fill("0803");
      const validity = (name: string) =>
        shop.locator(`[name=${name}]`).evaluate((field: HTMLInputElement) => field.validationMessage);
      await expect.poll(() => validity("account")).toContain("Check its digits");
      await shop.locator("[name=account]").fill("0000014579");
      await shop.locator("[name=phone]").focus();
      await expect.poll(() => validity("account")).toBe("");
      await expect.poll(() => validity("phone")).not.toBe("");
      const plain = await explorer.visit("/form?place=state&phone=yes", { javaScriptEnabled: false });
      expect(await plain.page.locator("[data-result] .code-block pre").textContent()).not.toContain("/lgas");
    });
  });
});
