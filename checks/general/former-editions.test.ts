import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { findBank } from "../../packages/naijaref/src/banks/index.ts";
import {
  type ConstituencyKind,
  findConstituency,
  listConstituencies,
} from "../../packages/naijaref/src/elections/index.ts";
import { findLga, findState, wardsOfLga } from "../../packages/naijaref/src/places/index.ts";
import { placeKey } from "../../packages/naijaref/src/text/index.ts";

/** Identifiers that are meant not to find their former record, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ["institutions 090632", "Umuchukwu's NIP code was 090652 in two lists, and is corrected"],
]);

/** The codes or ids that an identifier finds today. */
type LookUp = (identifier: string, scope: string) => readonly string[];

const lookUps: Readonly<Record<string, LookUp>> = {
  states: (identifier) => {
    const found = findState(identifier);
    return found.ok ? [found.value.code] : [];
  },
  lgas: (identifier, state) => {
    const found = findLga(identifier, state === "" ? {} : { state });
    return found.ok ? [found.value.code] : [];
  },
  wards: (identifier, lga) => {
    const wards = wardsOfLga(lga);
    if (!wards.ok) return [];
    const key = placeKey(identifier);
    const named = wards.value.filter((ward) => placeKey(ward.name) === key);
    const known = wards.value.filter((ward) => ward.aliases.some((alias) => placeKey(alias) === key));
    return (named.length > 0 ? named : known).map(({ code }) => code);
  },
  constituencies: (identifier, scope) => {
    if (scope === "") {
      const found = findConstituency(identifier);
      return found.ok ? [found.value.code] : [];
    }
    const [kind, state] = scope.split(" ");
    const found = listConstituencies({ kind: kind as ConstituencyKind, state, name: identifier });
    return found.ok ? found.value.map(({ code }) => code) : [];
  },
  institutions: (identifier) => {
    const found = findBank(identifier);
    return found.ok ? [found.value.id] : [];
  },
};

const edition = (name: string) =>
  gunzipSync(readFileSync(new URL(`editions/${name}.tsv.gz`, import.meta.url)))
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t") as [table: string, scope: string, finds: string, identifiers: string]);

it("still finds every record by each identifier of the first edition", () => {
  const lines = edition("first");
  const lost = lines.flatMap(([table, scope, finds, identifiers]) =>
    identifiers.split("|").flatMap((identifier) => {
      if (EXCEPTIONS.has(`${table} ${identifier}`)) return [];
      const found = lookUps[table]?.(identifier, scope) ?? [];
      return found.join() === finds ? [] : [`${table} ${scope} ${identifier}: ${finds}, now ${found.join()}`];
    }),
  );
  expect(lost).toEqual([]);
  expect(lines.length).toBeGreaterThan(13_000);
});

it("needs each of its exceptions", () => {
  const identifiers = new Set(
    edition("first").flatMap(([table, , , names]) => names.split("|").map((name) => `${table} ${name}`)),
  );
  for (const exception of EXCEPTIONS.keys()) {
    expect(identifiers).toContain(exception);
    const [table = "", identifier = ""] = exception.split(" ");
    expect(lookUps[table]?.(identifier, "")).toEqual([]);
  }
});
