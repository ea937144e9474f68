/** Collects bytes, and hands them on in pieces of a size. */
export interface Pieces {
  readonly write: (bytes: Uint8Array) => void;
  /** All that was written, once it is at least so much. */
  readonly take: (least: number) => Uint8Array | undefined;
}

export function collectPieces(): Pieces {
  let piece = new Uint8Array(2 ** 16);
  let length = 0;
  return {
    write(bytes) {
      if (length + bytes.length > piece.length) {
        const larger = new Uint8Array(Math.max(piece.length * 2, length + bytes.length));
        larger.set(piece.subarray(0, length));
        piece = larger;
      }
      piece.set(bytes, length);
      length += bytes.length;
    },
    take(least) {
      if (length === 0 || length < least) return undefined;
      const taken = piece.slice(0, length);
      length = 0;
      return taken;
    },
  };
}
