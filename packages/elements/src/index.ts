/**
 * Custom elements for forms: `<naija-place>`, `<naija-bank>`, `<naija-phone>`, `<naija-account>`. Importing
 * this module defines them. On a server it does nothing.
 */
import { AccountElement } from "./account-element.ts";
import { BankElement } from "./bank-element.ts";
import { PhoneElement } from "./phone-element.ts";
import { PlaceElement } from "./place-element.ts";

export { setTexts, type Texts } from "./texts.ts";
export { AccountElement, BankElement, PhoneElement, PlaceElement };

const ELEMENTS = {
  "naija-account": AccountElement,
  "naija-bank": BankElement,
  "naija-phone": PhoneElement,
  "naija-place": PlaceElement,
} as const;

type Elements = { [Name in keyof typeof ELEMENTS]: InstanceType<(typeof ELEMENTS)[Name]> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}

for (const [name, element] of Object.entries(ELEMENTS)) {
  // Two copies of this module may be in one page: the first one defines the names.
  if (globalThis.customElements?.get(name) === undefined) globalThis.customElements?.define(name, element);
}
