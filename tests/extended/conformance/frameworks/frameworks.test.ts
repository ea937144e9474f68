import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../../start/barriers.ts";
import { withoutChromium } from "../../../start/chromium.ts";
import {
  choices,
  expectLateWards,
  openElements,
  sent,
  until,
} from "../../../system/elements/open-elements.ts";
import { isInstalled } from "../installed.ts";
import { buildPages, PAGES, PLACES } from "./build-pages.ts";

/** The elements in pages of the common frameworks. */

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ build: buildPages });

  it("load the wards when an LGA is chosen, not before, with a bundler too", () =>
    elements.visit("/plain/").then(expectLateWards));

  it.each(PLACES)("are not needed for state, LGA and ward: %s", async (name) => {
    const { page, complaints } = await elements.visit(`/${name}/`);
    await page.getByLabel("State").selectOption("Lagos");
    await page.getByLabel("LGA").selectOption("Ikeja");
    await page.getByLabel("Ward").selectOption({ index: 1 });
    expect(await sent(page)).toEqual({ state: "LA", lga: "NG025011", ward: "24-11-01" });
    await page.getByLabel("State").selectOption("Kano");
    await until(() => choices(page, "LGA")).toBe(45);
    expect(await sent(page)).toEqual({ state: "KN", lga: "" });
    expect(await barriersIn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  // Again where a busy machine types so slowly that a list takes the letters for two words.
  it.each(PAGES)("are filled in by keyboard in a page of %s", { retry: 2 }, async (name) => {
    const { page, complaints } = await elements.visit(`/${name}/`);
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
    expect(await barriersIn(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

type Fields = Readonly<Record<string, string>>;

interface App {
  readonly request: (path: string, init: RequestInit) => Promise<Response>;
}

/** The example stands where no framework is installed: what it imports is taken from here. */
async function load(): Promise<App> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../../../examples/forms/server.js", import.meta.url))],
    nodePaths: [fileURLToPath(new URL("../node_modules", import.meta.url))],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  const { app } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  return app;
}

/** The form of `examples/forms/server.js`, without a browser: what a page without script sends and gets. */
describe.skipIf(!isInstalled)("a form that Hono renders", () => {
  let app: App;

  beforeAll(async () => {
    app = await load();
  });

  async function ask(path: string, fields?: Fields) {
    const sent = fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields) };
    const response = await app.request(path, sent);
    return { status: response.status, text: await response.text() };
  }

  it("has the states, and the LGAs of the state that was chosen", async () => {
    const { text } = await ask("/?state=LA&phone=0803");
    expect(text.match(/<option/g)).toHaveLength(1 + 37 + 1 + 20);
    expect(text).toContain('<option value="LA" selected>Lagos</option>');
    expect(text).toContain('<option value="NG025011" >Ikeja</option>');
    expect(text).toContain('value="0803"');
  });

  it("says what is wrong, and keeps what was typed", async () => {
    const { status, text } = await ask("/", { phone: '0803"><script>', state: "LA", lga: "NG031033" });
    expect(status).toBe(422);
    expect(text).toContain("A phone number has digits only");
    expect(text).not.toContain('0803"><script>');
    expect(text).toContain('<option value="LA" selected>');
  });

  it("gets what to store", async () => {
    const { status, text } = await ask("/", { phone: "0803 123 4567", state: "LA", lga: "NG025011" });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ phone: "+2348031234567", state: "LA", lga: "NG025011" });
  });
});

/** The types for frameworks, as a program that uses them compiles: right uses pass, wrong ones do not. */
it.skipIf(!isInstalled).each([
  ["React, Preact, Vue, Svelte and CommonJS", "tsconfig.json"],
  ["React and Vue in a program for CommonJS alone", "tsconfig.commonjs.json"],
])("are right in %s", (_, settings) => {
  const tsc = fileURLToPath(new URL("../../../../node_modules/typescript/bin/tsc", import.meta.url));
  const project = fileURLToPath(new URL(`types/${settings}`, import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", project], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
