import type { PhoneOptions } from "naijaref/schema";
import type { Control } from "./field.ts";
import { type Checked, NumberElement, wordsOf } from "./number-element.ts";

/** The place in a text after as many digits and plus signs. */
function placeAfter(count: number, text: string): number {
  let left = count;
  let at = 0;
  while (left > 0 && at < text.length) if (/[+\d]/.test(text.charAt(at++))) left--;
  return at;
}

const TYPES = ["mobile", "fixed", "toll_free", "non_toll_free"];

/**
 * `<naija-phone>`: an input for a Nigerian phone number in any common writing, which it groups as one types.
 * Its value is `+234` and the national number.
 *
 * Attributes: `name`, `value`, `required`, `disabled`, `type` (kinds of number), `allocated` (refuses
 * numbers of no network's block), `label`, `placeholder`, `autocomplete`.
 */
export class PhoneElement extends NumberElement {
  protected readonly key = "phone";
  protected readonly input = {
    type: "tel",
    inputMode: "tel",
    autocomplete: "tel",
    placeholder: "0803 123 4567",
  };

  #format: ((typed: string) => string) | undefined;

  protected override build(): void {
    super.build();
    const wrong = this.#types().find((type) => !TYPES.includes(type));
    if (wrong !== undefined) this.fail(`type="${wrong}" is not ${TYPES.join(", ")}`);
  }

  #types(): readonly string[] {
    return wordsOf(this.getAttribute("type"));
  }

  /** Groups the digits. The caret stays after the digits that it stood after. */
  protected override changed(control: Control, type: string): void {
    const typed = control.value;
    const grouped = this.#format?.(typed) ?? typed;
    if (grouped !== typed && control instanceof HTMLInputElement) {
      const { selectionStart } = control;
      const before = typed.slice(0, selectionStart ?? typed.length).replace(/[^+\d]/g, "").length;
      control.value = grouped;
      const caret = placeAfter(before, grouped);
      if (selectionStart !== null && control === control.ownerDocument.activeElement)
        control.setSelectionRange(caret, caret);
    }
    super.changed(control, type);
  }

  protected async load(): Promise<(typed: string) => Checked> {
    const types = this.#types().filter((type) => TYPES.includes(type));
    const { formatPhoneAsTyped, phone } = await import("./offline/phone.ts");
    this.#format = formatPhoneAsTyped;
    const { validate } = phone({
      ...(types.length > 0 ? { type: types as PhoneOptions["type"] } : {}),
      allocated: this.hasAttribute("allocated"),
    })["~standard"];
    return (typed) => validate(typed);
  }
}
