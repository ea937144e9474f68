import { describe, expect, it } from "vitest";
import { listLocalities } from "../localities/index.ts";
import { fold } from "../names/fold.ts";
import { listLgas, listStates, listWards } from "../places/index.ts";
import { EXACT, PART, RELATED } from "./engine/tuning.ts";
import { type PlaceKind, type PlaceSearchOptions, type SearchResult, searchPlaces } from "./index.ts";

const search = (query: string, options: PlaceSearchOptions = {}) => {
  const found = searchPlaces(query, options);
  if (!found.ok) throw new Error(`${query} is refused: ${found.reason}`);
  return found.value;
};

/** What is first for a query is in `tools/publish/downloads/vectors/cases.ndjson`. */
describe("searchPlaces", () => {
  it("answers what the server serves", () => {
    expect(search("ikeja", { limit: 1 })).toEqual([
      {
        kind: "lga",
        code: "NG025011",
        name: "Ikeja",
        lgaCode: "NG025011",
        lgaName: "Ikeja",
        stateCode: "LA",
        stateName: "Lagos",
        score: EXACT,
        matched: "Ikeja",
      },
    ]);
  });

  it("says why there is nothing to search for", () => {
    expect(searchPlaces(" - ")).toEqual({ ok: false, reason: "empty" });
    expect(searchPlaces("ab".repeat(33))).toEqual({ ok: false, reason: "too_long" });
    expect(searchPlaces("😀".repeat(64))).toEqual({ ok: false, reason: "empty" });
  });

  it("searches the kinds asked for, and no wards without loading them", () => {
    for (const kind of ["state", "lga", "ward"] as const) {
      const kinds = new Set(search("lagos", { kinds: [kind], limit: 50 }).map((place) => place.kind));
      expect([...kinds]).toEqual([kind]);
    }
    expect(
      search("lagos", { kinds: ["state", "lga"] })
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(["Lagos", "Lagos Island", "Lagos Mainland"]);
  });
});

const everyPlace = [
  ...listStates().map((place) => ({
    ...place,
    kind: "state" as PlaceKind,
    codes: [place.code, place.isoCode, place.inecCode, place.pcode],
  })),
  ...listLgas().map((place) => ({ ...place, kind: "lga" as PlaceKind, codes: [place.code, place.inecCode] })),
  ...listWards().map((place) => ({ ...place, kind: "ward" as PlaceKind, codes: [place.code] })),
];

describe("every place", () => {
  const topCodes = (query: string, kind: PlaceKind): string[] =>
    search(query, { kinds: [kind], limit: 50 })
      .filter(({ score }) => score === EXACT)
      .map(({ code }) => code);

  it("is found with 1000 by its name, its aliases and its codes", () => {
    // One expectation for all: 60,000 take longer than the searches.
    const lost = everyPlace.flatMap(({ kind, code, name, aliases, codes }) =>
      [name, name.toUpperCase(), ...aliases, ...codes]
        .filter((text) => text.length <= 64 && !topCodes(text, kind).includes(code))
        .map((text) => [text, code]),
    );
    expect(lost).toEqual([]);
  });

  it("is found first by the first 64 characters of a name that is longer than a query may be", () => {
    const long = everyPlace.filter(({ name }) => [...name].length > 64);
    expect(long.map(({ code }) => code)).toContain("12-01-07");
    for (const { code, name } of long) expect(search([...name].slice(0, 64).join(""))[0]?.code).toBe(code);
  });

  it("comes before all that are not called so", () => {
    for (const { kind, name } of everyPlace.slice(0, 811)) {
      const [best] = search(name);
      expect(best?.score, name).toBe(EXACT);
      if (kind === "state") expect(best?.kind, name).toBe("state");
    }
  });

  it("is found by name and state", () => {
    const stateNames = new Map(listStates().map(({ code, name }) => [code, name]));
    for (const { name, code, stateCode } of listLgas()) {
      const found = search(`${name}, ${stateNames.get(stateCode)} State`, { kinds: ["lga"], limit: 2 });
      expect(found[0]?.code, `${name}, ${stateCode}`).toBe(code);
    }
  });
});

const isByOwnName = ({ code, matched }: SearchResult): boolean =>
  ownNames.get(code)?.includes(matched) === true;

const ownNames = new Map(everyPlace.map(({ code, name, aliases }) => [code, [name, ...aliases]]));

const listed = (query: string, options?: PlaceSearchOptions): string[] =>
  search(query, options).map(({ kind, name }) => `${kind} ${name}`);

describe("whole first words", () => {
  it.each(["aba", "esan", "obot", "ogba", "awka", "ife"])(
    "%s: the LGAs that begin with the word come before all else that is called by it and more",
    (query) => {
      const lgas = listLgas().filter(({ name }) => fold(name).split(" ")[0] === query);
      expect(lgas.length).toBeGreaterThan(0);
      const found = search(query, { limit: 50 });
      const at = lgas.map(({ code }) => found.findIndex((one) => one.code === code));
      const other = found.findIndex(
        (one) => isByOwnName(one) && one.score < EXACT && lgas.every(({ code }) => code !== one.code),
      );
      expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
      expect(other).toBeGreaterThan(Math.max(...at));
    },
  );

  it("come before the beginnings of longer words, for the first word of each LGA and ward", () => {
    for (const { name } of [...listLgas(), ...listWards().filter((_, at) => at % 10 === 0)]) {
      const [word = ""] = name.split(/[ /'-]/);
      if (word.length < 3) continue;
      const own = search(word, { limit: 50 }).filter(isByOwnName);
      const scores = own.map(({ name, matched, score }) => ({
        isWhole: `${fold(matched)} `.startsWith(`${fold(word)} `) && fold(matched) !== fold(word),
        isBegun: fold(matched).startsWith(fold(word)) && !`${fold(matched)} `.startsWith(`${fold(word)} `),
        name,
        score,
      }));
      const whole = scores.filter(({ isWhole }) => isWhole).map(({ score }) => score);
      const begun = scores.filter(({ isBegun }) => isBegun).map(({ score }) => score);
      if (whole.length > 0 && begun.length > 0)
        expect(Math.min(...whole), word).toBeGreaterThan(Math.max(...begun));
    }
  });

  it("puts an LGA before its own numbered wards, whole or begun", () => {
    for (const lga of listLgas()) {
      for (const query of [lga.name, lga.name.slice(0, -1), lga.name.split(/[ /-]/)[0] ?? ""]) {
        const found = search(query, { limit: 50 });
        const at = found.findIndex(({ code }) => code === lga.code);
        const numbered = found.findIndex(
          ({ kind, name, lgaCode }) => kind === "ward" && lgaCode === lga.code && / [IVX]+$/.test(name),
        );
        if (at >= 0 && numbered >= 0) expect(at, query).toBeLessThan(numbered);
      }
    }
  });
});

describe("towns", () => {
  it("find the state and the LGA that are governed from them", () => {
    expect(listed("Benin City").slice(0, 2)).toEqual(["state Edo", "lga Oredo"]);
    expect(search("benin city")[1]).toMatchObject({ matched: "Benin City", score: EXACT - RELATED });
    expect(listed("Benin City, Edo")[0]).toBe("lga Oredo");
  });

  it("find all LGAs but a few among the first five, and every one among states and LGAs", () => {
    const governed = listLgas().flatMap(({ code, name, headquarters }) =>
      headquarters === null || headquarters === name ? [] : [{ code, headquarters }],
    );
    const missing = (options: PlaceSearchOptions): string[] =>
      governed
        .filter(({ code, headquarters }) => !search(headquarters, options).some((lga) => lga.code === code))
        .map(({ headquarters }) => headquarters);
    expect(governed.length).toBeGreaterThan(400);
    expect(missing({ limit: 5 }).length).toBeLessThan(governed.length / 50);
    expect(missing({ kinds: ["state", "lga"], limit: 5 })).toEqual([]);
  });
});

describe("localities", () => {
  it("says by which locality, and comes after every place that is called so", () => {
    expect(search("Bodija")[0]).toMatchObject({
      kind: "lga",
      name: "Ibadan North",
      matched: "Bodija",
      score: EXACT - PART,
    });
    expect(listed("surulere").slice(0, 2)).toEqual(["lga Surulere", "lga Surulere"]);
    const names = new Set(everyPlace.map(({ name }) => name));
    const wrong = listLocalities().flatMap(({ name, lgaCodes }) => {
      const found = search(name, { kinds: ["lga"], limit: 50 });
      const scoreOf = (code: string): number => found.find((lga) => lga.code === code)?.score ?? 0;
      const low = lgaCodes.filter((code) => scoreOf(code) < EXACT - PART).map((code) => `${name} in ${code}`);
      const isBehind = names.has(name) && search(name)[0]?.score !== EXACT;
      return isBehind ? [...low, name] : low;
    });
    expect(wrong).toEqual([]);
  });
});

it("takes no number for the beginning of a word, and reads the letters of a state in a code", () => {
  expect(search("' OR 1=1").map(({ name }) => name)).not.toContain("Ori Ire");
  expect(search("LA/11/01")[0]).toMatchObject({ code: "24-11-01", score: EXACT });
});
