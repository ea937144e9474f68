import { posix } from "node:path";

export interface Meaning {
  readonly module: string;
  readonly name: string;
}

export interface Declaration {
  readonly name: string;
  readonly isExported: boolean;
  /** With the comment before it. It is exported here in any case, so that other files can import it. */
  readonly text: string;
  /** Every name in it, of types and values and of fields. */
  readonly names: readonly string[];
}

/** A module of declarations, as the compiler writes it. */
export interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly imports: ReadonlyMap<string, Meaning>;
  readonly exports: ReadonlyMap<string, Meaning>;
  /** The modules from which it exports everything. */
  readonly exportsAll: readonly string[];
}

const COMMENT = /\/\*\*[\s\S]*?\*\//g;
const START = /^(?:export |declare |abstract )*(?:const|function|interface|type|class) (\w+)/;

/** @param path of the module without its ending, from the root of the package. */
export function parseDeclarations(path: string, source: string): Module {
  const module = {
    declarations: new Map<string, Declaration>(),
    imports: new Map<string, Meaning>(),
    exports: new Map<string, Meaning>(),
    exportsAll: [] as string[],
  };
  const resolve = (file: string): string => posix.join(posix.dirname(path), file.replace(/\.(?:js|ts)$/, ""));
  const text = source.replaceAll(/import\("([^"]+)"\)\.(\w+)/g, (_, file: string, name: string) => {
    module.imports.set(name, { module: resolve(file), name });
    return name;
  });
  for (const statement of statementsOf(text)) {
    const code = statement.replaceAll(COMMENT, "").trim();
    const [, keyword, list, file] =
      /^(import|export)(?: type)? (\*|\{[^}]*\}) from "([^"]+)";$/.exec(code) ?? [];
    const [, name] = START.exec(code) ?? [];
    if (file !== undefined && list === "*") module.exportsAll.push(resolve(file));
    else if (file !== undefined)
      for (const [own, theirs] of namesIn(list ?? ""))
        module[keyword === "import" ? "imports" : "exports"].set(own, {
          module: resolve(file),
          name: theirs,
        });
    else if (name !== undefined)
      module.declarations.set(name, {
        name,
        isExported: code.startsWith("export "),
        text: exported(statement),
        names: [...new Set(code.replaceAll(/"[^"]*"/g, "").match(/[A-Za-z_$][\w$]*/g))],
      });
    else if (code !== "export {};") throw new Error(`${path}.d.ts: what is this? ${code.slice(0, 80)}`);
  }
  return module;
}

/** The statements of the file's outermost level, each with the comment before it. */
function statementsOf(text: string): readonly string[] {
  const statements: string[] = [];
  let [statement, isComment] = ["", false];
  for (const line of text.split("\n")) {
    const starts = /^(?:\/\*\*|[a-z])/.test(line);
    if (starts && !isComment && statement !== "") {
      statements.push(statement);
      statement = "";
    }
    if (line !== "") statement += `${line}\n`;
    isComment = starts ? line.startsWith("/**") : isComment;
  }
  return statement === "" ? statements : [...statements, statement];
}

const namesIn = (list: string): readonly (readonly [own: string, theirs: string])[] =>
  list
    .replaceAll(/[{}]|\btype\b/g, "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => {
      const [theirs = "", own = theirs] = one.split(" as ");
      return [own, theirs] as const;
    });

const exported = (statement: string): string =>
  statement
    .replace(
      /^(?:export )?(?:declare )?(?=(?:abstract |const|function|interface|type|class))/m,
      "export declare ",
    )
    .replace(/^export declare (?=interface|type )/m, "export ");
