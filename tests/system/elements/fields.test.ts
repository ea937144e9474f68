import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";
import { choices, expectLateWards, openElements, pageOf, sent, textsOf, until } from "./open-elements.ts";

/** What the fields of one element do, and what they load, and when. */

const pages: Record<string, string> = {
  "/phone": pageOf(`<naija-phone name="phone" required></naija-phone>`),
  "/written": pageOf(`<naija-place required>
    <label>State <input name="state" value="Oyo"></label><label>LGA <input name="lga" value="Surulere"></label>
    </naija-place>`),
  "/misspelt": pageOf(`<naija-place required>
    <label>State <input name="state" value="Lagos"></label><label>LGA <input name="lga" value="Ikejaa"></label>
    </naija-place>`),
  "/all":
    pageOf(`<naija-phone name="phone"></naija-phone><naija-place name="place" levels="state lga ward"></naija-place>
    <naija-bank id="bank" name="bank"></naija-bank><naija-account name="account" bank="#bank"></naija-account>`),
};

describe.skipIf(withoutChromium)("fields in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages });
  const service = sharedService();

  it("group a phone number as one types, and keep the caret", async () => {
    const { page } = await elements.visit("/phone");
    const phone = page.getByLabel("Phone number");
    await phone.focus();
    await page.waitForLoadState("networkidle");
    await page.keyboard.type("08031234567");
    await until(() => phone.inputValue()).toBe("0803 123 4567");
    // A digit is taken away and written again in the middle.
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await until(() => phone.inputValue()).toBe("0803 134 567");
    await page.keyboard.type("2");
    await until(() => phone.inputValue()).toBe("0803 123 4567");
    expect(await phone.evaluate((one: HTMLInputElement) => one.selectionStart)).toBe(7);
    await phone.fill("+2348031234567");
    await until(() => phone.inputValue()).toBe("+234 803 123 4567");
  });

  it("keep an LGA that states share beside its state, and a state beside a misspelt LGA", async () => {
    const { page } = await elements.visit("/written");
    await until(() => page.getByLabel("LGA").inputValue()).toBe("NG031033");
    expect(await page.getByLabel("State").inputValue()).toBe("OY");
    await page.goto(`${elements.url}/misspelt`);
    await until(() => page.getByLabel("State").inputValue()).toBe("LA");
    await until(() => page.locator("[part~=message]").textContent()).toBe(
      "There is nothing called Ikejaa. Choose from the list.",
    );
  });

  it("load at most 25 KB before one is used, check a phone number without the data of banks, and load wards last", async () => {
    const { page, responses } = await elements.visit("/all");
    await page.waitForLoadState("networkidle");
    const bodies = responses.filter((one) => one.url().includes("/elements/")).map((one) => one.body());
    const bytes = (await Promise.all(bodies))
      .map((body) => brotliCompressSync(body).length)
      .reduce((sum, length) => sum + length, 0);
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThan(25_000);
    await page.getByLabel("Phone number").fill("08031234567");
    await until(() => sent(page)).toMatchObject({ phone: "+2348031234567" });
    const all = await textsOf(responses, "/elements/");
    expect(all).toContain("MTN");
    expect(all).not.toMatch(/zenith/i);
    await expectLateWards({ page, responses });
  });

  it("load their lists from a service, and no data beside, or say that it cannot be reached", async () => {
    pages["/service"] =
      pageOf(`<naija-place name="place" levels="state lga ward" value="ikeja" locate src="${service.url}"></naija-place>
          <naija-bank name="bank" has="nip_code" value="GTB" src="${service.url}/"></naija-bank>`);
    const { page: opened, responses } = await elements.visit("/service", {
      ...{ geolocation: { latitude: 12.0022, longitude: 8.592 }, permissions: ["geolocation"] },
    });
    await until(() => sent(opened)).toEqual({ place: "NG025011", bank: "gtbank" });
    await until(() => choices(opened, "Ward")).toBe(11);
    await opened.getByRole("button", { name: "Use my location" }).click();
    await until(() => opened.getByLabel("State").inputValue()).toBe("KN");
    // The code that searches a list of banks comes when it is needed, and is short; a list has names.
    const text = await textsOf(responses, "/part-");
    expect(text).not.toMatch(/Abia|Zenith/);
    expect(text.length).toBeLessThan(6500);

    // Where it cannot be reached.
    await opened.evaluate(() => {
      const form = document.querySelector("form") as HTMLFormElement;
      form.innerHTML = `<naija-place name="place" src="http://127.0.0.1:9"></naija-place>`;
    });
    await until(() => opened.getByText("The list could not be loaded.").isVisible()).toBe(true);
  });
});
