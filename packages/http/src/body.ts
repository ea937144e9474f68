import { firstOfHeaviest, siteOf } from "./client.ts";

/** The content of a request, or why there is none to read. */
export type BodyResult =
  | {
      readonly ok: true;
      readonly value: Uint8Array;
      /** Called when it is not needed any more. */
      readonly release: () => void;
    }
  | { readonly ok: false; readonly reason: "too_long" | "too_much_at_once" | "broken_off" };

export interface BodyBounds {
  /** In bytes, of one content. */
  readonly most: number;
  readonly held: HeldContents;
  /** Whose content it is. */
  readonly client: string;
}

/** In bytes: what is taken for a content at first. It doubles whenever more is needed. */
const FIRST = 4096;
/** Each piece costs time, however short it is. Clients send some hundred, of a kilobyte or more. */
const MAX_PIECES = 16_384;

/** Why a content is not read. */
type Problem = Exclude<BodyResult, { ok: true }>["reason"];

/** A content as it is counted. */
interface Held {
  readonly client: string;
  amount: number;
  /** Gives up what has come so far; undefined where all has come. */
  giveUp: (() => void) | undefined;
}

/**
 * Bounds the bytes that the contents of all requests together take at the same time. One client (an IPv6 /48)
 * has at most half of them. When all are taken, a content is given up that has not come whole: the first of
 * the client that has most. So who sends slowly makes place for the others.
 */
export class HeldContents {
  readonly #most: () => number;
  readonly #all = new Set<Held>();
  #bytes = 0;

  /** @param most in bytes, at this moment. */
  constructor(most: () => number) {
    this.#most = most;
  }

  begin(client: string, giveUp: () => void): Held {
    const held: Held = { client, amount: 0, giveUp };
    this.#all.add(held);
    return held;
  }

  /** Whether there is place for some bytes more; then they count until they are released. */
  take(held: Held, bytes: number): boolean {
    const own = this.#sumOf(held.client) + bytes;
    const most = this.#most();
    if (own > most / 2) return false;
    while (this.#bytes + bytes > most) {
      const coming = [...this.#all].filter((one) => one.giveUp !== undefined && one.amount > 0);
      const first = firstOfHeaviest(coming);
      if (first === undefined || siteOf(first.client) === siteOf(held.client)) return false;
      if (this.#sumOf(first.client) <= own) return false;
      first.giveUp?.();
    }
    held.amount += bytes;
    this.#bytes += bytes;
    return true;
  }

  release(held: Held): void {
    this.#bytes -= held.amount;
    held.amount = 0;
    this.#all.delete(held);
  }

  #sumOf(client: string): number {
    const site = siteOf(client);
    let sum = 0;
    for (const one of this.#all) if (siteOf(one.client) === site) sum += one.amount;
    return sum;
  }
}

/** A content that comes in pieces, up to a number of bytes. */
export class ComingContent {
  readonly #bounds: BodyBounds;
  readonly #held: Held;
  readonly #giveUp: (result: BodyResult) => void;
  // Pieces are copied, because one of one byte would keep all alive that came with it.
  #bytes = new Uint8Array(0);
  #length = 0;
  #pieces = 0;

  /** @param giveUp called if the content must make place for others. */
  constructor(bounds: BodyBounds, giveUp: (result: BodyResult) => void) {
    this.#bounds = bounds;
    this.#giveUp = giveUp;
    this.#held = bounds.held.begin(bounds.client, () => this.#giveUp(this.fail("too_much_at_once")));
  }

  /** Undefined if the piece was taken; otherwise why not. */
  add(piece: Uint8Array): Problem | undefined {
    const { most, held } = this.#bounds;
    const length = this.#length + piece.length;
    if (length > most || ++this.#pieces > MAX_PIECES) return "too_long";
    if (length > this.#bytes.length) {
      const size = Math.min(most, Math.max(length, 2 * this.#bytes.length, FIRST));
      if (!held.take(this.#held, size - this.#bytes.length)) return "too_much_at_once";
      const longer = new Uint8Array(size);
      longer.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = longer;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = length;
    return undefined;
  }

  /** When all has come; what was taken for it is counted until the caller releases it. */
  end(): BodyResult {
    const { held } = this.#bounds;
    this.#held.giveUp = undefined;
    return {
      ok: true,
      value: this.#bytes.subarray(0, this.#length),
      release: () => held.release(this.#held),
    };
  }

  fail(reason: Problem): BodyResult {
    this.#bounds.held.release(this.#held);
    this.#bytes = new Uint8Array(0);
    return { ok: false, reason };
  }
}

/** Reads chunks up to a number of bytes, and asks for no more when there are more. */
export function readAtMost(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  bounds: BodyBounds,
): Promise<BodyResult> {
  return new Promise((resolve) => {
    let isGivenUp = false;
    const content = new ComingContent(bounds, (result) => {
      isGivenUp = true;
      resolve(result);
    });
    const read = async (): Promise<BodyResult> => {
      try {
        for await (const chunk of chunks) {
          const problem = isGivenUp ? "too_much_at_once" : content.add(chunk);
          if (problem !== undefined) return content.fail(problem);
        }
      } catch {
        return content.fail("broken_off");
      }
      return content.end();
    };
    void read().then(resolve);
  });
}

/** Whether the length that a request says is too long already; a length that cannot be read is ignored. */
export const saysTooLong = (contentLength: string | undefined, most: number): boolean =>
  contentLength !== undefined && Number(contentLength) > most;
