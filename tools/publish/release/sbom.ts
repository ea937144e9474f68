import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Release } from "./about.ts";

interface Document {
  readonly documentNamespace: string;
  readonly creationInfo: object;
}

/**
 * The packages that the service loads, as SPDX, from the lockfile. npm gives it the time and a number by
 * chance: here the time is the commit's, and the number follows from the content.
 */
export function writeSbom({ date }: Release): string {
  const repository = fileURLToPath(new URL("../../../", import.meta.url));
  const written = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const document = JSON.parse(written) as Document;
  const fixed = {
    ...document,
    documentNamespace: "",
    creationInfo: { ...document.creationInfo, created: `${date}T00:00:00Z` },
  };
  const id = createHash("sha256").update(JSON.stringify(fixed)).digest("hex");
  const documentNamespace = `${document.documentNamespace.replace(/-[0-9a-f-]{36}$/, "")}-${id.slice(0, 32)}`;
  return `${JSON.stringify({ ...fixed, documentNamespace }, undefined, 2)}\n`;
}
