import { afterAll, expect, it } from "vitest";
import { installPackage } from "./installed.ts";
import { runHere } from "./run-here.ts";

/** How the command reads and writes in pipes, and what its tables show. */

const installed = await installPackage();

it("reads numbers from standard input, and gives each line its answer", async () => {
  const one = await runHere(["nuban", "-", "--bank", "011"], "0000014578\n");
  expect(JSON.parse(one.out)).toMatchObject({ data: { valid: false } });
  expect(one.code).toBe(1);
  const several = await runHere(
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

it("reads both values of a point from each line", async () => {
  const ran = await runHere(
    ["where", "-", "--csv", "--fields", "lga_name"],
    "6.6018 3.3515\n6.6018,3.3515\n6.6018, 3.3515\n6.6018\n",
  );
  expect(ran.out).toBe("lga_name\r\nIkeja\r\nIkeja\r\nIkeja\r\n");
  expect(ran.words).toContain("A line needs LAT and LON, with a blank or a comma between them.");
  const one = await runHere(["external-id", "geonames", "-", "--csv", "--fields", "code"], "7701336\n");
  expect(one.out).toMatch(/^code\r\nNG\d{6}\r\n$/);
});

it("says in its own words what the API says in a notice", async () => {
  const search = await runHere(["search", "Unity Bank"]);
  expect(search.words).toBe("naijaref suggest finds Unity Bank Plc (bank).\n");
  expect(JSON.parse(search.out)).toHaveProperty("notice", "/v1/suggest finds Unity Bank Plc (bank).");
  const plate = await runHere(["suggest", "KJA 123 AA"]);
  expect(plate.words).toBe("naijaref plate PLATE reads plate numbers.\n");
  const banks = await runHere(["banks", "--q", "Unity Bank", "--csv"]);
  expect(banks.words).toContain("--active false includes closed institutions.");
});

it("does not print what turns the direction of a text", async () => {
  const { words, out } = await runHere(["state", "a\u202eb\u2066c\u200fd"]);
  expect(`${words}${out}`).not.toMatch(/\p{Bidi_Control}/u);
});

// /dev/full is a disk without space, but no file: only a file system that fills shows a part that is written.
it.each(["> /dev/full", "> full/out"])("ends with 2 and says so where the disk is full: %s", async (to) => {
  const mounted = await installed.shell(
    "mkdir -p full && (mountpoint -q full || mount -t tmpfs -o size=256k tmpfs full)",
  );
  if (to.includes("full/out") && mounted.code !== 0) return;
  const ran = await installed.shell(`naijaref wards ${to}`);
  expect([ran.code, ran.words]).toEqual([2, expect.stringContaining("the disk is full")]);
});

afterAll(async () => {
  await installed.shell("umount full");
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
  const ran = await runHere([
    "wards",
    "--lga",
    "ikeja",
    "--table",
    "--fields",
    "code,name,state_constituency",
  ]);
  for (const line of ran.out.split("\n")) expect([...line].length).toBeLessThanOrEqual(80);
  expect(ran.out).toContain("SC652 ?");
  expect(ran.words).toContain("? is not verified");
  expect(ran.out).not.toContain("\u001b");
});

it("shows the lists inside a record a line each, with the names of the contract", async () => {
  const { out } = await runHere(["meta", "--table"]);
  expect(out).toContain("senatorial_districts 109");
  expect(out).toMatch(/^fields +dataset states, field code, .*\n.*\n +dataset states, field iso_code, /m);
  expect(out).toMatch(/^ +and \d+ more: --json has all\ncoverage/m);
});
