/** One entry of a list. */
export interface Choice {
  /** Our code or id: what the form sends. */
  readonly value: string;
  readonly label: string;
}

/** Whatever a person fills in. */
export type Control = HTMLSelectElement | HTMLInputElement;

/** Fills a select. The first entry is empty: nothing is chosen for anybody. */
export function fillSelect(select: HTMLSelectElement, choices: readonly Choice[], empty: string): void {
  select.replaceChildren(
    new Option(empty, ""),
    ...choices.map(({ value, label }) => new Option(label, value)),
  );
}
