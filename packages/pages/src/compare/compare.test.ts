import { expect, it } from "vitest";
import { htmlOf, openPage } from "../../../../tests/library/open-page.ts";

/** The cells of each row of a comparison. */
const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => {
  const [, body = ""] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(await htmlOf(path)) ?? [];
  return body
    .split("</tr>")
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => cell));
};

it("puts LGAs beside each other, those of one state where a name is in several, with the state's median", async () => {
  const rows = await rowsOf("/compare/ikeja/surulere");
  expect(rows).toContainEqual(["State", "Lagos", "Lagos", ""]);
  expect(rows).toContainEqual(["Wards", "10", "12", "11"]);
  expect(rows).toContainEqual(["House of Reps", "Ikeja", "Surulere I, Surulere II", ""]);
});

it.each([
  ["/compare/lagos/kano", ["LGAs", "20", "44", "20"]],
  ["/compare/ikeja/agege/epe", ["Wards", "10", "11", "19", "11"]],
  ["/compare/FC236/FC237", ["Wards", "10", "19", "11"]],
  ["/compare/gtbank/zenith-bank", ["CBN code", "058", "057"]],
] as const)("compares %s", async (path, row) => expect(await rowsOf(path)).toContainEqual(row));

it("has one address for the same records, and none for one record or for records of two kinds", async () => {
  expect(await openPage("/compare/24-11/Surulere")).toEqual({ redirect: "/compare/ikeja/surulere" });
  for (const path of ["/compare/ikeja/ikeja", "/compare/ikeja/gtbank", "/compare/nowhere/ikeja"])
    expect([path, await openPage(path)]).toEqual([path, expect.objectContaining({ status: 404 })]);
});
