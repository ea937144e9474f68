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
}

const MAX_DETAIL_LENGTH = 400;

export class Findings {
  readonly #all = new Map<FindingKind, { count: number; readonly first: string }>();

  add({ kind, detail }: Finding): void {
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
