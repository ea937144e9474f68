import { CsvError } from "naijaref/match";
import { expect, it } from "vitest";
import { readTable } from "./read-table.ts";

const table = (text: string | Uint8Array<ArrayBuffer>): Blob => new Blob([text]);

it("reads names and codes, and the numbers as spreadsheets write them", async () => {
  const read = await readTable(
    table('Name;Voters;Share\r\nLagos State;7.060.195;12,5\r\nKN;"5921370";3\r\nNG-FC;₦3 000;45%\r\n'),
    "state",
  );
  expect(read).toMatchObject({ heading: "Voters", headings: ["Voters", "Share"], problems: [], more: 0 });
  expect(read.rows.map(({ address, number }) => [address, number])).toEqual([
    ["/states/lagos", 7_060_195],
    ["/states/kano", 5_921_370],
    ["/states/federal-capital-territory", 3000],
  ]);
  const shares = await readTable(table("Name;Voters;Share\nLagos;1;12,5\nKano;2;3\n"), "state", "Share");
  expect(shares.rows.map(({ number }) => number)).toEqual([12.5, 3]);
});

it("takes LGAs with their state, from rows that were copied from a spreadsheet, in any column", async () => {
  const read = await readTable(
    table('cases\tstate\tarea\n"1,234"\tOyo\tSurulere\n7\tLagos\tSurulere\n-1.5\t\tNG025011'),
    "lga",
  );
  expect(read.rows.map(({ address, number }) => [address, number])).toEqual([
    ["/lgas/oyo/surulere", 1234],
    ["/lgas/lagos/surulere", 7],
    ["/lgas/lagos/ikeja", -1.5],
  ]);
});

it("says of each row that was not understood why, and what was read with a mistake", async () => {
  const read = await readTable(
    table("lga,cases\nIkeja,12\nSurulere,3\nAtlantis,4\nKosofe,many\nIkeja,5\n,6\nAlimosho,\nAgegee,2\n"),
    "lga",
  );
  expect(read.rows.map(({ address }) => address)).toEqual(["/lgas/lagos/ikeja", "/lgas/lagos/agege"]);
  expect(read.problems.map(({ line, text }) => [line, text])).toEqual([
    [3, "Surulere"],
    [4, "Atlantis"],
    [5, "Kosofe"],
    [6, "Ikeja"],
    [7, ""],
    [8, "Alimosho"],
    [9, "Agegee"],
  ]);
  const why = read.problems.map((problem) => problem.why);
  expect(why[2]).toBe("“many” is not a number.");
  expect(why[3]).toBe("Ikeja is in row 2 already, which is shown.");
  expect(why[4]).toBe("It has no name.");
  expect(why[6]).toMatch(/^Shown as Agege: /);
});

it("takes codes that are numbers, where no column has names", async () => {
  const read = await readTable(table("code,n\n24,5\n19,6\n"), "state");
  expect(read.rows).toMatchObject([
    { address: "/states/lagos", number: 5 },
    { address: "/states/kano", number: 6 },
  ]);
});

it("counts problems beyond what a person reads", async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `No such place ${at},1`);
  const read = await readTable(table(["state,n", "Lagos,1", ...rows].join("\n")), "state");
  expect([read.problems.length, read.more]).toEqual([200, 50]);
});

it("reads what spreadsheets wrote before UTF-8", async () => {
  const bytes = new Uint8Array([..."lga,n\nIl\u00e9sa East,3"].map((letter) => letter.charCodeAt(0)));
  expect((await readTable(table(bytes), "lga")).rows[0]?.address).toBe("/lgas/osun/ilesa-east");
});

it.each([
  ["a,b\nx,901\ny,902\n", "No column has names or codes that are known."],
  ["state,note\nLagos,big\n", "No column has numbers."],
  [`state,n\n${"Lagos,1\n".repeat(200_000)}`, "The table is larger than 1 MB"],
])("refuses a table that it cannot show: %.20s", async (text, said) => {
  const refused = readTable(table(text), "state");
  await expect(refused).rejects.toThrow(CsvError);
  await expect(refused).rejects.toThrow(said);
});
