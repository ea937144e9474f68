import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { asTable } from "../report.ts";

/** The table of costs in docs/deploy.md follows from the measurements in docs/speed.md. */

const read = (page: string): string => readFileSync(new URL(`../../docs/${page}`, import.meta.url), "utf8");

const between = (text: string, mark: string): string =>
  new RegExp(`<!-- ${mark} -->\\n\\n(.*?)\\n\\n`, "s").exec(text)?.[1] ?? "";

const cellsOf = (row = ""): readonly string[] => row.split("|").map((cell) => cell.trim());

/** Requests a second of a core, by what is asked for, as `npm start` runs. */
function measured(): ReadonlyMap<string, number> {
  const [head, , row] = between(read("speed.md"), "bench:http").split("\n");
  const values = cellsOf(row);
  return new Map(cellsOf(head).map((name, at) => [name, Number.parseFloat(values[at] ?? "") * 1000]));
}

const HALF = 0.5;
const SECONDS = 30 * 24 * 60 * 60;
const BYTES = 1000;

it("is what docs/deploy.md says", () => {
  const rates = measured();
  const cores = (requests: number, kind: string): string =>
    String(Math.ceil(requests / ((rates.get(kind) ?? Number.NaN) * HALF)));
  const rows = [10, 1000, 100_000].map((requests) => {
    const terabytes = (requests * BYTES * SECONDS) / 1e12;
    const written = terabytes >= 10 ? terabytes.toFixed(0) : String(Number(terabytes.toPrecision(2)));
    return [requests.toLocaleString("en"), cores(requests, "mix"), cores(requests, "new search"), written];
  });
  const head = ["requests a second", "cores, a mix of requests", "cores, new searches only", "TB a month"];
  expect(between(read("deploy.md"), "computed:cost")).toBe(asTable([head, ...rows]));
});
