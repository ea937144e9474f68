/**
 * `npm run pages:accept`: takes the pictures of the pages of the built service, which a person has looked at
 * with `npm run pages:look`, as those that the tests expect.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { openChromium } from "../../start/chromium.ts";
import { startService } from "../../start/service.ts";
import { toWebp } from "./compare.ts";
import { EXPECTED } from "./expected.ts";
import { takePictures } from "./take.ts";

const [service, browser] = await Promise.all([startService({ RATE_LIMIT: "off" }), openChromium()]);
const converter = await browser.newPage();
rmSync(EXPECTED, { recursive: true, force: true });
mkdirSync(EXPECTED);
let bytes = 0;
for await (const { name, png } of takePictures(browser, service.url)) {
  const webp = await toWebp(converter, png);
  bytes += webp.length;
  writeFileSync(`${EXPECTED}${name}.webp`, webp);
}
await browser.close();
await service.stop();
console.log(`${readdirSync(EXPECTED).length} pictures, ${Math.round(bytes / 1000)} KB`);
