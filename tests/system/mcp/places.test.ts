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

it("find_place finds a town or a quarter, with its LGAs", async () => {
  const { found, lgas } = await call("find_place", { q: "Onitsha" });
  expect(found).toBe("locality");
  expect(lgas.map(({ name }: { name: string }) => name).sort()).toEqual(["Onitsha North", "Onitsha South"]);
  expect(await call("find_place", { q: "Bodija, Ibadan" })).toMatchObject({
    found: "locality",
    name: "Bodija",
  });
});

it("locate_point names the nearest town", async () => {
  const { nearest_locality_name: name, nearest_locality_m: metres } = await call("locate_point", {
    lat: 6.33,
    lon: 5.6,
  });
  expect(name).toBe("Benin City");
  expect(metres).toBeLessThan(10_000);
});

it("read_number reads an address to its LGA, or says what is missing", async () => {
  expect(await call("read_number", { kind: "address", number: "Aba Road, Port Harcourt" })).toMatchObject({
    status: "found",
    lga_name: "Port Harcourt",
  });
  const { status, why } = await call("read_number", { kind: "address", number: "Abia State" });
  expect(status).toBe("unknown");
  expect(why).toContain("names only a state");
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
