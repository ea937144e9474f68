import type { DownloadEntry, Edition, FileContent } from "../operations/operations.ts";

/** `index.json`, as `npm run downloads` writes it. */
interface Listing {
  readonly data_version: string;
  readonly files: readonly (Omit<DownloadEntry, "mediaType"> & { readonly media_type: string })[];
}

/** The bytes of a file by its name; undefined if it is not there. */
export type ReadBytes = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

async function readListing(read: ReadBytes): Promise<Listing | undefined> {
  const bytes = await read("index.json");
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Listing;
  } catch {
    return undefined;
  }
}

/**
 * The files of a data version, wherever they are; undefined if they are not there, or are of another version.
 * Each is read and compared with the list when it is first asked for, and then cached.
 *
 * @param sha256Of in hexadecimal digits.
 */
export async function readEdition(
  version: string,
  readBytes: ReadBytes,
  sha256Of: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<Edition | undefined> {
  const listing = await readListing(readBytes);
  if (listing?.data_version !== version) return undefined;
  const contents = new Map<string, FileContent>();

  const readWhole = async (entry: DownloadEntry): Promise<FileContent | undefined> => {
    const bytes = await readBytes(entry.name);
    if (bytes?.length !== entry.bytes || (await sha256Of(bytes)) !== entry.sha256) return undefined;
    const { name, mediaType, sha256 } = entry;
    const content = { name, mediaType, sha256, bytes };
    contents.set(name, content);
    return content;
  };

  // Of several who ask for a file that is not cached yet, the first has it read.
  const reading = new Map<string, Promise<FileContent | undefined>>();
  return {
    files: listing.files.map(({ media_type, ...about }) => ({ ...about, mediaType: media_type })),
    read: async (entry) => {
      const cached = contents.get(entry.name);
      if (cached !== undefined) return cached;
      const read = reading.get(entry.name) ?? readWhole(entry).finally(() => void reading.delete(entry.name));
      reading.set(entry.name, read);
      return read;
    },
  };
}
