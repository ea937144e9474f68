import type { FrameLocator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { type OpenHost, openHost } from "../../start/host.ts";
import { openExplorer } from "./open-explorer.ts";

/** Cards and maps in frames of other people's pages. What may be framed, answers/pages.test.ts says. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();
  let other: OpenHost;
  let html = "";

  beforeAll(async () => {
    other = await openHost((_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end(`<!doctype html><title>Another page</title><body>${html}`);
    });
    return other.close;
  });

  /** Opens a page of another port with what a person pasted into it. */
  async function paste(text: string, width = 600): Promise<{ page: Page; frame: FrameLocator }> {
    html = text;
    const { page } = await explorer.visit(other.url, { viewport: { width, height: 900 } });
    return { page, frame: page.frameLocator("iframe").first() };
  }

  /** What the button below "Show it on your page" copies: the code beside it. */
  async function copied(path: string, what: string): Promise<string> {
    const { page } = await explorer.visit(path);
    const action = page.getByRole("link", { name: "Embed", exact: true });
    if (await action.isVisible()) await action.click();
    else await page.getByText("Show this map on your page").click();
    const button = page.getByRole("button", { name: `Copy: ${what}` });
    expect(await button.isVisible()).toBe(true);
    return (await page.locator(".snippet", { has: button }).locator("code").textContent()) ?? "";
  }

  const heightOf = (page: Page): Promise<number> =>
    page.locator("iframe").evaluate((one) => one.getBoundingClientRect().height);

  const insideOf = (frame: FrameLocator) =>
    frame.locator("html").evaluate((one) => ({
      wanted: Math.ceil(one.getBoundingClientRect().height),
      isWithin: one.scrollWidth <= one.clientWidth && one.scrollHeight <= innerHeight,
    }));

  it("the two lines that a page gives show a card or a map on another page, as high as it is", async () => {
    for (const [path, what, width] of [
      ["/banks/gtbank", "A card", 600],
      ["/states/lagos", "A map", 360],
      ["/map", "HTML", 600],
    ] as const) {
      const { page, frame } = await paste(await copied(path, what), width);
      await frame.locator("h1").waitFor();
      await expect.poll(async () => (await insideOf(frame)).isWithin).toBe(true);
      expect(await heightOf(page)).toBe((await insideOf(frame)).wanted);
      // A narrower page makes it higher or lower, and the frame follows.
      const before = await heightOf(page);
      await page.setViewportSize({ width: 330, height: 900 });
      await expect.poll(async () => (await heightOf(page)) !== before).toBe(true);
      await expect.poll(async () => (await heightOf(page)) === (await insideOf(frame)).wanted).toBe(true);
    }

    // Links and shapes open in a new tab, which has the menu.
    const { page, frame } = await paste(await copied("/states/lagos", "A map"));
    for (const link of [
      frame.locator(".shapes a[href='/lgas/lagos/ikeja']").first(),
      frame.getByText("Open the whole page"),
    ]) {
      const [tab] = await Promise.all([page.waitForEvent("popup"), link.click({ force: true })]);
      await tab.locator(".site-header").waitFor();
      expect(await frame.locator("h1").textContent()).toBe("LGAs of Lagos");
      await tab.close();
    }
  });
});
