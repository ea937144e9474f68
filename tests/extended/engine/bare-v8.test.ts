import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Context, createContext, runInContext } from "node:vm";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { SCRIPTS } from "../../../tools/make/engine/write-engine.ts";
import { type Ask, askBy, compareTexts, compareVectors } from "./same-answers.ts";

const folder = fileURLToPath(new URL("../../../packages/naijaref/dist/engine/", import.meta.url));
const readScript = (name: string): string => readFileSync(`${folder}${name}.js`, "utf8");

/** In bytes. */
const MAX = 910_000;
const MAX_PART = 500_000;

/** What came after ES2020, and what an engine without a clock or a host lacks. */
const TAKE_AWAY = `
for (const owner of [Array.prototype, String.prototype, Object.getPrototypeOf(Int8Array.prototype)])
  for (const name of ["at", "replaceAll", "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced",
    "with", "isWellFormed", "toWellFormed"]) delete owner[name];
for (const name of ["hasOwn", "groupBy"]) delete Object[name];
for (const name of ["Date", "Intl", "WeakRef", "FinalizationRegistry", "AggregateError", "Iterator", "eval",
  "Function", "SharedArrayBuffer", "WebAssembly"]) delete globalThis[name];
`;

/** A script in a context of V8 that has the language of ES2020, and nothing else. */
function bareContext(name: string): Context {
  const context = createContext({});
  runInContext(TAKE_AWAY, context);
  runInContext(readScript(name), context);
  return context;
}

function runBare(name: string): Ask {
  const context = bareContext(name);
  return askBy((code) => runInContext(code, context));
}

describe("The engine in one file", () => {
  it("has the sizes that others accept", () => {
    for (const name of Object.keys(SCRIPTS))
      expect(Buffer.byteLength(readScript(name)), name).toBeLessThan(
        name === "naijaref-engine" ? MAX : MAX_PART,
      );
  });

  it("is a classic script of ES2020 that names nothing of a host", () => {
    for (const name of Object.keys(SCRIPTS)) {
      const script = readScript(name);
      // Newer syntax would be translated, and the script another.
      const options = { minify: true, charset: "utf8", legalComments: "inline" } as const;
      const asIs = transformSync(script, options).code;
      expect(transformSync(script, { ...options, target: "es2020" }).code === asIs, name).toBe(true);
      // A function of SQL has it between two of these.
      expect(script).not.toContain("$$");
      expect(script.match(/\b(?:import|require|process|TextDecoder|performance)\b\s*[.(]/g)).toBe(null);
    }
  });

  it("answers as the library does, in a bare context of V8", () => {
    const ask = runBare("naijaref-engine");
    const { asked, wrong } = compareVectors(ask, 10);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(asked).toBeGreaterThan(300);
    expect(compareTexts(ask)).toEqual([]);
  });

  it("has parts that work alone", () => {
    const lga = [{ name: "Surulere", state: "Lagos" }];
    expect(runBare("naijaref-engine-names")("matchColumn", "lga", lga)).toMatchObject([{ code: "NG025020" }]);
    const addresses = runBare("naijaref-engine-addresses");
    expect(addresses("readAddresses", ["Bodija, Ibadan"])).toMatchObject([
      { value: { lga_code: "NG031006" } },
    ]);
    expect(addresses("matchColumn", "address", ["Bodija, Ibadan"])).toMatchObject([{ code: "NG031006" }]);
    expect(runBare("naijaref-engine-points")("reverse", [[6.6018, 3.3515]])).toMatchObject([
      { value: { lga_code: "NG025011" } },
    ]);
    const numbers = runBare("naijaref-engine-numbers");
    expect(numbers("phones", ["0803 123 4567"])).toMatchObject([{ value: { network: "MTN" } }]);
    expect(numbers("accounts", [{ account: "0123456785", bank: "GTBank" }])).toMatchObject([
      { value: { valid: true, bank: "gtbank" } },
    ]);
    expect(runBare("naijaref-engine-search")("search", "ikja", { limit: 1 })).toMatchObject({
      value: [{ code: "NG025011" }],
    });
  });

  it("leaves null alone, and refuses what is no text, with its row", () => {
    const ask = runBare("naijaref-engine");
    expect(ask("matchColumn", "lga", [null, { name: null, state: "Lagos" }])).toEqual([null, null]);
    expect(ask("reverse", [null])).toEqual([null]);
    expect(ask("accounts", [{ account: null, bank: "GTBank" }])).toEqual([null]);
    expect(() => ask("matchColumn", "lga", ["Ikeja", 3])).toThrow(
      "matchColumn: row 1: name must be text or null, not a number.",
    );
    expect(() => ask("phones", [[]])).toThrow("phones: row 0: text must be text or null, not a list.");
    expect(() => ask("phones", "0803")).toThrow("phones: rows must be a list, not a string.");
    expect(() => ask("matchColumn", "town", [])).toThrow(/kind must be one of state, lga/);
    expect(() => ask("matchColumn", "lga", [{ nom: "Ikeja" }])).toThrow("row 0 has nom");
    expect(() => ask("reverse", [[1]])).toThrow("row 0 must be [latitude, longitude] or null");
    const [long] = ask("matchColumn", "lga", ["x".repeat(10_000_000)]) as [{ status: string }];
    expect(long.status).toBe("none");
  });

  it("is called by the formulas of examples/sheets, and by the functions of docs/big-data.md", () => {
    const context = bareContext("naijaref-engine-names");
    const formulas = new URL("../../../examples/sheets/formulas.gs", import.meta.url);
    runInContext(readFileSync(formulas, "utf8"), context);
    const value = (code: string): unknown =>
      JSON.parse(runInContext(`JSON.stringify(${code})`, context) as string);
    expect(value('NAIJAREF_LGA("ikeja lga", "Lagos")')).toBe("NG025011");
    expect(value('NAIJAREF_LGA([["Ikeja"], [""], [3]], [["Lagos"], ["Lagos"], ["Lagos"]])')).toEqual([
      ["NG025011"],
      [""],
      [""],
    ]);
    expect(value('NAIJAREF_BANK("gtb")')).toBe("gtbank");
    const guide = readFileSync(new URL("../../../docs/big-data.md", import.meta.url), "utf8");
    const bigQuery = /AS r"""(.*?)"""/s.exec(guide)?.[1];
    expect(value(`((name, state) => { ${bigQuery} })("Ikeja", null)`)).toBe("NG025011");
    const snowflake = /AS \$\$\nFILE\n(.*?)\$\$/s.exec(guide)?.[1];
    expect(value(`((NAME, STATE) => { ${snowflake} })("Surulere", "Lagos")`)).toBe("NG025020");
    expect(value(`((NAME, STATE) => { ${snowflake} })(undefined, "Lagos")`)).toBe(null);
  });
});
