import axe from "axe-core";
import type { Page } from "playwright-core";

export type Scheme = "light" | "dark";

/** The rules that read colours. What all other rules read is the same in light and dark. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong in a page, each with its rule and the first elements that break it.
 *
 * @param within a part of the page, by its selector; the whole page if left out.
 * @param schemes one after the other, and the page stays in the last. If left out, the page stays as it is.
 */
export async function barriersIn(
  page: Page,
  { within, schemes }: { readonly within?: string; readonly schemes?: readonly Scheme[] } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [at, scheme] of (schemes ?? [null]).entries()) {
    if (scheme !== null) await takeScheme(page, scheme);
    const rules = at === 0 ? {} : { runOnly: OF_COLOURS };
    const options = JSON.stringify({ resultTypes: ["violations"], ...rules });
    const part = within === undefined ? "document" : `document.querySelector(${JSON.stringify(within)})`;
    const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${part}, ${options})`);
    for (const { id, nodes } of violations)
      found.push([scheme, id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))].join(" "));
  }
  return found;
}

/** Colours on their way from one scheme to the other are no finding, nor those of what is not drawn yet. */
const STILL = "* { transition: none !important; content-visibility: visible !important }";

async function takeScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    // The elements have a sheet of their own there.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, STILL);
  await page.emulateMedia({ colorScheme });
}
