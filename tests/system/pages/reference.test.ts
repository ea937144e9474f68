import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { openExplorer, PHONE, says } from "./open-explorer.ts";

/** The reference of the API as a person meets it, in a browser. What it says has tests beside the code. */

const downloads = makeDownloads(["banks.csv"]);

const PLACES = "/v1/docs/places";

const OPEN_ALL = (): void => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(".index .fold")) fold.open = true;
};

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

  it("finds an operation by words, fields and errors, and sends its example or a person's own values to the service alone", async () => {
    const { page, complaints, requests, of, send, statusOf } = await open("/v1/docs");
    const found = page.locator(".index a:visible");
    const field = page.getByLabel("Filter operations, fields and errors");
    await field.fill("bank_not_checkable");
    expect(await found.allTextContents()).toEqual(["Validate an account number /v1/validate/nuban"]);
    await field.fill("wards OF an lga");
    await found.click();
    await page.waitForURL("**/v1/docs/places#listWardsOfLga");
    await of("listWardsOfLga").locator(".try").first().click();
    await says(of("listWardsOfLga").locator("form [role=status]"), /^200 in \d+ ms, [\d,]+ bytes$/);
    expect(await of("getLga").isVisible()).toBe(false);
    await page.evaluate(OPEN_ALL);
    await of("getLga").getByRole("link", { name: "Lga", exact: true }).click();
    await page.locator("#record-Lga").getByText("senatorial_district_code", { exact: true }).waitFor();

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
    expect(requests.filter((address) => !/^(\/(v1|assets)\/|\/v1\/docs$|data:)/.test(address))).toEqual([]);
    // That a status is 409, the console says by itself.
    expect(complaints.filter((one) => !one.includes("409"))).toEqual([]);
    await page.context().setOffline(true);
    await send("listStates");
    const status = of("listStates").locator("form [role=status]");
    await says(status, "No answer: the service cannot be reached.");
  });

  it("brings an answer into view on a phone, and writes the examples in four languages, to be copied or selected", async () => {
    const { page, of, send } = await open(PLACES, {
      ...{ viewport: PHONE, permissions: ["clipboard-read", "clipboard-write"] },
    });
    await page.evaluate(OPEN_ALL);
    await of("getLga").locator(".try").first().click();
    const answer = of("getLga").locator(".answer pre");
    await answer.waitFor();
    expect((await answer.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    // The next values cannot be sent: it is the answer to none.
    await of("getLga").locator("form").getByLabel("lga").fill("");
    await send("getLga");
    expect(await answer.count()).toBe(0);

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
});
