import { describe, expect, it } from "vitest";
import { call, callForText } from "./asking.ts";

/** How a model names places, and how it is told what is wrong. */

describe("find_place", () => {
  it.each([
    ["Ikeja, Lagos", "NG025011"],
    ["Surulere LGA, Oyo State", "NG031033"],
    ["Wuse, Abuja", "37-06-04"],
    ["Obi Benue", "NG007014"],
  ])("finds %s, a name with that of its state", async (q, code) => {
    const found = await call("find_place", { q });
    expect(found).toMatchObject({ code });
    expect(found).not.toHaveProperty("note");
  });

  it("gives candidates if places of one kind fit as well", async () => {
    const { candidates, note } = await call("find_place", { q: "Surulere" });
    expect(note).toContain("Several places");
    expect(candidates.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(["NG025020", "NG031033"]),
    );
    expect(await call("find_place", { q: "Ikejaa, Lagos" })).toHaveProperty("candidates");
  });
});

describe("list_within", () => {
  it("lists the states and LGAs of a zone", async () => {
    const { of, states } = await call("list_within", { what: "states", of: "north east" });
    expect(of).toEqual({ kind: "zone", code: "North-East", name: "North-East" });
    expect(states.map(({ code }: { code: string }) => code)).toEqual(["AD", "BA", "BO", "GO", "TA", "YO"]);
    const { count } = await call("list_within", { what: "lgas", of: "South-West" });
    expect(count).toBe(137);
  });

  it("says what has a list that a zone has not", async () => {
    const { text, isError } = await callForText("list_within", { what: "wards", of: "South-West" });
    expect(isError).toBe(true);
    expect(text).toContain(
      "There is no list of the wards of a zone: the argument of must be a state, a seat or an LGA.",
    );
  });
});

describe("a place", () => {
  it("may be written with its state", async () => {
    const { of } = await call("list_within", { what: "wards", of: "Surulere LGA, Oyo State" });
    expect(of).toEqual({ kind: "lga", code: "NG031033", name: "Surulere" });
    expect((await call("find_seats", { place: "Ikeja, Lagos" })).place).toMatchObject({ code: "NG025011" });
  });

  it("may be the name of one seat", async () => {
    const { of } = await call("list_within", { what: "lgas", of: "Lagos West" });
    expect(of).toEqual({ kind: "seat", code: "SD072", name: "Lagos West" });
    expect(await call("list_within", { what: "lgas", of: "Surulere I" })).toHaveProperty("error");
  });

  it("that is not there is refused in one sentence", async () => {
    const { error } = await call("check_account", { account: "0123456789", bank: "nosuch" });
    expect(error.message).toBe('No bank matches "nosuch".');
  });
});

it("match_names says which name is empty", async () => {
  const { error } = await call("match_names", { kind: "lga", names: ["Ikeja", ""] });
  expect(error.message).toBe("The argument names at item 2 is empty: give it a value.");
});

it("match_names says which name cannot be read", async () => {
  const { error } = await call("match_names", { kind: "lga", names: ["Ikeja", "a\u0000b"] });
  expect(error.message).toBe("The argument names at item 2 has a control character: remove it.");
});
