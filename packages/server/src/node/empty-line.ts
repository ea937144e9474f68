const RETURN = 13;
export const LINE_FEED = 10;

/** In bytes: the least that comes before the empty line of a request, from the line end in front of it. */
const MIN_LENGTH = "GET / HTTP/1.1\r\n\r\n".length - "\n\r\n".length;

/** How much of `\n\r\n` or `\n\n` the last chunk ended with: nothing, `\n`, or `\n\r`. */
type Begun = 0 | 1 | 2;

/**
 * Finds the empty lines with which heads end, also where the packets of a connection divide one. A head ends
 * wherever Node's parser may take it to end, with or without a carriage return.
 */
export class EmptyLines {
  /** Undefined behind an empty line. */
  #begun: Begun | undefined;

  /**
   * Where the first empty line ends that ends in a chunk after a place, or the end of the chunk. Chunks and
   * places come in their order.
   *
   * @param shortest what comes at least before an empty line, from the end of the last one.
   */
  after(chunk: Buffer, start: number, shortest = MIN_LENGTH): number {
    const begun = this.#begun;
    const end =
      (begun === undefined ? undefined : endOfBegun(chunk, start, begun)) ??
      firstEnd(chunk, begun === undefined ? start + shortest : start);
    if (end === undefined) this.#begun = begunAt(chunk, start, begun);
    else this.#begun = undefined;
    return end ?? chunk.length;
  }
}

/** Where the empty line ends that the chunk before has begun. */
function endOfBegun(chunk: Buffer, start: number, begun: Begun): number | undefined {
  if (begun === 0) return undefined;
  const at = begun === 1 && chunk[start] === RETURN ? start + 1 : start;
  return chunk[at] === LINE_FEED ? at + 1 : undefined;
}

function firstEnd(chunk: Buffer, start: number): number | undefined {
  for (let at = chunk.indexOf("\n", start); at >= 0; at = chunk.indexOf("\n", at + 1)) {
    if (chunk[at + 1] === LINE_FEED) return at + 2;
    if (chunk[at + 1] === RETURN && chunk[at + 2] === LINE_FEED) return at + 3;
  }
  return undefined;
}

/** What a chunk without an end of an empty line leaves begun. */
function begunAt(chunk: Buffer, start: number, before: Begun | undefined): Begun {
  const last = chunk.length - 1;
  if (chunk[last] === LINE_FEED) return 1;
  if (chunk[last] !== RETURN) return 0;
  return (last > start ? chunk[last - 1] === LINE_FEED : before === 1) ? 2 : 0;
}
