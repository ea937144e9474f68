import { gzipSync, strToU8 } from "fflate";

/** Without the time and the name of a file, so that equal content is equal bytes. */
export const gzip = (text: string): Uint8Array => gzipSync(strToU8(text), { level: 9, mtime: 0 });
