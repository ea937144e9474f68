import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { openExplorer, PHONE, says } from "./open-explorer.ts";

/** What one votes for, in a browser: by keyboard, by name, from where one is, and as a picture. */

const UNIT = "24-11-01-007";

/** Scripts are loaded when they are first needed; they say nothing of a person. */
const isOfPage = (request: string): boolean => !/^(?:\/assets\/|blob:)/.test(request);

/** The offices and their constituencies, as they are read. */
const contestsOf = (page: Page): Promise<string[]> =>
  page
    .locator(".polls .rows > li")
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).innerText.replace(/\s+/g, " ")));

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const field = (page: Page) => page.locator("[data-vote-form] [name=at]");
  const options = (page: Page) => page.getByRole("option");
  const doubts = (page: Page) => page.locator(".vote-doubts");

  it("reads the code of a card by keyboard alone, or where one is, sends nothing, and keeps the days and the answer", async () => {
    const { page, requests, complaints } = await explorer.visit("/vote", {
      ...{ viewport: PHONE, geolocation: { latitude: 6.6018, longitude: 3.3515 } },
      permissions: ["geolocation"],
    });
    const before = requests.length;
    await field(page).focus();
    await page.keyboard.type("PU 24/11/01/007");
    await page.keyboard.press("Enter");
    await expect.poll(() => contestsOf(page)).toHaveLength(5);
    expect(page.url()).toBe(`${explorer.url}/vote`);
    expect(requests.slice(before).filter(isOfPage)).toEqual([]);
    const here = await contestsOf(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    for (let pressed = 0; pressed < 30 && (await focused()) !== `/vote/${UNIT}`; pressed++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/vote/${UNIT}`);
    expect(await contestsOf(page)).toEqual(here);
    expect(await page.locator("[aria-current=true]").textContent()).toContain(UNIT.slice(-3));

    const opened = requests.length;
    const saved = async (button: string): Promise<Buffer> =>
      (await downloadFrom(page, () => page.locator(button).click())).bytes;
    const calendar = (await saved("[data-calendar]")).toString();
    const days = await page
      .locator(".poll time")
      .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(calendar).toContain(`DTSTART;VALUE=DATE:${day?.replaceAll("-", "")}`);
    const picture = await saved("[data-picture]");
    expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16)]).toEqual(["PNG", 1080]);
    expect(requests.slice(opened).filter(isOfPage)).toEqual([]);

    // Where one is says the LGA, and not the ward.
    await page.goto(`${explorer.url}/vote`);
    await page.locator("[data-here]").click();
    await says(page.locator("[data-vote-result]"), "Choose your ward");
    await says(doubts(page), "your ward decides");
    expect(complaints).toEqual([]);
  });

  it("finds the unit of a school while one types, asks in which state, and says what is wrong or not certain", async () => {
    const { page, requests } = await explorer.visit("/vote", { viewport: PHONE });
    const chips = page.locator("[data-vote-states] a");
    expect(await chips.first().isVisible()).toBe(false);
    await field(page).pressSequentially("baptist primary school");
    await expect.poll(() => chips.count()).toBe(37);
    await chips.filter({ hasText: "Oyo" }).click();
    await says(options(page), "Baptist");
    await page.goto(`${explorer.url}/vote`);
    await field(page).pressSequentially("anifowoshe primary school");
    await says(options(page), "Anifowoshe/Ikeja ward, Ikeja, Lagos");
    await options(page).first().click();
    await page.waitForURL("**/vote/24-11-01-001");
    expect(await page.locator("h1").textContent()).toBe("Anifowoshe Pry. Sch.");
    const lines = await page.locator(".polls .rows > li").all();
    for (const box of await Promise.all(lines.map((line) => line.boundingBox())))
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
    expect(requests.filter((one) => one.includes("read-vote"))).toHaveLength(2);

    // Without script the service says the same (answers/pages.test.ts).
    for (const [typed, said, where] of [
      ["---", "code on your voter’s card", page.locator(".problem")],
      ["99-01-01-001", "No state has this number", page.locator(".problem")],
      ["24-11-99-001", "Ikeja has no ward with this number", page.locator(".problem")],
      ["24-11-01-998", "may have made it since", doubts(page)],
    ] as const) {
      await page.goto(`${explorer.url}/vote`);
      await field(page).fill(typed);
      await field(page).press("Enter");
      await says(where, said);
    }
    expect(await contestsOf(page)).toHaveLength(5);
  });
});
