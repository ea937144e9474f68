import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { DESKTOP, openExplorer, says } from "./open-explorer.ts";

/**
 * What people come for, done as they do it, on a phone and a desk, with script and without. A step is a tap,
 * or a screen that has to be scrolled until the answer is seen. Keys are not counted.
 */

const SCREENS: readonly (readonly [string, BrowserContextOptions])[] = [
  ["a phone", { viewport: { width: 360, height: 740 }, hasTouch: true }],
  ["a desk", { viewport: DESKTOP }],
];

/** What is typed, what the first suggestion says, and the answer on the page to which a tap on it leads. */
const ASKED: readonly (readonly [text: string, words: RegExp, path?: string, answer?: string])[] = [
  ["senatorial district surulere", /Lagos Central.*covers Surulere/],
  ["surulere", /Surulere.*Lagos/, "**/lgas/lagos/surulere", ".rows a:text-is('Lagos Central')"],
  ["24-11-01-007", /Polling unit 24-11-01-007/, "**/polling-units/24-11-01-007", ".code code"],
  [
    "ikeja federal",
    /Ikeja.*Federal constituency/,
    "**/constituencies/FC236",
    ".lead:has-text('all of Ikeja')",
  ],
  ["KJA-123AB", /Registered in Lagos/, "**/read/plate**", "h2.answer:text-is('Lagos')"],
  ["0000014579", /Account number 0000014579/, "**/check/account", ":text('can have this number')"],
];

/** What is typed, and what must be in the list that is shown first, whichever question to the service it is from. */
const AT_ONCE = [
  ["15 Allen Avenue, Ikeja", "The LGA of this address"],
  ["anifowoshe pry", "Anifowoshe Pry. Sch."],
  ["gtb", "GTBankBank · Guaranty Trust Bank Limited · also GTB058"],
  ["vote", "Your vote in 2027"],
  ["embed", "Build a form"],
  ["compare", "Two or three places"],
  ["compare ikeja and surulere", "Compare ikeja and surulere"],
] as const;

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const box = (page: Page) => page.getByRole("combobox").first();
  const options = (page: Page) => page.getByRole("option");

  /** How many screens down the first of some elements ends. */
  async function screensTo(page: Page, selector: string): Promise<number> {
    await page.locator(selector).first().waitFor();
    const seen = await page.locator(selector).first().boundingBox();
    return Math.ceil(((seen?.y ?? 1e9) + (seen?.height ?? 0)) / (page.viewportSize()?.height ?? 1)) - 1;
  }

  it.each(SCREENS)(
    "on %s, what is asked for most is one tap from its suggestion, without scrolling",
    async (_, screen) => {
      const { page, requests, complaints } = await explorer.visit("/", screen);
      for (const [text, words, path, answer = ""] of ASKED) {
        await page.goto(explorer.url);
        await box(page).pressSequentially(text);
        await says(options(page), words);
        if (path === undefined) continue;
        await options(page).first().click();
        await page.waitForURL(path);
        expect([text, await screensTo(page, answer)]).toEqual([text, 0]);
      }
      // A number that a person typed stands behind # alone.
      expect(requests.filter((one) => one.split("#")[0]?.includes("0000014579"))).toEqual([]);
      expect(complaints, "complaints").toEqual([]);

      await page.goto(`${explorer.url}/wards/24-11-01`);
      await page.getByLabel("Filter polling units").fill("nurudeen");
      await page.locator(".units li:visible a").first().click();
      await page.waitForURL("**/polling-units/24-11-01-*");
      expect(await screensTo(page, ".code code")).toBe(0);
      await page.goto(explorer.url);
      await box(page).pressSequentially("gtb code");
      await says(page.locator("[data-code]"), /^058$/);
      await page.locator("[data-code]").first().click();
      await says(page.locator("[data-code]"), /^(?!058)/);
      expect(new URL(page.url()).pathname).toBe("/");
      await page.getByRole("link", { name: "774 local government areas" }).click();
      expect(await page.getByRole("link", { name: "CSV" }).getAttribute("href")).toBe("/v1/lgas?format=csv");
      await page.goto(`${explorer.url}/lgas/lagos/ikeja`);
      expect(await screensTo(page, "[data-share]")).toBe(0);
    },
  );

  it("suggestions are gone through, closed and opened by keys, and none comes late", async () => {
    const { page, requests } = await explorer.visit("/banks");
    await box(page).focus();
    await box(page).pressSequentially("ikej");
    await says(options(page), "Ikeja");
    expect(await box(page).getAttribute("aria-expanded")).toBe("true");
    const active = () => box(page).getAttribute("aria-activedescendant");
    const moves = [["ArrowUp", "last"], ["ArrowDown"], ["ArrowDown", "first"], ["ArrowUp"]] as const;
    for (const [key, end] of moves) {
      await page.keyboard.press(key);
      const id = end === undefined ? null : await options(page)[end]().getAttribute("id");
      await expect.poll(active).toBe(id);
    }
    await page.keyboard.press("Escape");
    expect(await options(page).count()).toBe(0);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await options(page).first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/lgas/**");

    let bytes = 0;
    let letCome: () => void = () => undefined;
    await page.route("**/v1/*?*", async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      // The answer to "ike" comes when it is let.
      if (searchParams.get("q") === "ike")
        await new Promise<void>((resolve) => {
          letCome = resolve;
        });
      let response = await route.fetch();
      // Where the service refuses it as busy, the device would search.
      while (response.status() === 503) response = await route.fetch();
      if (pathname === "/v1/suggest") bytes = (await response.body()).length;
      await route.fulfill({ response });
    });
    for (const [typed, said] of AT_ONCE) {
      await box(page).fill("");
      await expect.poll(() => options(page).count()).toBe(0);
      await box(page).fill(typed);
      await options(page).first().waitFor();
      expect((await options(page).allTextContents()).join("\n")).toContain(said);
      expect(bytes).toBeLessThan(2000);
    }
    await box(page).fill("zzzzqq");
    await says(page.locator(".suggestions .nothing"), "Nothing");
    expect(requests.filter((one) => one.includes("search-worker"))).toEqual([]);
    // Numbers on their way are progress, and are read on the device.
    await box(page).fill("0803123");
    await says(options(page), /MTN number, 4 more digits/);
    expect(await page.locator(".suggestions .bad").count()).toBe(0);
    expect(requests.filter((one) => one.includes("0803123"))).toEqual([]);

    const late = async (meanwhile: () => Promise<void>): Promise<void> => {
      const asked = page.waitForRequest("**/v1/suggest?q=ike&*");
      await box(page).fill("ike");
      await asked;
      await meanwhile();
      const answered = page.waitForResponse("**/v1/suggest?q=ike&*");
      letCome();
      await (await answered).finished();
      // What comes to the page after that answer, comes after its turn.
      await page.evaluate(() => fetch("/v1/health").then((answer) => answer.text()));
    };
    await box(page).fill("ik");
    await options(page).first().waitFor();
    await late(() => page.keyboard.press("Escape"));
    expect(await options(page).count(), "closed").toBe(0);
    await late(() => box(page).fill("yaba"));
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    const kinds = (await options(page).locator("small").allTextContents()).slice(0, 2);
    expect(kinds, "still right").toEqual([expect.stringMatching(/^Quarter/), expect.stringMatching(/^LCDA/)]);

    // What is typed while a question waits for its answer is asked after it.
    await page.clock.install();
    const began = page.waitForRequest("**/v1/suggest?q=ike&*");
    await box(page).fill("ike");
    await page.clock.runFor(500);
    await began;
    const asked = () => requests.filter((one) => one.startsWith("/v1/suggest?q=ikej&")).length;
    const before = asked();
    await box(page).fill("ikej");
    await page.clock.runFor(500);
    await page.evaluate(() => fetch("/v1/health").then((answer) => answer.text()));
    expect(asked(), "one question at a time").toBe(before);
    letCome();
    await says(options(page), "Ikeja");
    expect(asked()).toBe(before + 1);
  });

  it("keys reach the tools of the front page before its map, and a low screen shows the first suggestion", async () => {
    const { page } = await explorer.visit("/");
    const reached = async () =>
      page.evaluate(() => {
        const one = document.activeElement;
        return ["#q", ".tries", ".tools", ".country", "#states"].find((part) => one?.closest(part) !== null);
      });
    await page.locator("#q").focus();
    const order = [await reached()];
    for (let at = 0; at < 40 && !order.includes("#states"); at++) {
      await page.keyboard.press("Tab");
      order.push(await reached());
    }
    const parts = [...new Set(order.filter((part) => part !== undefined))];
    expect(parts).toEqual(["#q", ".tries", ".tools", ".country"]);

    // A screen of 1280 by 1024 at 400 % (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of ["/", "/lgas/lagos/ikeja"]) {
      await page.goto(explorer.url + path);
      await box(page).focus();
      await box(page).pressSequentially("gtb");
      await says(options(page), "GTBank");
      const { y = -1, height = 0 } = (await options(page).first().boundingBox()) ?? {};
      expect([path, y >= 0, y + height <= 256]).toEqual([path, true, true]);
    }
  });

  // What the service answers then has tests beside its code (answers/pages.test.ts).
  it("without script, one asks and goes on, in one's own colours, and what would not work is not shown", async () => {
    const { page } = await explorer.visit("/", { javaScriptEnabled: false, forcedColors: "active" });
    const open = (path: string) => page.goto(explorer.url + path);
    const field = page.locator("input[name=q]").first();
    await field.fill("gtb code");
    await field.press("Enter");
    await page.waitForURL("**/search?**");
    expect(await page.locator(".best").textContent()).toContain("058");
    expect(await page.locator(".copy:visible").count()).toBe(0);
    await open("/v1/docs/places#getLga");
    const lga = page.locator("#getLga");
    expect(await lga.getByText('curl "http://localhost:3000/v1/lgas/NG025011"').isVisible()).toBe(true);
    for (const part of ["form", "[data-copy]", ".language"])
      expect(await lga.locator(part).first().isVisible()).toBe(false);

    await open("/checkout");
    const tops = ["State", "Local government area", "Ward"].map(
      async (name) => (await page.locator("#checkout").getByLabel(name).boundingBox())?.y ?? 0,
    );
    const [first = 0, second = 0, third = 0] = await Promise.all(tops);
    expect([second - first > 80, third - second], "one below the other").toEqual([true, second - first]);

    const colourOf = (selector: string, pseudo?: string) =>
      page.$eval(selector, (one, of) => getComputedStyle(one, of).backgroundColor, pseudo);
    await open("/map");
    expect(await colourOf(".map-choices [aria-current]")).not.toBe(
      await colourOf(".map-choices a:not([aria-current])"),
    );
    expect(await colourOf(".map-legend li", "::before")).toBe("rgb(168, 213, 186)");
    await page.getByRole("link", { name: "LGAs", exact: true }).last().click();
    await expect.poll(() => page.locator(".shapes a").count()).toBe(774);
    await open("/coverage");
    expect(await colourOf(".swatch.verified")).toBe("rgb(0, 105, 62)");
    // The flag is all that a phone shows of the way home.
    const flag = page.locator(".brand");
    expect(await flag.evaluate((one) => getComputedStyle(one, "::before").backgroundImage)).toContain(
      "gradient",
    );
  });
});
