import { dirname, join } from "node:path/posix";

/**
 * The layers of the code, lowest first: where each one's files are, and which layers they may import. An
 * import that points upward, or between two layers of the same height, is a finding. Biome finds circles of files.
 */
export const LAYERS: readonly Layer[] = [
  ["records", "packages/records/src", ""],
  // What is published has no dependency, not even on the record definitions: its interfaces are written from
  // them.
  ["library", "packages/naijaref/src", ""],
  ["units", "packages/polling-units/src", "library"],
  ["elements", "packages/elements/src", "library"],
  // What frameworks' compilers read of the elements.
  ["element-types", "packages/elements/types", "elements"],
  // Knows nothing of Nigeria, nor of sockets.
  ["http", "packages/http/src", ""],
  ["node", "packages/server/src/node", "http"],
  // What is answered. It has three rooms, and what joins them stands before their doors.
  ["contract", "packages/api/src/contract", "records library"],
  ["operations", "packages/api/src/operations", "records library contract"],
  ["bodies", "packages/api/src/bodies", "records library http contract operations"],
  ["api", "packages/api/src", "records library contract operations bodies"],
  // They do not use HTTP: the service passes them a path and a query. Their scripts load the units on the
  // device.
  ["pages", "packages/pages/src", "records library units contract operations bodies api elements"],
  // Protocols over the API: HTTP or standard input brings the messages.
  ["mcp", "packages/protocols/src/mcp", "api bodies operations contract records library"],
  ["reconcile", "packages/protocols/src/reconcile", "api bodies operations contract records library"],
  ["ogc", "packages/protocols/src/ogc", "api bodies operations contract library"],
  [
    "service",
    "packages/server/src/service",
    "node http pages api bodies operations contract records library",
  ],
  [
    "process",
    "packages/server/src/process",
    "mcp ogc reconcile pages service node http operations contract library units",
  ],
  ["fetch", "packages/server/src/fetch", "process service http"],
  ["entries", "packages/server/src/entries", "fetch process mcp ogc reconcile pages service http library"],
  // Both are bundled into the library's own package.
  ["client", "packages/client/src", "api bodies operations contract library"],
  [
    "command-line",
    "packages/cli/src",
    "process service node http mcp ogc reconcile pages api bodies operations contract records units library",
  ],
  // What a runtime starts: an entry, and where its indexes are.
  ["bundled", "tools/make/bundled", "entries tools library"],
  ["tools", "tools", "records library units contract operations bodies api pages ogc"],
  ["checks", "checks", "tools records library"],
].map(([name = "", folder = "", imports = ""]) => ({
  name,
  folder,
  imports: imports.split(" ").filter((one) => one !== ""),
}));

interface Layer {
  readonly name: string;
  readonly folder: string;
  readonly imports: readonly string[];
}

/** Text of the source files by path, relative to the repository. */
export type Sources = ReadonlyMap<string, string>;

const PACKAGES: Readonly<Record<string, string>> = {
  naijaref: "packages/naijaref/src",
  "naijaref-elements": "packages/elements/src",
  "naijaref-polling-units": "packages/polling-units/src",
  "@naijaref/records": "packages/records/src",
  "@naijaref/http": "packages/http/src",
  "@naijaref/api": "packages/api/src",
  "@naijaref/pages": "packages/pages/src",
  "@naijaref/tools": "tools",
  "@naijaref/protocols": "packages/protocols/src",
  "@naijaref/server": "packages/server/src",
  "naijaref-cli": "packages/cli/src",
  "@naijaref/client": "packages/client/src",
};

const SPECIFIER = /(?:^|[\s;}])(?:from|import)\s*\(?\s*"([^"\n]+)"/g;

/** The path that an import names, or undefined if it is not of this repository. */
function resolve(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier);
  const [name] = Object.keys(PACKAGES).filter((one) => specifier === one || specifier.startsWith(`${one}/`));
  return name && join(PACKAGES[name] ?? "", specifier.slice(name.length));
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(SPECIFIER)].flatMap(([, specifier = ""]) => resolve(path, specifier) ?? []);

const layerOf = (path: string): Layer | undefined =>
  LAYERS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));

export const findWrongImports = (sources: Sources): string[] =>
  [...sources].flatMap(([path, text]) => findUpward(path, importsOf(path, text)));

function findUpward(path: string, imports: readonly string[]): string[] {
  const layer = layerOf(path);
  if (layer === undefined) {
    return [`${path} is in no layer: add its folder to LAYERS in checks/layers.ts, with what it may import.`];
  }
  return imports.flatMap((imported) => {
    const other = layerOf(imported)?.name;
    if (other === layer.name || (other !== undefined && layer.imports.includes(other))) return [];
    const allowed = layer.imports.length === 0 ? "no other layer" : layer.imports.join(", ");
    return `${path} imports ${imported} (${other ?? "no layer"}): ${layer.name} may import ${allowed}. Move what is needed down.`;
  });
}
