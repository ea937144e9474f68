import { type Meaning, type Module, parseDeclarations } from "./parse-declarations.ts";

const keyOf = ({ module, name }: Meaning): string => `${module} ${name}`;

/** A file of declarations. A name has one meaning in it. */
class Roll {
  readonly file: string;
  readonly texts: string[] = [];
  readonly meanings = new Map<string, Meaning>();
  /** Names that mean what TypeScript itself declares. */
  readonly #global = new Set<string>();

  constructor(file: string) {
    this.file = file;
  }

  fits(meanings: ReadonlyMap<string, Meaning>, global: ReadonlySet<string>): boolean {
    for (const [name, own] of meanings) {
      const other = this.meanings.get(name);
      if (this.#global.has(name) || (other !== undefined && keyOf(other) !== keyOf(own))) return false;
    }
    return ![...global].some((name) => this.meanings.has(name));
  }

  add(text: string, meanings: ReadonlyMap<string, Meaning>, global: ReadonlySet<string>): void {
    this.texts.push(text);
    for (const [name, own] of meanings) this.meanings.set(name, own);
    for (const name of global) this.#global.add(name);
  }
}

/**
 * The declarations that users can reach, in as few files as their names allow, and the entries, which export
 * them from there. A hundred files are half as large again to download: each has its own header and imports.
 *
 * @param read the declarations of a module, by its path without ending.
 * @returns the files by their paths, for CommonJS.
 */
export function rollDeclarations(
  entries: readonly string[],
  read: (path: string) => string,
): ReadonlyMap<string, string> {
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const module = modules.get(path) ?? parseDeclarations(path, read(path));
    modules.set(path, module);
    return module;
  };
  /** Where a name of a module is declared: modules may export what others declare. */
  const find = ({ module, name }: Meaning): Meaning | undefined => {
    const { declarations, exports, exportsAll } = moduleAt(module);
    if (declarations.has(name)) return { module, name };
    const other = exports.get(name);
    if (other !== undefined) return find(other);
    return exportsAll.map((all) => find({ module: all, name })).find((found) => found !== undefined);
  };
  const declared = (meaning: Meaning): Meaning => {
    const found = find(meaning);
    if (found === undefined) throw new Error(`${meaning.module} does not export ${meaning.name}`);
    return found;
  };

  const rolls: Roll[] = [];
  const homes = new Map<string, Roll>();
  const place = (meaning: Meaning): void => {
    if (homes.has(keyOf(meaning))) return;
    const { declarations, imports } = moduleAt(meaning.module);
    const { text = "", names = [] } = declarations.get(meaning.name) ?? {};
    const meanings = new Map<string, Meaning>();
    const global = new Set<string>();
    for (const name of names) {
      const imported = imports.get(name);
      if (declarations.has(name)) meanings.set(name, { module: meaning.module, name });
      else if (imported !== undefined) meanings.set(name, declared(imported));
      else if (/^[A-Z]/.test(name)) global.add(name);
    }
    const found = rolls.find((roll) => roll.fits(meanings, global));
    const roll = found ?? new Roll(`declarations-${rolls.length + 1}`);
    if (found === undefined) rolls.push(roll);
    roll.add(text, meanings, global);
    homes.set(keyOf(meaning), roll);
    for (const own of meanings.values()) place(own);
  };

  const exportsOf = new Map(
    entries.map((entry) => {
      const { declarations, exports } = moduleAt(entry);
      const own = [...declarations.values()]
        .filter(({ isExported }) => isExported)
        .map(({ name }): readonly [string, Meaning] => [name, { module: entry, name }]);
      return [entry, [...own, ...exports].map(([name, meaning]) => [name, declared(meaning)] as const)];
    }),
  );
  for (const names of exportsOf.values()) for (const [, meaning] of names) place(meaning);

  const homeOf = (meaning: Meaning): string => homes.get(keyOf(meaning))?.file ?? "";
  const files = new Map<string, string>();
  for (const { file, texts, meanings } of rolls) {
    const others = [...meanings].filter(([name, own]) => homeOf(own) !== file || own.name !== name);
    const imports = statements("import", others, (own) => `./${homeOf(own)}.cjs`);
    files.set(`${file}.d.cts`, imports + texts.join(""));
  }
  for (const [entry, names] of exportsOf) {
    const toRoot = "../".repeat(entry.split("/").length - 1) || "./";
    const all = moduleAt(entry).exportsAll.map((path) => `export * from "${toRoot}${path}.cjs";\n`);
    files.set(
      `${entry}.d.cts`,
      statements("export", names, (own) => `${toRoot}${homeOf(own)}.cjs`) + all.join(""),
    );
  }
  return files;
}

/** One statement for each file that names come from. */
function statements(
  keyword: "import" | "export",
  names: readonly (readonly [string, Meaning])[],
  fileOf: (meaning: Meaning) => string,
): string {
  const files = [...new Set(names.map(([, meaning]) => fileOf(meaning)))];
  return files
    .map((file) => {
      const list = names
        .filter(([, meaning]) => fileOf(meaning) === file)
        .map(([name, meaning]) => (name === meaning.name ? name : `${meaning.name} as ${name}`));
      return `${keyword} { ${list.join(", ")} } from "${file}";\n`;
    })
    .join("");
}
