import { describe, expect, it } from "vitest";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The map as a person meets it, in a browser. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  describe("the map", () => {
    it.each([
      ["/map", 34],
      ["/map?of=lgas", 55],
    ])(
      "%s has every name inside its shape, as this browser draws it, and also when it is zoomed",
      async (path, most) => {
        const { page, complaints } = await explorer.visit(path);
        await page.locator("[data-ready]").waitFor();
        const namesOutside = () =>
          page.evaluate(() => {
            const shapes = [...document.querySelectorAll<SVGPathElement>(".shapes path")];
            const texts = [
              ...document.querySelectorAll<SVGTextElement>(".names text:not([hidden], .beside)"),
            ];
            return texts.flatMap((text) => {
              const { x, y, width, height } = text.getBBox();
              const corners = [
                [x, y + height * 0.1],
                [x + width, y + height * 0.1],
                [x, y + height * 0.9],
                [x + width, y + height * 0.9],
              ] as const;
              const isInOne = shapes.some((shape) =>
                corners.every(([cx, cy]) => shape.isPointInFill(new DOMPoint(cx, cy))),
              );
              return isInOne ? [] : [text.textContent];
            });
          });
        expect(await page.locator(".names text:not([hidden])").count()).toBeGreaterThan(most);
        expect(await namesOutside()).toEqual([]);
        const whole = await page.locator(".map svg").getAttribute("viewBox");
        await page.getByRole("button", { name: "Zoom in" }).click();
        await page.getByRole("button", { name: "Zoom in" }).click();
        await expect.poll(() => page.locator(".map svg").getAttribute("viewBox")).not.toBe(whole);
        expect(await namesOutside()).toEqual([]);
        await page.getByRole("button", { name: "Show all" }).click();
        await expect.poll(() => page.locator(".map svg").getAttribute("viewBox")).toBe(whole);
        expect(complaints).toEqual([]);
      },
    );

    it("is one stop of the Tab key, goes on by arrows, and opens the page of a shape", async () => {
      const { page } = await explorer.visit("/map");
      await page.locator("[data-ready]").waitFor();
      expect(await page.locator(".shapes a[tabindex='0']").count()).toBe(1);
      await page.locator(".shapes a[aria-label^='Lagos']").focus();
      await page.keyboard.press("ArrowUp");
      const active = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      expect(await active()).toMatch(/^Ogun/);
      expect(await page.locator(".map-tip").textContent()).toBe(await active());
      await page.keyboard.press("Enter");
      await page.waitForURL("**/states/ogun");
      await page.goBack();
      expect(page.url()).toBe(`${explorer.url}/map`);
    });

    it("is read, and leads on, without script", async () => {
      const { page } = await explorer.visit("/map?of=senatorial_districts&colour=wards", {
        javaScriptEnabled: false,
      });
      expect(await page.locator(".shapes a").count()).toBe(109);
      expect(await page.locator(".map-legend li").count()).toBe(5);
      expect(await page.locator(".shapes a title").first().textContent()).toMatch(/: [\d,]+ wards$/);
      await page.getByRole("link", { name: "LGAs", exact: true }).click();
      await expect.poll(() => page.locator(".shapes a").count()).toBe(774);
      const wrong = await page.goto(`${explorer.url}/map?of=towns`);
      expect(wrong?.status()).toBe(422);
      expect(await page.getByRole("alert").textContent()).toContain("There is no map of “towns”");
    });

    it("is saved as a file that draws alone, and as a picture", async () => {
      const { page } = await explorer.visit("/map?of=states");
      await page.locator("[data-ready]").waitFor();
      const svg = await downloadFrom(page, () => page.getByRole("button", { name: "SVG" }).click());
      expect(svg.name).toBe("nigeria-states.svg");
      const text = svg.bytes.toString();
      expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect((text.match(/<path /g) ?? []).length).toBeGreaterThanOrEqual(37);
      // It is understood alone: what it shows, what the colours mean, who drew the borders, from where.
      for (const words of ["Map of Nigeria: states", "South-West", "OSGOF", `${explorer.url}/map`])
        expect(text).toContain(words);
      expect(text).not.toMatch(/href=|class="[^"]*"[^>]*fill=""/);
      const png = await downloadFrom(page, () => page.getByRole("button", { name: "PNG" }).click());
      expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    });

    it("has an address for what one sees of it, and shows that again", async () => {
      const { page } = await explorer.visit("/map?of=lgas");
      await page.getByRole("button", { name: "Zoom in" }).click();
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#at=\d+\.\d{3},\d+\.\d{3},1\.6$/);
      const other = await explorer.visit("/map?of=lgas#at=6.524,3.379,8");
      const seen = () => other.page.locator("[data-map] svg").getAttribute("viewBox");
      await expect.poll(async () => Number((await seen())?.split(" ")[2])).toBeLessThan(400);
      expect(new URL(other.page.url()).hash).toBe("#at=6.524,3.379,8");
      await other.page.getByRole("button", { name: "Show all" }).click();
      await expect.poll(() => new URL(other.page.url()).hash).toBe("");
    });

    it("says where the person is, on the device, and what to do when that is not allowed", async () => {
      const geolocation = { latitude: 6.6018, longitude: 3.3515, accuracy: 20 };
      const { page, requests } = await explorer.visit("/map", {
        permissions: ["geolocation"],
        geolocation,
      });
      await page.getByRole("button", { name: "Find where I am" }).click();
      await expect
        .poll(() => page.locator("[data-found]").textContent())
        .toContain("You are in Ikeja, Lagos State.");
      expect(await page.locator("[data-map] .here").count()).toBe(1);
      // The LGA with its neighbours, and the position in it.
      expect(await page.locator(".drawn-here .own").getAttribute("href")).toBe("/lgas/lagos/ikeja");
      expect(await page.locator(".drawn-here .other").count()).toBeGreaterThan(3);
      expect(await page.locator(".drawn-here .here").count()).toBe(1);
      expect(requests.filter((request) => !request.startsWith("/assets/"))).toEqual(["/map"]);
      const refused = await explorer.visit("/map");
      await refused.page.getByRole("button", { name: "Find where I am" }).click();
      await expect.poll(() => refused.page.locator("[data-found]").textContent()).toContain("not allowed");
    });
  });
});
