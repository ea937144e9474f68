import { describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The map in the colours of a person's own table, in a browser. */

const TABLE =
  "LGA,State,Cases\nIkeja,Lagos,12\nNG025012,,7\nAtlantis,Lagos,4\nKosofe,Lagos,many\nNsukka,Enugu,30\n";

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  it("shows a table that was pasted, lists what was not understood, saves all of it, and sends nothing", async () => {
    const { page, requests, complaints } = await explorer.visit("/map?of=lgas");
    await page.locator("[data-ready]").waitFor();
    const before = requests.length;
    await page.getByText("Colour it by your own table").click();
    await page.getByLabel("Rows, each with an LGA and a number").fill(TABLE);
    const top = () => page.locator("[data-map]").evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const topBefore = await top();
    await page.getByRole("button", { name: "Colour the map" }).click();
    const place = page.locator("[data-own-table]");
    await expect.poll(() => place.getByRole("status").textContent()).toBe("3 places have a colour.");
    expect(await place.locator("li").allTextContents()).toEqual([
      expect.stringMatching(/^Row 4, “Atlantis”: ./),
      "Row 5, “Kosofe”: “many” is not a number.",
    ]);
    const ikeja = page.locator(".shapes a[href='/lgas/lagos/ikeja']");
    expect([await ikeja.getAttribute("aria-label"), await ikeja.getAttribute("class")]).toEqual([
      "Ikeja: 12",
      "s2",
    ]);
    const other = page.locator(".shapes a[href='/lgas/kano/dala']");
    expect([await other.getAttribute("aria-label"), await other.getAttribute("class")]).toEqual([
      "Dala: no number",
      "none",
    ]);
    expect(await page.locator(".map-legend li").allTextContents()).toEqual(["7", "12", "30", "No number"]);
    // The title is the heading of the column, until a person writes another.
    expect(await place.getByLabel("Title").inputValue()).toBe("Cases");
    await place.getByLabel("Title").fill("Cases in October");
    const svg = await downloadFrom(page, () => page.getByRole("button", { name: "SVG" }).click());
    const text = svg.bytes.toString();
    for (const words of ["Cases in October", ">12<", "No number", "OSGOF", "not from naijaref", "Ikeja: 12"])
      expect(text).toContain(words);
    expect(requests.slice(before).filter((request) => !request.startsWith("/assets/"))).toEqual([]);
    expect(page.url()).not.toContain("Atlantis");
    expect(complaints).toEqual([]);
    expect(await top()).toBe(topBefore);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await barriersIn(page, { within: "main", schemes: ["light", "dark"] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it("shows a file, and another column of it", async () => {
    const { page } = await explorer.visit("/map");
    await page.locator("[data-ready]").waitFor();
    await page.getByText("Colour it by your own table").click();
    // A file can be chosen once the script is there.
    await expect.poll(() => page.getByLabel("Or a file").isEnabled()).toBe(true);
    await page.getByLabel("Or a file").setInputFiles({
      name: "states.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("state;voters;share\nLagos;7.060.195;12,5\nKano;5.921.370;10\n"),
    });
    const lagos = page.locator(".shapes a[href='/states/lagos']");
    await expect.poll(() => lagos.getAttribute("aria-label")).toBe("Lagos: 7,060,195");
    await page.getByLabel("Column with the numbers").selectOption("share");
    await expect.poll(() => lagos.getAttribute("aria-label")).toBe("Lagos: 12.5");
    expect(await page.getByLabel("Title").inputValue()).toBe("share");
    expect(await page.locator(".map-legend li").allTextContents()).toEqual(["10", "12.5", "No number"]);
    await page.getByLabel("Or a file").setInputFiles({
      name: "nothing.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("a,b\nx,901\n"),
    });
    await expect
      .poll(() => page.locator("[data-own-table] [role=status]").textContent())
      .toContain("No column has names or codes that are known.");
  });

  it("is loaded when it is opened, and not before", async () => {
    const { page, requests } = await explorer.visit("/map");
    await page.locator("[data-ready]").waitFor();
    expect(requests.some((request) => /match-worker/.test(request))).toBe(false);
    const before = requests.length;
    await page.getByText("Colour it by your own table").click();
    await expect
      .poll(() => requests.slice(before).some((request) => /match-worker/.test(request)))
      .toBe(true);
    expect(await page.goto(`${explorer.url}/map?of=senatorial_districts`).then((one) => one?.status())).toBe(
      200,
    );
    expect(await page.locator("[data-own-table]").count()).toBe(0);
  });
});
