import type { Row } from "@naijaref/tools/table";
import { listOf, textOf } from "../tables.ts";

/** Tells whether sources rest on different publishers. */
export class Independence {
  readonly #sources: ReadonlyMap<string, Row>;

  constructor(sources: readonly Row[]) {
    this.#sources = new Map(sources.map((source) => [textOf(source, "id"), source]));
  }

  /** The publisher of a source. */
  publisherOf(id: string): string {
    const row = this.#sources.get(id);
    return row === undefined ? "" : textOf(row, "publisher");
  }

  /** The publishers whose word a source is: its own, and those of the sources that it repeats. */
  publishersOf(id: string): ReadonlySet<string> {
    const publishers = new Set<string>();
    const seen = new Set<string>();
    const follow = (source: string): void => {
      if (seen.has(source)) return;
      seen.add(source);
      const row = this.#sources.get(source);
      if (row === undefined) return;
      publishers.add(textOf(row, "publisher"));
      for (const repeated of listOf(row, "relays")) follow(repeated);
    };
    follow(id);
    return publishers;
  }

  hasTwo(ids: readonly string[]): boolean {
    const words = ids.map((id) => this.publishersOf(id));
    return words.some((one, at) =>
      words.slice(at + 1).some((other) => [...one].every((publisher) => !other.has(publisher))),
    );
  }
}
