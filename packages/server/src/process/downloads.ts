import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { DownloadEntry, Edition, FileContent } from "../operations/operations.ts";

/** `index.json`, as `npm run downloads` writes it. */
interface Listing {
  readonly data_version: string;
  readonly files: readonly (Omit<DownloadEntry, "mediaType"> & { readonly media_type: string })[];
}

function readListing(folder: string): Listing | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/index.json`, "utf8")) as Listing;
  } catch {
    return undefined;
  }
}

/** A file's bytes if they are those that the list describes. */
function readBytes(path: string, { bytes, sha256 }: DownloadEntry): Uint8Array<ArrayBuffer> | undefined {
  try {
    const content = readFileSync(path);
    const isWhole = content.length === bytes && createHash("sha256").update(content).digest("hex") === sha256;
    return isWhole ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Each file is read and checked when it is first asked for. All responses share its bytes. */
function readEdition(folder: string, { files }: Listing): Edition {
  const contents = new Map<string, FileContent>();
  return {
    files: files.map(({ media_type, ...about }) => ({ ...about, mediaType: media_type })),
    read: (entry) => {
      const cached = contents.get(entry.name);
      if (cached !== undefined) return cached;
      const bytes = readBytes(`${folder}/${entry.name}`, entry);
      if (bytes === undefined) return undefined;
      const { name, mediaType, sha256 } = entry;
      const content = { name, mediaType, sha256, bytes };
      contents.set(name, content);
      return content;
    },
  };
}

/**
 * The files of one data version below a folder, or undefined if it has none. They are cached once they are
 * there: a process has one data version, and its files are at most 14 MB.
 */
export function openDownloads(folder: string): (version: string) => Edition | undefined {
  let edition: Edition | undefined;
  return (version) => {
    const path = `${folder}/${version}`;
    const listing = edition === undefined ? readListing(path) : undefined;
    if (listing?.data_version === version) edition = readEdition(path, listing);
    return edition;
  };
}
