import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Writes chunks as fast as the client reads them, and leaves the connection open. A body that cannot be read
 * to its end cuts the connection, because its length has been said already.
 */
export const writeChunks = (
  client: Writable,
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<unknown> => pipeline(chunks, client, { end: false }).catch(() => client.destroy());
