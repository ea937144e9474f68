import { listIdSystems } from "naijaref/concordance";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { downloadFrom, withoutChromium } from "../../start/chromium.ts";
import { workbookOf } from "../cli/tables.ts";
import { openExplorer, PHONE, says } from "./open-explorer.ts";

/** The page that matches a file, in a browser. What a match makes of a name has tests in the library. */

/** A table, the kind that the page takes it for or that a person chooses, and the rows of the new file. */
interface Case {
  readonly text: string;
  readonly taken: string;
  readonly chosen?: { readonly column: string; readonly kind: string };
  readonly title: RegExp;
  readonly rows: readonly (string | RegExp)[];
  /** Code that is loaded for it. */
  readonly loads?: string;
}

const CASES: readonly Case[] = [
  {
    ...{ text: "S/N,State,L.G.A\n1,Lagos,Ikeja\n2,Oyo,Surulere\n", taken: "lga" },
    ...{ title: /^2 of 2 rows matched with LGAs$/, rows: [/^1,Lagos,Ikeja,exact/, /^2,Oyo,Surulere,exact/] },
  },
  { text: "GSM\n8031234567\n", taken: "phone", title: /^1 of 1 row matched with phone numbers/, rows: [] },
  {
    text: 'Place,State\n"12 Bode Thomas Street, Surulere",Lagos\n"Okigwe Road, Aba",Abia\nAccra,\n',
    ...{ taken: "state", chosen: { column: "Place", kind: "address" }, loads: "/address-" },
    title: /^1 of 3 rows matched with LGAs of addresses/,
    rows: [
      /^"12 Bode Thomas Street, Surulere",Lagos,alias,NG025020,Surulere,/,
      /^"Okigwe Road, Aba",Abia,ambiguous,,,0,/,
      /^Accra,,none,,,0,/,
    ],
  },
  {
    ...{ text: "paystack_code,Amount\n058,1\n58,2\nGTB,3\n999998877,4\n", taken: "bank" },
    ...{ title: /^2 of 4 rows matched with banks/, loads: "/concordance-" },
    rows: [
      /^058,1,exact,gtbank,.*Paystack/,
      /^58,2,ambiguous,/,
      /^GTB,3,alias,gtbank,/,
      /^999998877,4,none,/,
    ],
  },
];

describe.skipIf(withoutChromium)("matching in Chromium (skipped where there is none on PATH)", () => {
  const explorer = openExplorer();

  const find = (page: Page) => page.locator("label:has(> span:text-is('Find')) select");
  const title = (page: Page) => page.locator("#result-title");
  const rowsOf = (page: Page) => page.locator(".review-table").first().locator("tbody tr");
  const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const match = (page: Page) => press(page, /^Match$/);
  const save = (page: Page, name: string) => downloadFrom(page, () => press(page, name));
  const saveFile = async (page: Page) => (await save(page, "Save the new file")).bytes.toString();
  const choose = (page: Page, name: string, content: string | Buffer) =>
    page.locator(".drop input").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
  const openTool = async (options = {}) => {
    const visit = await explorer.visit("/match", options);
    await visit.page.locator(".drop").waitFor();
    await visit.page.waitForLoadState("networkidle");
    return visit;
  };

  it("takes each table for what it is, loads what reads it when it is needed, and says what is wrong with a file", async () => {
    const { page, requests, complaints } = await openTool();
    // What reads a table is larger than all else: a page that is only looked at needs none of it.
    expect(requests.filter((request) => /-worker|address-|concordance-/.test(request))).toEqual([]);
    for (const { text, taken, chosen, title: said, rows, loads = "" } of CASES) {
      await choose(page, "table.csv", text);
      await expect.poll(() => find(page).inputValue()).toBe(taken);
      if (chosen !== undefined) {
        await page.getByLabel("Column with the names").selectOption(chosen.column);
        await find(page).selectOption(chosen.kind);
      }
      await match(page);
      await says(title(page), said);
      expect(requests.some((request) => request.includes(loads))).toBe(true);
      if (rows.length === 0) continue;
      const lines = (await saveFile(page)).split(/\r?\n/).slice(1, -1);
      expect(lines).toEqual(rows.map((row) => expect.stringMatching(row)));
    }
    const has = page.getByLabel("Written as");
    expect(await has.inputValue()).toBe("paystack_code");
    // What has no ids of banks is not a choice.
    const systems = await has
      .locator("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    const ofBanks = listIdSystems().flatMap(({ id, kinds }) => (kinds.includes("bank") ? [id] : []));
    expect(systems).toEqual(["", "any", ...ofBanks]);
    await choose(page, "list.csv", CASES[0]?.text ?? "");
    await page.getByLabel("Column with the names").selectOption("State");
    await find(page).selectOption("state");
    await match(page);
    await says(title(page), /^2 of 2 rows matched with states$/);
    await press(page, "Match LGAs instead?");
    await says(title(page), /^2 of 2 rows matched with LGAs$/);
    // What is pasted from a spreadsheet has its heading; of names alone each is shown, also without doubt.
    const paste = async (rows: string) => {
      await page.getByLabel("Or paste rows").fill(rows);
      await press(page, "Use these");
    };
    await paste("PU\tWard\tLGA\n007\tAnifowoshe\tIkeja\n");
    await expect.poll(() => find(page).inputValue()).toBe("polling_unit");
    await match(page);
    await says(title(page), /^1 of 1 row matched with polling units$/);
    await paste("Ikeja\n\nSurulere, Lagos\nSurulere");
    await expect.poll(() => find(page).inputValue()).toBe("lga");
    await match(page);
    await says(title(page), /^2 of 3 rows matched with LGAs$/);
    await press(page, /^All 3/);
    expect(await rowsOf(page).count()).toBe(3);
    expect(complaints).toEqual([]);

    // What is wrong with a file, and what to do.
    await choose(page, "list.xlsx", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
    await says(page.getByRole("alert"), "save it as CSV");
    await choose(page, "empty.csv", "");
    await says(page.getByRole("alert"), "The file is empty");
    await choose(page, "open.csv", 'LGA\n"Ikeja\n');
    await match(page);
    await says(page.getByRole("alert"), /quote/i);
  });

  it("reads a workbook, and lets a person decide, look for another, undo and keep the decisions", async () => {
    const { page, requests, complaints } = await openTool({ viewport: PHONE });
    const book = [
      ["RESULTS, 2023", null],
      ["State", "LGA"],
      ["Oyo", "Ibadan"],
      [null, "Ibadann North West"],
      [null, "Ogbomosho Soth"],
      ["Lagos", "Ikeja"],
      [null, "zzzz"],
      [null, "TOTAL"],
    ];
    await choose(page, "results.xlsx", await workbookOf({ Sheet: book }));
    await find(page).waitFor();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    const asked = requests.length;
    await match(page);
    await says(title(page), /^3 of 6 rows matched with LGAs$/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("result-title");
    expect(await page.locator(".match-tool").textContent()).toContain("4 rows have an empty state");
    // Those without a code come first.
    expect(await rowsOf(page).locator("th").allTextContents()).toEqual([
      expect.stringMatching(/^Ibadan Oyo/),
      expect.stringMatching(/^zzzz Lagos/),
      expect.stringMatching(/^TOTAL Lagos/),
    ]);
    const zzzz = rowsOf(page).nth(1);
    await zzzz.locator("select").selectOption("another");
    await zzzz.getByRole("searchbox").fill("surul");
    await zzzz.getByRole("button", { name: /Surulere, Lagos/ }).click();
    expect(await zzzz.locator("select").inputValue()).toBe("NG025020");
    expect(await zzzz.locator("select").evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await rowsOf(page).count(), "nothing jumps").toBe(3);
    await press(page, /^Spelling fixed 2/);
    await press(page, "Accept 2 spellings");
    await press(page, /^Decided 3/);
    await press(page, "Undo");
    await page.getByRole("button", { name: /^Decided 1/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const decided = (await save(page, "Save my choices")).bytes.toString();
    expect(decided).toBe("text,state,lga,kind,code,name,ward\r\nzzzz,lagos,,lga,NG025020,Surulere,\r\n");
    const saved = await save(page, "Save the new file");
    expect(saved.name).toBe("results.matched.csv");
    expect(saved.bytes.toString()).toContain("\r\n,zzzz,chosen,NG025020,Surulere,1,A person chose it.\r\n");

    // No byte of a file is changed.
    const text = 'State;LGA;Price\r\nLAGOS;Zzzz;"1;5"\r\nLagos;TOTAL;9\r\n';
    await choose(page, "next.csv", text);
    await match(page);
    await says(title(page), /^0 of 2 rows/);
    expect(requests.slice(asked).filter((request) => !request.startsWith("blob:"))).toEqual([]);
    await page.context().setOffline(false);
    const own = { name: "decisions.csv", mimeType: "text/csv", buffer: Buffer.from(decided) };
    await page.locator(".decisions input").setInputFiles(own);
    await page.getByRole("button", { name: /^Decided 1/ }).waitFor();
    const lines = (await saveFile(page)).split("\r\n");
    for (const [at, line] of text.split("\r\n").entries()) expect(lines[at]?.startsWith(line)).toBe(true);
    expect(lines[1]).toContain(";chosen;NG025020;Surulere;1;A person chose it.");
    expect(complaints).toEqual([]);
  });

  it("matches polling units on the device: their names come by state, once, and nothing of the table is sent", async () => {
    const { page, requests } = await openTool();
    await choose(page, "units.csv", "PU,LGA,State\nTown Hall,Enugu North,Enugu\n");
    await page.route("**/loaded-units-*", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await find(page).selectOption("polling_unit");
    await failed;
    await match(page);
    const alert = page.getByRole("alert");
    await says(alert, "A part of this page could not be loaded. Connect to the internet and try again.");
    await page.unroute("**/loaded-units-*");
    await match(page);
    await says(title(page), /^0 of 1 row matched with polling units$/);
    const table = [
      "Polling unit,Ward,LGA,State",
      "24/11/01/007,,,",
      '"in front of no 5, nurudeen street",Anifowoshe,Ikeja,Lagos',
      "Primary School,,Ikeja,Lagos",
      "zzzz,Anifowoshe,Ikeja,Lagos",
      "",
    ].join("\n");
    await choose(page, "units.csv", table);
    expect(await find(page).inputValue()).toBe("polling_unit");
    expect(await page.getByLabel("Column with the ward").inputValue()).toBe("Ward");
    await page.context().setOffline(true);
    await match(page);
    await says(alert, /polling units of Lagos could not be loaded.*connect to the internet and match again/i);
    await page.context().setOffline(false);
    const asked = requests.length;
    await match(page);
    await says(title(page), /of 4 rows matched with polling units/);
    // Those of Lagos alone.
    const loaded = requests.slice(asked).filter((request) => !request.startsWith("blob:"));
    expect(loaded.filter((request) => !/\/assets\/[\w-]+\.js$/.test(request))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(0);
    await page.context().setOffline(true);
    const row = rowsOf(page).nth(1);
    await row.locator("select").selectOption("another");
    await row.getByRole("searchbox").fill("oduyemi");
    const oduyemi = row.getByRole("button", { name: /Oduyemi.*24-11-01-/ });
    await oduyemi.first().click();
    expect((await save(page, "Save my choices")).bytes.toString()).toMatch(
      /\r\nzzzz,lagos,ikeja,polling_unit,24-11-01-\d{3},.*,anifowoshe\r\n$/,
    );
    const lines = (await saveFile(page)).split("\n").slice(1, -1);
    expect(lines).toEqual([
      expect.stringMatching(/^24\/11\/01\/007,,,,exact,24-11-01-007,/),
      expect.stringMatching(/,Lagos,exact,24-11-01-007,/),
      expect.stringMatching(/^Primary School,,Ikeja,Lagos,ambiguous,,,0,/),
      expect.stringMatching(/^zzzz,Anifowoshe,Ikeja,Lagos,chosen,24-11-01-\d{3},/),
    ]);
  });
});
