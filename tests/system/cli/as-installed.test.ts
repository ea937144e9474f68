import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installForTests } from "./installed.ts";
import { examplePath } from "./match-examples.ts";
import { runHere } from "./run-here.ts";
import { writeWorkbook } from "./workbook.ts";

/** What tests of `runHere` find holds for the installed command too: each kind of call ends the same way. */

const installed = await installForTests();
const workbook = join(installed.folder, "results.xlsx");
await writeWorkbook(workbook, { Results: [["LGA"], ["Ikeja LGA"], ["Jos N"]] });
const addresses = join(installed.folder, "addresses.csv");
writeFileSync(addresses, 'Address\n"Bodija, Ibadan"\nAccra\n');

interface Case {
  readonly kind: string;
  readonly code: number;
  readonly args: readonly string[];
  readonly input?: string;
}

const BANKS = ["--column", "Bank", "--kind", "bank"];

const CASES: readonly Case[] = [
  { kind: "a table", code: 0, args: ["wards", "--lga", "ikeja", "--table", "--fields", "code,name"] },
  { kind: "a notice", code: 1, args: ["search", "Unity Bank"] },
  { kind: "a point", code: 0, args: ["where", "6.6018", "3.3515", "--csv"] },
  { kind: "a file", code: 0, args: ["match", examplePath("payroll.csv"), ...BANKS] },
  { kind: "a workbook", code: 0, args: ["match", workbook, "--column", "LGA", "--add", "code"] },
  { kind: "addresses", code: 0, args: ["match", addresses, "--column", "Address", "--kind", "address"] },
  { kind: "ids", code: 0, args: ["match", "-", "--column", "id", "--kind", "lga"], input: "id\nQ4663114\n" },
  { kind: "lines", code: 1, args: ["phone", "-", "--ndjson"], input: "0803 123 4568\nx\n" },
  { kind: "what is not found", code: 1, args: ["lga", "Ikejaa"] },
  { kind: "what is not found, for a program", code: 1, args: ["state", "Lagoss", "--json"] },
  { kind: "a wrong value", code: 2, args: ["lgas", "--fields", "nam", "--json"] },
  { kind: "a wrong use", code: 2, args: ["lgaa", "ikeja"] },
  { kind: "a command in red", code: 2, args: ["\u001b[31mred"] },
  { kind: "help", code: 0, args: ["help", "nuban"] },
];

it.each(CASES)("prints $kind as a run in this process does, and ends with $code", async (each) => {
  const ran = await installed.run(each.args, each.input);
  expect(ran).toEqual(await runHere(each.args, each.input));
  expect(ran.code).toBe(each.code);
});
