import { deflateRaw, gzip as gzipped } from "pako";

/**
 * By a port of zlib, because the zlib of Node gives other bytes on other processors and in other versions.
 */
const options = { level: 9, memLevel: 9 } as const;

/** Without the time and the name of a file, so that equal content is equal bytes. */
export const gzip = (content: string | Uint8Array): Uint8Array => gzipped(content, options);

/** The same compression without a header, as an entry of a zip file has it. */
export const deflate = (content: Uint8Array): Uint8Array<ArrayBuffer> => deflateRaw(content, options);
