import { expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** A correction is written where one stands, and sent to whom the operator names. */
const explorer = openExplorer({ CONTACT: "data@example.org,+2348031234567" });

it.skipIf(withoutChromium)("opens a sheet with the value beside which one pressed", async () => {
  const { page, complaints } = await explorer.visit("/lgas/lagos/ikeja", {
    viewport: { width: 360, height: 740 },
  });
  const wrong = page.locator(".wrong").first();
  await wrong.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await wrong.click();
  const value = page.locator("[data-report] [name=wrong]");
  await expect.poll(() => value.inputValue()).toMatch(/^.+: .+/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.locator("[data-report] [name=right]").fill("Oregun & Ikeja");
  const mail = new URL((await page.getByRole("link", { name: "Mail" }).getAttribute("href")) ?? "");
  expect(mail.pathname).toBe("data@example.org");
  expect(mail.searchParams.get("body")).toContain("What it should be: Oregun & Ikeja");
  const chat = new URL((await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
  expect(chat.searchParams.get("text")).toContain(await value.inputValue());
  expect(await page.locator("[data-report] [data-copy]").getAttribute("data-copy")).toContain("Oregun");
  await page.getByRole("link", { name: "Close" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Close" }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});
