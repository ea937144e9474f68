import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The search box as a person meets it, in a browser. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  describe("the box", () => {
    const box = (page: Page) => page.getByRole("combobox");

    it("suggests by the keyboard, and opens what is chosen", async () => {
      const { page, complaints } = await explorer.visit("/map");
      await box(page).focus();
      await box(page).pressSequentially("ikej");
      await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Ikeja");
      expect(await box(page).getAttribute("aria-expanded")).toBe("true");
      await page.keyboard.press("ArrowDown");
      const id = await box(page).getAttribute("aria-activedescendant");
      expect(await page.locator(`#${id}`).getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("Escape");
      expect(await page.getByRole("option").count()).toBe(0);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/lgas/**");
      expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
    });

    it.each([
      ["15 Allen Avenue, Ikeja", "The LGA of this address"],
      ["anifowoshe pry", "Anifowoshe Pry. Sch."],
      ["gtb", "GTBankBank · Guaranty Trust Bank Limited · also GTB058"],
      ["vote", "Your vote in 2027"],
      ["embed", "Build a form"],
    ])("says all of %s at once: %s", async (typed, said) => {
      const { page, complaints } = await explorer.visit("/banks");
      await box(page).fill(typed);
      await expect.poll(() => page.getByRole("option").allTextContents()).not.toEqual([]);
      const first = await page.getByRole("option").allTextContents();
      expect(first.join("\n")).toContain(said);
      // The list does not change under the finger.
      await page.waitForTimeout(1000);
      expect(await page.getByRole("option").allTextContents()).toEqual(first);
      expect(complaints).toEqual([]);
    });

    it("tells places of one name by their kind, and leaves out what is only similar", async () => {
      const { page } = await explorer.visit("/map");
      await box(page).fill("yaba");
      await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(1);
      const kinds = await page.getByRole("option").locator("small").allTextContents();
      expect(kinds.slice(0, 2).map((words) => words.split(" ")[0])).toEqual(["Quarter", "LCDA"]);
    });

    it("needs 2,000 bytes for its suggestions, and no engine", async () => {
      const { page, requests } = await explorer.visit("/map");
      let bytes = 0;
      await page.route("**/v1/suggest?*", async (route) => {
        const response = await route.fetch();
        bytes += (await response.body()).length;
        await route.fulfill({ response });
      });
      await box(page).fill("ikej");
      await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Ikeja");
      expect(bytes).toBeLessThan(2000);
      expect(requests.filter((one) => one.includes("search-worker"))).toEqual([]);
    });

    it("shows what is still right of the answer before, where the next one takes long", async () => {
      const { page } = await explorer.visit("/map");
      await page.route("**/v1/suggest?*", async (route) => {
        const isFirst = new URL(route.request().url()).searchParams.get("q") === "ike";
        await new Promise((done) => setTimeout(done, isFirst ? 1000 : 20_000));
        await route.continue().catch(() => undefined);
      });
      await box(page).focus();
      const asked = page.waitForRequest("**/v1/suggest?*");
      await box(page).fill("ike");
      await asked;
      await box(page).fill("ikeja");
      await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(0);
      const titles = await page.getByRole("option").locator("b").allTextContents();
      expect(titles.filter((title) => !title.startsWith("Ikeja"))).toEqual([]);
    });

    it("stays closed by Escape, whatever comes after it", async () => {
      const { page } = await explorer.visit("/map");
      let letCome: () => void = () => undefined;
      const mayCome = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route("**/v1/suggest?*", async (route) => {
        await mayCome;
        await route.continue();
      });
      const asked = page.waitForRequest("**/v1/suggest?*");
      await box(page).fill("ikej");
      await asked;
      await page.keyboard.press("Escape");
      const answered = page.waitForResponse("**/v1/suggest?*");
      letCome();
      await (await answered).finished();
      await page.waitForTimeout(300);
      expect(await page.getByRole("option").count()).toBe(0);
    });

    it("goes from the last suggestion to the box, and from the box to the last", async () => {
      const { page } = await explorer.visit("/map");
      await box(page).focus();
      await box(page).pressSequentially("ikej");
      await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(1);
      const active = () => box(page).getAttribute("aria-activedescendant");
      await page.keyboard.press("ArrowUp");
      const last = await page.getByRole("option").last().getAttribute("id");
      await expect.poll(active).toBe(last);
      await page.keyboard.press("ArrowDown");
      await expect.poll(active).toBe(null);
      await page.keyboard.press("ArrowDown");
      await expect.poll(active).toBe(await page.getByRole("option").first().getAttribute("id"));
      await page.keyboard.press("ArrowUp");
      expect(await active()).toBe(null);
    });

    it("reads a number at once, sends it nowhere, and hands it to its tool", async () => {
      const { page, requests } = await explorer.visit("/map");
      await box(page).focus();
      await box(page).pressSequentially("0000014579");
      await expect
        .poll(() => page.getByRole("option").first().textContent())
        .toContain("Account number 0000014579");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/check/account");
      await expect.poll(() => page.locator("[data-result]").textContent()).toContain("can have this number");
      expect(requests.filter((request) => request.split("#")[0]?.includes("0000014579"))).toEqual([]);
    });

    it("shows all results without script, with a link for each", async () => {
      const { page } = await explorer.visit("/search?q=ikeja", { javaScriptEnabled: false });
      expect(await page.locator(".best a").first().getAttribute("href")).toBe("/lgas/lagos/ikeja");
      await page.goto(`${explorer.url}/search?q=24-11-01-007`);
      expect(await page.locator(".answer a").textContent()).toBe("In Front of No. 5 Nurudeen St.");
      expect(await page.locator(".result").textContent()).toContain("Polling unit 24-11-01-007");
      await page.goto(`${explorer.url}/search?q=zzzzqqqq`);
      expect(await page.locator(".problem").textContent()).toContain("Nothing has a name like this");
    });
  });
});
