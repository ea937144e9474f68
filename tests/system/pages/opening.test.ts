import { expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** A page that comes slowly shows its beginning, and nothing below it before the footer. */

const PAGES = [
  "/",
  "/states",
  "/states/lagos",
  "/map?of=states",
  "/vote/24-11-01",
  "/match",
  "/banks/gtbank",
  "/plates",
  "/v1/docs",
  "/nowhere",
];

const explorer = openExplorer();

it.skipIf(withoutChromium).each(PAGES)(
  "%s is hidden below its beginning, until its footer comes",
  async (path) => {
    const { page } = await explorer.visit("/robots.txt", { javaScriptEnabled: false });
    const shown = () =>
      page.evaluate(() => {
        const [end] = document.querySelectorAll("main link");
        const parts = [...document.querySelectorAll("main *:not(link)")].filter(
          (part) => !part.contains(end ?? null) && part.checkVisibility({ visibilityProperty: true }),
        );
        const isAbove = (part: Element) =>
          (part.compareDocumentPosition(end ?? part) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
        const above = parts.filter(isAbove).length;
        return { above, below: parts.length - above };
      });
    const address = explorer.url + path;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const whole = await response.text();
      await route.fulfill({ response, body: whole.slice(0, whole.indexOf("<footer")) });
    });
    await page.goto(address);
    const atFirst = await shown();
    await page.unroute(address);
    await page.goto(address);
    const { above, below } = await shown();
    expect([above > 0, below > 0]).toEqual([true, true]);
    expect(atFirst).toEqual({ above, below: 0 });
  },
);
