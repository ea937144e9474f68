import { describe, expect, it } from "vitest";
import { runHere } from "../../../tests/system/cli/run-here.ts";
import { examplePath } from "../../../tests/system/cli/tables.ts";

/** What the command says when it is used in a wrong way. */

const PAYROLL = ["match", "payroll.csv", "--column", "Bank", "--kind", "bank"];

describe("used in a wrong way it ends with 2, prints nothing, and says what to do", () => {
  const WRONG: readonly (readonly [args: readonly string[], words: string])[] = [
    [["lgaa", "ikeja"], 'no command "lgaa". Did you mean lga?'],
    [["concordance", "gtbank"], "For /v1/concordance, write naijaref external-id or naijaref external-ids."],
    [["where", "-", "-"], "Give - once"],
    [["lgas", "--stat", "Lagos"], "no option --stat. Did you mean --state?"],
    [["where", "6.6,3.35"], "LON is missing: put a blank between two values. Write: naijaref where LAT LON"],
    [["lga", "Port", "Harcourt"], "put quotes around a name"],
    [["wards", "ikeja"], "this command takes options only, and naijaref wards --help lists them."],
    [["banks", "--type", "comercial"], "did you mean commercial?"],
    [["match", "payroll.csv", "--column", "Bank name", "--kind", "bank"], 'no column "Bank name"'],
    [["states", "--csv", "--format", "json"], "--csv and --format json cannot both be given"],
    [["man", "lga"], '"lga" is not needed'],
    [["--help", "state", "lga"], '"lga" is one word too many'],
    [["match", "payrol.csv", "--column", "lga"], "there is no such file. Did you mean payroll.csv?"],
    [["match", "payroll.csv", "--column", "Bank", "--column", "Name"], "--column is given twice"],
    [[...PAYROLL, "--lga", "Ikeja"], "--lga cannot be used with --kind bank: it is for ward"],
    [[...PAYROLL, "-o", "none/out.csv"], 'no folder "none"'],
    [[...PAYROLL, "-o", ".", "--force"], "is a folder: name a file in it"],
    [["match", "delivery.csv", "--column", "Area"], "--kind is missing"],
    [["\u001b[31mred"], "no command"],
  ];

  it.each(WRONG)("%j", async (args, words) => {
    const ran = await runHere(args.map((arg) => (/^\w+\.csv$/.test(arg) ? examplePath(arg) : arg)));
    expect([ran.code, ran.out]).toEqual([2, ""]);
    expect(ran.words).toContain(words);
    // What was typed is no command to the terminal.
    expect(ran.words).not.toContain("\u001b");
  });
});

it("says in words where to look, with commands and options in place of paths and parameters", async () => {
  const none = await runHere(["lga", "Ikejaa"]);
  expect(none.words).toContain(
    'No LGA matches "Ikejaa": did you mean "Ikeja" in Lagos? naijaref lgas lists their codes and names.\n  NG025011  Ikeja, Lagos\n',
  );
  const several = await runHere(["lga", "Surulere"]);
  expect(several.words).toContain("--state LA");
  expect(several.words).toContain("NG031033  Surulere, Oyo");
});
