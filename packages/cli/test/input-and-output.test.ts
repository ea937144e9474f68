import { expect, it } from "vitest";
import { installForTests } from "./installed.ts";

/** How the installed command reads and writes in pipes, and what its tables show. */

const installed = installForTests();

it("reads numbers from standard input, and gives each line its answer", async () => {
  const one = await installed.run(["nuban", "-", "--bank", "011"], "0000014578\n");
  expect(JSON.parse(one.out)).toMatchObject({ data: { valid: false } });
  expect(one.code).toBe(1);
  const several = await installed.run(
    ["phone", "-", "--ndjson", "--fields", "e164"],
    "08031234567\r\nx\n\n0803 123 4568",
  );
  expect(several.out.split("\n").map((line) => line.slice(0, 26))).toEqual([
    '{"e164":"+2348031234567"}',
    '{"error":{"code":"invalid_',
    '{"error":{"code":"invalid_',
    '{"e164":"+2348031234568"}',
    "",
  ]);
  expect(several.code).toBe(1);
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["a line of 20 MB", Buffer.alloc(20_000_000, "1")],
])("ends with 2 where standard input has %s", async (_, input) => {
  expect(await installed.run(["phone", "-"], input)).toMatchObject({ code: 2, out: "" });
});

it("takes a reader that stops early for no fault", async () => {
  const ran = await installed.shell("naijaref wards --ndjson | head -n 1");
  expect(ran).toMatchObject({ code: 0, words: "" });
  expect(ran.out.split("\n").length).toBe(2);
});

it("shows a table that is no wider than asked for, and marks what is not verified", async () => {
  const ran = await installed.shell(
    "naijaref wards --lga ikeja --table --fields code,name,state_constituency",
  );
  for (const line of ran.out.split("\n")) expect([...line].length).toBeLessThanOrEqual(80);
  expect(ran.out).toContain("SC652 ?");
  expect(ran.words).toContain("? is not verified");
  expect(ran.out).not.toContain("\u001b");
});

it("writes what has no code as JSON in a cell of CSV", async () => {
  const { out } = await installed.run(["meta", "--csv", "--fields", "name,counts"]);
  expect(out).toMatch(/^name,counts\r\nnaijaref,"\{""states"":37,/);
  expect((await installed.run(["meta", "--csv"])).out).not.toContain("[object Object]");
});

it("shows the lists inside a record a line each, with the names of the contract", async () => {
  const { out } = await installed.run(["meta", "--table"]);
  expect(out).toContain("senatorial_districts 109");
  expect(out).toMatch(/^fields +dataset states, field code, .*\n.*\n +dataset states, field iso_code, /m);
  expect(out).toMatch(/^ +and \d+ more: --json has all\ncoverage/m);
});
