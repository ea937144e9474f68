import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The search box as a person meets it, in a browser. */

/** Counts what workers that are started from now on say. */
const COUNT_MESSAGES = `
  messages = 0;
  Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => messages++);
    }
  };
`;

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

    it("reads an address, which only a worker of its own may load", async () => {
      const { page, complaints } = await explorer.visit("/banks");
      await box(page).focus();
      await box(page).fill("12 Bode Thomas Street, Surulere");
      await expect
        .poll(() => page.getByRole("option").allTextContents())
        .toEqual([expect.stringContaining("Surulere, Lagos"), expect.stringContaining("Surulere, Oyo")]);
      await box(page).fill("15 Allen Avenue, Ikeja");
      await expect
        .poll(() => page.getByRole("option").first().textContent())
        .toContain("The LGA of this address");
      expect(complaints).toEqual([]);
    });

    it("needs 1,500 bytes for the first suggestions, and nothing else is on the line before them", async () => {
      const { page, requests } = await explorer.visit("/map");
      let bytes = 0;
      let isAnswered = false;
      await page.route("**/v1/suggest?*", async (route) => {
        const response = await route.fetch();
        bytes += (await response.body()).length;
        // Longer than the engine waits for a person who does not type.
        await new Promise((done) => setTimeout(done, 1300));
        isAnswered = true;
        await route.fulfill({ response });
      });
      const before = requests.length;
      const early: string[] = [];
      page.on("request", (request) => isAnswered || early.push(new URL(request.url()).pathname));
      await box(page).focus();
      await box(page).fill("ikej");
      await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Ikeja");
      // On a busy machine the key may come later than the engine waits for it.
      const since = early.slice(early.indexOf("/v1/suggest"));
      expect([...new Set(since)]).toEqual(["/v1/suggest"]);
      expect(requests.length).toBeGreaterThan(before);
      expect(bytes).toBeLessThan(1500);
    });

    it("leaves the line to the next question while the engine is still on its way", async () => {
      const { page } = await explorer.visit("/map");
      // As on a slow line, where what is asked for after the engine waits for it.
      let starts = 0;
      await page.context().route("**/assets/search-worker-*.js", () => void starts++);
      for (const [at, typed] of ["ikeja", "surulere"].entries()) {
        // Gives the focus too: the engine has no time to start before the question.
        await box(page).fill(typed);
        await expect
          .poll(() => page.getByRole("option").first().textContent())
          .toMatch(new RegExp(typed, "i"));
        // It was stopped, and starts again after the answer.
        await expect.poll(() => starts).toBe(at + 1);
      }
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

    it("stays closed by Escape when the engine becomes ready after it", async () => {
      const { page } = await explorer.visit("/map");
      let letCome: () => void = () => undefined;
      const mayCome = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.context().route("**/assets/search-worker-*.js", async (route) => {
        await mayCome;
        await route.continue();
      });
      await page.evaluate(COUNT_MESSAGES);
      await box(page).fill("ikej");
      await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(0);
      await page.keyboard.press("Escape");
      letCome();
      await expect.poll(() => page.evaluate("messages")).toBeGreaterThan(0);
      // The engine needs less to answer.
      await page.waitForTimeout(500);
      expect(await page.getByRole("option").count()).toBe(0);
      expect(await box(page).inputValue()).toBe("ikej");
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
