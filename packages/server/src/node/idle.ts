import type { Duplex } from "node:stream";

export interface Reader {
  /**
   * The turn, as the service counts them, in which the connection became idle: it was opened, its last answer was
   * written, or a request began to come. Undefined while an answer is made or taken.
   */
  readonly idleSince: () => number | undefined;
}

const readers = new WeakMap<Duplex, Reader>();

/** Says who reads a connection from now on. */
export const readBy = (connection: Duplex, reader: Reader): void => void readers.set(connection, reader);

export const idleSince = (connection: Duplex): number | undefined => readers.get(connection)?.idleSince();
