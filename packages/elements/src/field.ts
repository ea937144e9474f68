import type { Control } from "./choice.ts";

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
