/**
 * `npm run export:pages -- <folder>`: the pages for people as plain files, for any static host.
 * docs/deploy.md says what files cannot do.
 */
import { existsSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { writePages } from "./write-pages.ts";

const USAGE = `npm run export:pages -- <folder> [--url <address>] [--api <address>] [--repository <address>]

  <folder>      where the files go: it must be empty, or not exist
  --url         where the pages will be seen, such as https://example.org/naijaref
  --api         a running service, for what files cannot do, such as https://api.example.org
  --repository  the public repository of the data, for corrections
`;

function stop(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { url: text, api: text, repository: text } });
  } catch (error) {
    return stop((error as Error).message);
  }
}

/** An address without a slash at the end. */
function address(option: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
    stop(`--${option} takes an address such as https://example.org, not "${given}".`);
  return url.href.replace(/\/$/, "");
}

const { values, positionals } = readArguments();
const [folder, ...others] = positionals;
if (folder === undefined || others.length > 0) stop("Name one folder.");
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${folder} has files in it: empty it first, so that no page of an earlier export stays.`);

const began = performance.now();
const { pages, pictures, pictureBytes, files, bytes } = await writePages(folder, {
  url: address("url", values.url),
  apiUrl: address("api", values.api),
  repositoryUrl: address("repository", values.repository),
});
const megabytes = (count: number): string => `${Math.round(count / 1e6)} MB`;
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `${pages} pages and ${pictures} pictures (${megabytes(pictureBytes)}) in ${files} files, ${megabytes(bytes)} in all, written to ${folder} in ${seconds} s`,
);
