import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { choices, openElements, until } from "./open-elements.ts";

describe.skipIf(withoutChromium)(
  "the example of a checkout in Chromium (skipped where there is none on PATH)",
  () => {
    const elements = openElements();
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

    it("is filled in at 320 px by keyboard alone, and its connection goes in the middle", async () => {
      const { page, complaints } = await elements.visit("/checkout/", {
        viewport: { width: 320, height: 640 },
      });
      await until(() => choices(page, "State")).toBe(38);
      const { keyboard } = page;
      /** Goes on by the key Tab until a field has the focus. */
      const reach = async (label: string): Promise<void> => {
        const name = { name: label, exact: true };
        const field = page.getByRole("combobox", name).or(page.getByRole("textbox", name));
        for (let times = 0; times < 6; times++) {
          if (await field.evaluate((one) => one.matches(":focus"))) return;
          await keyboard.press("Tab");
        }
        throw new Error(`the key Tab does not reach ${label}`);
      };
      await reach("Full name");
      await keyboard.type("Ada");
      await reach("Phone number");
      await keyboard.type("08031234567");
      await reach("State");
      await keyboard.type("Lag");
      await until(() => choices(page, "Local government area")).toBe(21);
      await reach("Local government area");
      await keyboard.type("Ikeja");
      await until(() => choices(page, "Ward")).toBe(11);
      await reach("Ward");
      await keyboard.press("ArrowDown");
      await reach("Street and number");
      await keyboard.type("1 Allen Avenue");
      await reach("Bank");
      await keyboard.type("first bank");
      await until(() => page.getByRole("option", { name: "First Bank" }).first().isVisible()).toBe(true);
      expect(await page.locator("naija-bank").ariaSnapshot()).toMatch(/combobox "Bank".*option "First Bank/s);
      await keyboard.press("Tab");
      await reach("Account number");
      await keyboard.type("0000014578");
      await keyboard.press("Enter");
      const account = page.getByRole("textbox", { name: "Account number" });
      await until(() => account.getAttribute("aria-invalid")).toBe("true");
      expect(await page.locator("naija-account").ariaSnapshot()).toMatch(/paragraph: \S/);
      expect(await page.locator("output").textContent()).toBe("");
      expect(await barriersIn(page, { schemes: ["light", "dark"] })).toEqual([]);
      await page.context().setOffline(true);
      await keyboard.press("Backspace");
      await keyboard.type("9");
      await keyboard.press("Enter");
      await until(() => page.locator("output").textContent()).toContain('"account": "0000014579"');
      expect(JSON.parse((await page.locator("output").textContent()) ?? "")).toEqual({
        ...{ name: "Ada", phone: "+2348031234567", state: "LA", lga: "NG025011", ward: "24-11-01" },
        ...{ street: "1 Allen Avenue", bank: "first-bank", account: "0000014579" },
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(complaints).toEqual([]);
    });
  },
);
