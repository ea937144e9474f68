import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listLocalities } from "../localities/index.ts";
import { localitiesNamed } from "../localities/localities.ts";
import { fold } from "../names/fold.ts";
import { listLgas, listStates, listWards } from "../places/index.ts";
import { scoreBeginning } from "./engine/scores.ts";
import { EXACT, PART, RELATED, WITHIN } from "./engine/tuning.ts";
import { type PlaceKind, type PlaceSearchOptions, type SearchResult, searchPlaces } from "./index.ts";
import { readWardNumber } from "./places.ts";

const search = (query: string, options: PlaceSearchOptions = {}) => unwrap(searchPlaces(query, options));

/** What is first for a query is in `tools/publish/downloads/vectors/cases.ndjson`. */
describe("searchPlaces", () => {
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

it("takes no number for the beginning of a word", () => {
  expect(search("' OR 1=1").map(({ name }) => name)).not.toContain("Ori Ire");
});

describe("short forms", () => {
  const first = (query: string): string | undefined => search(query, { limit: 1 })[0]?.name;

  it.each([
    ["K/Namoda", "Kaura Namoda"],
    ["k/nam", "Kaura Namoda"],
    ["D. Tofa", "Dawakin Tofa"],
  ])("%s is written out", (query, name) => {
    expect(first(query)).toBe(name);
  });

  it("are the directions of each LGA that ends with two", () => {
    const ends = /(north|south) (east|west)$/;
    const lgas = listLgas().filter(({ name }) => ends.test(fold(name)));
    const short = lgas.map(({ name }) => fold(name).replace(ends, (_, one, two) => `${one[0]}${two[0]}`));
    expect(short.length).toBeGreaterThan(5);
    expect(short.map(first)).toEqual(lgas.map(({ name }) => name));
  });

  it("are the first letter of each LGA of two words", () => {
    const lgas = listLgas().filter(({ name }) => /^[a-z]{2,} [a-z]{4,}$/.test(fold(name)));
    const missing = lgas.filter(({ code, name }) => {
      const [one = "", two = ""] = fold(name).split(" ");
      // "O/Bolo" is Obolo, which is a town.
      if (localitiesNamed(`${one[0]}${two}`).length > 0) return false;
      return !search(`${one[0]}/${two}`, { kinds: ["lga"] }).some((lga) => lga.code === code);
    });
    // "A/North" may be one of many.
    expect(missing.filter(({ name }) => !/(north|south|east|west|central)$/i.test(name))).toEqual([]);
  });

  it("are not read where a name or its beginning stands", () => {
    expect(search("Jos N", { limit: 1 })).toMatchObject([
      { name: "Jos North", score: scoreBeginning("josn".length, "josnorth".length) },
    ]);
  });
});

describe("the number of a ward", () => {
  it.each([
    ["Ward 3 Ikeja", 3, "ikeja"],
    ["ikeja, WARD III", 3, "ikeja"],
    ["Obio Akpor Ward 12 Rivers", 12, "obio akpor rivers"],
  ])("is read from %s", (query, number, lga) => expect(readWardNumber(query)).toEqual({ number, lga }));

  it.each(["Ward 3", "Ikeja 3", "Ward Ikeja", "3 Ward", "Ikeja", ""])("is not in %j", (query) => {
    expect(readWardNumber(query)).toBeUndefined();
  });

  it("finds it in its LGA, less surely than by name", () => {
    expect(search("Ward 3 Ikeja")[0]).toMatchObject({
      code: "24-11-03",
      matched: "24-11-03",
      score: EXACT - WITHIN,
    });
  });

  it("finds no ward where wards are not asked for, or where the LGA has fewer", () => {
    expect(search("Ward 3 Ikeja", { kinds: ["lga"] })[0]?.kind).not.toBe("ward");
    expect(search("Ward 39 Ikeja")[0]?.matched).not.toBe("24-11-39");
  });

  it("lists each place once", () => {
    const codes = search("Ward 3 Ibadan North", { limit: 50 }).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes[0]).toBe("30-06-03");
  });
});
