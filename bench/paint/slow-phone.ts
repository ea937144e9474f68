import type { Browser, Page } from "playwright-core";

/** 400 kbit/s, with 100 ms to the service and back; in bytes a second. */
const LINE = { offline: false, latency: 100, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How many times slower than this machine. */
const SLOWER = 4;

/** Does something on a slow line and a slow phone, with an empty cache. */
export async function onSlowPhone<Value>(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", LINE);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(address, { waitUntil: "load" });
    return await act(page);
  } finally {
    await context.close();
  }
}
