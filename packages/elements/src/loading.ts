/**
 * What an element loads once, when it is first needed. What does not come is lost, and is asked for again by
 * whoever needs it next, and when the line is back.
 */
export class Loading<Value> {
  /** Undefined until it has come. */
  value: Value | undefined;
  isLost = false;
  readonly #load: () => Promise<Value>;
  readonly #ended: (error?: unknown) => void;
  #asked: Promise<Value | undefined> | undefined;

  /** @param ended called when it has come, and with the reason when it is lost. */
  constructor(load: () => Promise<Value>, ended: (error?: unknown) => void) {
    this.#load = load;
    this.#ended = ended;
  }

  /** Asks for it, unless that was done. Resolves to undefined where it is lost. */
  ask(): Promise<Value | undefined> {
    if (this.isLost) this.#asked = undefined;
    this.isLost = false;
    this.#asked ??= this.#load().then(
      (value) => {
        this.value = value;
        this.#ended();
        return value;
      },
      (error: unknown) => {
        this.isLost = true;
        this.#ended(error);
        return undefined;
      },
    );
    return this.#asked;
  }

  /** The line is back: what was asked for without it may be lost, or about to be. */
  async askAgain(): Promise<Value | undefined> {
    if (this.#asked === undefined) return undefined;
    await this.#asked;
    return this.isLost ? this.ask() : undefined;
  }
}
