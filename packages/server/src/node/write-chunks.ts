import type { Writable } from "node:stream";

/**
 * Writes chunks as fast as the client reads them: the next is read when the last has been passed to the
 * system. A body that cannot be read to its end cuts the connection, because its length has been said
 * already.
 */
export async function writeChunks(
  client: Writable,
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (client.destroyed) return;
      if (!client.write(chunk)) await untilDrained(client);
    }
  } catch {
    client.destroy();
  }
}

/** Resolves when the client has read enough, or is gone. */
const untilDrained = (client: Writable): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      client.off("drain", go);
      client.off("close", go);
      resolve();
    };
    client.on("drain", go);
    client.on("close", go);
    if (client.destroyed) go();
  });
