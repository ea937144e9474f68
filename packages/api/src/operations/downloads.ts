import { dataVersion } from "naijaref/about";
import type { downloads as contract, Edition } from "../contract/downloads.ts";
import { Failure, fail, quote } from "../contract/errors.ts";
import type { FileContent } from "../contract/operation.ts";
import type { Handlers, ServiceState } from "./operations.ts";

const notBuilt = (reason: string): Failure =>
  fail("not_built", `${reason}: run npm run downloads there, or ask another instance.`);

const editionIn = async ({ downloads }: ServiceState): Promise<Edition | Failure> =>
  (await downloads?.(dataVersion)) ??
  notBuilt(`This instance has no files of the data version ${dataVersion}`);

/** Only the long tables are compressed, so people guess wrongly whether a name ends in `.gz`. */
const keyOf = (name: string): string => name.toLowerCase().replace(/\.gz$/, "");

async function fileNamed(name: string, state: ServiceState): Promise<FileContent | Failure> {
  const edition = await editionIn(state);
  if (edition instanceof Failure) return edition;
  const entry = edition.files.find((one) => one.name === name);
  if (entry === undefined) {
    const meant = edition.files.find((one) => keyOf(one.name) === keyOf(name));
    const hint = meant === undefined ? "" : ` did you mean ${quote(meant.name)}?`;
    return fail("not_found", `There is no file ${quote(name)};${hint} /v1/downloads lists the files.`);
  }
  return (await edition.read(entry)) ?? notBuilt("This file is missing or damaged on this instance");
}

export const downloads = {
  listDownloads: async (_, state) => {
    const edition = await editionIn(state);
    if (edition instanceof Failure) return edition;
    return edition.files.map((entry) => ({ ...entry, url: `/v1/downloads/${dataVersion}/${entry.name}` }));
  },
  getDownload: async ({ file }, state) => fileNamed(file, state),
  getDownloadOfVersion: async ({ version, file }, state) =>
    version === dataVersion
      ? fileNamed(file, state)
      : fail(
          "not_found",
          `This instance has the data version ${dataVersion}, not ${quote(version)}; /v1/downloads lists its files.`,
        ),
} satisfies Handlers<keyof typeof contract>;
