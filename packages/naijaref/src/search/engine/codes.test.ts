import { describe, expect, it } from "vitest";
import { fold } from "../../names/fold.ts";
import { collectCodes } from "./index-tables.ts";
import { findCodes } from "./name-index.ts";
import { runAtOnce } from "./steps.ts";
import { EXACT } from "./tuning.ts";

const codes = runAtOnce(
  collectCodes([
    { name: "Lagos", codes: ["LA", "NG-LA", "24"] },
    { name: "Ikeja", codes: ["NG025011", "24-11"] },
    { name: "Ward", codes: ["24-11-01"] },
  ]),
);

function find(query: string) {
  const found: Record<string, number> = {};
  findCodes(codes, fold(query), (at, score) => {
    found[codes.texts.at(at) ?? ""] = score;
  });
  return found;
}

describe("codes", () => {
  it.each(["24-11", "2411", " 24 / 11 "])("match whole, however they are parted: %s", (query) => {
    expect(find(query)["24-11"]).toBe(EXACT);
  });

  it("match by their beginning where the query has a digit", () => {
    expect(Object.keys(find("24-1"))).toEqual(["24-11", "24-11-01"]);
    expect(find("NG025")["NG025011"]).toBeLessThan(EXACT);
    expect(find("ng")).toEqual({});
  });

  it("do not match with typos", () => {
    expect(find("NG0250111")).toEqual({});
    expect(find("24-12")).toEqual({});
    expect(find("AL")).toEqual({});
  });
});
