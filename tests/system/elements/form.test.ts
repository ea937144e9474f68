import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { choices, openElements, pageOf, sent, until } from "./open-elements.ts";

/** The elements as controls of a form: required, reset, restored and disabled. */

const pages: Record<string, string> = {
  "/required": pageOf(`<naija-phone name="phone" required></naija-phone>
    <naija-place name="place" required></naija-place><naija-bank name="bank" type="commercial" required></naija-bank>
    <naija-account name="account" bank="First Bank" required></naija-account>`),
  "/fieldset":
    pageOf(`<fieldset disabled><naija-place name="place" levels="state lga ward" value="ikeja"></naija-place>
    <naija-phone name="phone" value="08031234567"></naija-phone></fieldset>`),
  "/labels": pageOf(`<label for="phone">Your phone</label><naija-phone id="phone" name="phone"></naija-phone>
    <label>Your bank <naija-bank name="bank"></naija-bank></label>`),
};

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages });

  it("stop a form that lacks something, lead to the first field, and say what is missing", async () => {
    const { page } = await elements.visit("/required");
    await until(() => choices(page, "Bank")).toBeGreaterThan(20);
    expect(await page.locator("[aria-invalid=true]").count()).toBe(0);
    await page.getByRole("button", { name: "Send" }).click();
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      await page.getByLabel("Phone number").getAttribute("id"),
    );
    expect(await page.locator("[part=message]").allTextContents()).toEqual([
      "Write a phone number, such as 0803 123 4567.",
      "Choose a state.",
      "Choose a bank.",
      "Write the account number, ten digits.",
    ]);
    const described = await page.getByLabel("State").getAttribute("aria-describedby");
    expect(await page.locator(`#${described}`).textContent()).toBe("Choose a state.");
    await page.getByLabel("State").selectOption("Lagos");
    await until(() => page.getByText("Choose a local government area.").isVisible()).toBe(true);
    expect(await barriersIn(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.locator("[aria-invalid=true]").count()).toBe(0);
    expect(await page.getByLabel("State").inputValue()).toBe("");
  });

  it("come back as they were left", async () => {
    const { page } = await elements.visit("/required");
    await page.getByLabel("Phone number").fill("0803 123 4567");
    await page.getByLabel("State").selectOption("Oyo");
    await until(() => choices(page, "Local government area")).toBe(34);
    await page.getByLabel("Local government area").selectOption("Surulere");
    await page.goto(`${elements.url}/labels`);
    await page.goBack();
    await until(() => sent(page)).toMatchObject({ phone: "+2348031234567", place: "NG031033" });
    await until(() => page.getByLabel("Local government area").inputValue()).toBe("NG031033");
  });

  it("are disabled with their fieldset", async () => {
    const { page } = await elements.visit("/fieldset");
    await until(() => choices(page, "Ward")).toBe(11);
    expect(await sent(page)).toEqual({});
    expect(await page.locator("select:enabled, input:enabled").count()).toBe(0);
    await page.evaluate(() => document.querySelector("fieldset")?.removeAttribute("disabled"));
    expect(await page.locator("select:enabled, input:enabled").count()).toBe(4);
    expect(await sent(page)).toEqual({ place: "NG025011", phone: "+2348031234567" });
  });
});
