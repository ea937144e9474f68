/**
 * `npm run bench:paint`: when the largest part of each kind of page is drawn on a slow line and a slow phone,
 * with an empty cache, as Chromium reports it; and when the box of the front page shows the first suggestion.
 * It needs the built service, and Chromium.
 */
import { openChromium } from "../../packages/server/test/chromium.ts";
import { startService } from "../../packages/server/test/service.ts";
import { firstSuggestion } from "./first-suggestion.ts";
import { onSlowPhone } from "./slow-phone.ts";

const ROUNDS = 5;

const PAGES = [
  "/",
  "/states/lagos",
  "/lgas/lagos/ikeja",
  "/wards/24-11-01",
  "/banks/gtbank",
  "/check/account",
];

const LARGEST = `new Promise((found) => {
  new PerformanceObserver((list) => found(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
})`;

const [service, browser] = await Promise.all([startService({ RATE_LIMIT: "off" }), openChromium()]);

/** The times of all rounds, in a line. */
function say(what: string, times: readonly number[], unit: "s" | "ms"): void {
  const sorted = times
    .toSorted((a, b) => a - b)
    .map((time) => (unit === "s" ? (time / 1000).toFixed(2) : time.toFixed(0)));
  console.log(
    `${what}: median ${sorted[ROUNDS >> 1]} ${unit}, fastest ${sorted[0]} ${unit}, slowest ${sorted.at(-1)} ${unit}`,
  );
}

const paints = new Map(PAGES.map((path) => [path, [] as number[]]));
for (const [path] of paints) await (await fetch(service.url + path)).arrayBuffer();
const suggestions = [];
for (let round = 0; round < ROUNDS; round++) {
  for (const [path, own] of paints)
    own.push(await onSlowPhone(browser, service.url + path, (page) => page.evaluate<number>(LARGEST)));
  suggestions.push(await onSlowPhone(browser, `${service.url}/`, firstSuggestion));
}
for (const [path, own] of paints) say(path, own, "s");
say(
  "first suggestion, from the first key",
  suggestions.map(({ shown }) => shown),
  "s",
);
say(
  "slowest key",
  suggestions.map(({ slowestKey }) => slowestKey),
  "ms",
);
await browser.close();
await service.stop();
