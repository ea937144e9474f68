/**
 * `npm run tool export-pages <folder>`: the pages for people as plain files, for any static host.
 * docs/deploy.md says what files cannot do.
 */
import { type Command, readCommand } from "../../command.ts";
import { inWords, isTooMany, MAX_FILES, megabytes } from "./host.ts";
import { writePages } from "./write-pages.ts";

const USAGE = `npm run tool export-pages <folder> [--url <address>] [--api <address>] [--repository <address>]

  <folder>      where the files go: it must be empty, or not exist
  --url         where the pages will be seen, such as https://example.org/naijaref
  --api         a running service, for what files cannot do, such as https://api.example.org
  --repository  the public repository of the data, for corrections
`;

const command: Command<"url" | "api" | "repository"> = readCommand(USAGE, ["url", "api", "repository"]);

/** An address without a slash at the end. */
function address(option: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
    command.stop(`--${option} takes an address such as https://example.org, not "${given}".`);
  return url.href.replace(/\/$/, "");
}

const [folder, ...others] = command.positionals;
if (folder === undefined || others.length > 0) command.stop("Name one folder.");
command.requireEmpty(folder);

const began = performance.now();
const { pages, pictures, pictureBytes, files, bytes } = await writePages(folder, {
  url: address("url", command.values.url),
  apiUrl: address("api", command.values.api),
  repositoryUrl: address("repository", command.values.repository),
});
const seconds = Math.round((performance.now() - began) / 1000);
const counted = `${pages.toLocaleString("en")} pages and ${pictures.toLocaleString("en")} pictures`;
console.log(
  `${counted} (${megabytes(pictureBytes)}): ${inWords(files, bytes)}, written to ${folder} in ${seconds} s`,
);
if (isTooMany(files)) console.log(`Common hosts take ${MAX_FILES.toLocaleString("en")} files of one site.`);
