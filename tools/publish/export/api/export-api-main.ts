/**
 * `npm run tool export-api <folder>`: the answers of the API as files, for any static host. docs/deploy.md says
 * what files cannot do.
 */
import { type Command, readCommand } from "../../../command.ts";
import { inWords } from "../host.ts";
import { writeApi } from "./write-api.ts";

const USAGE = `npm run tool export-api <folder> [--url <address>]

  <folder>  where the files go: it must be empty, or not exist
  --url     where the files will be, such as https://example.org: the catalogue names it
`;

const command: Command<"url"> = readCommand(USAGE, ["url"]);

const [folder, ...others] = command.positionals;
if (folder === undefined || others.length > 0) command.stop("Name one folder.");
command.requireEmpty(folder);
const url = command.values.url?.replace(/\/$/, "");
if (url !== undefined && !/^https?:\/\//.test(url))
  command.stop(`--url takes an address such as https://example.org.`);

const { files, bytes } = await writeApi(folder, { url });
console.log(inWords(files, bytes));
