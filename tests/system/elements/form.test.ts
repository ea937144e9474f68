import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { listStates } from "naijaref/places";
import { beforeAll, describe, expect, it } from "vitest";
import { expectWithinBudget } from "../../../bench/size/budget.ts";
import { states } from "../../../packages/elements/src/offline/states.ts";
import { browserFolder, buildForBrowsers } from "../../../tools/make/elements/build-for-browsers.ts";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { choices, openElements, pageOf, sent, until } from "./open-elements.ts";

/** The elements as controls of a form: required, reset, restored and disabled; and their attributes. */

const pages: Record<string, string> = {
  "/required": pageOf(`<naija-phone name="phone" required></naija-phone>
    <naija-place name="place" required></naija-place><naija-bank name="bank" type="commercial" required></naija-bank>
    <naija-account name="account" bank="First Bank" required></naija-account>`),
  "/fieldset":
    pageOf(`<fieldset disabled><naija-place name="place" levels="state lga ward" value="ikeja"></naija-place>
    <naija-phone name="phone" value="08031234567"></naija-phone></fieldset>`),
  "/labels": pageOf(`<label for="phone">Your phone</label><naija-phone id="phone" name="phone"></naija-phone>
    <label>Your bank <naija-bank name="bank"></naija-bank></label>`),
  "/values": pageOf(`<naija-place name="code" levels="state lga ward" value="24/11/01"></naija-place>
    <naija-place name="slug" value="ibadan-north"></naija-place>
    <naija-place name="name" value="Lagos State"></naija-place>
    <naija-bank name="bank" value="GTB"></naija-bank>
    <naija-bank name="commercial" type="commercial" value="058"></naija-bank>
    <naija-phone name="phone" value="0803 123 4567"></naija-phone>`),
  "/styled":
    pageOf(`<style>input { padding: 1px } form { --naija-radius: 3px; --naija-border: rgb(1, 2, 3) }</style>
    <naija-phone name="phone"></naija-phone>`),
  "/faults": pageOf(`<naija-place name="levels" levels="region"></naija-place>
    <naija-place name="value" value="Atlantis"></naija-place>
    <naija-bank name="bank" has="sort_code"></naija-bank><naija-bank name="unknown" value="Bank of Atlantis"></naija-bank>
    <naija-phone name="phone" type="pager"></naija-phone><naija-account name="account" bank="Atlantis"></naija-account>`),
};

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages });

  it("stop a form that lacks something, lead to the first field, say what is missing, and come back as they were left", async () => {
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

    // A person goes to another page, and comes back.
    await page.getByLabel("Phone number").fill("0803 123 4567");
    await page.getByLabel("State").selectOption("Oyo");
    await until(() => choices(page, "Local government area")).toBe(34);
    await page.getByLabel("Local government area").selectOption("Surulere");
    await page.goto(`${elements.url}/labels`);
    await page.goBack();
    await until(() => sent(page)).toMatchObject({ phone: "+2348031234567", place: "NG031033" });
    await until(() => page.getByLabel("Local government area").inputValue()).toBe("NG031033");
  });

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
    await page.getByLabel("State").first().selectOption("Kaduna");
    await page.locator("[name=bank] input").fill("Zenith Bank");
    await page.keyboard.press("Tab");
    await until(() => sent(page)).toMatchObject({ code: "KD", bank: "zenith-bank" });
    await page.getByRole("button", { name: "Clear" }).click();
    await until(() => sent(page)).toEqual(expected);
    expect(complaints).toEqual([]);
  });

  it("have the labels that the page has for them, are disabled with their fieldset, and styled by any rule of the page", async () => {
    const { page } = await elements.visit("/labels");
    expect(await page.getByLabel("Your phone").count()).toBeGreaterThan(0);
    await page.getByText("Your phone").click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("tel");
    await page.getByText("Your bank").click();
    expect(await page.evaluate(() => document.activeElement?.closest("naija-bank") !== null)).toBe(true);
    expect(await barriersIn(page)).toEqual([]);

    await page.goto(`${elements.url}/fieldset`);
    await until(() => choices(page, "Ward")).toBe(11);
    expect(await sent(page)).toEqual({});
    expect(await page.locator("select:enabled, input:enabled").count()).toBe(0);
    await page.evaluate(() => document.querySelector("fieldset")?.removeAttribute("disabled"));
    expect(await page.locator("select:enabled, input:enabled").count()).toBe(4);
    expect(await sent(page)).toEqual({ place: "NG025011", phone: "+2348031234567" });

    await page.goto(`${elements.url}/styled`);
    await until(() =>
      page.locator("[part~=control]").evaluate((control) => {
        const { padding, borderTopLeftRadius, borderTopColor } = getComputedStyle(control);
        return [padding, borderTopLeftRadius, borderTopColor];
      }),
    ).toEqual(["1px", "3px", "rgb(1, 2, 3)"]);
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
});

it("are those of the library", () => {
  expect(states()).toEqual(listStates().map(({ code, name }) => ({ value: code, label: name })));
});

describe("the module", () => {
  beforeAll(() => buildForBrowsers());

  it("is within its budget of code beside the data", () => {
    const size = brotliCompressSync(readFileSync(`${browserFolder}/index.js`)).length;
    expectWithinBudget("naijaref-elements, code", size);
  });

  it("does nothing on a server", async () => {
    expect(Object.keys(await import("naijaref-elements"))).toContain("PlaceElement");
  });
});
