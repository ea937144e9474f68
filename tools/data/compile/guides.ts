import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { datasetNames } from "@naijaref/records";

/** The guides that agents may read, as files in docs/ without `.md`: each dataset has one. */
const GUIDES = [...datasetNames, "elections-2027", "search", "match", "how-sure"];

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../docs/${name}.md`, import.meta.url)), "utf8")
    // Marks of what commands write: of no use to readers.
    .replaceAll(/<!-- \/?fact[^>]*-->/g, "");

/** A module with the guides as text: no runtime but Node has the files. */
export function writeGuides(): string {
  const guides = GUIDES.map((name) => {
    const text = read(name);
    return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text };
  });
  return `// Generated from docs/ by \`npm run build data\`. Correct the guides, not this file.

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** In Markdown. */
  readonly text: string;
}

export const guides: readonly Guide[] = ${JSON.stringify(guides)};
`;
}
