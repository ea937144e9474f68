import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { type RunningService, startService } from "../../start/service.ts";

/** The pages for people, over a socket and in a browser. */

let service: RunningService;

beforeAll(async () => {
  service = await startService({ RATE_LIMIT: "5", PUBLIC_URL: "https://naijaref.example" });
});

afterAll(() => service.stop());

const BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

const ask = (target: string, accept = BROWSER, address = "203.0.113.1") =>
  fetch(service.url + target, {
    redirect: "manual",
    headers: { Accept: accept, "X-Forwarded-For": address },
  });

it("shows failures as pages to browsers, and as JSON to programs and on the API", async () => {
  const page = await ask("/nowhere");
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain("<h1>There is no page here</h1>");
  for (const [target, accept] of [
    ["/nowhere", "*/*"],
    ["/v1/nowhere", BROWSER],
  ] as const) {
    const failure = await ask(target, accept);
    expect([failure.status, failure.headers.get("content-type")]).toEqual([
      404,
      "application/json; charset=utf-8",
    ]);
    await failure.text();
  }
});

describe("without a limit", () => {
  let unlimited: RunningService;
  let browser: Browser | undefined;

  beforeAll(async () => {
    unlimited = await startService({ RATE_LIMIT: "off", PUBLIC_URL: "https://naijaref.example" });
    if (!withoutChromium) browser = await openChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await unlimited.stop();
  });

  it("keeps pages as it keeps answers, redirects to the one address, and keeps what was typed private", async () => {
    const page = await fetch(`${unlimited.url}/states/lagos`);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
    const known = { "If-None-Match": page.headers.get("etag") ?? "" };
    expect((await fetch(`${unlimited.url}/states/lagos`, { headers: known })).status).toBe(304);
    const other = await fetch(`${unlimited.url}/states/LA`, { redirect: "manual" });
    expect([other.status, other.headers.get("location")]).toEqual([308, "/states/lagos"]);
    const search = await fetch(`${unlimited.url}/search?q=surulere`);
    expect(search.headers.get("cache-control")).toBe("no-store");
  });

  it("serves scripts and styles for ever, by names that change with them", async () => {
    const html = await (await fetch(`${unlimited.url}/`)).text();
    const assets = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) {
      const asset = await fetch(unlimited.url + path);
      expect([path, asset.status, asset.headers.get("cache-control")]).toEqual([
        path,
        200,
        "public, max-age=31536000, immutable",
      ]);
    }
    expect((await fetch(`${unlimited.url}/assets/..%2Findex.js`)).status).toBe(404);
  });

  it("lists every page in the sitemap, which robots.txt names", async () => {
    expect(await (await fetch(`${unlimited.url}/robots.txt`)).text()).toContain(
      "Sitemap: https://naijaref.example/sitemap.xml",
    );
    const sitemap = await (await fetch(`${unlimited.url}/sitemap.xml`)).text();
    expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(12_000);
    expect(sitemap).toContain("<loc>https://naijaref.example/wards/24-11-01</loc>");
  });

  it("draws the map of a record as a picture, which its page names for social networks", async () => {
    const html = await (await fetch(`${unlimited.url}/wards/24-11-01`)).text();
    expect(html).toContain(
      '<meta property="og:image" content="https://naijaref.example/pictures/NG025011.png"/>',
    );
    const picture = await fetch(`${unlimited.url}/pictures/NG025011.png`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    // Who drew the outlines goes with the picture wherever it is copied to.
    expect(Buffer.from(await picture.arrayBuffer()).toString("latin1")).toMatch(
      /tEXtCopyright\0Borders: Surveyor General \(OSGOF\)[^\0]* CC BY-IGO 3\.0/,
    );
    const known = { "If-None-Match": picture.headers.get("etag") ?? "" };
    const again = await fetch(`${unlimited.url}/pictures/NG025011.png`, { headers: known });
    expect(again.status).toBe(304);
    for (const none of ["24-11-01", "NG", "nowhere", "NG025999"].map((code) => `/pictures/${code}.png`))
      expect([none, (await fetch(unlimited.url + none)).status]).toEqual([
        none,
        none === "/pictures/NG.png" ? 200 : 404,
      ]);
  });

  const PAGES = [
    "/",
    "/states/lagos",
    "/lgas/lagos/ikeja",
    "/wards/24-11-01",
    "/banks/gtbank",
    "/states",
    "/search?q=ikeja",
    "/v1/docs",
  ];
  const VIEWS = [
    { width: 360, height: 780, schemes: ["light", "dark"] },
    { width: 768, height: 1024, schemes: ["dark"] },
    { width: 1440, height: 900, schemes: ["light", "dark"] },
  ] as const;

  describe.skipIf(withoutChromium)("in a browser", () => {
    const visit = async (
      { width, height, schemes: [colorScheme] }: (typeof VIEWS)[number],
      look: (page: Page, path: string) => Promise<void>,
      javaScriptEnabled = true,
    ): Promise<void> => {
      const context = await (browser as Browser).newContext({
        viewport: { width, height },
        colorScheme,
        javaScriptEnabled,
      });
      const page = await context.newPage();
      const strays: string[] = [];
      page.on("console", (message) => strays.push(message.text()));
      page.on("request", (request) => {
        if (!request.url().startsWith(unlimited.url) && !request.url().startsWith("data:"))
          strays.push(request.url());
      });
      for (const path of PAGES) {
        await page.goto(unlimited.url + path);
        await look(page, path);
      }
      // No complaint in the console, and no request to another host.
      expect(strays).toEqual([]);
      await context.close();
    };

    it.each(VIEWS)(
      "has no barrier that axe knows, nothing that moves and nothing wider than the screen, at $width px in $schemes",
      async (view) => {
        await visit(view, async (page, path) => {
          expect([
            path,
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          ]).toEqual([path, true]);
          // A hundredth of a pixel on rounding is no movement that anybody sees.
          const shifts = Number(await page.evaluate(SHIFTS));
          expect([path, Math.round(shifts * 1000)]).toEqual([path, 0]);
          // All operations of the reference have the same parts, and axe takes long for all of them.
          await page.evaluate(() => {
            for (const [at, one] of document.querySelectorAll(".operation").entries())
              if (at % 12 !== 0) one.remove();
          });
          expect([path, await barriersIn(page, { schemes: [...view.schemes] })]).toEqual([path, []]);
        });
      },
      90_000,
    );

    it("reads the pictures: 1200 by 630, the record in its colour among others", async () => {
      const page = await (browser as Browser).newPage();
      for (const code of ["NG", "LA", "NG025011", "FC236"]) {
        await page.goto(`${unlimited.url}/pictures/${code}.png`);
        const seen = await page.evaluate(COLOURS);
        expect([code, seen.width, seen.height]).toEqual([code, 1200, 630]);
        // Of the country the zones are coloured, of a state its districts; of others the record is.
        const own = OWN_COLOURS[code] ?? ["116,198,154"];
        for (const colour of own)
          expect([code, seen.colours[colour] ?? 0]).toEqual([code, expect.any(Number)]);
        for (const colour of own) expect(seen.colours[colour] ?? 0).toBeGreaterThan(5000);
        // Below the map are its name and who drew it, in the colour of words.
        expect(seen.colours["25,33,28"] ?? 0).toBeGreaterThan(2000);
        expect(Object.keys(seen.colours).length).toBeLessThan(20);
      }
      await page.close();
    });

    it("shows what was asked for on the first screen of a phone, and works without script", async () => {
      await visit(
        VIEWS[0],
        async (page, path) => {
          const box = await page.locator("h1").boundingBox();
          expect([path, (box?.y ?? 999) < 320]).toEqual([path, true]);
          expect(await page.locator(".copy:visible").count()).toBe(0);
          const code = page.locator(".code").first();
          if ((await code.count()) > 0)
            expect([path, ((await code.boundingBox())?.y ?? 999) < 700]).toEqual([path, true]);
        },
        false,
      );
    });
  });
});

const OWN_COLOURS: Readonly<Record<string, readonly string[]>> = {
  NG: ["168,213,186", "180,208,236"],
  LA: ["193,225,219", "93,171,158"],
};

/** The size of the picture that is open, and how many pixels of each colour it has. */
const COLOURS = (): { width: number; height: number; colours: Record<string, number> } => {
  const image = document.images[0] as HTMLImageElement;
  const canvas = document.createElement("canvas");
  const { naturalWidth: width, naturalHeight: height } = image;
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext("2d") as CanvasRenderingContext2D;
  drawing.drawImage(image, 0, 0);
  const { data } = drawing.getImageData(0, 0, width, height);
  const colours: Record<string, number> = {};
  for (let at = 0; at < data.length; at += 4) {
    const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    colours[colour] = (colours[colour] ?? 0) + 1;
  }
  return { width, height, colours };
};

/** The sum of all layout shifts since the page was opened. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 50);
})`;
