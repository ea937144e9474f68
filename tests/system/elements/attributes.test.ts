import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { openElements, pageOf, sent, until } from "./open-elements.ts";

/** What the attributes of the elements do. */

const pages: Record<string, string> = {
  "/values": pageOf(`<naija-place name="code" levels="state lga ward" value="24/11/01"></naija-place>
    <naija-place name="slug" value="ibadan-north"></naija-place>
    <naija-place name="name" value="Lagos State"></naija-place>
    <naija-bank name="bank" value="GTB"></naija-bank>
    <naija-bank name="commercial" type="commercial" value="058"></naija-bank>
    <naija-phone name="phone" value="0803 123 4567"></naija-phone>`),
  "/labels": pageOf(`<label for="phone">Your phone</label><naija-phone id="phone" name="phone"></naija-phone>
    <label>Your bank <naija-bank name="bank"></naija-bank></label>`),
  "/faults": pageOf(`<naija-place name="levels" levels="region"></naija-place>
    <naija-place name="value" value="Atlantis"></naija-place>
    <naija-bank name="bank" has="sort_code"></naija-bank><naija-bank name="unknown" value="Bank of Atlantis"></naija-bank>
    <naija-phone name="phone" type="pager"></naija-phone><naija-account name="account" bank="Atlantis"></naija-account>`),
  "/locate": pageOf(`<naija-place name="place" levels="state lga ward" locate></naija-place>`),
};

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages });

  it("are set by code, slug, name or alias, and go back to that when the form is reset", async () => {
    const { page, complaints } = await elements.visit("/values");
    const expected = {
      code: "24-11-01",
      slug: "NG031006",
      name: "LA",
      bank: "gtbank",
      commercial: "gtbank",
      phone: "+2348031234567",
    };
    await until(() => sent(page)).toEqual(expected);
    await until(() => page.getByLabel("State").nth(1).inputValue()).toBe("OY");
    const set = (name: string, value: string) =>
      page.evaluate(
        ([one, given]) => Object.assign(document.querySelector(`[name=${one}]`) as object, { value: given }),
        [name, value],
      );
    await set("code", "Kaduna");
    await set("bank", "Zenith Bank");
    await set("phone", "");
    await until(() => sent(page)).toEqual({
      code: "KD",
      slug: "NG031006",
      name: "LA",
      bank: "zenith-bank",
      commercial: "gtbank",
    });
    await page.getByRole("button", { name: "Clear" }).click();
    await until(() => sent(page)).toEqual(expected);
    expect(complaints).toEqual([]);
  });

  it("have the labels that the page has for them", async () => {
    const { page } = await elements.visit("/labels");
    expect(await page.getByLabel("Your phone").count()).toBeGreaterThan(0);
    await page.getByText("Your phone").click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("tel");
    await page.getByText("Your bank").click();
    expect(await page.evaluate(() => document.activeElement?.closest("naija-bank") !== null)).toBe(true);
    expect(await barriersIn(page)).toEqual([]);
  });

  it("tell a wrong attribute to the console once, and show it as an invalid control", async () => {
    const { page, complaints } = await elements.visit("/faults");
    // What the account needs to know its bank is loaded when it is used.
    await page.locator("naija-account input").focus();
    await until(() => complaints.length).toBe(6);
    await until(() =>
      page.evaluate(() =>
        [...document.querySelectorAll("form > *:invalid")].map(({ localName }) => localName),
      ),
    ).toEqual(["naija-place", "naija-place", "naija-bank", "naija-bank", "naija-phone", "naija-account"]);
    expect(complaints.filter((complaint) => complaint.startsWith("thrown"))).toEqual([]);
    expect(complaints.join("\n")).toContain('levels="region"');
    expect(await page.getByText("There is nothing called Atlantis.").isVisible()).toBe(true);
    expect(await barriersIn(page)).toEqual([]);
    await page.getByLabel("State").nth(1).selectOption("Lagos");
    expect(await page.evaluate(() => document.querySelector("[name=value]")?.matches(":valid"))).toBe(true);
  });

  it.each([
    [{ latitude: 6.6018, longitude: 3.3515 }, { place: "NG025011" }, ""],
    [{ latitude: 51.5, longitude: -0.1 }, {}, "Your location is not in Nigeria. Choose from the lists."],
  ])("fill in state and LGA from where the person is: %j", async (geolocation, place, message) => {
    const { page } = await elements.visit("/locate", { geolocation, permissions: ["geolocation"] });
    await page.getByRole("button", { name: "Use my location" }).click();
    await until(() => sent(page)).toEqual(place);
    await until(() => page.locator("[part~=message]").textContent()).toBe(message);
  });

  it("say so when the person does not share where they are", async () => {
    const { page } = await elements.visit("/locate");
    await page.getByRole("button", { name: "Use my location" }).click();
    await until(() => page.getByText("Your location could not be found.").isVisible()).toBe(true);
  });
});
