import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { leaveTablesOut, packTables } from "./pack-tables.ts";

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface Script {
  /** A file of `source/`. */
  readonly part: string;
  readonly description: string;
}

/** The scripts by name: the whole engine, and its parts for who may load only small files. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  "naijaref-engine": {
    part: "all",
    description: "The engine as one script: match, addresses, search, points, phones, accounts.",
  },
  "naijaref-engine-names": {
    part: "names",
    description: "A part of the engine: names of places, seats and banks become codes.",
  },
  "naijaref-engine-addresses": {
    part: "addresses",
    description: "A part of the engine: the LGA of an address.",
  },
  "naijaref-engine-search": { part: "search", description: "A part of the engine: search." },
  "naijaref-engine-points": { part: "points", description: "A part of the engine: the LGA at a point." },
  "naijaref-engine-numbers": {
    part: "numbers",
    description: "A part of the engine: phone numbers and account numbers.",
  },
};

/**
 * A classic script of ES2020 with one global, `naijaref`, that needs nothing of the machine: no import, no
 * file, no clock.
 *
 * @param part a file of `source/`.
 */
export async function writeScript(part: string): Promise<string> {
  const code = await bundle(part, leaveTablesOut);
  return bundle(part, packTables(new Set(code.match(/(?<! )\b\w+/g))));
}

async function bundle(part: string, plugin: Plugin): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [beside(`source/${part}.ts`)],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "naijaref",
    target: "es2020",
    charset: "utf8",
    minify: true,
    conditions: ["naijaref-source"],
    inject: [beside("missing-methods.ts")],
    banner: { js: "/*! naijaref: Nigerian reference data. Code MIT, data CC BY 4.0: see ATTRIBUTION.md. */" },
    plugins: [plugin],
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}
