import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { openExplorer, PHONE, says } from "./open-explorer.ts";

/** The map as a person meets it, in a browser, also in the colours of a table of their own. */

/** Texts that are in no shape, as this browser draws them. */
const NAMES_OUTSIDE = (): (string | null)[] => {
  const shapes = [...document.querySelectorAll<SVGPathElement>(".shapes path")];
  const texts = [...document.querySelectorAll<SVGTextElement>(".names text:not([hidden], .beside)")];
  return texts.flatMap((text) => {
    const { x, y, width, height } = text.getBBox();
    const corners = [0, width].flatMap((right) =>
      [0.1, 0.9].map((down) => new DOMPoint(x + right, y + height * down)),
    );
    const isInOne = shapes.some((shape) => corners.every((corner) => shape.isPointInFill(corner)));
    return isInOne ? [] : [text.textContent];
  });
};

/** LGAs of the table of a state whose map has neither their name nor the end of their code. */
const UNNAMED = (): (string | undefined)[][] => {
  const bare = (text: string | null | undefined) => text?.replace(/\W/g, "");
  const shown = [...document.querySelectorAll(".names text:not([hidden])")];
  const names = new Set(shown.map(({ textContent }) => bare(textContent)));
  return [...document.querySelectorAll("[aria-label=LGAs] tbody tr")]
    .map((row) => ["th", "code"].map((part) => row.querySelector(part)?.textContent ?? ""))
    .filter(([name, code]) => !names.has(bare(name)) && !names.has(code?.slice(-2)));
};

/** Numbers of LGAs that touch each other, or the frame of what is drawn again. Letters fill most of their line. */
const TOUCHING = (): string[] => {
  const boxes = [...document.querySelectorAll(".names text.short:not([hidden]), rect.enlarged")].map(
    (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { text: one.textContent, x: x + width / 2, y: y + height / 2, width, height: height * 0.7 };
    },
  );
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.text !== "" &&
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2 &&
          // What is drawn again is in its frame.
          !(other.text === "" && other.width > 100),
      )
      .map((other) => `${one.text} and ${other.text}`),
  );
};

describe.skipIf(withoutChromium)("the map in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const ready = (page: Page) => page.locator("[data-ready]").first().waitFor();
  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
  const viewBox = (page: Page) => expect.poll(() => page.locator("[data-map] svg").getAttribute("viewBox"));

  it("has every name inside its shape, zoomed too, is saved, and gone through by keys", async () => {
    for (const [path, most] of [
      ["/map", 34],
      ["/map?of=lgas", 5],
    ] as const) {
      const { page, complaints } = await explorer.visit(path);
      await ready(page);
      expect(await page.locator(".names text:not([hidden])").count()).toBeGreaterThan(most);
      expect(await page.evaluate(NAMES_OUTSIDE)).toEqual([]);
      const whole = (await page.locator("[data-map] svg").getAttribute("viewBox")) ?? "";
      await press(page, "Zoom in");
      await viewBox(page).not.toBe(whole);
      expect(await page.evaluate(NAMES_OUTSIDE)).toEqual([]);
      await press(page, "Show all");
      await viewBox(page).toBe(whole);
      expect(complaints).toEqual([]);
    }
    const { page } = await explorer.visit("/map", { hasTouch: true });
    await ready(page);
    const svg = await downloadFrom(page, () => press(page, "SVG"));
    expect(svg.name).toBe("nigeria-states.svg");
    const text = svg.bytes.toString();
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect((text.match(/<path /g) ?? []).length).toBeGreaterThanOrEqual(37);
    // It is understood alone: what it shows, what the colours mean, who drew the borders, from where.
    for (const words of ["Map of Nigeria: states", "South-West", "OSGOF", `${explorer.url}/map`])
      expect(text).toContain(words);
    expect(text).not.toMatch(/href=|class="[^"]*"[^>]*fill=""/);
    const png = await downloadFrom(page, () => press(page, "PNG"));
    expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(await page.locator(".shapes a[tabindex='0']").count()).toBe(1);
    await page.locator(".shapes a[aria-label^='Lagos']").focus();
    await page.keyboard.press("ArrowUp");
    const active = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    expect(await active()).toMatch(/^Ogun/);
    expect(await page.locator(".map-tip").textContent()).toBe(await active());
    await page.keyboard.press("Enter");
    await page.waitForURL("**/states/ogun");

    await page.setViewportSize(PHONE);
    await page.goto(`${explorer.url}/map?of=federal_constituencies`);
    await ready(page);
    // The choice is in view, and the page was not moved for that.
    const [line = 0, chosen = 1] = await page.evaluate(() => {
      const link = document.querySelector(".map-choices a[aria-current]");
      return [link?.closest("ul"), link].map((one) => one?.getBoundingClientRect().right ?? 0);
    });
    expect([chosen <= line, await page.evaluate(() => scrollY)]).toEqual([true, 0]);
    for (const state of ["lagos", "kano", "ogun", "anambra", "kaduna"]) {
      await page.goto(`${explorer.url}/states/${state}`);
      await ready(page);
      expect([state, await page.evaluate(UNNAMED), await page.evaluate(TOUCHING)]).toEqual([state, [], []]);
    }
    const shape = page.locator(".shapes a[href='/lgas/kaduna/kaduna-south']");
    await shape.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await shape.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(width, height)).toBeLessThan(22);
    await page.touchscreen.tap(x + width / 2, y + height + 4);
    await page.waitForURL("**/lgas/kaduna/kaduna-south");
  });

  it("says where the person is, on the device, and what to do when that is not allowed", async () => {
    const { page, requests } = await explorer.visit("/where", {
      ...{ permissions: ["geolocation"], geolocation: { latitude: 6.6018, longitude: 3.3515, accuracy: 20 } },
    });
    await press(page, "Find where I am");
    await says(
      page.locator(".answered-here"),
      /Ikeja ?You are in this LGA of Lagos, 2\.1 km from its border\.Senate ?Lagos West/,
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Ikeja");
    // The LGA with its neighbours, and the position in it.
    expect(await page.locator(".drawn-here .own").getAttribute("href")).toBe("/lgas/lagos/ikeja");
    expect(await page.locator(".drawn-here .other").count()).toBeGreaterThan(3);
    expect(await page.locator(".drawn-here .here").count()).toBe(1);
    expect(requests.filter((request) => !request.startsWith("/assets/"))).toEqual(["/where"]);
    const refused = await explorer.visit("/where");
    await press(refused.page, "Find where I am");
    await says(refused.page.locator("[data-found]"), "not allowed");
  });

  it("shows a table that was pasted, or a file and a column of it, saves all, and sends nothing", async () => {
    const { page, requests, complaints } = await explorer.visit("/map?of=lgas");
    await ready(page);
    const place = page.locator("[data-own-table]");
    const isLoaded = () => requests.some((request) => /match-worker/.test(request));
    expect(isLoaded()).toBe(false);
    const before = requests.length;
    await page.getByText("Colour it by your own table").click();
    await expect.poll(isLoaded).toBe(true);
    await page
      .getByLabel("Rows, each with an LGA and a number")
      .fill(
        "LGA,State,Cases\nIkeja,Lagos,12\nNG025012,,7\nAtlantis,Lagos,4\nKosofe,Lagos,many\nNsukka,Enugu,30\n",
      );
    const top = () => page.locator("[data-map]").evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const topBefore = await top();
    await press(page, "Colour the map");
    await says(place.getByRole("status"), /^3 places have a colour\.$/);
    expect(await place.locator("li").allTextContents()).toEqual([
      expect.stringMatching(/^Row 4, “Atlantis”: ./),
      "Row 5, “Kosofe”: “many” is not a number.",
    ]);
    const drawn = (path: string) =>
      page
        .locator(`.shapes a[href='${path}']`)
        .evaluate((one) => [one.getAttribute("aria-label"), one.getAttribute("class")]);
    expect(await drawn("/lgas/lagos/ikeja")).toEqual(["Ikeja: 12", "s2"]);
    expect(await drawn("/lgas/kano/dala")).toEqual(["Dala: no number", "none"]);
    expect(await page.locator(".map-legend li").allTextContents()).toEqual(["7", "12", "30", "No number"]);
    // The title is the heading of the column, until a person writes another.
    expect(await place.getByLabel("Title").inputValue()).toBe("Cases");
    await place.getByLabel("Title").fill("Cases in October");
    const svg = await downloadFrom(page, () => press(page, "SVG"));
    const text = svg.bytes.toString();
    for (const words of ["Cases in October", ">12<", "No number", "OSGOF", "not from naijaref", "Ikeja: 12"])
      expect(text).toContain(words);
    expect(await top()).toBe(topBefore);
    await page.setViewportSize(PHONE);
    expect(await barriersIn(page, { within: "main", schemes: ["light", "dark"] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const file = {
      name: "own.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("lga;voters;share\nDala;5.921.370;10\n"),
    };
    await page.getByLabel("Or a file").setInputFiles(file);
    await expect.poll(() => drawn("/lgas/kano/dala")).toEqual(["Dala: 5,921,370", expect.any(String)]);
    await page.getByLabel("Column with the numbers").selectOption("share");
    await expect.poll(() => drawn("/lgas/kano/dala")).toEqual(["Dala: 10", expect.any(String)]);
    const sent = requests.slice(before).filter((request) => !/^(?:\/assets\/|blob:)/.test(request));
    expect([sent, complaints]).toEqual([[], []]);
    await page.goto(`${explorer.url}/map?of=senatorial_districts`);
    expect(await place.count()).toBe(0);
  });
});
