import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The page that matches a file, in a browser. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

  describe("the tools", () => {
    it("match a file without a connection, with a person's decisions, and change no byte of it", async () => {
      const { page, requests } = await explorer.visit("/match");
      await page.locator(".drop").waitFor();
      // The worker has been loaded with the page.
      await expect.poll(() => requests.some((request) => request.includes("match-worker"))).toBe(true);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      const asked = requests.length;
      const text =
        'State;Area;Price\r\nLagos;Ikeja;100\r\nLagos;Surulere;"1;5"\r\nOyo;Ibadan;7\r\nLagos;TOTAL;9\r\n';
      await page.locator(".drop input").setInputFiles(csv("prices.csv", text));
      expect(await page.getByLabel("Column with the names").inputValue()).toBe("Area");
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.locator(".statuses .exact b").textContent()).toBe("2");
      expect(await page.locator(".review > li").count()).toBe(2);
      await page.locator(".review .ambiguous label").nth(1).click();
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save the new file" }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe("prices.matched.csv");
      const lines = (await readFile(await saved.path(), "utf8")).split("\r\n");
      for (const [at, line] of text.split("\r\n").entries()) expect(lines[at]?.startsWith(line)).toBe(true);
      expect(lines[3]).toMatch(/^Oyo;Ibadan;7;alias;NG\d{6};Ibadan [^;]+;1;A person chose it\.$/);
      expect(requests.slice(asked).filter((request) => !request.startsWith("blob:"))).toEqual([]);
    });

    it("say of one row what they say of several, as one", async () => {
      const { page } = await explorer.visit("/match");
      await page.locator(".drop input").setInputFiles(csv("banks.csv", "Bank\nGTB\n58\nzzzz\n"));
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      const statuses = page.locator(".statuses");
      await expect
        .poll(() => statuses.textContent())
        .toMatch(/1 is another way.*1 could mean.*1 means nothing/);
      expect(await page.locator(".doubt").first().textContent()).toMatch(/changed 1 code: it lost a zero /);
    });

    it("say what is wrong with a file, and what to do", async () => {
      const { page } = await explorer.visit("/match");
      const drop = page.locator(".drop input");
      await drop.setInputFiles({
        name: "list.xlsx",
        mimeType: "",
        buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      });
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("Save it as CSV in UTF-8");
      await drop.setInputFiles(csv("empty.csv", ""));
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("The file is empty");
      await drop.setInputFiles(csv("open.csv", 'LGA\n"Ikeja\n'));
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/quote/i);
    });
  });
});
