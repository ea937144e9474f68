import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { firstOfHeaviest } from "@naijaref/http/client";
import type { StoredResponse } from "@naijaref/http/message";

/** In bytes: what all bodies that clients have not taken may keep in memory, if nothing else is said. */
const MAX = 32 * 1024 * 1024;

/** Bytes that clients have not read yet, and how many connections were closed to limit them. */
export interface Unsent {
  readonly bytes: number;
  readonly cut: number;
}

/**
 * The bodies that wait for clients to take them. One connection keeps one of at most 3 MB, but many
 * connections could keep as many different ones for as long as they take a byte now and then. A body that
 * several wait for counts once, because they share its bytes. When all are too many, connections are closed:
 * of the client that has most, those that have waited for longest.
 */
export class UnsentBodies implements Unsent {
  readonly #clientOf: (connection: Duplex) => string;
  /** Those that have waited for longest come first. */
  readonly #waiting = new Map<Duplex, ArrayBufferLike>();
  readonly #waitFor = new Map<ArrayBufferLike, number>();
  readonly #most: number;
  bytes = 0;
  cut = 0;

  /**
   * @param clientOf who is at the other end of a connection.
   * @param most in bytes.
   */
  constructor(clientOf: (connection: Duplex) => string, most: number = MAX) {
    this.#clientOf = clientOf;
    this.#most = most;
  }

  /** Counts a body that a client has not taken yet, until it is released. */
  hold(connection: Duplex, { body }: StoredResponse): void {
    // A text is short, and of a file only a chunk is in memory.
    if (body === undefined || typeof body === "string" || connection.destroyed) return;
    this.release(connection);
    const { buffer } = body;
    const others = this.#waitFor.get(buffer) ?? 0;
    this.#waiting.set(connection, buffer);
    this.#waitFor.set(buffer, others + 1);
    if (others === 0) this.bytes += buffer.byteLength;
    while (this.bytes > this.#most && this.#cutOne());
  }

  /** The client has taken the body, or its connection is closed. */
  release(connection: Duplex): void {
    const buffer = this.#waiting.get(connection);
    if (buffer === undefined) return;
    this.#waiting.delete(connection);
    const others = (this.#waitFor.get(buffer) ?? 1) - 1;
    if (others > 0) this.#waitFor.set(buffer, others);
    else {
      this.#waitFor.delete(buffer);
      this.bytes -= buffer.byteLength;
    }
  }

  /** Whether there was one: to close a connection whose body others wait for too would free nothing. */
  #cutOne(): boolean {
    const shares = [...this.#waiting]
      .filter(([, buffer]) => this.#waitFor.get(buffer) === 1)
      .map(([connection, { byteLength }]) => ({
        connection,
        client: this.#clientOf(connection),
        amount: byteLength,
      }));
    const first = firstOfHeaviest(shares)?.connection;
    if (first === undefined) return false;
    this.cut++;
    this.release(first);
    (first as Socket).destroy();
    return true;
  }
}
