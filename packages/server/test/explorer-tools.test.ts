import { readFile } from "node:fs/promises";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { closePages, openChromium, withoutChromium } from "./chromium.ts";
import { type RunningService, startService } from "./service.ts";

/** The map, the tools and the box as a person meets them, in a browser. */

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

let service: RunningService;
let browser: Browser;

interface Visit {
  readonly page: Page;
  /** What went wrong on the page. */
  readonly complaints: string[];
  /** What was asked for, by path and query. */
  readonly requests: string[];
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  // The service worker has a test of its own, and asks for pages at times of its own.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  context.on("request", (request) => requests.push(request.url().replace(service.url, "")));
  await page.goto(service.url + path);
  return { page, complaints, requests };
}

const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  beforeAll(async () => {
    browser = await openChromium();
    service = await startService({ RATE_LIMIT: "off" });
    return async () => {
      await browser.close();
      await service.stop();
    };
  });

  afterEach(() => closePages(browser));

  describe("the map", () => {
    it.each([
      ["/map", 34],
      ["/map?of=lgas", 60],
    ])(
      "%s has every name inside its shape, as this browser draws it, and also when it is zoomed",
      async (path, most) => {
        const { page, complaints } = await visit(path);
        await page.locator("[data-ready]").waitFor();
        const namesOutside = () =>
          page.evaluate(() => {
            const shapes = [...document.querySelectorAll<SVGPathElement>(".shapes path")];
            const texts = [...document.querySelectorAll<SVGTextElement>(".names text:not([hidden])")];
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
      const { page } = await visit("/map");
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
      expect(page.url()).toBe(`${service.url}/map`);
    });

    it("is read, and leads on, without script", async () => {
      const { page } = await visit("/map?of=senatorial_districts&colour=wards", { javaScriptEnabled: false });
      expect(await page.locator(".shapes a").count()).toBe(109);
      expect(await page.locator(".map-legend li").count()).toBe(5);
      expect(await page.locator(".shapes a title").first().textContent()).toMatch(/: [\d,]+ wards$/);
      await page.getByRole("link", { name: "LGAs", exact: true }).click();
      await expect.poll(() => page.locator(".shapes a").count()).toBe(774);
      const wrong = await page.goto(`${service.url}/map?of=towns`);
      expect(wrong?.status()).toBe(422);
      expect(await page.getByRole("alert").textContent()).toContain("There is no map of “towns”");
    });

    it("is saved as a file that draws alone, and as a picture", async () => {
      const { page } = await visit("/map?of=states");
      await page.locator("[data-ready]").waitFor();
      const [svg] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "SVG" }).click(),
      ]);
      expect(svg.suggestedFilename()).toBe("nigeria-states.svg");
      const text = await readFile(await svg.path(), "utf8");
      expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(text.match(/<path /g)).toHaveLength(37);
      expect(text).not.toMatch(/href=|class="[^"]*"[^>]*fill=""/);
      const [png] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "PNG" }).click(),
      ]);
      expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe("PNG");
    });

    it("says where the person is, on the device, and what to do when that is not allowed", async () => {
      const geolocation = { latitude: 6.6018, longitude: 3.3515, accuracy: 20 };
      const { page, requests } = await visit("/map", { permissions: ["geolocation"], geolocation });
      await page.getByRole("button", { name: "Find where I am" }).click();
      await expect
        .poll(() => page.locator("[data-found]").textContent())
        .toContain("You are in Ikeja, Lagos State.");
      expect(await page.locator(".here").count()).toBe(1);
      expect(requests.filter((request) => !request.startsWith("/assets/"))).toEqual(["/map"]);
      const refused = await visit("/map");
      await refused.page.getByRole("button", { name: "Find where I am" }).click();
      await expect.poll(() => refused.page.locator("[data-found]").textContent()).toContain("not allowed");
    });
  });

  describe("the tools", () => {
    it.each([
      ["/check/account", { account: "0000014579", bank: "first-bank" }, "The number fits."],
      ["/check/account", { account: "0000014578", bank: "first-bank" }, "must be 9, not 8"],
      ["/check/account", { account: "12", bank: "" }, "This one has 2."],
      ["/read/phone", { phone: "0803 123 4567" }, "+2348031234567"],
      ["/read/phone", { phone: "0731 234 5678" }, "Mobile numbers begin with"],
      ["/read/plate", { plate: "kja 123 ab" }, "Lagos"],
      ["/read/plate", { plate: "HELLO" }, "none of the five forms"],
    ] as const)(
      "%s says the same of %j with script, without it, and in its own address",
      async (path, values, said) => {
        const fill = async (page: Page) => {
          for (const [name, value] of Object.entries(values)) {
            const field = page.locator(`.live [name=${name}]`);
            if (name === "bank") await field.selectOption(value);
            else await field.fill(value);
          }
        };
        const live = await visit(path);
        const before = live.requests.length;
        await fill(live.page);
        await expect.poll(() => live.page.locator("[data-result]").textContent()).toContain(said);
        const text = await live.page.locator("[data-result]").textContent();
        await live.page.keyboard.press("Enter");
        expect(live.page.url()).toBe(service.url + path);
        expect(live.requests.slice(before).filter((request) => !request.startsWith("/assets/"))).toEqual([]);
        expect(live.complaints).toEqual([]);

        const plain = await visit(path, { javaScriptEnabled: false });
        await fill(plain.page);
        await plain.page.locator(".live button").click();
        expect(await plain.page.locator("[data-result]").textContent()).toBe(text);
      },
    );

    it("have all institutions in the list of banks, with script and without", async () => {
      const institutions = (page: Page) => page.locator("[name=bank] option").count();
      const { page } = await visit("/check/account#bank=opay");
      await expect.poll(() => institutions(page)).toBeGreaterThan(150);
      const all = await institutions(page);
      const plain = await visit("/check/account", { javaScriptEnabled: false });
      expect(await institutions(plain.page)).toBeLessThan(40);
      await plain.page.getByRole("link", { name: "Show all institutions" }).click();
      await expect.poll(() => institutions(plain.page)).toBe(all);
    });

    it("keep no number that a person typed", async () => {
      const response = await fetch(`${service.url}/check/account?account=0000014579&bank=first-bank`);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const plain = await fetch(`${service.url}/check/account`);
      expect(plain.headers.get("cache-control")).toContain("public");
    });

    it("build a form that works as it was copied", async () => {
      const { page } = await visit("/form");
      await page.locator("[name=place]").selectOption("ward");
      await expect.poll(() => page.locator(".code-block pre").textContent()).toContain("/wards?fields");
      const html = (await page.locator(".code-block pre").textContent()) ?? "";
      const shop = await page.context().newPage();
      await shop.route("**/checkout.html", (route) =>
        route.fulfill({ contentType: "text/html", body: html }),
      );
      await shop.goto(`${service.url}/checkout.html`);
      await expect.poll(() => shop.locator("[name=state] option").count()).toBe(38);
      await shop.getByLabel("State").selectOption("LA");
      await expect.poll(() => shop.locator("[name=lga] option").count()).toBe(21);
      await shop.getByLabel("LGA").selectOption("NG025011");
      await expect.poll(() => shop.locator("[name=ward] option").count()).toBeGreaterThan(5);
      await shop.getByLabel("Bank").selectOption("first-bank");
      await shop.getByLabel("Account number").fill("0000014578");
      await shop.getByLabel("Phone").fill("0803");
      const validity = (name: string) =>
        shop.locator(`[name=${name}]`).evaluate((field: HTMLInputElement) => field.validationMessage);
      await expect.poll(() => validity("account")).toContain("check its digits");
      await shop.getByLabel("Account number").fill("0000014579");
      await shop.getByLabel("Phone").focus();
      await expect.poll(() => validity("account")).toBe("");
      await expect.poll(() => validity("phone")).not.toBe("");
      const plain = await visit("/form?place=state&phone=yes", { javaScriptEnabled: false });
      expect(await plain.page.locator(".code-block pre").textContent()).not.toContain("/lgas");
    });

    it("draw all thirteen categories", async () => {
      const { page } = await visit("/plates", { javaScriptEnabled: false });
      expect(await page.locator("svg.plate").count()).toBe(13);
    });

    it("match a file without a connection, with a person's decisions, and change no byte of it", async () => {
      const { page, requests } = await visit("/match");
      await page.locator(".drop").waitFor();
      // The worker has been loaded with the page.
      await expect.poll(() => requests.some((request) => request.includes("match-worker"))).toBe(true);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      const asked = requests.length;
      const text =
        'State;Area;Price\r\nLagos;Ikeja;100\r\nLagos;Surulere;"1;5"\r\nOyo;Ibadan;7\r\nLagos;TOTAL;9\r\n';
      await page.locator(".drop input").setInputFiles(csv("prices.csv", text));
      expect(await page.getByLabel("Column with the names").inputValue()).toBe("Area");
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.locator(".statuses .exact b").textContent()).toBe("2");
      expect(await page.locator(".review > li").count()).toBe(2);
      await page.locator(".review .ambiguous label").nth(1).click();
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save the new file" }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe("prices.matched.csv");
      const lines = (await readFile(await saved.path(), "utf8")).split("\r\n");
      for (const [at, line] of text.split("\r\n").entries()) expect(lines[at]?.startsWith(line)).toBe(true);
      expect(lines[3]).toMatch(/^Oyo;Ibadan;7;alias;NG\d{6};Ibadan [^;]+;1;A person chose it\.$/);
      expect(requests.slice(asked).filter((request) => !request.startsWith("blob:"))).toEqual([]);
    });

    it("say what is wrong with a file, and what to do", async () => {
      const { page } = await visit("/match");
      const drop = page.locator(".drop input");
      await drop.setInputFiles({
        name: "list.xlsx",
        mimeType: "",
        buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      });
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("Save it as CSV in UTF-8");
      await drop.setInputFiles(csv("empty.csv", ""));
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("The file is empty");
      await drop.setInputFiles(csv("open.csv", 'LGA\n"Ikeja\n'));
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/quote/i);
    });
  });

  describe("the box", () => {
    const box = (page: Page) => page.getByRole("combobox");

    it("suggests by the keyboard, and opens what is chosen", async () => {
      const { page, complaints } = await visit("/map");
      await box(page).focus();
      await box(page).pressSequentially("ikej");
      await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Ikeja");
      expect(await box(page).getAttribute("aria-expanded")).toBe("true");
      await page.keyboard.press("ArrowDown");
      const id = await box(page).getAttribute("aria-activedescendant");
      expect(await page.locator(`#${id}`).getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("Escape");
      expect(await page.getByRole("option").count()).toBe(0);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/lgas/**");
      expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
    });

    it("reads a number at once, sends it nowhere, and hands it to its tool", async () => {
      const { page, requests } = await visit("/map");
      await box(page).focus();
      await box(page).pressSequentially("0000014579");
      await expect
        .poll(() => page.getByRole("option").first().textContent(), { timeout: 15_000 })
        .toContain("Account number 0000014579");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/check/account");
      await expect.poll(() => page.locator("[data-result]").textContent()).toContain("can have this number");
      expect(requests.filter((request) => request.split("#")[0]?.includes("0000014579"))).toEqual([]);
    });

    it("shows all results without script, with a link for each", async () => {
      const { page } = await visit("/search?q=ikeja", { javaScriptEnabled: false });
      expect(await page.locator(".best a").first().getAttribute("href")).toBe("/lgas/lagos/ikeja");
      await page.goto(`${service.url}/search?q=24-11-01-007`);
      expect(await page.locator(".results").textContent()).toContain("Polling unit 24-11-01-007");
      await page.goto(`${service.url}/search?q=zzzzqqqq`);
      expect(await page.locator(".problem").textContent()).toContain("Nothing has a name like this");
    });
  });

  it("has no finding of axe, in light and dark, on a phone and a desktop", async () => {
    const paths = [
      "/map?of=states&colour=polling_units",
      "/where?lat=6.6018&lon=3.3515",
      "/check/account?account=0000014579&bank=first-bank",
      "/read/plate?plate=KJA123AB",
      "/plates",
      "/match?names=Ikeja&kind=lga",
      "/form",
      "/search?q=8031234567",
    ];
    const findings: string[] = [];
    const { page } = await visit("/read/phone?phone=08031234567");
    for (const [at, path] of paths.entries()) {
      await page.setViewportSize(at % 2 === 0 ? PHONE : DESKTOP);
      await page.goto(service.url + path);
      await page.evaluate(axe.source);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // Colours on their way from one scheme to the other are no finding.
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        const { violations } = await page.evaluate<axe.AxeResults>(
          "axe.run(document.querySelector('main'), { resultTypes: ['violations'] })",
        );
        for (const { id, nodes } of violations)
          findings.push(`${path} ${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 120)}`);
      }
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWide) findings.push(`${path} is wider than the screen`);
    }
    expect(findings).toEqual([]);
  }, 180_000);
});
