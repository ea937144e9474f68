import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { closePages, openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";

/** What a person with a small screen, own colours or no script meets. */

/** As narrow as WCAG 2.2 asks for in 1.4.10, which is also a screen of 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 };

const service = sharedService();
let browser: Browser;

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: NARROW, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.goto(service.url + path);
  return page;
}

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  beforeAll(async () => {
    browser = await openChromium();
    return async () => {
      await browser.close();
    };
  });

  afterEach(() => closePages(browser));

  it("a map has names that people write, and its choice is in view", async () => {
    const page = await visit("/map?of=federal_constituencies");
    await page.locator("[data-ready]").first().waitFor();
    const [line, chosen] = await page.evaluate(() => {
      const link = document.querySelector(".map-choices a[aria-current]");
      return [link?.closest("ul"), link].map((one) => one?.getBoundingClientRect().right ?? 0);
    });
    expect(chosen).toBeLessThanOrEqual(line ?? 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto(`${service.url}/map?of=lgas`);
    expect(await page.title()).toBe("Map of Nigeria: LGAs · naijaref");
  });

  it("a bank that is not in the list leaves the list as it was", async () => {
    const page = await visit("/check/account?account=0000014579&bank=nowhere");
    await expect.poll(() => page.locator("[name=bank] option").count()).toBeGreaterThan(150);
    expect(await page.locator("[name=bank]").evaluate((one: HTMLSelectElement) => one.selectedIndex)).toBe(0);
    expect(await page.locator("[data-result]").textContent()).toContain("There is no bank called");
  });

  it("the keys of maps and bars keep their colours where a person has chosen all others", async () => {
    const page = await visit("/map", { forcedColors: "active" });
    const colourOf = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, of) => getComputedStyle(one, of).backgroundColor, pseudo);
    expect(await colourOf(".map-legend li", "::before")).toBe("rgb(168, 213, 186)");
    expect(await colourOf(".map-choices [aria-current]")).not.toBe(
      await colourOf(".map-choices a:not([aria-current])"),
    );
    await page.goto(`${service.url}/coverage`);
    expect(await colourOf(".swatch.verified")).toBe("rgb(0, 105, 62)");
  });

  it("without script, the fields of the checkout stand apart", async () => {
    const page = await visit("/checkout", { javaScriptEnabled: false });
    const boxes = await Promise.all(
      ["State", "Local government area", "Ward"].map((name) =>
        page.locator("#checkout").getByLabel(name).boundingBox(),
      ),
    );
    const [gap = 0, next = 0] = boxes.slice(1).map((box, at) => (box?.y ?? 0) - (boxes[at]?.y ?? 0));
    expect(gap).toBeGreaterThan(80);
    expect(next).toBe(gap);
  });
});
