import { textsOf } from "@naijaref/api/call";
import type { OperationId } from "@naijaref/api/contract";
import { unitsOf } from "@naijaref/api/contract/cost";
import { callable } from "@naijaref/api/every-operation";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it } from "vitest";
import { pages } from "./pages/index.ts";
import { matchPage } from "./tools/match/match-page.tsx";

type Given = Readonly<Record<string, string>>;

/** For each page that takes a query: a query, and what the API is asked for the same. */
const SAME: Readonly<
  Record<string, readonly [query: Given, operation: OperationId, texts: Parameters<typeof textsOf>[0]]>
> = {
  "/search": [{ q: "Ikeja" }, "suggest", { q: "Ikeja" }],
  "/vote": [{ at: "Allen Avenue, Ikeja" }, "readAddress", { text: "Allen Avenue, Ikeja" }],
  "/localities": [{ state: "LA" }, "listLocalities", { state: "LA" }],
  "/banks": [{ type: "commercial" }, "listBanks", { type: "commercial" }],
  "/constituencies": [{ kind: "senatorial" }, "listConstituencies", { kind: "senatorial" }],
  "/where": [{ lat: "6.6", lon: "3.3" }, "reverseGeocode", { lat: "6.6", lon: "3.3" }],
  "/read/plate": [{ plate: "LAG" }, "getPlate", { plate: "LAG" }],
  "/read/phone": [{ phone: "0803" }, "getPhone", { number: "0803" }],
  "/check/account": [{ account: "1234567890" }, "validateNuban", { account: "1234567890" }],
  "/form": [{ place: "Ikeja" }, "suggest", { q: "Ikeja" }],
  "/match": [
    { names: Array(30).fill("Ikeja").join("\n"), kind: "ward" },
    "match",
    { name: Array(30).fill("Ikeja"), kind: "ward" },
  ],
};

/** Pages that draw the country once for a query: there is no operation whose answer they show. */
const DRAWN = ["/map", "/embed/map"];

it.each(pages.filter(({ query }) => query !== undefined))(
  "the page $pattern costs what the operation costs that it calls",
  ({ pattern, cost }) => {
    if (DRAWN.includes(pattern)) return;
    const same = SAME[pattern];
    if (same === undefined) throw new Error(`${pattern} takes a query: say which operation it calls`);
    const [query, id, texts] = same;
    const given = textsOf(texts);
    const units = unitsOf(callable(id).operation.cost, (name) => {
      const text = given.query.get(name);
      return given.repeated.get(name) ?? (text === undefined ? [] : [text]);
    });
    expect(cost?.(query) ?? 1).toBe(units);
  },
);

it("matches the names of a form in parts", async () => {
  let pauses = 0;
  await matchPage.render(
    { names: Array(40).fill("Ikeja").join("\n"), kind: "lga" },
    {
      pollingUnits: createPollingUnits(loadStateModule),
      pause: async () => {
        pauses++;
      },
    },
  );
  expect(pauses).toBeGreaterThanOrEqual(4);
});
