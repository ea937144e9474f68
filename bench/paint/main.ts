/**
 * `npm run bench:paint`: when the largest part of each kind of page is drawn on a slow line and a slow phone,
 * with an empty cache, as Chromium reports it. It needs the built service, and Chromium.
 */
import { openChromium } from "../../packages/server/test/chromium.ts";
import { startService } from "../../packages/server/test/service.ts";

/** 400 kbit/s, with 100 ms to the service and back; in bytes a second. */
const LINE = { offline: false, latency: 100, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** How many times slower than this machine. */
const SLOWER = 4;
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

async function largestPaint(path: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", LINE);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(service.url + path, { waitUntil: "load" });
  const paint = await page.evaluate<number>(LARGEST);
  await context.close();
  return paint;
}

const paints = new Map(PAGES.map((path) => [path, [] as number[]]));
for (const [path] of paints) await (await fetch(service.url + path)).arrayBuffer();
for (let round = 0; round < ROUNDS; round++) {
  for (const [path, own] of paints) own.push(await largestPaint(path));
}
for (const [path, own] of paints) {
  const sorted = own.toSorted((a, b) => a - b).map((time) => (time / 1000).toFixed(2));
  console.log(`${path}: median ${sorted[ROUNDS >> 1]} s, fastest ${sorted[0]} s, slowest ${sorted.at(-1)} s`);
}
await browser.close();
await service.stop();
