import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as library from "./index.ts";
import { CsvError } from "./match/index.ts";

/**
 * What programs pass by mistake, to every function of every import of the library's packages. A function
 * answers it, with a reason where it reads what a person typed, or throws a TypeError that names the argument
 * and says what it must be.
 */

type Call = (...given: unknown[]) => unknown;

const PACKAGES = new URL("../../", import.meta.url);

/** The modules of a package, from the exports of its package.json: `./*` is every folder with an index. */
function modulesOf(folder: string): string[] {
  const root = new URL(`${folder}/`, PACKAGES);
  const { exports } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
    exports: Record<string, { "naijaref-source"?: string } | string>;
  };
  const sources = Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? [] : (entry["naijaref-source"] ?? []),
  );
  return sources.flatMap((source) => {
    if (!source.includes("*")) return new URL(source, root).href;
    const [before = "", after = ""] = source.split("*");
    return readdirSync(new URL(before, root))
      .map((name) => new URL(`${before}${name}${after}`, root))
      .filter((module) => existsSync(module))
      .map(({ href }) => href);
  });
}

const isClass = (value: unknown): boolean => /^class\b/.test(String(value));

/** Every exported function once, by the module that has it first. */
async function listFunctions(): Promise<[string, Call][]> {
  const found = new Map<Call, string>();
  for (const module of ["naijaref", "polling-units", "elements"].flatMap(modulesOf)) {
    const exported = (await import(module)) as Record<string, unknown>;
    const path = module.replace(/^.*\/packages\/(.+)\/src\//, "$1/").replace(/\/?index\.ts$/, "");
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== "function" || isClass(value) || found.has(value as Call)) continue;
      found.set(value as Call, `${path} ${name}`);
    }
  }
  return [...found].map(([call, name]) => [name, call]);
}

const functions = await listFunctions();

const TEXTS = ["", "Ikeja", "24-11-01", "constructor", "__proto__", "toString", "\ud800", "\udc00x", "\0"];

const WRONG: readonly unknown[] = [
  ...[undefined, null, 0, -1, 5, Number.NaN, Number.POSITIVE_INFINITY, 8_031_234_567n, true],
  ...[Symbol("x"), {}, Object.create(null), [], [null], [undefined, 5], ["constructor"], () => "Lagos"],
  ...[new Date(Number.NaN), new Map(), new Uint8Array(3), Promise.resolve("Lagos"), /x/],
  ...[{ code: 5 }, { code: "constructor" }, { id: null }, { reason: 5 }, { lat: null, lon: Symbol("x") }],
  ...TEXTS,
];

/** Names that options have in one function or another, and one that no function has. */
const OPTIONS = [
  ...["active", "add", "allocated", "bank", "column", "decide", "delimiter", "detail", "has", "idleWords"],
  ...["includeClosed", "kind", "kinds", "kindWords", "lga", "limit", "matcher", "name", "of", "oneToOne"],
  ...["output", "register", "since", "state", "suggest", "system", "target", "type", "types", "units"],
  ...["ward", "within", "nothing"],
];

const WRONG_OPTIONS: readonly unknown[] = [
  ...[null, 5, Number.NaN, Symbol("x"), {}, [null], ["constructor"], () => "Lagos", { code: 5 }],
  ...["", "Ikeja", "constructor"],
];

const optionsOf = (kind: object): object[] =>
  OPTIONS.flatMap((name) => WRONG_OPTIONS.map((value) => ({ ...kind, [name]: value })));

/** Arguments by which a function may be called. Options are tried beside what else it needs. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ...WRONG.flatMap((first) => [[first], ...WRONG.map((second) => [first, second])]),
  ...optionsOf({}).map((options) => ["Ikeja", options]),
  ...[{ kind: "lga" }, { of: "states" }, { column: "name", kind: "lga" }].flatMap((needed) =>
    optionsOf(needed).flatMap((options) => [[options], [[], options]]),
  ),
  ["state", "LA", null],
  ["state", "LA", { system: null }],
  ["state", "LA", { nothing: 1 }],
  [[{ name: 5 }, null, Symbol("x")], { kind: "lga" }],
  [["abc", 5], { kind: "lga", column: "name" }],
  [[{ name: "a", aliases: 5 }]],
  [[{ name: "a" }, null]],
  [Array(3)],
];

/** Those by which what a function makes is called. */
const METHOD_ARGUMENTS = ARGUMENTS.slice(0, WRONG.length * (WRONG.length + 1) + OPTIONS.length);

/** A TypeError of ours: `findBank: the argument must be …`. */
const NAMED = /^[A-Za-z.]+: [A-Za-z0-9.]+ must /;

/** What is wrong with what a call threw; undefined if nothing. */
function faultOf(error: unknown): string | undefined {
  if (error instanceof TypeError && NAMED.test(error.message)) return undefined;
  // What is wrong with a file says its own kind of error.
  if (error instanceof CsvError) return undefined;
  return String(error);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The functions of what a call returned: the search of an index, the parts of a schema. */
function methodsOf(value: unknown): [string, Call][] {
  if (!isObject(value) || Array.isArray(value)) return [];
  const inside = isObject(value["~standard"]) ? (value["~standard"] as Record<string, unknown>) : value;
  return Object.entries(inside).filter((entry): entry is [string, Call] => typeof entry[1] === "function");
}

async function settle(returned: unknown): Promise<unknown> {
  const value = await returned;
  if (isObject(value) && Symbol.asyncIterator in value) {
    const pieces = value as unknown as AsyncIterator<unknown>;
    for (let next = await pieces.next(); next.done !== true; ) next = await pieces.next();
  }
  return value;
}

/**
 * The functions that read nothing a person typed: they take what a program made, and throw a TypeError where
 * it cannot be. Every other function of the library never throws, and says in one word why there is no value.
 */
const PROGRAMS =
  /^(?:bankKey|blockOf|create.*|explain.*|open.*|formatPhoneAsTyped|predecessorsOf|prefixOf|shareOfWords|successorOf|writeCalendar|list(?!Constituencies).*)$/;

const isReader = (name: string): boolean => name in library && !PROGRAMS.test(name);

/** Those of them that return a value or a reason. */
const RESULT = /^(?:find|parse|normalize|search|check)|Of|^banksFor|^listConst/;

/** What is wrong with what a reader returned; undefined if nothing. */
function faultIn(value: unknown): string | undefined {
  const { ok, reason, ...rest } = (value ?? {}) as { ok?: unknown; reason?: unknown; value?: unknown };
  const isSound = ok === true ? "value" in rest : ok === false && /^[a-z_]+$/.test(String(reason));
  return isSound ? undefined : `returned ${inspect(value)}`;
}

/** Calls a function in each way; returns what it did that it must not do, and the objects that it made. */
async function faultsOf(name: string, call: Call, ways: typeof ARGUMENTS) {
  const faults = new Map<string, string>();
  const made = new Map<string, Call>();
  const [own = ""] = name.split(" ").slice(-1);
  for (const given of ways) {
    let fault: string | undefined;
    try {
      const value = await settle(call(...given));
      for (const [method, inner] of methodsOf(value)) if (!made.has(method)) made.set(method, inner);
      if (isReader(own) && RESULT.test(own)) fault = faultIn(value);
    } catch (error) {
      fault = isReader(own) ? String(error) : faultOf(error);
    }
    if (fault !== undefined && !faults.has(fault))
      faults.set(
        fault,
        `${name}(${given
          .map((one) => inspect(one))
          .join(", ")
          .slice(0, 200)})`,
      );
  }
  return { faults: [...faults].map(([fault, called]) => `${called}: ${fault}`), made };
}

it("covers the imports of all packages", () => {
  const names = functions.map(([name]) => name);
  for (const one of ["naijaref/schema form", "naijaref/text fold", "naijaref/match matchCsv"])
    expect(names).toContain(one);
  for (const one of ["polling-units findPollingUnit", "elements setTexts"]) expect(names).toContain(one);
  expect(functions.length).toBeGreaterThan(80);
});

const REPEATED = [" ", "\t", "(", "[", ")", "-", "0", "a", ".", "/", ",", ", ", "o'", "-- ", "0 ", ": "];
const LONG_WORDS = ["west", " east e", " ltd", " bank", "no 1 ", " and", "hsout", "IVX", "( ", "00 "];
const LONG_TEXTS = [
  ...[...REPEATED, ...LONG_WORDS].flatMap((piece) => {
    const many = piece.repeat(4000 / piece.length);
    return [many, `x${many}x`, `0${many})(`];
  }),
  `${"(".repeat(2000)}${"\t".repeat(2000)})(`,
  `00${" ".repeat(1300)}00${" ".repeat(1300)}00${" ".repeat(1300)}x`,
];

const ANY_TEXT = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(fc.nat(0xffff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(..."ABD019NPFG -/+ſıßＫ０"), maxLength: 20 }),
);

describe.each(functions)("%s", (name, call) => {
  it("answers whatever is passed, and a long text of any pattern, or says which argument must be what", async () => {
    const texts = [...LONG_TEXTS, ...fc.sample(ANY_TEXT, 300)].map((text) => [text]);
    const { faults, made } = await faultsOf(name, call, [...ARGUMENTS, ...texts]);
    const inner: string[] = [];
    for (const [method, each] of made)
      inner.push(...(await faultsOf(`${name}().${method}`, each, METHOD_ARGUMENTS)).faults);
    expect([...faults, ...inner]).toEqual([]);
  });
});

const NO_TEXT = [undefined, null, 5, 8_031_234_567n, Number.NaN, true, Symbol("x"), {}, [], () => "Lagos"];

it.each([
  ...["findState", "findLga", "findWard", "findConstituency", "findBank", "banksForAccount", "parsePhone"],
  ...["normalizePhone", "parsePlate", "searchPlaces", "searchBanks", "suggest", "lgasOfState", "wardsOfLga"],
  ...["constituenciesOfLga", "lgasOfConstituency", "wardsOfConstituency", "findParty"],
])("%s says of a value that is no text that it is none", (name) => {
  const read = (library as unknown as Record<string, Call>)[name] as Call;
  for (const wrong of NO_TEXT) expect(read(wrong)).toEqual({ ok: false, reason: "not_text" });
});

it("refuses options of the wrong type with a reason", () => {
  for (const wrong of NO_TEXT.slice(1) as never[]) {
    const unknown = { ok: false, identifier: "" };
    expect(library.findLga("Ikeja", { state: wrong })).toEqual({ ...unknown, reason: "unknown_state" });
    expect(library.checkAccount("0000014579", wrong)).toEqual({ ...unknown, reason: "unknown_bank" });
    expect(library.listConstituencies({ name: wrong })).toMatchObject({ reason: "invalid_option" });
    expect(library.searchPlaces("Ikeja", { kinds: wrong })).toMatchObject(
      Array.isArray(wrong) ? { ok: true } : { reason: "invalid_option", option: "kinds" },
    );
  }
});
