/** A list of source files that names every domain, and how it names a new one. */
export interface DomainList {
  /** Relative to the repository. */
  readonly file: string;
  /** Whether the new domain belongs there: its own file is there. */
  readonly source: (domain: string) => string;
  /** Lines that begin like the others in the file, such as `import { airports } from "./airports.ts";`. */
  readonly lines: (domain: string) => readonly string[];
  /** A line inside the list, and the beginning of the line before which it stands. */
  readonly entry?: (domain: string) => { readonly line: string; readonly before: string };
}

const identifierOf = (domain: string): string =>
  domain.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const importLine = (domain: string): string => `import { ${identifierOf(domain)} } from "./${domain}.ts";`;

/** Every list of the code that a new domain has to be in. */
export const LISTS: readonly DomainList[] = [
  {
    file: "packages/records/src/datasets.ts",
    source: (domain) => `packages/records/src/${domain}.ts`,
    lines: (domain) => [importLine(domain), `export * from "./${domain}.ts";`],
    entry: (domain) => {
      const name = identifierOf(domain);
      return { line: name === domain ? `  ${name},` : `  "${domain}": ${name},`, before: "} as const" };
    },
  },
  {
    file: "packages/naijaref/src/index.ts",
    source: (domain) => `packages/naijaref/src/${domain}/index.ts`,
    lines: (domain) => [`export * from "./${domain}/index.ts";`],
  },
  ...["contract", "operations"].map((folder) => ({
    file: `packages/api/src/${folder}/index.ts`,
    source: (domain: string) => `packages/api/src/${folder}/${domain}.ts`,
    lines: (domain: string) => [importLine(domain)],
    entry: (domain: string) => ({ line: `  ...${identifierOf(domain)},`, before: "  ...search," }),
  })),
];

/** A list's text with the domain in it. Unchanged if the list has it. */
export function register(text: string, domain: string, list: DomainList): string {
  const lines = text.split("\n");
  for (const line of list.lines(domain)) if (!lines.includes(line)) insertSorted(lines, line);
  const { line, before } = list.entry?.(domain) ?? {};
  if (line !== undefined && before !== undefined && !lines.includes(line)) {
    const at = lines.findIndex((one) => one.startsWith(before));
    if (at < 0) throw new Error(`${list.file} has no line "${before}". Put ${line.trim()} into it by hand.`);
    lines.splice(at, 0, line);
  }
  return lines.join("\n");
}

/** Before the first line of its sort that comes later by its path, or behind the last. */
function insertSorted(lines: string[], line: string): void {
  const start = line.slice(0, line.indexOf(" ") + 2);
  const pathOf = (one: string): string => /"([^"]+)"/.exec(one)?.[1] ?? "";
  const alike = lines.flatMap((one, at) => (one.startsWith(start) ? [at] : []));
  const next = alike.find((at) => pathOf(lines[at] ?? "") > pathOf(line));
  lines.splice(next ?? (alike.at(-1) ?? -1) + 1, 0, line);
}
