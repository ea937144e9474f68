import { describe, expect, it } from "vitest";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The map as a person meets it, in a browser. */

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  describe("the map", () => {
    it.each([
      ["/map", 34],
      ["/map?of=lgas", 5],
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

    it("names every LGA of a state, by its name or the end of its code", async () => {
      for (const state of ["lagos", "kano", "ogun", "anambra"]) {
        const { page } = await explorer.visit(`/states/${state}`, { viewport: { width: 360, height: 740 } });
        await page.locator("[data-ready]").waitFor();
        const [shown, lgas] = await page.evaluate(() => [
          [...document.querySelectorAll(".names text:not([hidden])")].map(({ textContent }) => textContent),
          [...document.querySelectorAll("[aria-label=LGAs] tbody tr")].map((row) =>
            ["th", "code"].map((part) => row.querySelector(part)?.textContent ?? ""),
          ),
        ]);
        const bare = (text: string | null | undefined) => text?.replace(/\W/g, "");
        const names = new Set(shown?.map((text) => bare(text as string)));
        const without = lgas?.filter(
          ([name, code]: string[]) => !names.has(bare(name)) && !names.has(code?.slice(-2)),
        );
        expect([state, without]).toEqual([state, []]);
      }
    });

    it("takes the small shape that is nearest to a touch", async () => {
      const { page } = await explorer.visit("/states/kaduna", {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
      });
      await page.locator("[data-ready]").waitFor();
      const shape = page.locator(".shapes a[href='/lgas/kaduna/kaduna-south']");
      await shape.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await shape.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(Math.min(width, height)).toBeLessThan(22);
      await page.touchscreen.tap(x + width / 2, y + height + 4);
      await page.waitForURL("**/lgas/kaduna/kaduna-south");
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
      const { page, requests } = await explorer.visit("/where", {
        permissions: ["geolocation"],
        geolocation,
      });
      await page.getByRole("button", { name: "Find where I am" }).click();
      await expect
        .poll(() => page.locator(".answered-here").textContent())
        .toMatch(/Ikeja ?You are in this LGA of Lagos, 2\.1 km from its border\.Senate ?Lagos West/);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Ikeja");
      // The LGA with its neighbours, and the position in it.
      expect(await page.locator(".drawn-here .own").getAttribute("href")).toBe("/lgas/lagos/ikeja");
      expect(await page.locator(".drawn-here .other").count()).toBeGreaterThan(3);
      expect(await page.locator(".drawn-here .here").count()).toBe(1);
      expect(requests.filter((request) => !request.startsWith("/assets/"))).toEqual(["/where"]);
      const refused = await explorer.visit("/where");
      await refused.page.getByRole("button", { name: "Find where I am" }).click();
      await expect.poll(() => refused.page.locator("[data-found]").textContent()).toContain("not allowed");
    });
  });
});
