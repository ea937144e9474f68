import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../server/test/chromium.ts";
import { choices, openElements, until, violationsOf } from "./open-elements.ts";

/** The example of a checkout. */

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements();

  describe("the example of a checkout", () => {
    it("can be sent before the script has come, and then reads as typed", async () => {
      const { page } = await elements.visit("/checkout/", { javaScriptEnabled: false });
      for (const [label, value] of Object.entries({
        "Full name": "Ada",
        "Phone number": "0803 123 4567",
        State: "Lagos",
        "Local government area": "Ikeja",
        "Street and number": "1 Allen Avenue",
        Bank: "First Bank",
        "Account number": "0000014579",
      })) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByRole("button", { name: "Place the order" }).click();
      const query = Object.fromEntries(new URL(page.url()).searchParams);
      expect(query).toMatchObject({ phone: "0803 123 4567", state: "Lagos", bank: "First Bank" });
    });

    it.each([
      [360, "dark"],
      [1280, "light"],
    ] as const)("is filled in at %i px, %s", async (width, colorScheme) => {
      const { page, complaints } = await elements.visit("/checkout/", {
        viewport: { width, height: 900 },
        colorScheme,
      });
      await until(() => choices(page, "State")).toBe(38);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel("Full name").fill("Ada");
      await page.getByLabel("Phone number").fill("0803 123 4567");
      await page.getByLabel("State").selectOption("Lagos");
      await until(() => choices(page, "Local government area")).toBe(21);
      await page.getByLabel("Local government area").selectOption("Ikeja");
      await until(() => choices(page, "Ward")).toBe(11);
      await page.getByLabel("Ward").selectOption({ index: 1 });
      await page.getByLabel("Street and number").fill("1 Allen Avenue");
      await page.getByLabel("Bank", { exact: true }).fill("First Bank");
      await page.getByLabel("Account number").fill("0000014578");
      await page.getByLabel("Account number").blur();
      await page.getByRole("button", { name: "Place the order" }).click();
      expect(await page.locator("output").textContent()).toBe("");
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel("Account number").fill("0000014579");
      await page.getByRole("button", { name: "Place the order" }).click();
      expect(JSON.parse((await page.locator("output").textContent()) ?? "")).toEqual({
        name: "Ada",
        phone: "+2348031234567",
        state: "LA",
        lga: "NG025011",
        ward: "24-11-01",
        street: "1 Allen Avenue",
        bank: "first-bank",
        account: "0000014579",
      });
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide).toBe(false);
      expect(complaints).toEqual([]);
    });
  });
});
