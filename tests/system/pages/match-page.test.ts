import { listIdSystems } from "naijaref/concordance";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { openExplorer } from "./open-explorer.ts";

/** The page that matches a file, in a browser. */

/** A workbook with one sheet of texts. */
async function workbook(rows: readonly (readonly (string | null)[])[]): Promise<Buffer> {
  const cells = rows.map((row) => row.map((value) => (value === null ? null : { value, type: String })));
  return writeExcelFile([{ sheet: "Sheet", data: cells }]).toBuffer();
}

const find = (page: Page) => page.locator("label:has(> span:text-is('Find')) select");

describe.skipIf(withoutChromium)("in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

  describe("the tools", () => {
    it("match a file without a connection, with a person's decisions, and change no byte of it", async () => {
      const { page, requests } = await explorer.visit("/match");
      await page.locator(".drop").waitFor();
      await page.waitForLoadState("networkidle");
      // What reads a table is larger than all else: a page that is only looked at needs none of it.
      expect(requests.filter((request) => request.includes("-worker"))).toEqual([]);
      const text =
        'State;Area;Price\r\nLagos;Ikeja;100\r\nLagos;Surulere;"1;5"\r\nOyo;Ibadan;7\r\nLagos;TOTAL;9\r\n';
      await page.locator(".drop input").setInputFiles(csv("prices.csv", text));
      expect(await page.getByLabel("Column with the names").inputValue()).toBe("Area");
      await page.context().setOffline(true);
      const asked = requests.length;
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.locator(".statuses .exact b").textContent()).toBe("2");
      const rows = page.locator(".review-table").first().locator("tbody tr");
      expect(await rows.count()).toBe(2);
      await rows.locator("select").first().selectOption({ index: 1 });
      const saved = await downloadFrom(page, () =>
        page.getByRole("button", { name: "Save the new file" }).click(),
      );
      expect(saved.name).toBe("prices.matched.csv");
      const lines = saved.bytes.toString().split("\r\n");
      for (const [at, line] of text.split("\r\n").entries()) expect(lines[at]?.startsWith(line)).toBe(true);
      expect(lines[3]).toMatch(/^Oyo;Ibadan;7;chosen;NG\d{6};Ibadan [^;]+;1;A person chose it\.$/);
      expect(requests.slice(asked).filter((request) => !request.startsWith("blob:"))).toEqual([]);
    });

    it("matches a few names of polling units, and ids of another system", async () => {
      const { page } = await explorer.visit("/match");
      await page.locator(".drop").waitFor();
      await page.getByText("A few names, without a file").click();
      const field = (name: string) => page.locator(`.few [name=${name}]`);
      expect(await field("ward").isVisible()).toBe(false);
      await field("names").fill("007\n24-11-01-008");
      await field("kind").selectOption("polling_unit");
      await field("state").fill("Lagos");
      await field("lga").fill("Ikeja");
      await field("ward").fill("Anifowoshe");
      const press = () => page.locator(".few button").click();
      await press();
      await expect
        .poll(() => page.locator("#result-title").textContent())
        .toBe("2 of 2 rows matched with polling units");
      expect(await page.locator(".review-table").first().textContent()).toContain("24-11-01-007");
      await field("kind").selectOption("state");
      await field("system").selectOption("geonames");
      await field("names").fill("2332453");
      await press();
      await expect.poll(() => page.locator(".review-table").first().textContent()).toContain("Lagos");
      await field("kind").selectOption("bank");
      expect(await field("system").evaluate((one: HTMLSelectElement) => one.validationMessage)).toBe(
        "“GeoNames ids” has no banks. Choose another, or names.",
      );
    });

    it("takes the LGAs of a table that has states too, and offers them where states were matched", async () => {
      const { page } = await explorer.visit("/match");
      const text = "S/N,State,L.G.A,Beneficiaries\n1,Lagos,Ikeja,10\n2,Lagos,Surulere,20\n";
      await page.locator(".drop input").setInputFiles(csv("list.csv", text));
      const kind = find(page);
      expect(await kind.inputValue()).toBe("lga");
      expect(await page.getByLabel("Column with the names").inputValue()).toBe("L.G.A");
      await page.getByLabel("Column with the names").selectOption("State");
      await kind.selectOption("state");
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      const title = page.locator("#result-title");
      await expect.poll(() => title.textContent()).toBe("2 of 2 rows matched with states");
      await page.getByRole("button", { name: "Match LGAs instead?" }).click();
      await expect.poll(() => title.textContent()).toBe("2 of 2 rows matched with LGAs");
    });

    it("checks a column of accounts beside their banks, and one of phone numbers", async () => {
      const { page } = await explorer.visit("/match");
      const text = "Name,Account No.,Bank\nAda,0000014579,First Bank\nBola,0000014578,First Bank\n";
      await page.locator(".drop input").setInputFiles(csv("pay.csv", text));
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      const title = page.locator("#result-title");
      await expect.poll(() => title.textContent()).toMatch(/1 of 2 rows matched with account numbers/);
      await page.locator(".drop input").setInputFiles(csv("calls.csv", "GSM\n8031234567\n"));
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => title.textContent()).toMatch(/1 of 1 row matched with phone numbers/);
    });

    it("reads a workbook, and lets a person decide, look for another, undo and keep the decisions", async () => {
      const { page, complaints } = await explorer.visit("/match", { viewport: { width: 360, height: 740 } });
      await page.locator(".drop input").setInputFiles({
        name: "results.xlsx",
        mimeType: "",
        buffer: await workbook([
          ["RESULTS, 2023", null],
          ["State", "LGA"],
          ["Oyo", "Ibadan"],
          [null, "Ibadann North West"],
          [null, "Ogbomosho Soth"],
          ["Lagos", "Ikeja"],
          [null, "zzzz"],
          [null, "TOTAL"],
        ]),
      });
      const button = (name: string | RegExp) => page.getByRole("button", { name });
      await button(/^Match$/)
        .first()
        .click();
      await expect
        .poll(() => page.locator("#result-title").textContent())
        .toBe("3 of 6 rows matched with LGAs");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("result-title");
      expect(await page.locator(".match-tool").textContent()).toContain("4 rows have an empty state");
      const rows = page.locator(".review-table").first().locator("tbody tr");
      // Those without a code come first.
      expect(await rows.locator("th").allTextContents()).toEqual([
        expect.stringMatching(/^Ibadan Oyo/),
        expect.stringMatching(/^zzzz Lagos/),
        expect.stringMatching(/^TOTAL Lagos/),
      ]);
      const zzzz = rows.nth(1);
      await zzzz.locator("select").selectOption("another");
      await zzzz.getByRole("searchbox").fill("surul");
      await zzzz.getByRole("button", { name: /Surulere, Lagos/ }).click();
      expect(await zzzz.locator("select").inputValue()).toBe("NG025020");
      expect(await zzzz.locator("select").evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await rows.count(), "nothing jumps").toBe(3);
      await button(/^Spelling fixed 2/).click();
      await button("Accept all 2 spellings shown").click();
      await button(/^Decided 3/).click();
      await button("Undo").click();
      await button(/^Decided 1/).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const decided = await downloadFrom(page, () => button("Save my choices").click());
      expect(decided.bytes.toString()).toBe(
        "text,state,lga,kind,code,name,ward\r\nzzzz,lagos,,lga,NG025020,Surulere,\r\n",
      );
      const saved = await downloadFrom(page, () => button("Save the new file").click());
      expect(saved.name).toBe("results.matched.csv");
      expect(saved.bytes.toString()).toContain("\r\n,zzzz,chosen,NG025020,Surulere,1,A person chose it.\r\n");
      await page.locator(".drop input").setInputFiles(csv("next.csv", "State,LGA\nLAGOS,Zzzz\n"));
      await button(/^Match$/)
        .first()
        .click();
      await expect.poll(() => page.locator("#result-title").textContent()).toMatch(/1 row matched with LGAs/);
      await page.locator(".decisions input").setInputFiles(csv("decisions.csv", decided.bytes.toString()));
      await button(/^Decided 1/).waitFor();
      expect(complaints).toEqual([]);
    });

    it("read addresses with what is loaded when they are chosen", async () => {
      const { page, requests, complaints } = await explorer.visit("/match");
      await page.locator(".drop").waitFor();
      const loaded = (): boolean => requests.some((request) => request.includes("/address-"));
      await page.waitForLoadState("networkidle");
      expect(loaded()).toBe(false);
      const text = 'Place,State\n"12 Bode Thomas Street, Surulere",Lagos\n"Okigwe Road, Aba",Abia\nAccra,\n';
      await page.locator(".drop input").setInputFiles(csv("customers.csv", text));
      await page.getByLabel("Column with the names").selectOption("Place");
      await find(page).selectOption("address");
      await expect.poll(loaded).toBe(true);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.locator(".statuses").textContent()).toMatch(/1 more than one/);
      const rows = page.locator(".review-table").first().locator("tbody tr");
      expect(await rows.count()).toBe(2);
      const saved = await downloadFrom(page, () =>
        page.getByRole("button", { name: "Save the new file" }).click(),
      );
      const [, surulere, aba, accra] = saved.bytes.toString().split("\n");
      expect(surulere).toMatch(/^"12 Bode Thomas Street, Surulere",Lagos,alias,NG025020,Surulere,/);
      expect(aba).toMatch(/^"Okigwe Road, Aba",Abia,ambiguous,,,0,/);
      expect(accra).toMatch(/^Accra,,none,,,0,/);
      expect(complaints).toEqual([]);
    });

    it("match polling units on the device: their names come by state, and nothing of the table is sent", async () => {
      const { page, requests, complaints } = await explorer.visit("/match", {
        viewport: { width: 360, height: 740 },
      });
      await page.locator(".drop").waitFor();
      await page.waitForLoadState("networkidle");
      const text = [
        "Polling unit,Ward,LGA,State",
        "24/11/01/007,,,",
        '"in front of no 5, nurudeen street",Anifowoshe,Ikeja,Lagos',
        "Primary School,,Ikeja,Lagos",
        "zzzz,Anifowoshe,Ikeja,Lagos",
        "",
      ].join("\n");
      await page.locator(".drop input").setInputFiles(csv("units.csv", text));
      expect(await find(page).inputValue()).toBe("polling_unit");
      expect(await page.getByLabel("Column with the ward").inputValue()).toBe("Ward");
      const asked = requests.length;
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect
        .poll(() => page.locator("#result-title").textContent())
        .toMatch(/of 4 rows matched with polling units/);
      const loaded = requests.slice(asked).filter((request) => !request.startsWith("blob:"));
      // What reads units, and those of Lagos alone.
      expect(loaded.every((request) => /\/assets\/[\w-]+\.js$/.test(request))).toBe(true);
      expect(loaded.length).toBeGreaterThan(0);
      await page.context().setOffline(true);
      const offline = requests.length;
      const rows = page.locator(".review-table").first().locator("tbody tr");
      expect(await rows.locator("th").allTextContents()).toEqual([
        expect.stringMatching(/^Primary School Ikeja, Lagos/),
        expect.stringMatching(/^zzzz Anifowoshe, Ikeja, Lagos/),
      ]);
      await rows.nth(1).locator("select").selectOption("another");
      await rows.nth(1).getByRole("searchbox").fill("oduyemi");
      await rows
        .nth(1)
        .getByRole("button", { name: /Oduyemi.*24-11-01-/ })
        .first()
        .click();
      const decided = await downloadFrom(page, () =>
        page.getByRole("button", { name: "Save my choices" }).click(),
      );
      expect(decided.bytes.toString()).toMatch(
        /\r\nzzzz,lagos,ikeja,polling_unit,24-11-01-\d{3},.*,anifowoshe\r\n$/,
      );
      const saved = await downloadFrom(page, () =>
        page.getByRole("button", { name: "Save the new file" }).click(),
      );
      const [, code, name, school, none] = saved.bytes.toString().split("\n");
      expect(code).toMatch(/^24\/11\/01\/007,,,,exact,24-11-01-007,/);
      expect(name).toContain(",Lagos,exact,24-11-01-007,");
      expect(school).toMatch(/^Primary School,,Ikeja,Lagos,ambiguous,,,0,/);
      expect(none).toMatch(/^zzzz,Anifowoshe,Ikeja,Lagos,chosen,24-11-01-\d{3},/);
      expect(requests.slice(offline).filter((request) => !request.startsWith("blob:"))).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it("say that the units of a state need a connection once, and go on when there is one", async () => {
      const { page } = await explorer.visit("/match");
      await page.locator(".drop").waitFor();
      const choose = (text: string) => page.locator(".drop input").setInputFiles(csv("units.csv", text));
      const match = page.getByRole("button", { name: "Match", exact: true }).first();
      const title = () => page.locator("#result-title").textContent();
      // With its scripts loaded, only units are missing.
      await choose("PU,LGA,State\nTown Hall,Ikeja,Lagos\n");
      await find(page).selectOption("polling_unit");
      await match.click();
      await expect.poll(title).toBe("0 of 1 row matched with polling units");
      await choose("PU,LGA,State\nTown Hall,Enugu North,Enugu\n");
      await find(page).selectOption("polling_unit");
      await page.context().setOffline(true);
      await match.click();
      await expect
        .poll(() => page.getByRole("alert").textContent())
        .toMatch(/polling units of Enugu could not be loaded.*connect to the internet and match again/i);
      await page.context().setOffline(false);
      await match.click();
      await expect.poll(title).toBe("0 of 1 row matched with polling units");
    });

    it("go on when scripts could not be loaded at first", async () => {
      const { page } = await explorer.visit("/match");
      await page.locator(".drop").waitFor();
      await page
        .locator(".drop input")
        .setInputFiles(csv("units.csv", "PU,LGA,State\nTown Hall,Enugu North,Enugu\n"));
      await page.route("**/loaded-units-*", (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await find(page).selectOption("polling_unit");
      await failed;
      const match = page.getByRole("button", { name: "Match", exact: true }).first();
      await match.click();
      await expect
        .poll(() => page.getByRole("alert").textContent())
        .toBe("A part of this page could not be loaded. Connect to the internet and try again.");
      await page.unroute("**/loaded-units-*");
      await match.click();
      await expect
        .poll(() => page.locator("#result-title").textContent())
        .toBe("0 of 1 row matched with polling units");
    });

    it("read ids of the system that a heading names, or a person", async () => {
      const { page, requests, complaints } = await explorer.visit("/match");
      await page.locator(".drop").waitFor();
      const text = "paystack_code,Amount\n058,1\n58,2\nGTB,3\n999998877,4\n";
      await page.locator(".drop input").setInputFiles(csv("payouts.csv", text));
      expect(await find(page).inputValue()).toBe("bank");
      const has = page.getByLabel("Written as");
      expect(await has.inputValue()).toBe("paystack_code");
      // What has no ids of banks is not a choice.
      expect(
        await has.locator("option").evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
      ).toEqual([
        "",
        "any",
        ...listIdSystems().flatMap(({ id, kinds }) => (kinds.includes("bank") ? [id] : [])),
      ]);
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await page.locator("#result-title").waitFor();
      expect(requests.some((request) => request.includes("/concordance-"))).toBe(true);
      const saved = await downloadFrom(page, () =>
        page.getByRole("button", { name: "Save the new file" }).click(),
      );
      const [, gtb, lost, name, unknown] = saved.bytes.toString().split("\n");
      expect(gtb).toMatch(/^058,1,exact,gtbank,.*Paystack/);
      expect(lost).toMatch(/^58,2,ambiguous,/);
      expect(name).toMatch(/^GTB,3,alias,gtbank,/);
      expect(unknown).toMatch(/^999998877,4,none,/);
      await has.selectOption("");
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.locator(".statuses").textContent()).not.toContain("Paystack");
      expect(complaints).toEqual([]);
    });

    it("say what is wrong with a file, and what to do", async () => {
      const { page } = await explorer.visit("/match");
      const drop = page.locator(".drop input");
      await drop.setInputFiles({
        name: "list.xlsx",
        mimeType: "",
        buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      });
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("save it as CSV");
      await drop.setInputFiles(csv("empty.csv", ""));
      await expect.poll(() => page.getByRole("alert").textContent()).toContain("The file is empty");
      await drop.setInputFiles(csv("open.csv", 'LGA\n"Ikeja\n'));
      await page.getByRole("button", { name: "Match", exact: true }).first().click();
      await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/quote/i);
    });
  });
});
