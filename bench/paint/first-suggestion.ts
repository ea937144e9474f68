import type { Page } from "playwright-core";

/** What a person meets who types into the box of a page that has just come; in milliseconds. */
export interface FirstSuggestion {
  /** From the first key to the frame with the first suggestion. */
  readonly shown: number;
  /** The longest that a key waited for its frame: before the engine is there, while it comes, and after. */
  readonly slowestKey: number;
}

/** In milliseconds: from one key to the next, as on the keyboard of a phone. */
const BETWEEN_KEYS = 200;

/** Longer than the engine takes to come on the slow line, in milliseconds. */
const ENGINE = 9000;

const WATCH = `
  globalThis.met = { slowestKey: 0 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^key|input$/.test(name)) met.slowestKey = Math.max(met.slowestKey, duration);
  }).observe({ type: "event", durationThreshold: 16 });
  document.querySelector("input[type=search]").addEventListener("input", () => met.first ??= performance.now());
  new MutationObserver(() => {
    if (met.isSeen || document.querySelector("[role=option]") === null) return;
    met.isSeen = true;
    requestAnimationFrame(() => setTimeout(() => met.shown = performance.now() - met.first));
  }).observe(document.body, { childList: true, subtree: true });
`;

export async function firstSuggestion(page: Page): Promise<FirstSuggestion> {
  await page.evaluate(WATCH);
  await page.locator("input[type=search]").first().click();
  await page.keyboard.type("ikeja", { delay: BETWEEN_KEYS });
  await page.waitForTimeout(ENGINE);
  await page.keyboard.type(" ward 2", { delay: BETWEEN_KEYS });
  await page.waitForTimeout(BETWEEN_KEYS);
  return page.evaluate("met");
}
