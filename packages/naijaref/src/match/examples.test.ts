import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MATCH_KINDS, type MatchCsvOptions, matchCsv } from "./index.ts";

/** The lists of the guide: what is written beside them is what comes out, of names as they were then. */

const read = (name: string): Buffer =>
  readFileSync(new URL(`../../../../examples/match/${name}.csv`, import.meta.url));

const ADDED = /[,;](?:exact|alias|typo|ambiguous|none)[,;](?<code>[^,;]*)[,;](?<name>"[^"]*"|[^,;]*)[,;]/g;

/** The codes or the names that were added to the rows. */
const columnOf = (table: string, column: "code" | "name"): (string | undefined)[] =>
  [...table.matchAll(ADDED)].map(({ groups }) => groups?.[column]);

it.each<[string, MatchCsvOptions]>([
  ["election", { kind: "ward", column: "Registration Area", stateColumn: "State", lgaColumn: "LGA" }],
  ["delivery", { kind: "lga", column: "Area", stateColumn: "State" }],
  ["payroll", { kind: "bank", column: "Bank" }],
])("matches the list %s of docs/match.md", async (name, options) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of matchCsv([read(name)], options)) pieces.push(piece);
  const [matched, written] = [Buffer.concat(pieces).toString(), read(`${name}.matched`).toString()];
  expect(columnOf(matched, "code")).toEqual(columnOf(written, "code"));
  // Where a record's name was corrected, the file has the one that it had.
  const isCurrent = columnOf(matched, "name").join() === columnOf(written, "name").join();
  if (isCurrent) expect(matched).toBe(written);
});

it.each(MATCH_KINDS)("has the kind %s in the guide", (kind) => {
  const guide = readFileSync(new URL("../../../../docs/match.md", import.meta.url), "utf8");
  const [sentences = ""] = /^`kind` is .*?\n\n/ms.exec(guide) ?? [];
  expect(sentences).toContain(`\`${kind}\``);
});
