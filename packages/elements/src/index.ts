/**
 * Custom elements for forms: `<naija-place>`, `<naija-bank>`, `<naija-phone>`, `<naija-account>`. Importing
 * this module defines them. On a server it does nothing.
 */
import { AccountElement } from "./account-element.ts";
import { BankElement } from "./bank-element.ts";
import { PhoneElement } from "./phone-element.ts";
import { PlaceElement } from "./place-element.ts";

export { AccountElement } from "./account-element.ts";
export { BankElement } from "./bank-element.ts";
export { PhoneElement } from "./phone-element.ts";
export { PlaceElement } from "./place-element.ts";
export { setTexts, type Texts } from "./texts.ts";

const ELEMENTS = {
  "naija-account": AccountElement,
  "naija-bank": BankElement,
  "naija-phone": PhoneElement,
  "naija-place": PlaceElement,
} as const;

declare global {
  interface HTMLElementTagNameMap {
    "naija-account": AccountElement;
    "naija-bank": BankElement;
    "naija-phone": PhoneElement;
    "naija-place": PlaceElement;
  }
}

for (const [name, element] of Object.entries(ELEMENTS)) {
  // Two copies of this module may be in one page: the first one defines the names.
  if (globalThis.customElements?.get(name) === undefined) globalThis.customElements?.define(name, element);
}
