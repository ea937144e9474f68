import type { PhoneOptions } from "naijaref/schema";
import { type Checked, NumberElement } from "./number-element.ts";

const TYPES = ["mobile", "fixed", "toll_free", "non_toll_free"];

/**
 * `<naija-phone>`: an input for a Nigerian phone number in any common writing. Its value is `+234` and the
 * national number.
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

  protected async load(): Promise<(typed: string) => Checked> {
    const types = (this.getAttribute("type") ?? "").split(/[\s,]+/).filter((word) => word !== "");
    const wrong = types.find((type) => !TYPES.includes(type));
    if (wrong !== undefined) this.fail(`type="${wrong}" is not ${TYPES.join(", ")}`);
    const { phone } = await import("./offline/phone.ts");
    const { validate } = phone({
      ...(types.length > 0 && wrong === undefined ? { type: types as PhoneOptions["type"] } : {}),
      allocated: this.hasAttribute("allocated"),
    })["~standard"];
    return (typed) => validate(typed);
  }
}
