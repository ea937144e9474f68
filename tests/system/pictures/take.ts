import type { Browser, Page } from "playwright-core";
import { boxFont } from "./box-font.ts";
import { PAGE_KINDS, SCHEMES, SIZES } from "./page-kinds.ts";

/** The first screen of each kind of page, in each size and scheme. */
export interface Picture {
  /** `lga-360-dark`. */
  readonly name: string;
  readonly png: Buffer;
}

/** All letters are boxes, and nothing blinks or moves. */
const STYLE = `
  @font-face { font-family: Box; font-weight: 100 900; src: url(data:font/ttf;base64,${boxFont().toString("base64")}); }
  *, ::before, ::after { font-family: Box !important; caret-color: transparent !important; transition: none !important; }
`;

/** @param kinds a part of them; all if left out. */
export async function* takePictures(
  browser: Browser,
  service: string,
  kinds: Readonly<Record<string, string>> = PAGE_KINDS,
): AsyncGenerator<Picture> {
  // The style stands in the page, which the policy of the pages forbids.
  // Pictures of half the size show what is where as well, and are made in a fraction of the time.
  const context = await browser.newContext({
    bypassCSP: true,
    serviceWorkers: "block",
    viewport: SIZES[0],
    deviceScaleFactor: 0.5,
  });
  const page = await context.newPage();
  for (const [kind, path] of Object.entries(kinds)) {
    await page.goto(service + path);
    await page.addStyleTag({ content: STYLE });
    await page.evaluate(() => document.fonts.load("1rem Box"));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        yield { name: `${kind}-${size.width}-${colorScheme}`, png: await page.screenshot() };
      }
    }
  }
  await context.close();
}

/** The names on a map are placed anew after a change of size. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
