/** What can go wrong. */
export type FindingKind =
  | "a wrong answer"
  | "another request's answer"
  | "no answer"
  | "no connection"
  | "an answer broke off"
  | "a client that stays"
  | "an unexpected failure"
  | "memory grows"
  | "connections that never end"
  | "the limit"
  | "too many refusals"
  | "the end of the process"
  | "an error in the log"
  | "something of a person in the log";

export interface Finding {
  readonly kind: FindingKind;
  readonly detail: string;
}

const LONGEST_DETAIL = 400;

/** What went wrong, each kind with its number and its first case. */
export class Findings {
  readonly #all = new Map<FindingKind, { count: number; readonly first: string }>();

  add({ kind, detail }: Finding): void {
    const found = this.#all.get(kind);
    if (found === undefined) this.#all.set(kind, { count: 1, first: detail.slice(0, LONGEST_DETAIL) });
    else found.count++;
  }

  has(kind: FindingKind): boolean {
    return this.#all.has(kind);
  }

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  lines(): string[] {
    return [...this.#all].map(([kind, { count, first }]) => `${count} x ${kind}; first: ${first}`);
  }
}
