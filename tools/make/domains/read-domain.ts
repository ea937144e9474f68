import { existsSync, readFileSync } from "node:fs";
import type { Domain } from "./register.ts";

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/**
 * What the files of a domain say, read as text: they cannot be loaded before the lists of the code have them.
 *
 * @param repository with a slash at the end.
 */
export function readDomain(name: string, repository: URL): Domain {
  const read = (path: string): string => {
    const file = new URL(path, repository);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const definition = read(`packages/records/src/${name}.ts`);
  const [summary = ""] = all(definition, /^ {2}summary:\s*"([^"]+)"/gm);
  return {
    name,
    summary,
    tables: all(definition, /(\w+): \{\s*record:/g),
    operations: all(read(`packages/api/src/contract/${name}.ts`), /^ {2}(\w+): operation\(/gm),
  };
}
