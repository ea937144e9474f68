/**
 * Long answers that are begun, of one client and of all. One is always begun: what one client has begun never
 * keeps another from its first.
 */
const MAX_BEGUN_OF_ONE = 4;
const MAX_BEGUN = 16;

/** Large answers in the making: one of a client. */
const MAX_LARGE = 2;
/** In bytes: a large answer in the making, with all that it is made of. */
const LARGE = 8 * 2 ** 20;

/** Of the memory: what must be left to begin an answer. Without the least, nothing more is made of any. */
const NEEDED = { short: 0.13, long: 0.2, large: 0.2 } as const satisfies Readonly<Record<Size, number>>;

/**
 * What an answer costs. Short: made in one step. Long: in parts, or after something is loaded. Large: long,
 * and some megabytes until it is sent.
 */
export type Size = "short" | "long" | "large";

/** Of one client: long answers that are not done, and the large ones among them. */
export interface Begun {
  begun: number;
  large: number;
}

/** The memory for large answers, cached ones among them. */
interface Memory {
  readonly bytes: number;
  readonly cached: () => number;
}

/** What there is room for: how many answers may be begun, and with how much memory left. */
export class Room {
  /** In bytes: bodies that clients have not taken yet. Whoever writes them sets it. */
  unsent: () => number = () => 0;
  /** How much of the memory is left, from 1 to 0. Whoever measures it sets it. */
  memoryLeft: () => number = () => 1;
  readonly #memory: Memory | undefined;
  readonly #all: Begun = { begun: 0, large: 0 };

  /** @param memory what may be kept beside the first large answer in the making. */
  constructor(memory?: Memory) {
    this.#memory = memory;
  }

  /** Whether so much memory is left that an answer may begin. */
  hasMemory(size: Size): boolean {
    return this.memoryLeft() >= NEEDED[size];
  }

  mayBegin(size: Size, { begun, large }: Begun): boolean {
    if (!this.hasMemory(size)) return false;
    if (size === "short") return true;
    if (size === "large" && (large > 0 || !this.#isForLarge())) return false;
    return begun === 0 || (begun < MAX_BEGUN_OF_ONE && this.#all.begun < MAX_BEGUN);
  }

  /** Counts a long answer of a client that begins, or that has ended. */
  count(size: Size, client: Begun, by: 1 | -1): void {
    for (const counted of [client, this.#all]) {
      counted.begun += by;
      if (size === "large") counted.large += by;
    }
  }

  /** For one large answer there always is. */
  #isForLarge(): boolean {
    const { large } = this.#all;
    if (large === 0) return true;
    if (large >= MAX_LARGE) return false;
    const memory = this.#memory;
    return memory === undefined || (large + 1) * LARGE + this.unsent() + memory.cached() <= memory.bytes;
  }
}
