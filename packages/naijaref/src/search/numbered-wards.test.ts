import { describe, expect, it } from "vitest";
import { EXACT, WITHIN } from "./engine/tuning.ts";
import { readWardNumber, searchPlaces } from "./places.ts";

describe("readWardNumber", () => {
  it.each([
    ["Ward 3 Ikeja", 3, "ikeja"],
    ["ikeja, WARD III", 3, "ikeja"],
    ["Obio Akpor Ward 12 Rivers", 12, "obio akpor rivers"],
  ])("reads %s", (query, number, lga) => expect(readWardNumber(query)).toEqual({ number, lga }));

  it.each(["Ward 3", "Ikeja 3", "Ward Ikeja", "3 Ward", "Ikeja", ""])("finds none in %j", (query) => {
    expect(readWardNumber(query)).toBeUndefined();
  });
});

describe("searchPlaces", () => {
  const first = (query: string, kinds?: readonly ("state" | "lga" | "ward")[]) => {
    const found = searchPlaces(query, kinds === undefined ? {} : { kinds });
    return found.ok ? found.value[0] : undefined;
  };

  it("finds a ward by its number in its LGA, less surely than by name", () => {
    expect(first("Ward 3 Ikeja")).toMatchObject({
      code: "24-11-03",
      matched: "24-11-03",
      score: EXACT - WITHIN,
    });
    expect(first("Surulere Lagos Ward 5")?.code).toBe("24-20-05");
    expect(first("ward 3 ikja")?.code).toBe("24-11-03");
  });

  it("prefers the name of a ward that has the number in it", () => {
    expect(first("Ward Three Ugwunagbo")?.code).toBe("01-12-03");
  });

  it("finds no ward where wards are not asked for, or where the LGA has fewer", () => {
    expect(first("Ward 3 Ikeja", ["lga"])?.kind).not.toBe("ward");
    expect(first("Ward 39 Ikeja")?.matched).not.toBe("24-11-39");
  });

  it("lists each place once", () => {
    const found = searchPlaces("Ward 3 Ibadan North", { limit: 50 });
    const codes = found.ok ? found.value.map(({ code }) => code) : [];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes[0]).toBe("30-06-03");
  });
});
