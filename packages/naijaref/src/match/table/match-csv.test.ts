import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CsvError, type MatchCsvOptions, matchCsv } from "../index.ts";
import { CSV_COLUMNS } from "./csv-options.ts";

const encoder = new TextEncoder();

async function run(file: string | Uint8Array, options: Partial<MatchCsvOptions> = {}, size = 7) {
  const bytes = typeof file === "string" ? encoder.encode(file) : file;
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  };
  const out: number[] = [];
  const written = matchCsv(chunks(), { kind: "lga", column: "lga", add: ["code"], ...options });
  let next = await written.next();
  for (; next.done !== true; next = await written.next()) out.push(...next.value);
  return {
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(out)),
    bytes: out,
    summary: next.value,
  };
}

describe("a file stays as it was", () => {
  it.each([
    ["Excel's line", "sep=;\r\nlga;n\r\nIkeja;1\r\n", "sep=;\r\nlga;n;match_code\r\nIkeja;1;NG025011\r\n"],
    ["quotes", '"lga","n ""x"""\n"Ikeja","a\nb"\n', '"lga","n ""x""",match_code\n"Ikeja","a\nb",NG025011\n'],
    ["a heading of two lines", 'n,"the\nlga"\n1,Ikeja\n', 'n,"the\nlga",match_code\n1,Ikeja,NG025011\n'],
    ["a quote inside", 'lga,n\nIkeja,5" pipe\n', 'lga,n,match_code\nIkeja,5" pipe,NG025011\n'],
    ["its own column", "lga,match_code\nIkeja,x\n", "lga,match_code,match_code_2\nIkeja,x,NG025011\n"],
  ])("with %s", async (_, file, expected) => {
    const column = file.includes("the\nlga") ? "the lga" : "lga";
    for (const size of [1, 7, 1000]) expect((await run(file, { column }, size)).text).toBe(expected);
  });

  it("in Windows-1252 too, byte for byte", async () => {
    const file = Uint8Array.of(...encoder.encode("lga,n\nIkeja,Jos"), 0xe9, 0x0a);
    const { bytes, summary } = await run(file, { add: ["code"] });
    expect(bytes).toEqual([
      ...encoder.encode("lga,n,match_code\nIkeja,Jos"),
      0xe9,
      ...encoder.encode(",NG025011\n"),
    ]);
    expect(summary.rows).toBe(1);
  });

  const field = fc.string({
    unit: fc.constantFrom("a", "I", "é", '"', ",", ";", "\n", "\r", " ", "1"),
    maxLength: 6,
  });
  const file = fc.record({
    delimiter: fc.constantFrom(",", ";", "\t", "|"),
    end: fc.constantFrom("\n", "\r\n", "\r"),
    mark: fc.boolean(),
    isEnded: fc.boolean(),
    headings: fc.tuple(field, field, field),
    rows: fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
    size: fc.integer({ min: 1, max: 40 }),
    isQuoted: fc.boolean(),
  });

  it("whatever is in it: rows, order, quotes, line ends", async () => {
    await fc.assert(
      fc.asyncProperty(file, async ({ delimiter, end, mark, isEnded, headings, rows, size, isQuoted }) => {
        const write = (value: string): string =>
          isQuoted || /["\n\r,;\t|]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
        const records = [["lga", ...headings], ...rows].map((row) => row.map(write).join(delimiter));
        const whole = records.join(end) + (isEnded ? end : "");
        const { text, summary } = await run((mark ? "\ufeff" : "") + whole, { add: ["status"] }, size);
        let at = mark ? 1 : 0;
        for (const [row, record] of records.entries()) {
          expect(text.slice(at, at + record.length)).toBe(record);
          at += record.length;
          const isLast = row === records.length - 1;
          if (record !== "") {
            const lacking = row === 0 ? 0 : Math.max(0, 4 - (rows[row - 1]?.length ?? 0));
            const added =
              /^(.)\1*(match_status|exact|alias|typo|ambiguous|none)/.exec(text.slice(at))?.[0] ?? "?";
            expect(added.startsWith(delimiter.repeat(lacking + 1))).toBe(true);
            at += added.length;
          }
          if (!isLast || (isEnded && whole !== "")) {
            expect(text.slice(at, at + end.length)).toBe(end);
            at += end.length;
          }
        }
        expect(at).toBe(text.length);
        expect(summary.rows).toBe(records.slice(1).filter((record) => record !== "").length);
      }),
      { numRuns: 200 },
    );
  });

  it("or is refused: nothing is lost of a file of any characters", async () => {
    const any = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", "é"), maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(any, fc.integer({ min: 1, max: 9 }), async (text, size) => {
        const given = `lga\n${text}`;
        const result = await run(given, { delimiter: "," }, size).catch((error: unknown) => error);
        if (result instanceof CsvError) {
          expect(result.reason).toBe("unclosed_quote");
          return;
        }
        const written = (result as { text: string }).text;
        let at = 0;
        for (const character of given) {
          at = written.indexOf(character, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe("what cannot be read is refused, and says what to do", () => {
  const refused = async (file: string | Uint8Array, options: Partial<MatchCsvOptions> = {}) => {
    const error = await run(file, options).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(CsvError);
    return error as CsvError;
  };

  it("a column that is not there, or twice", async () => {
    expect((await refused("place,n\nIkeja,1\n")).message).toBe(
      'The file has no column "lga". It has "place", "n".',
    );
    expect((await refused("lga,lga\n1,2\n")).reason).toBe("repeated_column");
  });

  it("UTF-16, an open quote, an empty file, an odd delimiter", async () => {
    expect((await refused(Uint8Array.of(0xff, 0xfe, 0x6c, 0, 0x67, 0))).reason).toBe("unsupported_encoding");
    expect((await refused('lga\n"Ikeja\n')).reason).toBe("unclosed_quote");
    expect((await refused("")).reason).toBe("no_heading");
    expect((await refused("lga\n", { delimiter: "::" })).reason).toBe("unknown_delimiter");
  });

  it("a line without end, after a mebibyte of it", async () => {
    let read = 0;
    const endless = function* () {
      yield encoder.encode("lga\n");
      for (; read < 2 ** 30; read += 2 ** 16) yield new Uint8Array(2 ** 16).fill(0x61);
    };
    const written = matchCsv(endless(), { kind: "lga", column: "lga" });
    await expect(
      (async () => {
        for await (const _ of written);
      })(),
    ).rejects.toMatchObject({ reason: "row_too_long" });
    expect(read).toBeLessThan(2 ** 21);
  });
});

it("matches by the state of the row, and counts", async () => {
  const { text, summary } = await run(
    "state,lga\nLagos,Surulere\nOyo,Surulere\n,Surulere\nLagos,TOTAL\nLagos,Ikejaa\n",
    { stateColumn: "State", add: ["status", "code"] },
  );
  expect(text.split("\n").slice(1, -1)).toEqual([
    "Lagos,Surulere,exact,NG025020",
    "Oyo,Surulere,exact,NG031033",
    ",Surulere,ambiguous,",
    "Lagos,TOTAL,none,",
    "Lagos,Ikejaa,typo,NG025011",
  ]);
  expect(summary).toMatchObject({
    rows: 5,
    statuses: { exact: 2, alias: 0, typo: 1, ambiguous: 1, none: 1, chosen: 0 },
    delimiter: ",",
    encoding: "utf-8",
    longRows: 0,
  });
});

it("writes and counts what a person decided", async () => {
  const seen: unknown[] = [];
  const { text, summary } = await run("state,lga\nLagos,Ikeja\n\nLagos,Surulere\nLagos,TOTAL\n", {
    stateColumn: "state",
    add: undefined,
    decide: (result, row) => {
      seen.push(row);
      return row.name === "TOTAL" ? { ...result, status: "chosen", code: "NG025011", name: "Ikeja" } : result;
    },
  });
  expect(seen).toEqual([
    { name: "Ikeja", state: "Lagos", lga: undefined, number: 1, line: 2 },
    { name: "Surulere", state: "Lagos", lga: undefined, number: 2, line: 4 },
    { name: "TOTAL", state: "Lagos", lga: undefined, number: 3, line: 5 },
  ]);
  expect(text).toContain("Lagos,TOTAL,chosen,NG025011,Ikeja,");
  expect(text.split("\n")[0]).toBe(`state,lga,${CSV_COLUMNS.map((column) => `match_${column}`).join(",")}`);
  expect(summary.statuses).toEqual({ exact: 2, alias: 0, typo: 0, ambiguous: 0, none: 0, chosen: 1 });
});

it("matches equal rows once, also of more than a program asks for", async () => {
  const codes = Array.from({ length: 25_000 }, (_, at) => `x${at}`);
  let asked = 0;
  const ids = {
    read(): undefined {
      asked++;
    },
  };
  const table = Buffer.from(`Bank\n${[...codes, ...codes].join("\n")}\n`);
  for await (const _ of matchCsv([table], { kind: "bank", column: "Bank", ids }));
  expect(asked).toBe(25_000);
});

it("says what a spreadsheet did, and repairs nothing", async () => {
  const { text, summary } = await run("lga\n1-Jan\n1-2\n2.41E+05\n", { add: ["status", "code", "why"] });
  expect(text).toContain('1-2,ambiguous,,"""1-2"" looks like a code that lost its leading zeros');
  expect(text).toContain('1-Jan,none,,"""1-Jan"" looks like a date that a spreadsheet made of a code');
  expect(summary.damages).toEqual({ lost_zero: 1, date: 1, number: 1, missing: 0 });
});

describe("a table as people make it", () => {
  it("finds the heading below titles, whatever stands in them", async () => {
    const file = "RESULTS, 2023\n\nLagos State;;\nstate;lga;votes\nLagos;Ikeja;1,5\n";
    const { text, summary } = await run(file, { stateColumn: "State" });
    expect(text).toBe(
      "RESULTS, 2023\n\nLagos State;;\nstate;lga;votes;match_code\nLagos;Ikeja;1,5;NG025011\n",
    );
    expect(summary).toMatchObject({ rows: 1, headingRow: 4, delimiter: ";" });
  });

  const merged = "state,lga\nEkiti,Ado\n,Ikere\n,Moba\nLagos,Surulere\n,Ikeja\n,TOTAL\n";

  it("takes an empty state for the one above where the column shows it, or when told so", async () => {
    const codes = async (file: string, options: object = {}) => {
      const { text, summary } = await run(file, { stateColumn: "state", add: ["state"], ...options });
      return [
        text
          .split("\n")
          .slice(1, -1)
          .map((row) => row.slice(row.lastIndexOf(",") + 1)),
        summary.filledRows,
      ];
    };
    expect(await codes(merged)).toEqual([["Ekiti", "Ekiti", "Ekiti", "Lagos", "Lagos", ""], 4]);
    expect((await codes(merged, { fillDown: false }))[1]).toBe(0);
    // One name says little.
    expect((await codes("state,lga\nLagos,Ikeja\n,Surulere\n,Epe\n"))[1]).toBe(0);
    expect((await codes(`state,lga\nLagos,Ikeja\n${",Epe\n".repeat(5)}`))[1]).toBe(5);
    // The column repeats its states: an empty one is unknown.
    const repeated = "state,lga\nLagos,Ikeja\nLagos,Surulere\n,Surulere\n,Bassa\n,Obi\n";
    expect((await codes(repeated))[1]).toBe(0);
    expect(await codes(repeated, { fillDown: true })).toEqual([["Lagos", "Lagos", "Lagos", "", ""], 3]);
  });

  it("fills LGAs within their state only", async () => {
    const file = "state,lga,ward\nLagos,Ikeja,Onigbongbo\n,,Ojodu\nOyo,,Ward 3\n,Ido,Ward 4\n,,Ward 5\n";
    const { text } = await run(file, {
      kind: "ward",
      column: "ward",
      stateColumn: "state",
      lgaColumn: "lga",
      fillDown: true,
      add: ["lga_code", "status"],
    } as never);
    const rows = text.split("\n").slice(1, -1);
    expect(rows.slice(0, 2).every((row) => row.includes(",NG025011,"))).toBe(true);
    // Not Ikeja, which is in Lagos.
    expect(rows[2]).not.toContain("NG025011");
  });

  it("matches each row as what it says that it is of, and adds what that lies in", async () => {
    const file =
      "office,name,state\nSenate,Lagos West,Lagos\nHouse of Representatives,Ikeja,Lagos\nLGA,Ikeja,Lagos\nRegistration Area,24-11-01,\nPresident,Lagos,\n,Ikeja,Lagos\n";
    const { text } = await run(file, {
      kind: undefined,
      kindColumn: "Office",
      column: "name",
      stateColumn: "state",
      add: ["code", "lga", "senatorial_district", "federal_constituency_code", "why"],
    } as never);
    const rows = text.split("\n");
    expect(rows[0]).toContain("match_lga,match_senatorial_district,match_federal_constituency_code");
    expect(rows[1]).toMatch(/^Senate,Lagos West,Lagos,SD\d+,[^,]*\|[^,]*,Lagos West,,/);
    expect(rows[2]).toMatch(/^House of Representatives,Ikeja,Lagos,FC\d+,Ikeja,Lagos West,FC\d+,/);
    expect(rows[3]).toMatch(/^LGA,Ikeja,Lagos,NG025011,Ikeja,Lagos West,FC\d+,/);
    expect(rows[4]).toMatch(/^Registration Area,24-11-01,,24-11-01,Ikeja,Lagos West,FC\d+,/);
    expect(rows[5]).toContain('"""President"" is not a kind of name');
    expect(rows[6]).toContain("The row does not say what the name is of.");
  });

  it("says in a column of its own which record was meant, where the state of the row is wrong", async () => {
    const file = "lga,state\nIkeja,Ogun\nIkeja,Lagos\nSurulere,Kano\nIkeja,\n";
    const { text } = await run(file, { stateColumn: "state", add: ["code", "meant"] });
    const rows = text.split("\n").map((row) => row.trim());
    expect(rows.slice(0, 5)).toEqual([
      "lga,state,match_code,match_meant",
      "Ikeja,Ogun,,NG025011",
      "Ikeja,Lagos,NG025011,",
      // Lagos and Oyo have one.
      "Surulere,Kano,,",
      "Ikeja,,NG025011,",
    ]);
  });
});
