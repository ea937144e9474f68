import type { DownloadEntry, Edition } from "@naijaref/api/contract/downloads";
import type { FileContent } from "@naijaref/api/contract/operation";

/** The list of the files, which `npm run downloads` writes. */
export const LIST = "index.json";

interface Listing {
  readonly data_version: string;
  readonly files: readonly (Omit<DownloadEntry, "mediaType"> & { readonly media_type: string })[];
}

/** The bytes of a file by its name; undefined if it is not there. */
export type ReadBytes = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** What `FileContent` says of a file beside what is in the list. */
export type FileBody = Pick<FileContent, "part">;

async function readListing(read: ReadBytes): Promise<Listing | undefined> {
  const bytes = await read(LIST);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Listing;
  } catch {
    return undefined;
  }
}

/**
 * The files of a data version, wherever they are; undefined if they are not there, or are of another version.
 *
 * @param readBytes reads the list.
 * @param readBody undefined if the file is missing, or is not what the list says.
 */
export async function readEdition(
  version: string,
  readBytes: ReadBytes,
  readBody: (entry: DownloadEntry) => Promise<FileBody | undefined>,
): Promise<Edition | undefined> {
  const listing = await readListing(readBytes);
  if (listing?.data_version !== version) return undefined;

  const read = async (entry: DownloadEntry): Promise<FileContent | undefined> => {
    const body = await readBody(entry);
    const { name, mediaType, sha256, bytes: size } = entry;
    return body && { name, mediaType, sha256, size, ...body };
  };

  // Of several who ask for a file at once, the first has it read.
  const reading = new Map<string, Promise<FileContent | undefined>>();
  return {
    files: listing.files.map(({ media_type, ...about }) => ({ ...about, mediaType: media_type })),
    read: (entry) => {
      const begun = reading.get(entry.name) ?? read(entry).finally(() => void reading.delete(entry.name));
      reading.set(entry.name, begun);
      return begun;
    },
  };
}
