import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encode } from "@naijaref/http/encoding";

/**
 * Each body is compressed once, while its first reader waits: at br's quality 5 the list of all LGAs takes
 * some milliseconds, at 11 it would take a hundred times as long and be a fifth smaller.
 */
export const compress: Encode = (bytes, encoding) =>
  // Copied, because zlib's result keeps a 16 KB buffer alive.
  Buffer.from(encoding === "gzip" ? gzipSync(bytes, { level: 6 }) : brotli(bytes));

const brotli = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
