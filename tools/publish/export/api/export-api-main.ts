/**
 * `npm run tool export-api <folder>`: the answers of the API as files, for any static host. docs/deploy.md says
 * what files cannot do.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Command, readCommand } from "../../../command.ts";
import { inWords } from "../host.ts";
import { PARTS, type Part } from "./parts.ts";
import { writePart } from "./write-api.ts";

const USAGE = `npm run tool export-api <folder> [--parts core,units] [--url <address>]

  <folder>  where the files go, a folder for each part: it must be empty, or not exist
  --parts   which of ${PARTS.join(", ")}; all of them if it is left out
  --url     where the files will be, such as https://example.org: the catalogue names it
`;

const command: Command<"parts" | "url"> = readCommand(USAGE, ["parts", "url"]);

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

const [folder, ...others] = command.positionals;
if (folder === undefined || others.length > 0) command.stop("Name one folder.");
if (existsSync(folder) && readdirSync(folder).length > 0)
  command.stop(`${folder} has files in it: empty it first, so that no file of an earlier export stays.`);
const url = command.values.url?.replace(/\/$/, "");
if (url !== undefined && !/^https?:\/\//.test(url))
  command.stop(`--url takes an address such as https://example.org.`);
const parts = command.values.parts?.split(",") ?? PARTS;

for (const part of parts) {
  if (!isPart(part)) command.stop(`There is no part "${part}": the parts are ${PARTS.join(", ")}.`);
  const { files, bytes } = await writePart(join(folder, part), part, { url });
  console.log(`${part}: ${inWords(files, bytes)}`);
}
