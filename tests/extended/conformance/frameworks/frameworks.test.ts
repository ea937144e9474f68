import { describe, expect, it } from "vitest";
import { barriersIn } from "../../../start/barriers.ts";
import { withoutChromium } from "../../../start/chromium.ts";
import {
  choices,
  expectLateWards,
  openElements,
  sent,
  until,
} from "../../../system/elements/open-elements.ts";
import { buildPages, PAGES, PLACES } from "./build-pages.ts";

/** The elements in pages of the common frameworks. */

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ build: buildPages });

  it("load the wards when an LGA is chosen, not before, with a bundler too", () =>
    expectLateWards(elements, "/plain/"));

  it.each(PLACES)("are not needed for state, LGA and ward: %s", async (name) => {
    const { page, complaints } = await elements.visit(`/${name}/`);
    await page.getByLabel("State").selectOption("Lagos");
    await page.getByLabel("LGA").selectOption("Ikeja");
    await page.getByLabel("Ward").selectOption({ index: 1 });
    expect(await sent(page)).toEqual({ state: "LA", lga: "NG025011", ward: "24-11-01" });
    await page.getByLabel("State").selectOption("Kano");
    await until(() => choices(page, "LGA")).toBe(45);
    expect(await sent(page)).toEqual({ state: "KN", lga: "" });
    expect(await barriersIn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  // Again where a busy machine types so slowly that a list takes the letters for two words.
  it.each(PAGES)("are filled in by keyboard in a page of %s", { retry: 2 }, async (name) => {
    const { page, complaints } = await elements.visit(`/${name}/`);
    const { keyboard } = page;
    await until(() => sent(page)).toEqual({ place: "KN" });
    await until(() => choices(page, "Local government area")).toBe(45);

    await keyboard.press("Tab");
    await keyboard.type("0803 123 4567");
    await keyboard.press("Tab");
    await keyboard.type("Lagos");
    await until(() => choices(page, "Local government area")).toBe(21);
    await keyboard.press("Tab");
    await keyboard.type("Ikeja");
    await until(() => choices(page, "Ward")).toBe(11);
    await keyboard.press("Tab");
    await keyboard.press("ArrowDown");
    await keyboard.press("Tab");
    await keyboard.type("GTB");
    await keyboard.press("Tab");
    await until(() => page.getByLabel("Bank", { exact: true }).inputValue()).toBe("GTBank");
    await keyboard.type("0000014579");
    await keyboard.press("Tab");

    await until(() => sent(page)).toEqual({
      phone: "+2348031234567",
      place: "24-11-01",
      bank: "gtbank",
      account: "0000014579",
    });
    await until(() => page.locator("#chosen").textContent()).toBe("24-11-01");
    await until(() =>
      page.getByText("This is not an account number of GTBank. Check its digits.").isVisible(),
    ).toBe(true);
    expect(await barriersIn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
