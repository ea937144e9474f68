import type { Socket } from "node:net";

/** How many answers are held at most: more would save hardly more, and the first would wait longer. */
const MOST = 16;

/**
 * Answers that are written together: when the event loop has read what had arrived, or when there are enough
 * of them. A process that waits for an answer on the same machine, such as a proxy in front, is asleep. To
 * wake it up costs the writer more than to write, and for one after the other it would be woken up each time.
 */
export class HeldAnswers {
  readonly #sockets: Socket[] = [];
  #isDue = false;

  /**
   * Holds back what is written to a connection from now on. All of it is written, in its order, before the
   * event loop waits for more to arrive.
   */
  hold(socket: Socket): void {
    // Further answers on the same connection wait behind the first.
    if (socket.writableCorked > 0) return;
    if (this.#sockets.length === MOST) this.write();
    socket.cork();
    this.#sockets.push(socket);
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.write();
    });
  }

  /** Writes all of them now. */
  write(): void {
    for (const socket of this.#sockets) release(socket);
    this.#sockets.length = 0;
  }
}

/** Writes what a connection holds back. */
export function release(socket: Socket): void {
  while (socket.writableCorked > 0) socket.uncork();
}
