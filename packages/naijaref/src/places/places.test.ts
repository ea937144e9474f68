import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listConstituencies } from "../elections/index.ts";
import { foldPlace, joined } from "../names/fold.ts";
import { parsePollingUnitCode } from "../polling-units/index.ts";
import {
  findLga,
  findState,
  findWard,
  getLga,
  getState,
  getWard,
  type Lga,
  lgasNamed,
  lgasOfState,
  listLgas,
  listStates,
  listWards,
  wardsOfLga,
} from "./index.ts";

describe("places", () => {
  const unknownAtlantis = { ok: false, reason: "unknown_state", identifier: "Atlantis" };

  /** Ways in which people write one name. */
  const writings = (name: string): string[] => [
    name,
    name.toUpperCase(),
    ` ${name.toLowerCase()} `,
    name.replaceAll(/[-/ ]/g, "-"),
    name.normalize("NFD"),
  ];

  describe("states", () => {
    it("are 37", () => expect(listStates()).toHaveLength(37));

    it("answer to every writing of their names, and by code alone to getState", () => {
      for (const state of listStates()) {
        for (const name of [state.name, ...state.aliases].flatMap(writings))
          expect(unwrap(findState(name)), name).toBe(state);
        expect(getState(state.code)).toBe(state);
        expect(getState(state.name === state.code ? "" : state.name)).toBeUndefined();
      }
    });

    it("are found by a name with another in brackets, which must be theirs", () => {
      expect(unwrap(findState("Federal Capital Territory (FCT)")).code).toBe("FC");
      expect(findState("Lagos (Ogun)")).toMatchObject({ ok: false, reason: "unknown_state" });
      expect(unwrap(findLga("Abuja Municipal (AMAC)")).name).toBe("Abuja Municipal");
      expect(findLga("Surulere (LGA)", { state: "Lagos" })).toMatchObject({ ok: true });
      // The state, or the country, stands behind the name.
      expect(unwrap(findLga("Surulere, Lagos")).code).toBe("NG025020");
      expect(unwrap(findLga("Obi (Benue State)")).code).toBe("NG007014");
      expect(findLga("Ikeja, Kano")).toMatchObject({ ok: false, reason: "unknown_lga" });
      expect(unwrap(findState("Lagos State, Nigeria")).code).toBe("LA");
    });
  });

  describe("LGAs", () => {
    const sharingName = (name: string): Lga[] => {
      const key = joined(foldPlace(name));
      return listLgas().filter((lga) =>
        [lga.name, lga.slug].some((other) => joined(foldPlace(other)) === key),
      );
    };

    it("are 774, each in its state", () => {
      expect(listLgas()).toHaveLength(774);
      expect(listStates().flatMap((state) => unwrap(lgasOfState(state)))).toEqual(listLgas());
    });

    it("answer to name and slug, or say which share them", () => {
      for (const lga of listLgas()) {
        const sharing = sharingName(lga.name);
        for (const name of [
          lga.slug,
          `${lga.name} LGA`,
          `${lga.name} L.G.`,
          `${lga.name} Local Council`,
          ...writings(lga.name),
        ]) {
          const answer =
            sharing.length === 1
              ? { ok: true, value: lga }
              : { ok: false, reason: "ambiguous", identifier: name, candidates: sharing };
          expect(findLga(name), name).toEqual(answer);
        }
      }
    });

    it("answer to name, slug and every alias within their state", () => {
      for (const lga of listLgas()) {
        for (const name of [lga.slug, ...[lga.name, ...lga.aliases].flatMap(writings)]) {
          expect(findLga(name, { state: lga.stateCode }), `${name}, ${lga.stateCode}`).toEqual({
            ok: true,
            value: lga,
          });
        }
      }
    });

    it("answer to an alias alone unless another bears it", () => {
      for (const lga of listLgas()) {
        for (const alias of lga.aliases) {
          const official = sharingName(alias);
          expect(lgasNamed(alias), alias).toEqual(
            official.length > 0 ? official : expect.arrayContaining([lga]),
          );
        }
      }
    });
  });

  describe("wards", () => {
    it("are each in its LGA", () => {
      expect(new Set(listLgas().flatMap((lga) => unwrap(wardsOfLga(lga))))).toEqual(new Set(listWards()));
      for (const ward of listWards()) expect(getWard(ward.code)).toBe(ward);
    });
  });

  describe("the places of a place", () => {
    it("are the same for an identifier as for the record", () => {
      const lagos = unwrap(findState("Lagos"));
      expect(lgasOfState("lagos state")).toEqual(lgasOfState(lagos));
      expect(wardsOfLga("Surulere", { state: "Lagos" })).toEqual(wardsOfLga({ code: "NG025020" }));
      expect(getLga("NG025020")?.name).toBe("Surulere");
    });

    it("are never an empty list because the place is not known", () => {
      expect(lgasOfState("Atlantis")).toEqual(unknownAtlantis);
      expect(lgasOfState({ code: "XX" })).toEqual({ ...unknownAtlantis, identifier: "XX" });
      expect(wardsOfLga("Gotham")).toEqual({ ok: false, reason: "unknown_lga", identifier: "Gotham" });
      expect(wardsOfLga("Surulere")).toMatchObject({ reason: "ambiguous" });
      expect(wardsOfLga("Ikeja", { state: "Atlantis" })).toEqual(unknownAtlantis);
    });
  });
});

describe("inec code", () => {
  const separator = fc.constantFrom("-", "/", " ", " - ", "–", " / ");
  const zeros = fc.constantFrom("", "0", "00");

  /** Ways in which the numbers of a code are printed and typed. The last one keeps its two digits. */
  const writings = (code: string): fc.Arbitrary<string> => {
    const parts = code.split("-");
    const number = (part: string, at: number) =>
      at === parts.length - 1
        ? zeros.map((some) => `${some}${part}`)
        : zeros.map((some) => `${some}${Number(part)}`);
    const apart = fc
      .tuple(separator, fc.tuple(...parts.map(number)))
      .map(([between, numbers]) => numbers.join(between));
    return fc
      .tuple(fc.oneof(apart, fc.constant(parts.join(""))), fc.constantFrom("", " ", "\n"))
      .map(([text, blank]) => `${blank}${text}${blank}`);
  };

  const written = <T>(records: readonly T[], codeOf: (record: T) => string) =>
    fc.constantFrom(...records).chain((record) => fc.tuple(fc.constant(record), writings(codeOf(record))));

  it("finds a ward by every writing of its code", () => {
    fc.assert(
      fc.property(
        written(listWards(), ({ code }) => code),
        ([ward, text]) => {
          expect(unwrap(findWard(text))).toBe(ward);
        },
      ),
    );
  });

  const abbreviations = new Set([
    ...listStates().map(({ code, inecCode }) => `${code} ${inecCode}`),
    ...unwrap(listConstituencies()).map(({ inecCode, stateCode }) => {
      const state = listStates().find(({ code }) => code === stateCode);
      return `${inecCode.slice(inecCode.lastIndexOf("/") + 1)} ${state?.inecCode}`;
    }),
  ]);

  it("reads the letters of a state in place of its number, as older cards have them", () => {
    expect(abbreviations.size).toBeGreaterThan(50);
    for (const pair of abbreviations) {
      const [letters = "", number = ""] = pair.split(" ");
      expect(unwrap(findLga(`${letters}/01`)).inecCode, pair).toBe(`${number}-01`);
      expect(unwrap(findWard(`${letters.toLowerCase()}-01-01`)).code, pair).toBe(`${number}-01-01`);
      expect(unwrap(parsePollingUnitCode(`PU Code: ${letters} / 01 / 01 / 001`)).code, pair).toBe(
        `${number}-01-01-001`,
      );
    }
  });
});
