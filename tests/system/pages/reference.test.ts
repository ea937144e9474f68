import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { domainNames } from "@naijaref/records";
import { afterAll, describe, expect, it } from "vitest";
import { barriersIn } from "../../start/barriers.ts";
import { withoutChromium } from "../../start/chromium.ts";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { DESKTOP, openExplorer, PHONE, says } from "./open-explorer.ts";

/** The reference of the API as a person meets it, in a browser. */

const downloads = makeDownloads(["banks.csv"]);
afterAll(() => downloads.remove());

const PLACES = "/v1/docs/places";

const operations = Object.entries<Operation>(contract);

describe.skipIf(withoutChromium)("/v1/docs in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer(ownService("Node", { RATE_LIMIT: "off", DOWNLOADS: downloads.folder }));

  const open = async (address: string, options: Parameters<typeof explorer.visit>[1] = {}) => {
    const visit = await explorer.visit(address, options);
    const { page } = visit;
    const of = (id: string) => page.locator(`#${id}`);
    return {
      ...visit,
      of,
      send: (id: string) => of(id).getByRole("button", { name: "Send" }).click(),
      statusOf: (id: string) => of(id).locator("form .status"),
    };
  };

  // That each example is answered has tests beside the code.
  it("answers an example of each domain from its button, and asks nobody else", async () => {
    const { page, complaints, requests } = await open(PLACES);
    for (const domain of domainNames) {
      await page.goto(`${explorer.url}/v1/docs/${domain}`);
      const all = operations.filter(([, one]) => one.domain === domain);
      const asked = all.filter(([, { answer }]) => !["document", "file"].includes(answer.kind));
      const examples = asked.flatMap(([, one]) => one.examples);
      expect([domain, await page.locator(".try").count()]).toEqual([domain, examples.length]);
      const panel = page.locator(".panel", { has: page.locator(".try") }).first();
      await panel.locator(".try").first().click();
      await says(panel.locator("form [role=status]"), /^200 in \d+ ms, [\d,]+ bytes$/);
      expect(requests.filter((address) => examples.includes(address))).not.toEqual([]);
    }
    expect(requests.filter((address) => !/^(\/(v1|assets)\/|data:)/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(["/v1/docs", "/v1/docs/banks"])(
    "shows %s to everybody, and is never wider than the screen",
    async (address) => {
      const { page } = await open(address);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("details")) fold.open = true;
      });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect([viewport, await barriersIn(page, { schemes: ["light", "dark"] })]).toEqual([viewport, []]);
      }
    },
  );

  it("shows what the service answers to a person's own values: refusals, fields, the start of a long answer", async () => {
    const { page, of, send, statusOf } = await open(PLACES);
    const form = of("getLga").locator("form");
    await form.getByLabel("lga").fill("Surulere");
    await send("getLga");
    await says(statusOf("getLga"), "409");
    expect(await form.locator("pre").textContent()).toContain('"candidates"');

    await form.getByLabel("state").fill("Lagos");
    await form.getByLabel("state").press("Enter");
    await says(statusOf("getLga"), "200");
    const direct = await fetch(`${explorer.url}/v1/lgas/Surulere?state=Lagos`);
    expect(JSON.parse((await form.locator("pre").textContent()) ?? "")).toEqual(await direct.json());
    await form.getByText("Headers").click();
    expect(await form.getByText(`etag: ${direct.headers.get("etag")}`).isVisible()).toBe(true);

    await send("listLgas");
    await says(statusOf("listLgas"), "200");
    const shown = await of("listLgas").getByLabel("Body of the answer").textContent();
    expect(shown?.split("\n")).toHaveLength(400);
    await says(of("listLgas").locator(".answer .note"), /^[\d,]+ more lines\. Open the answer$/);

    await page.context().setOffline(true);
    await send("listStates");
    const status = of("listStates").locator("form [role=status]");
    await says(status, "No answer: the service cannot be reached.");
  });

  it("writes the examples in four languages, each of which can be copied, or is selected", async () => {
    const { page, of } = await open(PLACES, { permissions: ["clipboard-read", "clipboard-write"] });
    const copy = of("getWard").locator("[data-copy]").first();
    const written = async (language: string) => {
      await of("getWard").locator(".language").selectOption(language);
      await copy.click();
      await says(copy, "Copied");
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const url = `${explorer.url}/v1/wards/24-11-01`;
    expect(await written("JavaScript")).toBe(
      `const response = await fetch("${url}");\nconst answer = await response.json();`,
    );
    expect(await written("Python")).toBe(`import requests\n\nanswer = requests.get("${url}").json()`);
    expect(await of("listStates").locator(".example code").last().textContent()).toContain('csv").text');
    expect(await written("curl")).toBe(`curl "${url}"`);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await of("getWard").locator("[data-copy]").last().click();
    const last = of("getWard").locator(".example code").last();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await last.textContent());
  });

  it("finds operations by words, fields and errors, and leads to them and to the records that they name", async () => {
    const { page } = await open("/v1/docs");
    const found = page.locator(".index a:visible");
    const field = page.getByLabel("Filter operations, fields and errors");
    await field.fill("bank_not_checkable");
    expect(await found.allTextContents()).toEqual(["Validate an account number /v1/validate/nuban"]);
    await field.fill("wards OF an lga");
    await found.click();
    await page.waitForURL("**/v1/docs/places#listWardsOfLga");
    await page.locator("#getLga").getByRole("link", { name: "Lga", exact: true }).click();
    await page.locator("#record-Lga").getByText("senatorial_district_code", { exact: true }).waitFor();
  });

  it("brings the answer of Try into view on a phone, and removes it when the next values cannot be sent", async () => {
    const { of, send } = await open(PLACES, { viewport: PHONE });
    await of("getLga").locator(".try").first().click();
    const answer = of("getLga").locator(".answer pre");
    await answer.waitFor();
    expect((await answer.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    await of("getLga").locator("form").getByLabel("lga").fill("");
    await send("getLga");
    expect(await answer.count()).toBe(0);
  });

  it("reads without scripts: the words are there, and what would not work is not", async () => {
    const { of } = await open(PLACES, { javaScriptEnabled: false });
    const section = of("getLga");
    expect(await section.getByText("One local government area by any of its identifiers.").isVisible()).toBe(
      true,
    );
    expect(await section.getByText('curl "http://localhost:3000/v1/lgas/NG025011"').isVisible()).toBe(true);
    for (const part of ["form", "[data-copy]", ".language"])
      expect(await section.locator(part).first().isVisible()).toBe(false);
  });
});
