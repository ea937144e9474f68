import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listLgas, listWards, wardsOfLga } from "../places/index.ts";
import {
  type Constituency,
  type ConstituencyKind,
  constituenciesOfLga,
  findConstituency,
  getConstituency,
  lgasOfConstituency,
  listConstituencies,
  wardsOfConstituency,
} from "./index.ts";

const all = (filter?: Parameters<typeof listConstituencies>[0]): readonly Constituency[] =>
  unwrap(listConstituencies(filter));

const HOUSES = [
  ["senatorial_district", "senatorialDistrict", 109],
  ["federal_constituency", "federalConstituency", 360],
  ["state_constituency", "stateConstituency", 990],
] as const;

describe.each(HOUSES)("the %s", (kind, seat, count) => {
  it(`are ${count}, numbered without a gap`, () => {
    expect(all({ kind }).map((unit) => Number(unit.code.slice(2)))).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
  });

  it("share out the wards, and name the wards that name them", () => {
    const shared = all({ kind }).flatMap((unit) => {
      const wards = unwrap(wardsOfConstituency(unit));
      expect(wards.length, unit.code).toBeGreaterThan(0);
      expect(new Set(wards.map((ward) => ward[seat]))).toEqual(new Set([unit.code]));
      return wards.map((ward) => ward.code);
    });
    const seated = listWards().filter((ward) => ward[seat] !== null);
    expect(shared.toSorted()).toEqual(seated.map((ward) => ward.code));
    // The FCT has no House of Assembly; a few wards vote in a seat that the list of 990 does not have.
    const inFct = listWards().filter(({ stateCode }) => stateCode === "FC");
    if (kind !== "state_constituency") expect(seated).toHaveLength(listWards().length);
    else expect(seated.filter((ward) => inFct.includes(ward))).toEqual([]);
  });
});

describe("findConstituency", () => {
  const zeroless = (code: string): string => code.replace(/^(..)\/?0*/, "$1/");

  it.each(HOUSES)("finds each %s by every writing of its codes", (kind) => {
    for (const unit of all({ kind })) {
      const iso = unit.inecCode.replace(/[A-Z]+$/, unit.stateCode);
      const codes = [unit.code, unit.inecCode, iso].flatMap((code) => [
        code,
        code.toLowerCase(),
        zeroless(code),
        code.replaceAll("/", "-"),
        `${unit.code}/${unit.stateCode}`,
      ]);
      for (const code of codes) expect(unwrap(findConstituency(code)), code).toBe(unit);
      expect(getConstituency(unit.code)).toBe(unit);
    }
  });
});

describe("listConstituencies", () => {
  it("finds every unit, and no other of its state and kind, by its name and each alias", () => {
    for (const unit of all()) {
      for (const name of [unit.name, unit.name.toUpperCase(), unit.slug, ...unit.aliases]) {
        expect(all({ kind: unit.kind, state: unit.stateCode, name }), name).toEqual([unit]);
      }
    }
  });

  it.each([
    ["Surulere Constituency 2", ["FC251", "SC671"]],
    // The kinds that the name's own words do not say are left out.
    ["Surulere 1", ["FC250", "SC670"]],
    ["Surulere 1 federal constituency", ["FC250"]],
    ["Eti-Osa senatorial district", []],
    ["Port Harcourt 3", ["SC887"]],
    ["FCT Senatorial", ["SD109"]],
    ["AMAC/Bwari", ["FC360"]],
    ["Somolu", ["FC248"]],
    ["Kogi (K.K)", ["SC595"]],
    ["Konshisha", ["SC172"]],
    ["Verre (Fufore II)", ["SC039"]],
    ["Fufore II", ["SC039"]],
    ["OGO-OLUWA AND SURULERE", ["SC832"]],
    ["LAGOS-WEST", ["SD072"]],
    ["Ikeja State Constituency 2", ["SC653"]],
    ["southern ijaw 4", ["SC160"]],
    ["Anambra Central senate", ["SD011"]],
    ["Surulere 1 House of Reps", ["FC250"]],
    ["Ikeja Fed. Const.", ["FC236"]],
    ["Lagos Wes", []],
    ["---", []],
    ["", []],
  ])("finds %j", (name, codes) => {
    expect(all({ name }).map((unit) => unit.code)).toEqual(codes);
  });

  it("answers nothing for a name that nobody bears, and says when the state is unknown", () => {
    expect(all({ name: "Gotham" })).toEqual([]);
    expect(all({ kind: "state_constituency", state: "FCT" })).toEqual([]);
    expect(listConstituencies({ state: "Atlantis" })).toEqual({
      ok: false,
      reason: "unknown_state",
      identifier: "Atlantis",
    });
    expect(listConstituencies({ kind: "house" as ConstituencyKind })).toEqual({
      ok: false,
      reason: "invalid_option",
      option: "kind",
    });
  });
});

describe("constituenciesOfLga", () => {
  const kindsOf = (units: readonly Constituency[], kind: ConstituencyKind) =>
    units.filter((unit) => unit.kind === kind);

  it("answers the seats of the LGA's wards", () => {
    for (const lga of listLgas()) {
      const seats = unwrap(wardsOfLga(lga)).flatMap((ward) => HOUSES.flatMap(([, seat]) => ward[seat] ?? []));
      const units = unwrap(constituenciesOfLga(lga));
      expect(new Set(units.map((unit) => unit.code)), lga.name).toEqual(new Set(seats));
      expect(kindsOf(units, "senatorial_district").map((unit) => unit.name)).toEqual([
        lga.senatorialDistrict,
      ]);
      for (const unit of units) expect(unwrap(lgasOfConstituency(unit))).toContain(lga);
    }
  });

  it("says why there is no LGA or no constituency, whatever it is asked for", () => {
    expect(constituenciesOfLga("Gotham")).toEqual({ ok: false, reason: "unknown_lga", identifier: "Gotham" });
    expect(constituenciesOfLga("Surulere")).toMatchObject({ reason: "ambiguous" });
    const unknown = { ok: false, reason: "unknown_constituency", identifier: "XX1" };
    expect(lgasOfConstituency("XX1")).toEqual(unknown);
    expect(wardsOfConstituency({ code: "XX1" })).toEqual(unknown);
    expect(unwrap(wardsOfConstituency("fc/236/la"))).toEqual(unwrap(wardsOfConstituency({ code: "FC236" })));
  });
});
