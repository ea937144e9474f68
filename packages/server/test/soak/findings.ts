/** What went wrong, each kind with its number and its first case. */
export class Findings {
  readonly #all = new Map<string, { count: number; readonly first: string }>();

  add(kind: string, detail = ""): void {
    const found = this.#all.get(kind);
    if (found === undefined) this.#all.set(kind, { count: 1, first: detail.slice(0, 400) });
    else found.count++;
  }

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  lines(): string[] {
    return [...this.#all].map(([kind, { count, first }]) => `${count} x ${kind}; first: ${first}`);
  }
}
