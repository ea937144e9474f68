import { type Cells, cell, listCell, readGathered } from "./gathered.ts";

/** The id in data/sources.csv of each report or notice that the gathered table names for a closed institution. */
const REPORTS: Readonly<Record<string, string>> = {
  ev01: "businessday-2024-06-03",
  ev03: "guardian-ng-2025-12-16",
  ev04: "investadvocate-2025-12-18",
  ev05: "unfilteredreporting-2025-09-01",
  ev06: "growingnigeria-2025-09-08",
  ev09: "dailypost-2018-09-21",
  ev10: "herald-2018-09-21",
  ev11: "wefinder24-2022-01",
  ev12: "naija-data",
  ev13: "proshare-2012-01-31",
  ev14: "proshare-2012-02-13",
  ev15: "fcmb-2012-09-21",
  ev16: "retailbanker-2011-08",
  ev17: "reuters-2011-08-05",
  ev18: "reuters-2011-08-05",
  ev19: "reuters-2011-08-05",
  ev20: "businessnews-2014-11-04",
  ev21: "realnews-2014-11-28",
  ev35: "cbn-gazette-2023-05",
  "cbn-revocation-2023-05:gazette-132": "cbn-gazette-2023-05",
  "cbn-revocation-2023-05:notice-47": "cbn-notice-2023-05",
};

/** Further reports on institutions whose standing needs them, by their id in the gathered table. */
const FURTHER: Readonly<Record<string, string>> = {
  "equitorial-trust-bank": "businessweek-2011-09-28",
  "eyowo-microfinance-bank": "businesstechafrica-2024-03-13",
  "royal-mfb": "cbn-gazette-2023-05",
  "smartmicro-mfb": "cbn-notice-2023-05",
  "unity-bank": "businesselites-2026-02-18",
};

/** What says that the institution exists or existed, and what became of it, strongest first. */
export function standingSources(row: Cells): string[] {
  const gathered = listCell(row, "sources");
  const registered = cell(row, "status") === "active" ? ["cbn-institutions-2026"] : [];
  const reports = gathered.flatMap((source) => REPORTS[source] ?? []);
  const further = FURTHER[cell(row, "id")];
  return [...new Set([...registered, ...reports, ...(further === undefined ? [] : [further])])];
}

/** Lists of USSD codes: Monnify's of its partner banks, then compilations, each made apart from the others. */
const USSD_LISTS: readonly (readonly [gathered: string, source: string])[] = [
  ["monnify-fs-2024", "monnify-banks"],
  ["ichtrojan-2025", "nigerianbanks-xyz-2025"],
  ["ngbanks-bolaji-2024", "ng-banks-2024"],
  ["supermx1-2026", "nigerian-banks-api-2026"],
  ["olubranches-2025", "naija-banks-branches-2025"],
];

/** Which lists have a USSD code, strongest first. */
export function readUssdLists(folder: string): (ussd: string) => string[] {
  const lists = USSD_LISTS.map(([gathered, source]) => ({
    source,
    codes: new Set(readGathered(folder, `by-source/src_${gathered}`).map((row) => cell(row, "ussd").trim())),
  }));
  return (ussd) => lists.filter(({ codes }) => ussd !== "" && codes.has(ussd)).map(({ source }) => source);
}
