import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";

/**
 * The library in an engine that has the language of 2022 and nothing of the web, as Hermes in React Native
 * has. A context of node:vm has neither TextDecoder nor structuredClone; what came later is taken away.
 */

const source = fileURLToPath(new URL(".", import.meta.url));

const ENTRIES = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => /^[a-z-]+\/index\.ts$/.test(path))
  .map((path) => path.slice(0, -"/index.ts".length));

/** Methods that Hermes of React Native 0.85 or Safari 15 do not have. */
const LATER = `
  for (const name of ["toSorted", "toReversed", "toSpliced", "with", "findLast", "findLastIndex"]) {
    delete Array.prototype[name];
    delete Object.getPrototypeOf(Int8Array.prototype)[name];
  }
  for (const name of ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf"])
    delete Set.prototype[name];
  for (const name of ["isWellFormed", "toWellFormed"]) delete String.prototype[name];
  delete Array.fromAsync;
  delete Object.groupBy;
  delete Map.groupBy;
  delete Promise.withResolvers;
  delete globalThis.Intl;
  delete globalThis.Iterator;`;

const CALLS: Readonly<Record<string, readonly [call: string, answer: unknown]>> = {
  address: ['readAddress("12 Awolowo Road, Bodija, Ibadan").value.lgaName', "Ibadan North"],
  banks: ['checkAccount("0000014579", "First Bank").value.valid', true],
  boundaries: ["reverseGeocode({ lat: 6.6018, lon: 3.3515 }).value.lga.name", "Ikeja"],
  concordance: ['listIds("wikidata").ok', true],
  elections: ['getConstituency("SD072").code', "SD072"],
  localities: ['findLocality("LC00001").ok', true],
  match: ['createMatcher({ kind: "lga", within: { state: "Lagos" } }).match("Ikejaa").code', "NG025011"],
  phones: ['parsePhone("0803 123 4567").value.e164', "+2348031234567"],
  places: ['findLga("Surulere", { state: "Lagos" }).value.code', "NG025020"],
  plates: ['readPlateBeginning("KJA12").stateCode', "LA"],
  schema: ['phone()["~standard"].validate("0803 123 4567").value', "+2348031234567"],
  search: ['searchPlaces("lagoss").value[0].code', "LA"],
};

describe("in an engine of 2022, without the web's own functions", () => {
  let context: object;
  let bundle: string;

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: ENTRIES.map(
          (name) => `export * as ${name.replaceAll("-", "_")} from "./${name}/index.ts";`,
        ).join(""),
        resolveDir: source,
      },
      bundle: true,
      format: "iife",
      globalName: "naijaref",
      conditions: ["naijaref-source"],
      target: "es2022",
      write: false,
      logLevel: "error",
    });
    bundle = outputFiles[0]?.text ?? "";
    // Hermes has this one of the web's own.
    context = createContext({ TextEncoder });
    runInContext(LATER, context);
    // `var` makes it a global variable of the context.
    runInContext(bundle, context);
  });

  it("can be read: no regular expression looks behind or names a group", () => {
    expect(bundle.match(/.{0,60}\(\?<(?:[=!]|[a-zA-Z]\w*>).{0,40}/g) ?? []).toEqual([]);
  });

  it("calls no method of later lists, also where none of the answers below comes by", () => {
    const later =
      /.{0,60}\.(?:to(?:Sorted|Reversed|Spliced)|findLast(?:Index)?|(?:to|is)WellFormed|fromAsync)\(/g;
    expect(bundle.match(later) ?? []).toEqual([]);
  });

  it.each(Object.entries(CALLS))("answers by naijaref/%s", (name, [call, answer]) => {
    expect(runInContext(`naijaref.${name}.${call}`, context)).toEqual(answer);
  });
});
