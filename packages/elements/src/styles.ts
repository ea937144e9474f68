import { css } from "./generated/css.ts";

let sheet: CSSStyleSheet | undefined;

/** Gives a document or a shadow tree the style of the elements, once. */
export function adoptStyle(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  // Before the page's own adopted sheets, so that the page has the last word.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
