import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** What one votes for, in a browser: by keyboard, without script, on paper and as a picture. */

const PHONE = { width: 360, height: 780 };

const UNIT = "24-11-01-007";

/** Scripts are loaded when they are first needed; they say nothing of a person. */
const isOfPage = (request: string): boolean => !request.startsWith("/assets/");

/** The offices and their constituencies, as they are read. */
const contestsOf = (page: Page): Promise<string[]> =>
  page
    .locator(".polls .rows > li")
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).innerText.replace(/\s+/g, " ")));

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  it("reads the code of a card by keyboard alone, and sends nothing", async () => {
    const { page, requests, complaints } = await explorer.visit("/vote", { viewport: PHONE });
    const before = requests.length;
    await page.locator("[data-vote-form] [name=at]").focus();
    await page.keyboard.type("PU 24/11/01/007");
    await page.keyboard.press("Enter");
    await expect.poll(() => contestsOf(page)).toHaveLength(5);
    expect(page.url()).toBe(`${explorer.url}/vote`);
    expect(requests.slice(before).filter(isOfPage)).toEqual([]);
    const here = await contestsOf(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    for (let pressed = 0; pressed < 30; pressed++) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate(() => document.activeElement?.getAttribute("href"))) === `/vote/${UNIT}`)
        break;
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/vote/${UNIT}`);
    expect(await contestsOf(page)).toEqual(here);
    expect(await page.locator("[aria-current=true]").textContent()).toContain(UNIT.slice(-3));
    expect(complaints).toEqual([]);
  });

  it("finds the unit of a school while one types, and the days and seats of it", async () => {
    const { page, requests } = await explorer.visit("/vote", { viewport: PHONE });
    await page.locator("[name=at]").pressSequentially("anifowoshe primary school");
    const option = page.getByRole("option").first();
    await expect.poll(() => option.textContent()).toContain("Anifowoshe/Ikeja ward, Ikeja, Lagos");
    await option.click();
    await page.waitForURL("**/vote/24-11-01-001");
    expect(await page.locator("h1").textContent()).toBe("Anifowoshe Pry. Sch.");
    const lines = page.locator(".polls .rows > li");
    for (const box of await Promise.all((await lines.all()).map((line) => line.boundingBox())))
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
    expect(await page.locator("main").textContent()).not.toMatch(/in \d+ days/);
    expect(requests.filter((one) => one.includes("read-vote"))).toHaveLength(1);
  });

  it("asks in which state, where nothing tells the place", async () => {
    const { page } = await explorer.visit("/vote", { viewport: PHONE });
    const chips = page.locator("[data-vote-states] a");
    expect(await chips.first().isVisible()).toBe(false);
    await page.locator("[name=at]").pressSequentially("baptist primary school");
    await expect.poll(() => chips.count()).toBe(37);
    await chips.filter({ hasText: "Oyo" }).click();
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Baptist");
    const served = await explorer.visit("/vote?at=open+space+olayemi", { javaScriptEnabled: false });
    expect(await served.page.title()).toContain("Error");
    expect(await served.page.locator("[name=at]").getAttribute("aria-invalid")).toBe("true");
    await served.page.locator("[data-vote-states] a", { hasText: "Kano" }).click();
    await served.page.waitForURL(/olayemi.*Kano/);
  });

  it("says of a unit that is not in the list that INEC may have made it since", async () => {
    const { page } = await explorer.visit("/vote");
    await page.locator("[data-vote-form] [name=at]").fill("24-11-01-998");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".vote-doubts").textContent()).toContain("may have made it since");
    expect(await contestsOf(page)).toHaveLength(5);
    const served = await explorer.visit("/vote/24-11-01-998");
    expect(await served.page.locator(".vote-doubts").textContent()).toContain("may have made it since");
  });

  it.each([
    ["---", /code on your voter.s card/],
    ["99-01-01-001", /No state has this number/],
    ["24-11-99-001", /Ikeja has no ward with this number/],
  ] satisfies [string, RegExp][])(
    "says what is wrong with %s, with script and without",
    async (typed, said) => {
      for (const javaScriptEnabled of [true, false]) {
        const { page } = await explorer.visit("/vote", { javaScriptEnabled });
        await page.locator("[data-vote-form] [name=at]").fill(typed);
        await page.keyboard.press("Enter");
        await expect.poll(() => page.locator(".problem").textContent()).toMatch(said);
      }
    },
  );

  it("leads from an address to its LGA, and from there to a ward, without script", async () => {
    const { page } = await explorer.visit("/vote", { javaScriptEnabled: false });
    await page.locator("[data-vote-form] [name=at]").fill("12 Allen Avenue, Ikeja, Lagos");
    await page.locator("[data-vote-form] button[type=submit]").click();
    await page.waitForURL(/\/vote/);
    await page.locator('a[href^="/vote/24-11-"], a[href^="/vote/NG025011"]').first().click();
    await page.waitForURL(/\/vote\/(24-11-|NG)/);
    expect((await contestsOf(page)).length).toBe(5);
  });

  it("finds the LGA where one is, and says that the ward is not known from it", async () => {
    const { page } = await explorer.visit("/vote", {
      geolocation: { latitude: 6.6018, longitude: 3.3515 },
      permissions: ["geolocation"],
    });
    await page.locator("[data-here]").click();
    await expect.poll(() => page.locator("[data-vote-result]").textContent()).toContain("Choose your ward");
    expect(await page.locator(".vote-doubts").textContent()).toContain("your ward decides");
  });

  it("has the days as a calendar, and the answer as a picture, both made on the device", async () => {
    const { page, requests } = await explorer.visit(`/vote/${UNIT}`, { viewport: PHONE });
    const before = requests.length;
    const saved = async (button: string): Promise<Buffer> =>
      (await downloadFrom(page, () => page.locator(button).click())).bytes;
    const calendar = (await saved("[data-calendar]")).toString();
    const days = await page
      .locator(".poll time")
      .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(calendar).toContain(`DTSTART;VALUE=DATE:${day?.replaceAll("-", "")}`);
    const picture = await saved("[data-picture]");
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.readUInt32BE(16)).toBe(1080);
    const sent = requests.slice(before).filter((one) => isOfPage(one) && !one.startsWith("blob:"));
    expect(sent).toEqual([]);
  });

  it("shows a timetable with what moved, and each party on a page of its own", async () => {
    const { page } = await explorer.visit("/elections");
    const moved = page.locator("section:has(#moved) li");
    expect(await moved.count()).toBeGreaterThan(0);
    const target = await moved.first().locator("a").getAttribute("href");
    expect(await page.locator(`[id="${target?.slice(1)}"]`).count()).toBe(1);
    const parties = await explorer.visit("/parties");
    const link = parties.page.locator("table a").first();
    const name = await link.textContent();
    await link.click();
    await expect.poll(() => parties.page.locator("h1").textContent()).toBe(name);
  });
});
