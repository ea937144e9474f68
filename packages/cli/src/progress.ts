import type { Output } from "./output.ts";

const EVERY = 100;
const WIDTH = 30;

/** How much of a long file has been read, on one line of a terminal. Nothing elsewhere. */
export class Progress {
  readonly #output: Output;
  readonly #size: number | undefined;
  #read = 0;
  #shown = performance.now();
  #isDrawn = false;

  constructor(output: Output, size: number | undefined) {
    this.#output = output;
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
  }

  #draw(): void {
    const now = performance.now();
    // Where the data goes to the same terminal, it shows itself how far it is.
    if (!this.#output.showsProgress || this.#output.isTerminal || now - this.#shown < EVERY) return;
    this.#shown = now;
    this.#isDrawn = true;
    process.stderr.write(`\r${this.#line()}\u001b[K`);
  }

  #line(): string {
    const megabytes = `${(this.#read / 1e6).toFixed(1)} MB`;
    if (this.#size === undefined) return megabytes;
    const share = Math.min(1, this.#read / this.#size);
    const done = Math.round(share * WIDTH);
    return `${"█".repeat(done)}${"░".repeat(WIDTH - done)} ${Math.floor(share * 100)} %, ${megabytes}`;
  }
}
