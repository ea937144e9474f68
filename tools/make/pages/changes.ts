import { readTable } from "../../data/table/index.ts";

export function changesModule(): string {
  const changes = readTable("changes")
    .map(({ date, dataset, change }) => ({ date, dataset, change }))
    .reverse();
  return `// Written by npm run build.
export const changes: readonly { readonly date: string; readonly dataset: string; readonly change: string }[] = ${JSON.stringify(changes, null, 2)};
`;
}
