import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";
import { differenceBetween } from "./compare.ts";
import { EXPECTED } from "./expected.ts";
import { PAGE_KINDS } from "./page-kinds.ts";
import { takePictures } from "./take.ts";

/**
 * The first screen of each kind of page looks as it did when somebody accepted it. A part of the pixels may
 * differ, because the data grows and Chromium draws the arrows and frames of fields anew from time to time.
 */
const MOST = 0.02;

/** Where a picture is put that differs. */
const SEEN = join(tmpdir(), "naijaref-pictures");

const service = sharedService();
let browser: Browser;
let comparer: Page;

beforeAll(async () => {
  if (withoutChromium) return;
  browser = await openChromium();
  comparer = await browser.newPage();
});

afterAll(async () => {
  if (withoutChromium) return;
  await browser.close();
});

const differing = async (url: string, kinds?: Readonly<Record<string, string>>): Promise<string[]> => {
  const found: string[] = [];
  for await (const { name, png } of takePictures(browser, url, kinds)) {
    const share = await differenceBetween(comparer, png, readFileSync(`${EXPECTED}${name}.webp`));
    if (share <= MOST) continue;
    mkdirSync(SEEN, { recursive: true });
    writeFileSync(join(SEEN, `${name}.png`), png);
    found.push(`${name}: ${(share * 100).toFixed(1)} % of it differs, see ${join(SEEN, `${name}.png`)}`);
  }
  return found;
};

describe.skipIf(withoutChromium)("the first screen of each kind of page", () => {
  it("looks as somebody accepted it: if the change is meant, look at it and run npm run pages:accept", {
    timeout: 240_000,
  }, async () => {
    const kinds = Object.fromEntries(Object.entries(PAGE_KINDS));
    expect(await differing(service.url, kinds)).toEqual([]);
  });

  it("would be seen to differ without its style", async () => {
    expect(await withoutStyles({ lga: PAGE_KINDS["lga"] as string })).toHaveLength(4);
  });
});

/** The same comparison with pages whose styles do not come. */
async function withoutStyles(kinds: Readonly<Record<string, string>>): Promise<string[]> {
  const proxy = createServer(async ({ url }, response) => {
    if (url?.endsWith(".css")) return void response.writeHead(404).end();
    const answer = await fetch(service.url + url);
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const { port } = proxy.address() as { readonly port: number };
  try {
    return await differing(`http://127.0.0.1:${port}`, kinds);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}
