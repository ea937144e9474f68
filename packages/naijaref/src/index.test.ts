import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../tests/library/unwrap.ts";
import * as boundaries from "./boundaries/index.ts";
import * as changes from "./changes/index.ts";
import * as naijaref from "./index.ts";
import * as library from "./index.ts";
import { findLocality, getLocality, listLocalities, localitiesNamed } from "./localities/localities.ts";
import * as match from "./match/index.ts";
import * as schema from "./schema/index.ts";

const folder = new URL("./", import.meta.url);

it("leaves out the imports that the README names", async () => {
  const readme = readFileSync(new URL("../README.md", folder), "utf8");
  const [, names = ""] = /exports all of them\s+but ([^.]+)\./.exec(readme) ?? [];
  const imports = [...readme.matchAll(/^\| `naijaref\/([\w-]+)`/gm)].map(([, name = ""]) => name);
  const left: string[] = [];
  for (const name of imports) {
    // The client is a package of its own until it is built into this one.
    const module = new URL(`${name}/index.ts`, folder).href;
    const functions = name === "client" ? [name] : Object.keys(await import(/* @vite-ignore */ module));
    if (!functions.every((one) => one in naijaref)) left.push(name);
  }
  expect([...names.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(left.sort());
  const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));
  expect(folders.filter((name) => !imports.includes(name))).toEqual([]);
});

/**
 * What two callers get is one value, so that nobody can change it for the others. What is made for a caller
 * alone is that caller's.
 */

const matcher = match.createMatcher({ kind: "lga" });

const CALLS: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(
    Object.entries<unknown>({ ...library, ...changes })
      .filter(([name, value]) => name.startsWith("list") && typeof value === "function")
      .map(([name, list]) => [name, list as () => unknown]),
  ),
  "listConstituencies of a kind": () => library.listConstituencies({ kind: "senatorial_district" }),
  "listBanks of a type": () => library.listBanks({ type: "merchant" }),
  lgasOfState: () => library.lgasOfState("LA"),
  wardsOfLga: () => library.wardsOfLga("NG025011"),
  constituenciesOfLga: () => library.constituenciesOfLga("NG025011"),
  lgasOfConstituency: () => library.lgasOfConstituency("FC236"),
  wardsOfConstituency: () => library.wardsOfConstituency("FC236"),
  "findLga, ambiguous": () => library.findLga("Surulere"),
  findBank: () => library.findBank("gtbank"),
  banksForAccount: () => library.banksForAccount("0000014579"),
  checkAccount: () => library.checkAccount("0000014579", "gtbank"),
  externalIdsOf: () => library.externalIdsOf("lga", "NG025011"),
  "externalIdsOf a system": () => library.externalIdsOf("lga", "NG025011", { system: "geonames" }),
  findByExternalId: () => library.findByExternalId("geonames", "7910350"),
  parsePhone: () => library.parsePhone("0803 123 4567"),
  "parsePhone, a short code": () => library.parsePhone("112"),
  parsePlate: () => library.parsePlate("KJA-123AB"),
  parsePollingUnitCode: () => library.parsePollingUnitCode("24-11-01-007"),
  searchPlaces: () => library.searchPlaces("ikeja"),
  searchBanks: () => library.searchBanks("zenith"),
  suggest: () => library.suggest("lagos west"),
  suggestionsFor: () => library.suggestionsFor({ ok: false, reason: "unknown_lga", identifier: "ikja" }),
  boundaryOf: () => boundaries.boundaryOf("LA", { detail: "draw" }),
  boundingBoxOf: () => boundaries.boundingBoxOf("LA"),
  listBoundaries: () => boundaries.listBoundaries({ of: "states", detail: "draw" }),
  topologyOf: () => boundaries.topologyOf({ of: "states", detail: "draw" }),
  neighboursOf: () => boundaries.neighboursOf("NG025011"),
  reverseGeocode: () => boundaries.reverseGeocode({ lat: 6.6, lon: 3.35 }),
  changesOf: () => changes.changesOf("gtbank"),
  "a matcher": () => matcher.match("Ikeja"),
  "a matcher, ambiguous": () => matcher.match("Surulere"),
  "an issue": () => schema.bank()["~standard"].validate("Atlantis"),
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Every object and array in a value, itself among them. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (!isObject(value) || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
}

const show = (value: object): string => JSON.stringify(value).slice(0, 80);

describe.each(Object.entries(CALLS))("%s", (_, call) => {
  it("gives no caller what could be changed for another", () => {
    const first = objectsIn(call());
    const shared = [...objectsIn(call())].filter((value) => first.has(value));
    expect(shared.filter((value) => !Object.isFrozen(value)).map(show)).toEqual([]);
  });
});

it("does so for every value that is exported", () => {
  const values = Object.values<unknown>({ ...library, ...boundaries, ...changes, ...match, ...schema });
  const loose = values.flatMap((value) => [...objectsIn(value)]).filter((value) => !Object.isFrozen(value));
  expect(loose.map(show)).toEqual([]);
});

it("names unverified fields as its own records do", () => {
  const records = [
    ...library.listStates(),
    ...library.listLgas(),
    ...library.listWards(),
    ...library.listBanks({ active: false }),
    ...library.listAreaCodes(),
    ...library.listPlateCategories(),
    ...library.listFormerPollingUnits(),
  ];
  const strange = records.flatMap((record) => record.unverifiedFields.filter((field) => !(field in record)));
  expect(strange).toEqual([]);
  expect(records.some(({ unverifiedFields }) => unverifiedFields.includes("cbnCode"))).toBe(true);
});

it("finds a place by each code and each spelling that it had when it was listed twice", () => {
  const doubled = listLocalities().filter(({ formerCodes }) => formerCodes.length > 0);
  expect(doubled.length).toBeGreaterThan(20);
  for (const place of doubled)
    for (const code of place.formerCodes) expect(unwrap(findLocality(code.toLowerCase()))).toBe(place);
  expect(getLocality("LC02503")?.code).toBe("LC02502");
  expect(localitiesNamed("Manhock").map(({ name }) => name)).toEqual(["Manchok"]);
});
