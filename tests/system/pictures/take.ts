import type { Browser, Page } from "playwright-core";
import { boxFont } from "./box-font.ts";
import { PAGE_KINDS, SHOTS } from "./page-kinds.ts";

/** The first screen of a page, in a size and a scheme. */
export interface Picture {
  /** `lga-360-dark`. */
  readonly name: string;
  readonly png: Buffer;
}

/**
 * The style of pictures stands in the page, which the policy of the pages forbids. Pictures of half the size
 * show what is where as well, and are made in a fraction of the time.
 */
export const FOR_PICTURES = { bypassCSP: true, serviceWorkers: "block", deviceScaleFactor: 0.5 } as const;

/** All letters are boxes, and nothing blinks or moves. */
const STYLE = `
  @font-face { font-family: Box; font-weight: 100 900; src: url(data:font/ttf;base64,${boxFont().toString("base64")}); }
  *, ::before, ::after { font-family: Box !important; caret-color: transparent !important; transition: none !important; }
`;

/** Takes the pictures of a page that is open. Afterwards its letters are boxes. */
export async function* takeOpenPage(page: Page, kind: string): AsyncGenerator<Picture> {
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => document.fonts.load("1rem Box"));
  for (const { size, colorScheme } of SHOTS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    yield { name: `${kind}-${size.width}-${colorScheme}`, png: await page.screenshot() };
  }
}

/** The pictures of each kind of page. */
export async function* takePictures(browser: Browser, service: string): AsyncGenerator<Picture> {
  const context = await browser.newContext({ ...FOR_PICTURES, viewport: SHOTS[0].size });
  const page = await context.newPage();
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    await page.goto(service + path);
    yield* takeOpenPage(page, kind);
  }
  await context.close();
}

/** The names on a map are placed anew after a change of size. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
