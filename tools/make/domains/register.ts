import { snakeCase } from "../../../packages/records/src/names.ts";

/** A domain, as its own files say it. */
export interface Domain {
  /** The name of its folders. */
  readonly name: string;
  /** What it contains, from its definition. */
  readonly summary: string;
  /** The names of its tables in `data/`. */
  readonly tables: readonly string[];
  /** The operations of its contract. */
  readonly operations: readonly string[];
}

/** A file of the repository that names every domain, and how it names a new one. */
export interface DomainList {
  /** Relative to the repository. */
  readonly file: string;
  /** The file of a domain without which it does not belong into the list. */
  readonly source: (name: string) => string;
  /** The text with the domain in it; the same text if it has it. */
  readonly register: (text: string, domain: Domain) => string;
}

const identifierOf = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const importLine = (name: string): string => `import { ${identifierOf(name)} } from "./${name}.ts";`;

const definitionOf = (name: string): string => `packages/records/src/${name}.ts`;

const contractOf = (name: string): string => `packages/api/src/contract/${name}.ts`;

/** Lists of the code. */
const modules: readonly DomainList[] = [
  {
    file: "packages/records/src/datasets.ts",
    source: definitionOf,
    register: (text, { name }) => {
      const identifier = identifierOf(name);
      const entry = identifier === name ? `  ${name},` : `  "${name}": ${identifier},`;
      const lines = insertSorted(text, importLine(name), `export * from "./${name}.ts";`);
      return insertBefore(lines, "} as const", entry);
    },
  },
  {
    file: "packages/naijaref/src/index.ts",
    source: (name) => `packages/naijaref/src/${name}/index.ts`,
    // What is not exported from everywhere, such as the large outlines, says so in the file.
    register: (text, { name }) =>
      text.includes(`naijaref/${name}"`) ? text : insertSorted(text, `export * from "./${name}/index.ts";`),
  },
  ...["contract", "operations"].map((folder) => ({
    file: `packages/api/src/${folder}/index.ts`,
    source: (name: string) => `packages/api/src/${folder}/${name}.ts`,
    register: (text: string, { name }: Domain) =>
      insertBefore(insertSorted(text, importLine(name)), "  ...search,", `  ...${identifierOf(name)},`),
  })),
  {
    file: "packages/cli/src/commands.ts",
    source: contractOf,
    register: (text, { name, operations }) => {
      if (text.includes(`"@naijaref/api/contract/${name}"`)) return text;
      const load = (folder: string): string =>
        `async () => (await import("@naijaref/api/${folder}/${name}")).${identifierOf(name)}`;
      const commands = operations.map((id) => `      ${commandOf(id)}: "${id}",`);
      return insertBefore(
        text,
        "];",
        [
          "  {",
          `    contract: ${load("contract")},`,
          `    handlers: ${load("operations")},`,
          "    commands: {",
          ...commands,
          "    },",
          "  },",
        ].join("\n"),
      );
    },
  },
];

/** `getAirport` is `airport`, `listAirportsOfState` is `"airports-of-state"`. */
function commandOf(id: string): string {
  const words = snakeCase(id.replace(/^(get|list)(?=[A-Z])/, "")).split("_");
  const name = words.filter((word) => word !== "").join("-");
  return name.includes("-") ? `"${name}"` : name;
}

/** Tables of what there is, for people. */
const tables: readonly DomainList[] = [
  {
    file: "README.md",
    source: definitionOf,
    register: (text, { name, summary }) =>
      text.includes(`\n| ${name} |`)
        ? text
        : insertBefore(
            text,
            "| search |",
            `| ${name} | ${inRow(summary)} | code, name | [${name}](docs/${name}.md) |`,
          ),
  },
  {
    file: "packages/naijaref/README.md",
    source: definitionOf,
    register: (text, { name, summary }) =>
      text.includes(`| \`naijaref/${name}\` |`)
        ? text
        : insertBefore(text, "| `naijaref/search` |", `| \`naijaref/${name}\` | ${inRow(summary)} |`),
  },
  {
    file: "docs/licence.md",
    source: definitionOf,
    register: (text, { name, tables }) => {
      const files = tables.map(asFile);
      return files.length === 0 || [name, ...tables].some((one) => text.includes(asFile(one)))
        ? text
        : insertBefore(
            text,
            "| about the data |",
            `| ${name} | ${files.join(", ")} | CC BY 4.0 | credit naijaref |`,
          );
    },
  },
];

/** How the guide of the licence names a file. */
const asFile = (table: string): string => `\`${snakeCase(table)}\``;

/** A sentence as a cell: "International airports." is "international airports". */
const inRow = (summary: string): string =>
  (/^[A-Z][a-z]/.test(summary) ? summary.charAt(0).toLowerCase() + summary.slice(1) : summary).replace(
    /\.$/,
    "",
  );

/** Every list that a new domain has to be in. */
export const LISTS: readonly DomainList[] = [...modules, ...tables];

/** Each line before the first of its sort that comes later by its path, or behind the last. */
function insertSorted(text: string, ...added: readonly string[]): string {
  const lines = text.split("\n");
  for (const line of added) {
    if (lines.includes(line)) continue;
    const start = line.slice(0, line.indexOf(" ") + 2);
    const pathOf = (one: string): string => /"([^"]+)"/.exec(one)?.[1] ?? "";
    const alike = lines.flatMap((one, at) => (one.startsWith(start) ? [at] : []));
    const next = alike.find((at) => pathOf(lines[at] ?? "") > pathOf(line));
    lines.splice(next ?? (alike.at(-1) ?? -1) + 1, 0, line);
  }
  return lines.join("\n");
}

/** An entry before the first line with a beginning. */
function insertBefore(text: string, beginning: string, entry: string): string {
  const lines = text.split("\n");
  if (lines.includes(entry)) return text;
  const at = lines.findIndex((one) => one.startsWith(beginning));
  if (at < 0) throw new Error(`There is no line "${beginning}". Add this by hand: ${entry.trim()}`);
  return lines.toSpliced(at, 0, entry).join("\n");
}
