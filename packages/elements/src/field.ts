export interface Choice {
  /** Our code or id: what the form sends. */
  readonly value: string;
  readonly label: string;
}

export const toChoice = ({ code, name }: { readonly code: string; readonly name: string }): Choice => ({
  value: code,
  label: name,
});

export type Control = HTMLSelectElement | HTMLInputElement;

let count = 0;

/** An id that no other element of the page has. */
export const newId = (): string => `naija-${++count}`;

/** A native control with its label, if it has one of its own. */
export function fieldWith(control: Control, label: string): HTMLElement {
  const field = document.createElement("div");
  field.part.add("field");
  control.id ||= newId();
  if (label !== "") {
    const element = document.createElement("label");
    element.part.add("label");
    element.htmlFor = control.id;
    element.textContent = label;
    field.append(element);
  }
  field.append(control);
  return field;
}

/** Fills a select. The first entry is empty: nothing is chosen for anybody. */
export function fillSelect(select: HTMLSelectElement, choices: readonly Choice[], empty: string): void {
  select.replaceChildren(
    new Option(empty, ""),
    ...choices.map(({ value, label }) => new Option(label, value)),
  );
}
