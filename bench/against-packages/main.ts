import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { findBank, listBanks } from "naijaref/banks";
import { findLga, findState, listLgas, listStates } from "naijaref/places";
import { suggestionsFor } from "naijaref/search";
import { asTable, replaceReport } from "../report.ts";
import { type NamedBank, type NamedLga, PEERS } from "./packages.ts";

/**
 * `npm run bench:against-packages`: what the packages that people use have, held against the records here. A
 * name is right if it is the name or an alias of one record; case, accents and marks do not matter. With
 * `-- --write`, the tables of docs/why.md.
 */

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

const bench = fileURLToPath(new URL("../", import.meta.url));

/** Compressed with gzip, in kB, as a page loads it. */
async function sizeOf(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: bench },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    loader: { ".png": "empty", ".svg": "empty" },
    write: false,
    logLevel: "error",
  });
  return (gzipSync(outputFiles[0]?.contents ?? "").length / 1000).toFixed(1);
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`${bench}node_modules/${name}/package.json`, "utf8")) as { version: string })
    .version;

const distinct = (codes: readonly (string | undefined)[]): number =>
  new Set(codes.filter((code) => code !== undefined)).size;

const codeOfState = (name: string): string | undefined => {
  const found = findState(name);
  return found.ok ? found.value.code : undefined;
};

/** A state that is written wrongly is counted once, among the states, and not again for each of its LGAs. */
const stateMeant = (name: string): string => {
  const found = findState(name);
  return found.ok ? found.value.code : (suggestionsFor(found)[0]?.code ?? name);
};

const codeOfLga = ({ state, lga }: NamedLga): string | undefined => {
  const found = findLga(lga, { state: stateMeant(state) });
  return found.ok ? found.value.code : undefined;
};

function rowOfPlaces(states: readonly string[], lgas: readonly NamedLga[]): readonly string[] {
  const [stateCodes, lgaCodes] = [states.map(codeOfState), lgas.map(codeOfLga)];
  const unknown = lgas.filter((_, at) => lgaCodes[at] === undefined);
  if (unknown.length > 0) console.log(`${unknown.map(({ state, lga }) => `${lga} (${state})`).join(", ")}\n`);
  return [
    `${distinct(stateCodes)} of ${listStates().length}`,
    lgas.length === 0 ? "none" : `${distinct(lgaCodes)} of ${listLgas().length}`,
    lgas.length === 0 ? "" : String(unknown.length),
  ];
}

const commercial = listBanks({ type: ["commercial"] });

function rowOfBanks(banks: readonly NamedBank[]): readonly string[] {
  const found = banks.map(({ code }) => (code === undefined ? undefined : findBank(code)));
  const records = found.flatMap((bank) => (bank?.ok === true ? [bank.value] : []));
  const ids = new Set(records.map(({ id }) => id));
  return [
    String(banks.length),
    String(banks.filter(({ code }) => code !== undefined && code !== "").length),
    String(records.length),
    String(records.filter(({ status }) => status !== "active").length),
    `${commercial.filter(({ id }) => ids.has(id)).length} of ${commercial.length}`,
  ];
}

const places: (readonly string[])[] = [["package", "states", "LGAs", "entries that name no LGA", "gzip, kB"]];
const banks: (readonly string[])[] = [
  [
    "package",
    "institutions",
    "with a code",
    "code of an institution",
    "of these closed or unlisted",
    "commercial banks",
    "gzip, kB",
  ],
];
for (const { name, use, ...lists } of PEERS) {
  const called = `\`${name}\` ${versionOf(name)}`;
  const size = await sizeOf(use);
  if (lists.states !== undefined)
    places.push([called, ...rowOfPlaces(lists.states(), lists.lgas?.() ?? []), size]);
  if (lists.banks !== undefined) banks.push([called, ...rowOfBanks(lists.banks()), size]);
}
const ourLgas = listLgas().map(({ name, stateCode }) => ({ state: stateCode, lga: name }));
const ourStates = listStates().map(({ name }) => name);
const imported = (names: string, entry: string) =>
  `import { ${names} } from "${fileURLToPath(new URL(`../../packages/naijaref/dist/${entry}/index.js`, import.meta.url))}"; console.log(${names});`;
places.push([
  "`naijaref/places`",
  ...rowOfPlaces(ourStates, ourLgas),
  await sizeOf(imported("listStates, listLgas", "places")),
]);
const ourBanks = listBanks().map(({ name, cbnCode, nipCode }) => ({
  name,
  code: cbnCode ?? nipCode ?? undefined,
}));
banks.push(["`naijaref/banks`", ...rowOfBanks(ourBanks), await sizeOf(imported("listBanks", "banks"))]);

for (const table of [places, banks]) console.log(`${asTable(table)}\n`);
if (values.write) {
  replaceReport("why.md", "bench:places-against-packages", asTable(places));
  replaceReport("why.md", "bench:banks-against-packages", asTable(banks));
}
