import { whenInterrupted } from "./interruption.ts";
import type { Output } from "./output.ts";

const EVERY = 100;
/** In columns: of the bar alone, and of a terminal that does not say how wide it is. */
const WIDEST_BAR = 30;
const TERMINAL = 80;

/** How much of a long file has been read, on one line of a terminal. Nothing elsewhere. */
export class Progress {
  readonly #isShown: boolean;
  readonly #size: number | undefined;
  #read = 0;
  #shown = performance.now();
  #isDrawn = false;
  #leave: (() => void) | undefined;

  /** @param size in bytes; undefined if it is not known. */
  constructor({ showsProgress }: Pick<Output, "showsProgress">, size: number | undefined) {
    this.#isShown = showsProgress;
    this.#size = size;
  }

  async *count(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.#read += chunk.length;
      this.#draw();
      yield chunk;
    }
  }

  /** Removes the line, so that what follows stands alone. */
  clear(): void {
    if (this.#isDrawn) process.stderr.write("\r\u001b[K");
    this.#isDrawn = false;
    this.#leave?.();
    this.#leave = undefined;
  }

  #draw(): void {
    const now = performance.now();
    if (!this.#isShown || now - this.#shown < EVERY) return;
    this.#shown = now;
    this.#isDrawn = true;
    this.#leave ??= whenInterrupted(() => this.clear());
    process.stderr.write(`\r${this.#line()}\u001b[K`);
  }

  #line(): string {
    const megabytes = `${(this.#read / 1e6).toFixed(1)} MB`;
    if (this.#size === undefined) return megabytes;
    const share = Math.min(1, this.#read / this.#size);
    const text = ` ${Math.floor(share * 100)} %, ${megabytes}`;
    // In the last column the terminal would begin a new line, and the old one would stay.
    const width = Math.min(WIDEST_BAR, (process.stderr.columns || TERMINAL) - text.length - 1);
    if (width < 1) return text.trimStart();
    const done = Math.round(share * width);
    return `${"█".repeat(done)}${"░".repeat(width - done)}${text}`;
  }
}
