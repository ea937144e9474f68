import { dirname, join } from "node:path/posix";

/**
 * The layers of the code, lowest first: where each one's files are, and which layers they may import. An
 * import that points upward, or between two layers of the same height, is a finding; so is a circle of files.
 */
export const LAYERS: readonly Layer[] = [
  { name: "records", folder: "packages/records/src", imports: [] },
  // What is published has no dependency, not even on the record definitions: its interfaces are written from
  // them.
  { name: "library", folder: "packages/naijaref/src", imports: [] },
  { name: "units", folder: "packages/polling-units/src", imports: ["library"] },
  { name: "elements", folder: "packages/elements/src", imports: ["library"] },
  // What frameworks' compilers read of the elements.
  { name: "element types", folder: "packages/elements/types", imports: ["elements"] },
  // Knows nothing of Nigeria, nor of sockets.
  { name: "http", folder: "packages/http/src", imports: [] },
  { name: "node", folder: "packages/server/src/node", imports: ["http"] },
  // What is answered. It has three rooms, and what joins them stands before their doors.
  { name: "contract", folder: "packages/api/src/contract", imports: ["records", "library"] },
  { name: "operations", folder: "packages/api/src/operations", imports: ["records", "library", "contract"] },
  {
    name: "bodies",
    folder: "packages/api/src/bodies",
    imports: ["records", "library", "http", "contract", "operations"],
  },
  {
    name: "api",
    folder: "packages/api/src",
    imports: ["records", "library", "contract", "operations", "bodies"],
  },
  // They do not use HTTP: the service passes them a path and a query. Their scripts load the units on the
  // device.
  {
    name: "pages",
    folder: "packages/pages/src",
    imports: ["records", "library", "units", "contract", "operations", "bodies", "api", "elements"],
  },
  // Protocols over the API: HTTP or standard input brings the messages.
  {
    name: "mcp",
    folder: "packages/protocols/src/mcp",
    imports: ["api", "bodies", "operations", "contract", "records", "library"],
  },
  {
    name: "reconcile",
    folder: "packages/protocols/src/reconcile",
    imports: ["api", "bodies", "operations", "contract", "records", "library"],
  },
  {
    name: "ogc",
    folder: "packages/protocols/src/ogc",
    imports: ["api", "bodies", "operations", "contract", "library"],
  },
  {
    name: "service",
    folder: "packages/server/src/service",
    imports: ["node", "http", "pages", "api", "bodies", "operations", "contract", "records", "library"],
  },
  {
    name: "process",
    folder: "packages/server/src/process",
    imports: [
      "mcp",
      "ogc",
      "reconcile",
      "pages",
      "service",
      "node",
      "http",
      "operations",
      "contract",
      "library",
      "units",
    ],
  },
  { name: "fetch", folder: "packages/server/src/fetch", imports: ["process", "service", "http"] },
  {
    name: "entries",
    folder: "packages/server/src/entries",
    imports: ["fetch", "process", "mcp", "ogc", "reconcile", "pages", "service", "http", "library"],
  },
  // Both are bundled into the library's own package.
  {
    name: "client",
    folder: "packages/client/src",
    imports: ["api", "bodies", "operations", "contract", "library"],
  },
  {
    name: "command line",
    folder: "packages/cli/src",
    imports: [
      "process",
      "service",
      "node",
      "http",
      "mcp",
      "ogc",
      "reconcile",
      "pages",
      "api",
      "bodies",
      "operations",
      "contract",
      "records",
      "units",
      "library",
    ],
  },
  // What a runtime starts: an entry, and where its indexes are.
  { name: "bundled", folder: "tools/make/bundled", imports: ["entries", "tools", "library"] },
  {
    name: "tools",
    folder: "tools",
    imports: ["records", "library", "units", "contract", "operations", "bodies", "api", "pages", "ogc"],
  },
  { name: "checks", folder: "checks", imports: ["tools", "records", "library"] },
];

export interface Layer {
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

/** What only the compiler reads: it cannot make a circle of what is loaded. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

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

/** What is wrong with the directions of the imports, in sentences; nothing if all point downward. */
export function findWrongImports(sources: Sources): string[] {
  const files = [...sources].map(([path, text]) => ({ path, imports: importsOf(path, text) }));
  const graph = new Map([...sources].map(([path, text]) => [path, importsOf(path, text.replace(TYPES, ""))]));
  return [...files.flatMap(({ path, imports }) => findUpward(path, imports)), ...findCircles(graph)];
}

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

/**
 * Each circle once: files that import each other, so that neither can be understood or loaded without the
 * other.
 */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push(`${[...trail.slice(start), path].join(" → ")}: these import each other.`);
    if (start >= 0 || done.has(path)) return;
    for (const imported of graph.get(path) ?? []) visit(imported, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}
