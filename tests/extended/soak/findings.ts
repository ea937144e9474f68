import type { HoldUps } from "./held-up.ts";

export type FindingKind =
  | "a wrong answer"
  | "another request's answer"
  | "no answer"
  | "no connection"
  | "memory grows"
  | "connections that never end"
  | "too many refusals"
  | "the end of the process"
  | "an error in the log"
  | "something of a person in the log";

export interface Finding {
  readonly kind: FindingKind;
  readonly detail: string;
  /** The moment since which a time has passed that is too long; left out if it is wrong at any time. */
  readonly since?: number;
}

const MAX_DETAIL_LENGTH = 400;

export class Findings {
  readonly #all = new Map<FindingKind, { count: number; readonly first: string }>();
  readonly #holdUps: HoldUps;
  /** How many are not counted, because the machine was too busy to say. */
  unsure = 0;

  constructor(holdUps: HoldUps) {
    this.#holdUps = holdUps;
  }

  add({ kind, detail, since }: Finding): void {
    if (since !== undefined && this.#holdUps.isAnySince(since)) {
      this.unsure++;
      return;
    }
    const found = this.#all.get(kind);
    if (found === undefined) this.#all.set(kind, { count: 1, first: detail.slice(0, MAX_DETAIL_LENGTH) });
    else found.count++;
  }

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  lines(): string[] {
    return [...this.#all].map(([kind, { count, first }]) => `${count} x ${kind}; first: ${first}`);
  }
}
