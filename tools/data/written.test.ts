import { readFileSync } from "node:fs";
import { contract } from "@naijaref/api/contract";
import { describe, expect, it } from "vitest";
import { countFields } from "./compile/field-counts.ts";
import { pages, writeFacts } from "./facts/facts.ts";
import { writeAttribution, writeHowSure } from "./facts/written-pages.ts";
import { readDataset, readProofs, readTable, readWitnesses } from "./table/index.ts";

describe("attribution", () => {
  it("is what ATTRIBUTION.md holds; run `npm run tool facts` when a source is added", () => {
    const committed = readFileSync(new URL("../../ATTRIBUTION.md", import.meta.url), "utf8");
    expect(committed).toBe(writeAttribution(readTable("sources")));
  });

  it("credits a source that has neither address nor date", () => {
    const source = {
      id: "a",
      name: "A list",
      publisher: "A body",
      url: null,
      licence: "none stated",
      retrieved: null,
    };
    expect(writeAttribution([source])).toContain("- **A list** (`a`), A body. Licence: none stated.\n");
  });
});

describe("facts", () => {
  const dataset = readDataset();
  const write = (page: string) => writeFacts(page, dataset);

  it.each(pages)(
    "$path states the facts of the dataset; run `npm run tool facts` when they change",
    ({ file }) => {
      const page = readFileSync(file, "utf8");
      expect(page).toBe(write(page));
    },
  );

  it("counts records, of several tables and under conditions", () => {
    const counted = (fact: string) =>
      write(`<!-- fact:${fact} -->?<!-- /fact -->`).replace(/<!--.*?-->/g, "");
    const of = (rows: readonly unknown[]) => rows.length.toLocaleString("en");
    expect(counted("count wards")).toBe(of(dataset.wards));
    expect(counted("count states+lgas")).toBe(of([...dataset.states, ...dataset.lgas]));
    expect(counted("count states code=LA")).toBe("1");
    expect(counted("count institutions merged_into!=")).toBe(
      of(dataset.institutions.filter((row) => row["merged_into"] !== null)),
    );
    expect(counted("count states unverified=created")).toBe(
      of(dataset.states.filter((row) => (row["unverified_fields"] as readonly string[]).includes("created"))),
    );
  });

  it("lists every path of the description", () => {
    const table = write("<!-- fact:paths --><!-- /fact -->");
    for (const { path } of Object.values(contract)) expect(table).toContain(`\`${path}\``);
  });

  it.each(["sum wards", "count rivers", "count states colour=green", "bound http/src/target.ts#LENGTH"])(
    "refuses %j",
    (fact) => {
      expect(() => write(`<!-- fact:${fact} --><!-- /fact -->`)).toThrow(
        /not a (fact|table)|does not name a field/,
      );
    },
  );
});

describe("how-sure", () => {
  const dataset = readDataset();
  const fields = countFields(dataset, readProofs(), readWitnesses());
  const countsOf = (data: typeof dataset) =>
    countFields(data, readProofs(), []).find(
      ({ dataset: table, field }) => table === "states" && field === "created",
    );

  it("is what docs/how-sure.md contains; run `npm run tool facts` when the data changes", () => {
    const committed = readFileSync(new URL("../../docs/how-sure.md", import.meta.url), "utf8");
    expect(committed).toBe(writeHowSure(fields));
  });

  it("counts what is known, and of that what is marked", () => {
    const states = dataset.states.map((row, at) => ({
      ...row,
      created: at === 0 ? null : "1967-05-27",
      unverified_fields: at === 1 ? ["created"] : [],
    }));
    expect(countsOf({ ...dataset, states })).toMatchObject({
      records: 37,
      known: 36,
      verified: 35,
      unverified: 1,
    });
  });

  it("adds up in every field", () => {
    for (const { known, verified, unverified, records } of fields) {
      expect(verified + unverified).toBe(known);
      expect(known).toBeLessThanOrEqual(records);
    }
  });
});
