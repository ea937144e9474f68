import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MATCH_KINDS, type MatchCsvOptions, matchCsv } from "./index.ts";

/** The lists of the guide: what is written beside them is what comes out. */

const read = (name: string): Buffer =>
  readFileSync(new URL(`../../../../examples/match/${name}.csv`, import.meta.url));

it.each<[string, MatchCsvOptions]>([
  ["election", { kind: "ward", column: "Registration Area", stateColumn: "State", lgaColumn: "LGA" }],
  ["delivery", { kind: "lga", column: "Area", stateColumn: "State" }],
  ["payroll", { kind: "bank", column: "Bank" }],
])("matches the list %s of docs/match.md", async (name, options) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of matchCsv([read(name)], options)) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe(read(`${name}.matched`).toString());
});

it.each(MATCH_KINDS)("has the kind %s in the guide", (kind) => {
  const guide = readFileSync(new URL("../../../../docs/match.md", import.meta.url), "utf8");
  const [sentences = ""] = /^`kind` is .*?\n\n/ms.exec(guide) ?? [];
  expect(sentences).toContain(`\`${kind}\``);
});
