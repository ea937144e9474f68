import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encode, Encoding } from "@naijaref/http/encoding";

/** In bytes: to compress so much takes about a millisecond, and to have a thread do it as long. */
const AT_ONCE = 32 * 1024;

/**
 * Bodies that are compressed at the same time: one for each processor but the one that the event loop has,
 * and one of zlib's four threads is left for files.
 */
const MAX_THREADS = 3;
const threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));

/** Bodies that wait for a thread, of at most 256 KB each: larger ones are few. */
const MAX_WAITING = 64;

/** In bytes: zlib comes back to the event loop for each piece of this size. */
const PIECE = 128 * 1024;
const GZIP = { level: 6, chunkSize: PIECE };

const gzipInThread = promisify(gzip);
const brotliInThread = promisify<Uint8Array, object, Buffer>(brotliCompress);

/**
 * At br's quality 5 the list of all LGAs takes some milliseconds, at 11 it would take a hundred times as long
 * and be a fifth smaller.
 */
const brotliOptions = ({ length }: Uint8Array): object => ({
  chunkSize: PIECE,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

type Coding = Exclude<Encoding, "identity">;

const compress = (bytes: Uint8Array, encoding: Coding): Uint8Array<ArrayBuffer> =>
  // Copied, because zlib's result keeps a larger buffer alive.
  Buffer.from(
    encoding === "gzip" ? gzipSync(bytes, { level: 6 }) : brotliCompressSync(bytes, brotliOptions(bytes)),
  );

const compressInThread = async (bytes: Uint8Array, encoding: Coding): Promise<Uint8Array<ArrayBuffer>> =>
  Buffer.from(
    await (encoding === "gzip" ? gzipInThread(bytes, GZIP) : brotliInThread(bytes, brotliOptions(bytes))),
  );

interface Task {
  readonly bytes: Uint8Array;
  readonly encoding: Coding;
  readonly isWanted: () => boolean;
  readonly resolve: (compressed: Uint8Array<ArrayBuffer> | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Compresses short bodies at once, and long ones in threads, some at a time, in their order. Where too many
 * wait, it compresses nothing.
 */
export function createCompression(most: number = threads): Encode {
  const waiting = new Set<Task>();
  let begun = 0;
  const begin = (): void => {
    for (const task of waiting) {
      if (begun >= most) return;
      waiting.delete(task);
      if (task.isWanted()) run(task);
      else task.resolve(undefined);
    }
  };
  const run = ({ bytes, encoding, resolve, reject }: Task): void => {
    begun++;
    void compressInThread(bytes, encoding)
      .then(resolve, reject)
      .then(() => {
        begun--;
        begin();
      });
  };
  return (bytes, encoding, isWanted) => {
    if (bytes.length <= AT_ONCE) return compress(bytes, encoding);
    if (waiting.size >= MAX_WAITING) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      waiting.add({ bytes, encoding, isWanted, resolve, reject });
      begin();
    });
  };
}
