import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { DESKTOP, openExplorer } from "./open-explorer.ts";

/**
 * What people come for, done as they do it, on a phone and a desk, with script and without. A step is a tap,
 * or a screen that has to be scrolled until the answer is seen. Keys are not counted.
 */

const PHONE = { width: 360, height: 740 };

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const box = (page: Page) => page.getByRole("combobox").first();

  /** Types into the box, and waits for a first suggestion that says some words. */
  async function type(page: Page, text: string, words: RegExp): Promise<void> {
    await box(page).focus();
    await box(page).pressSequentially(text);
    await expect.poll(() => page.getByRole("option").first().textContent()).toMatch(words);
  }

  /** Searches without script, and opens the best hit. */
  async function search(page: Page, text: string): Promise<void> {
    await page.locator("input[name=q]").first().fill(text);
    await page.locator("input[name=q]").first().press("Enter");
    await page.waitForURL("**/search?**");
  }

  async function screensTo(page: Page, selector: string): Promise<number> {
    const seen = await page.locator(selector).first().boundingBox();
    if (seen === null) throw new Error(`${selector} is not seen`);
    const height = page.viewportSize()?.height ?? 1;
    return Math.max(0, Math.ceil((seen.y + seen.height) / height) - 1);
  }

  const SCREENS: readonly (readonly [string, BrowserContextOptions])[] = [
    ["a phone", { viewport: PHONE, hasTouch: true }],
    ["a desk", { viewport: DESKTOP }],
  ];

  describe.each(SCREENS)("on %s", (_, options) => {
    it("a: which senatorial district has Surulere: one tap, without scrolling", async () => {
      const { page } = await explorer.visit("/", options);
      await type(page, "senatorial district surulere", /Lagos Central.*covers Surulere/);
      const again = await explorer.visit("/", options);
      await type(again.page, "surulere", /Surulere.*Lagos/);
      await again.page.getByRole("option").first().click();
      await again.page.waitForURL("**/lgas/lagos/surulere");
      expect(await screensTo(again.page, ".rows a:text-is('Lagos Central')")).toBe(0);
    });

    it("b: a polling unit of a ward, with a page to share: two taps", async () => {
      const { page } = await explorer.visit("/wards/24-11-01", options);
      await page.getByLabel("Filter polling units").fill("nurudeen");
      await page.locator(".units li:visible a").first().click();
      await page.waitForURL("**/polling-units/24-11-01-*");
      expect(await screensTo(page, ".code code")).toBe(0);
      const direct = await explorer.visit("/", options);
      await type(direct.page, "24-11-01-007", /Polling unit 24-11-01-007/);
    });

    it("c: an account number is never called wrong on its way, and a chip stays on the page", async () => {
      const { page } = await explorer.visit("/check/account", options);
      for (const digit of "0000014579") {
        await page.locator("[name=account]").pressSequentially(digit);
        await page.waitForTimeout(200);
        expect(await page.locator(".answer.bad").count()).toBe(0);
      }
      await page.locator(".chips a", { hasText: "First" }).first().click();
      await expect.poll(() => page.locator(".answer").textContent()).toContain("Fits First");
      expect(page.url()).toContain("/check/account");
      await page.evaluate(() => {
        location.hash = "account=0000014578&bank=first-bank";
      });
      await expect.poll(() => page.locator(".answer").textContent()).toContain("Does not fit");
    });

    it("e: GTBank's code is copied in the suggestion itself: one tap", async () => {
      const { page } = await explorer.visit("/", options);
      await type(page, "gtb code", /GTBank/);
      expect(await page.locator("[data-code]").first().textContent()).toBe("058");
      await page.locator("[data-code]").first().click();
      await expect.poll(() => page.locator("[data-code]").first().textContent()).not.toBe("058");
      expect(new URL(page.url()).pathname).toBe("/");
    });

    it("f: a record is shared with its one address: one tap", async () => {
      const { page } = await explorer.visit("/lgas/lagos/ikeja", options);
      await page.locator("[data-share]").waitFor();
      expect(await screensTo(page, "[data-share]")).toBe(0);
    });

    it("g: the LGAs of a federal constituency on a map: one tap", async () => {
      const { page } = await explorer.visit("/", options);
      await type(page, "ikeja federal", /Ikeja.*Federal constituency/);
      await page.getByRole("option").first().click();
      await page.waitForURL("**/constituencies/FC236");
      expect(await page.locator(".lead").textContent()).toContain("all of Ikeja");
      expect(await page.locator(".map a.own").count()).toBe(1);
    });

    it("h: all LGAs as a file: two taps", async () => {
      const { page } = await explorer.visit("/", options);
      await page.getByRole("link", { name: "774 local government areas" }).click();
      expect(await page.getByRole("link", { name: "CSV" }).getAttribute("href")).toBe("/v1/lgas?format=csv");
    });

    it("j: the state of a plate is the heading of the answer: one tap, and in the box before", async () => {
      const { page } = await explorer.visit("/", options);
      await type(page, "KJA-123AB", /Registered in Lagos/);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/read/plate**");
      await expect.poll(() => page.locator("h2.answer").textContent()).toBe("Lagos");
    });

    it("without script, the same questions are answered by the service", async () => {
      const { page } = await explorer.visit("/", { ...options, javaScriptEnabled: false });
      for (const [text, answer] of [
        ["senatorial district surulere", "Lagos Central"],
        ["gtb code", "058"],
        ["ikeja federal", "FC236"],
        ["KJA-123AB", "Lagos"],
        ["0803", "MTN number"],
        ["6.6018, 3.3515", "Ikeja"],
        ["*737#", "GTBank"],
      ] as const) {
        await search(page, text);
        expect([text, await page.locator("main").textContent()]).toEqual([
          text,
          expect.stringContaining(answer),
        ]);
        // What would not work is not shown, and the question stays, to be changed.
        expect(await page.locator(".copy:visible").count()).toBe(0);
        expect(await page.locator("input[name=q]").first().inputValue()).toBe(text);
      }
    });
  });

  it("while one types, numbers on their way are progress, and nothing found is said", async () => {
    const { page, requests } = await explorer.visit("/map");
    await type(page, "0803", /MTN number, 7 more digits/);
    await box(page).pressSequentially("123");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("4 more digits");
    expect(await page.locator(".suggestions .bad").count()).toBe(0);
    expect(requests.filter((request) => request.includes("0803123"))).toEqual([]);
    await box(page).fill("zzzzqq");
    await expect.poll(() => page.locator(".suggestions .nothing").textContent()).toContain("Nothing");
    await box(page).fill("12 Adeniran Ogunsanya Street, Surulere, Lagos");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Surulere");
  });
});
