import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { publint } from "publint";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { browserFolder, buildForBrowsers } from "../../../pipeline/elements/build-for-browsers.ts";
import { closePages, openChromium, withoutChromium } from "../../server/test/chromium.ts";
import { type RunningService, startService } from "../../server/test/service.ts";
import { buildPages, PAGES, serve } from "./pages.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** A page of a test, written here, with the elements as they are for pages without a bundler. */
const page = (form: string, before = ""): string =>
  `<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="data:,">${before}
  <main><h1>Test</h1><form>${form}<button>Send</button><button type="reset">Clear</button></form></main>
  <script type="module" src="/elements/index.js"></script>`;

const WRITTEN: Record<string, string> = {
  "/required": page(`<naija-phone name="phone" required></naija-phone>
    <naija-place name="place" required></naija-place><naija-bank name="bank" types="commercial" required></naija-bank>
    <naija-account name="account" bank="First Bank" required></naija-account>`),
  "/values": page(`<naija-place name="code" levels="state lga ward" value="24/11/01"></naija-place>
    <naija-place name="slug" value="ibadan-north"></naija-place>
    <naija-place name="name" value="Lagos State"></naija-place>
    <naija-bank name="bank" value="GTB"></naija-bank>
    <naija-bank name="commercial" types="commercial" value="058"></naija-bank>
    <naija-phone name="phone" value="0803 123 4567"></naija-phone>`),
  "/fieldset":
    page(`<fieldset disabled><naija-place name="place" levels="state lga ward" value="ikeja"></naija-place>
    <naija-phone name="phone" value="08031234567"></naija-phone></fieldset>`),
  "/labels": page(`<label for="phone">Your phone</label><naija-phone id="phone" name="phone"></naija-phone>
    <label>Your bank <naija-bank name="bank"></naija-bank></label>`),
  "/faults": page(`<naija-place name="levels" levels="region"></naija-place>
    <naija-place name="value" value="Atlantis"></naija-place>
    <naija-bank name="bank" has="sort_code"></naija-bank><naija-bank name="unknown" value="Bank of Atlantis"></naija-bank>
    <naija-phone name="phone" types="pager"></naija-phone><naija-account name="account" bank="Atlantis"></naija-account>`),
  "/locate": page(`<naija-place name="place" levels="state lga ward" locate></naija-place>`),
};

/** Waits long enough for a machine that does other things too. */
const until: typeof expect.poll = (read) => expect.poll(read, { timeout: 20_000 });

// Each test is a visit of a browser, on machines that do other things too.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(buildForBrowsers);

describe("the module", () => {
  it("is at most 6 KB of code beside the data", () => {
    const size = brotliCompressSync(readFileSync(`${browserFolder}/index.js`)).length;
    expect(size).toBeLessThan(6_000);
    // A budget far above the size would let anything pass.
    expect(size).toBeGreaterThan(4_200);
  });

  it("does nothing on a server", async () => {
    expect(Object.keys(await import("naijaref-elements"))).toContain("PlaceElement");
  });

  it("is packed as publint asks", async () => {
    const { messages } = await publint({ pkgDir: `${repository}packages/elements` });
    // The sources are not shipped: only this repository's own tests ask for this condition.
    expect(messages.filter(({ path }) => !path.includes("naijaref-source"))).toEqual([]);
  });
});

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    const out = mkdtempSync(join(tmpdir(), "naijaref-pages-"));
    const [chromium] = await Promise.all([openChromium(), buildPages(out)]);
    browser = chromium;
    const folders = { "/elements/": browserFolder, "/checkout/naijaref-elements/": browserFolder };
    const served = await serve(
      { ...folders, "/checkout/": `${repository}examples/checkout`, "/": out },
      WRITTEN,
    );
    url = served.url;
    return async () => {
      await browser.close();
      served.close();
      rmSync(out, { recursive: true, force: true });
    };
  }, 60_000);

  afterEach(() => closePages(browser));

  /** A page, and what its console and its scripts complained of. */
  async function visit(
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; complaints: string[] }> {
    const context = await browser.newContext(options);
    const opened = await context.newPage();
    const complaints: string[] = [];
    opened.on("console", (message) => complaints.push(message.text()));
    opened.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
    await opened.goto(url + path);
    return { page: opened, complaints };
  }

  const sent = (opened: Page) =>
    opened.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement)),
    );

  async function violationsOf(opened: Page): Promise<string[]> {
    await opened.evaluate(axe.source);
    const { violations } = await opened.evaluate(() =>
      (globalThis as unknown as { axe: { run: () => Promise<axe.AxeResults> } }).axe.run(),
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }

  const choices = (opened: Page, label: string) =>
    opened.getByRole("combobox", { name: label, exact: true }).locator("option").count();

  // Again where a busy machine types so slowly that a list takes the letters for two words.
  it.each(PAGES)("are filled in by keyboard in a page of %s", { retry: 2 }, async (name) => {
    const { page, complaints } = await visit(`/${name}/`);
    const { keyboard } = page;
    await until(() => sent(page)).toEqual({ place: "KN" });
    await until(() => choices(page, "Local government area")).toBe(45);

    await keyboard.press("Tab");
    await keyboard.type("0803 123 4567");
    await keyboard.press("Tab");
    await keyboard.type("Lagos");
    await until(() => choices(page, "Local government area")).toBe(21);
    await keyboard.press("Tab");
    await keyboard.type("Ikeja");
    await until(() => choices(page, "Ward")).toBe(11);
    await keyboard.press("Tab");
    await keyboard.press("ArrowDown");
    await keyboard.press("Tab");
    await keyboard.type("GTB");
    await keyboard.press("Tab");
    await until(() => page.getByLabel("Bank", { exact: true }).inputValue()).toBe("GTBank");
    await keyboard.type("0000014579");
    await keyboard.press("Tab");

    await until(() => sent(page)).toEqual({
      phone: "+2348031234567",
      place: "24-11-01",
      bank: "gtbank",
      account: "0000014579",
    });
    await until(() => page.locator("#chosen").textContent()).toBe("24-11-01");
    await until(() =>
      page.getByText("This is not an account number of GTBank. Check its digits.").isVisible(),
    ).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("stop a form that lacks something, lead to the first field, and say what is missing", async () => {
    const { page } = await visit("/required");
    await until(() => choices(page, "Bank")).toBeGreaterThan(20);
    expect(await page.locator("[aria-invalid=true]").count()).toBe(0);
    await page.getByRole("button", { name: "Send" }).click();
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      await page.getByLabel("Phone number").getAttribute("id"),
    );
    expect(await page.locator("[part=message]").allTextContents()).toEqual([
      "Write a phone number, such as 0803 123 4567.",
      "Choose a state.",
      "Choose a bank.",
      "Write the account number, ten digits.",
    ]);
    const described = await page.getByLabel("State").getAttribute("aria-describedby");
    expect(await page.locator(`#${described}`).textContent()).toBe("Choose a state.");
    await page.getByLabel("State").selectOption("Lagos");
    await until(() => page.getByText("Choose a local government area.").isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.locator("[aria-invalid=true]").count()).toBe(0);
    expect(await page.getByLabel("State").inputValue()).toBe("");
  });

  it("are set by code, slug, name or alias, and go back to that when the form is reset", async () => {
    const { page, complaints } = await visit("/values");
    const expected = {
      code: "24-11-01",
      slug: "NG031006",
      name: "LA",
      bank: "gtbank",
      commercial: "gtbank",
      phone: "+2348031234567",
    };
    await until(() => sent(page)).toEqual(expected);
    await until(() => page.getByLabel("State").nth(1).inputValue()).toBe("OY");
    const set = (name: string, value: string) =>
      page.evaluate(
        ([one, given]) => Object.assign(document.querySelector(`[name=${one}]`) as object, { value: given }),
        [name, value],
      );
    await set("code", "Kaduna");
    await set("bank", "Zenith Bank");
    await set("phone", "");
    await until(() => sent(page)).toEqual({
      code: "KD",
      slug: "NG031006",
      name: "LA",
      bank: "zenith-bank",
      commercial: "gtbank",
    });
    await page.getByRole("button", { name: "Clear" }).click();
    await until(() => sent(page)).toEqual(expected);
    expect(complaints).toEqual([]);
  });

  it("come back as they were left", async () => {
    const { page } = await visit("/required");
    await page.getByLabel("Phone number").fill("0803 123 4567");
    await page.getByLabel("State").selectOption("Oyo");
    await until(() => choices(page, "Local government area")).toBe(34);
    await page.getByLabel("Local government area").selectOption("Surulere");
    await page.goto(`${url}/labels`);
    await page.goBack();
    await until(() => sent(page)).toMatchObject({ phone: "+2348031234567", place: "NG031033" });
    await until(() => page.getByLabel("Local government area").inputValue()).toBe("NG031033");
  });

  it("are disabled with their fieldset", async () => {
    const { page } = await visit("/fieldset");
    await until(() => choices(page, "Ward")).toBe(11);
    expect(await sent(page)).toEqual({});
    expect(await page.locator("select:enabled, input:enabled").count()).toBe(0);
    await page.evaluate(() => document.querySelector("fieldset")?.removeAttribute("disabled"));
    expect(await page.locator("select:enabled, input:enabled").count()).toBe(4);
    expect(await sent(page)).toEqual({ place: "NG025011", phone: "+2348031234567" });
  });

  it("have the labels that the page has for them", async () => {
    const { page } = await visit("/labels");
    expect(await page.getByLabel("Your phone").count()).toBeGreaterThan(0);
    await page.getByText("Your phone").click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("tel");
    await page.getByText("Your bank").click();
    expect(await page.evaluate(() => document.activeElement?.closest("naija-bank") !== null)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("tell a wrong attribute to the console once, and show it as an invalid control", async () => {
    const { page, complaints } = await visit("/faults");
    await until(() => complaints.length).toBe(6);
    await until(() =>
      page.evaluate(() =>
        [...document.querySelectorAll("form > *:invalid")].map(({ localName }) => localName),
      ),
    ).toEqual(["naija-place", "naija-place", "naija-bank", "naija-bank", "naija-phone", "naija-account"]);
    expect(complaints.filter((complaint) => complaint.startsWith("thrown"))).toEqual([]);
    expect(complaints.join("\n")).toContain('levels="region"');
    expect(await page.getByText("There is nothing called Atlantis.").isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("State").nth(1).selectOption("Lagos");
    expect(await page.evaluate(() => document.querySelector("[name=value]")?.matches(":valid"))).toBe(true);
  });

  it.each([
    [{ latitude: 6.6018, longitude: 3.3515 }, { place: "NG025011" }, ""],
    [{ latitude: 51.5, longitude: -0.1 }, {}, "Your location is not in Nigeria. Choose from the lists."],
  ])("fill in state and LGA from where the person is: %j", async (geolocation, place, message) => {
    const { page } = await visit("/locate", { geolocation, permissions: ["geolocation"] });
    await page.getByRole("button", { name: "Use my location" }).click();
    await until(() => sent(page)).toEqual(place);
    await until(() => page.locator("[part=message]").textContent()).toBe(message);
  });

  it("say so when the person does not share where they are", async () => {
    const { page } = await visit("/locate");
    await page.getByRole("button", { name: "Use my location" }).click();
    await until(() => page.getByText("Your location could not be found.").isVisible()).toBe(true);
  });

  it.each(["/locate", "/plain/"])("load the wards when an LGA is chosen, not before: %s", async (path) => {
    const context = await browser.newContext();
    const opened = await context.newPage();
    let hasWards = false;
    opened.on("response", async (response) => {
      // Names of wards are coded. Codes of wards are not.
      if ((await response.text()).includes("001-01-01")) hasWards = true;
    });
    await opened.goto(url + path);
    await opened.getByLabel("State").selectOption("Lagos");
    await until(() => choices(opened, "Local government area")).toBe(21);
    await opened.waitForLoadState("networkidle");
    expect(hasWards).toBe(false);
    await opened.getByLabel("Local government area").selectOption("Ikeja");
    await until(() => choices(opened, "Ward")).toBe(11);
    await until(() => hasWards).toBe(true);
  });

  describe("with a service", () => {
    let service: RunningService;

    beforeAll(async () => {
      service = await startService({ RATE_LIMIT: "off" });
      return () => service.stop();
    });

    it("load their lists from it, and no data beside", async () => {
      const context = await browser.newContext({
        geolocation: { latitude: 12.0022, longitude: 8.592 },
        permissions: ["geolocation"],
      });
      const opened = await context.newPage();
      const loaded: string[] = [];
      opened.on("request", (request) => loaded.push(request.url()));
      WRITTEN["/service"] =
        page(`<naija-place name="place" levels="state lga ward" value="ikeja" locate src="${service.url}"></naija-place>
          <naija-bank name="bank" has="nip_code" value="GTB" src="${service.url}/"></naija-bank>`);
      await opened.goto(`${url}/service`);
      await until(() => sent(opened)).toEqual({ place: "NG025011", bank: "gtbank" });
      await until(() => choices(opened, "Ward")).toBe(11);
      await opened.getByRole("button", { name: "Use my location" }).click();
      await until(() => opened.getByLabel("State").inputValue()).toBe("KN");
      expect(loaded.filter((one) => one.includes("/part-"))).toEqual([]);
    });

    it("say so when it cannot be reached", async () => {
      const { page: opened } = await visit("/labels");
      await opened.evaluate(() => {
        const form = document.querySelector("form") as HTMLFormElement;
        form.innerHTML = `<naija-place name="place" src="http://127.0.0.1:9"></naija-place>`;
      });
      await until(() => opened.getByText("The list could not be loaded.").isVisible()).toBe(true);
    });
  });

  describe("the example of a checkout", () => {
    it("can be sent before the script has come, and then reads as typed", async () => {
      const { page } = await visit("/checkout/", { javaScriptEnabled: false });
      for (const [label, value] of Object.entries({
        "Full name": "Ada",
        "Phone number": "0803 123 4567",
        State: "Lagos",
        "Local government area": "Ikeja",
        "Street and number": "1 Allen Avenue",
        Bank: "First Bank",
        "Account number": "0000014579",
      })) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByRole("button", { name: "Place the order" }).click();
      const query = Object.fromEntries(new URL(page.url()).searchParams);
      expect(query).toMatchObject({ phone: "0803 123 4567", state: "Lagos", bank: "First Bank" });
    });

    it.each([
      [360, "dark"],
      [1280, "light"],
    ] as const)("is filled in at %i px, %s", async (width, colorScheme) => {
      const { page, complaints } = await visit("/checkout/", {
        viewport: { width, height: 900 },
        colorScheme,
      });
      await until(() => choices(page, "State")).toBe(38);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel("Full name").fill("Ada");
      await page.getByLabel("Phone number").fill("0803 123 4567");
      await page.getByLabel("State").selectOption("Lagos");
      await until(() => choices(page, "Local government area")).toBe(21);
      await page.getByLabel("Local government area").selectOption("Ikeja");
      await until(() => choices(page, "Ward")).toBe(11);
      await page.getByLabel("Ward").selectOption({ index: 1 });
      await page.getByLabel("Street and number").fill("1 Allen Avenue");
      await page.getByLabel("Bank", { exact: true }).fill("First Bank");
      await page.getByLabel("Account number").fill("0000014578");
      await page.getByLabel("Account number").blur();
      await page.getByRole("button", { name: "Place the order" }).click();
      expect(await page.locator("output").textContent()).toBe("");
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel("Account number").fill("0000014579");
      await page.getByRole("button", { name: "Place the order" }).click();
      expect(JSON.parse((await page.locator("output").textContent()) ?? "")).toEqual({
        name: "Ada",
        phone: "+2348031234567",
        state: "LA",
        lga: "NG025011",
        ward: "24-11-01",
        street: "1 Allen Avenue",
        bank: "first-bank",
        account: "0000014579",
      });
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide).toBe(false);
      expect(complaints).toEqual([]);
    });
  });
});
