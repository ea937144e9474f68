import { type Checked, NumberElement } from "./number-element.ts";

/**
 * `<naija-account bank="gtbank">`: an input for an account number, ten digits. With a bank the check digit is
 * checked: a number is refused if it fits neither the bank nor any that it took over.
 *
 * Attributes: `name`, `value`, `required`, `disabled`, `bank` (what `findBank` takes, or `#id`, the id of
 * the element in which the bank is chosen), `strict` (only numbers that fit the bank's own code), `label`,
 * `placeholder`.
 */
export class AccountElement extends NumberElement {
  static override readonly observedAttributes = ["required", "bank"];

  protected readonly key = "account";
  protected readonly input = { type: "text", inputMode: "numeric", autocomplete: "off", placeholder: "" };

  /** The number is what a person writes next. */
  protected override followed(attribute: string): void {
    if (attribute !== "bank") return;
    this.prepare();
    this.update();
  }

  /** The bank that is named, or chosen in another element; empty: none. */
  #bank(): string {
    const bank = this.getAttribute("bank") ?? "";
    if (!bank.startsWith("#")) return bank;
    const element = (this.getRootNode() as Document | ShadowRoot).getElementById(bank.slice(1));
    if (element === null || !("value" in element)) return "";
    return String(element.value);
  }

  protected async load(): Promise<(typed: string) => Checked> {
    const given = this.getAttribute("bank") ?? "";
    const { account, field, form, isBank } = await import("./offline/account.ts");
    if (given !== "" && !given.startsWith("#") && !isBank(given))
      this.fail(`bank="${given}" does not match any bank`);
    let notice = "";
    const warn = (issue: { readonly message: string }): void => {
      notice = issue.message;
    };
    const strict = this.hasAttribute("strict");
    const { validate } = form({ account: account({ bank: field("bank"), strict, warn }) })["~standard"];
    return (typed) => {
      notice = "";
      const result = validate({ account: typed, bank: this.#bank() });
      return result.issues === undefined ? { value: result.value.account, notice } : result;
    };
  }
}
