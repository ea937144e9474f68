import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encode } from "../http/encoding.ts";

/**
 * Each body is compressed once, while its first reader waits: at br's quality 5 the list of all LGAs takes some
 * milliseconds, at 11 it would take a second and be a tenth smaller.
 */
export const compress: Encode = (bytes, encoding) =>
  encoding === "gzip"
    ? gzipSync(bytes, { level: 6 })
    : brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
