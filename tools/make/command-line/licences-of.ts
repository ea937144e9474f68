import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The licences of the packages of which a bundle has code. Most ask that their text goes with each copy.
 *
 * @param inputs the files of a bundle, from the root of the repository.
 */
export function licencesOf(inputs: readonly string[], repository: string): string {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenceOf(join(repository, folder)))
    .join(`\n${"-".repeat(80)}\n\n`);
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Readonly<Record<"name" | "version" | "license", string>>;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} has no file with its licence (${license})`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
