import { type Control, fieldWith } from "./field.ts";
import { FormControl, type Reading } from "./form-control.ts";
import { Loading } from "./loading.ts";
import { type Texts, text } from "./texts.ts";

/** The words of an attribute, with spaces or commas between them. */
export const wordsOf = (value: string | null): string[] =>
  (value ?? "").split(/[\s,]+/).filter((word) => word !== "");

/** What is made of what a person typed: the form to store, or a sentence. */
export type Checked =
  | { readonly value: string; readonly issues?: undefined; readonly notice?: string }
  | { readonly issues: readonly { readonly message: string }[] };

/** A number that a person types, in an input, checked by a schema of the library. */
export abstract class NumberElement extends FormControl {
  static readonly observedAttributes: readonly string[] = ["required"];

  #input: HTMLInputElement | undefined;
  /** Until the check has come nothing is known to be wrong. */
  readonly #check = new Loading(
    () => this.load(),
    (error) => {
      if (error === undefined) this.update();
      else console.error(`<${this.localName}> could not load its check`, error);
    },
  );

  protected abstract readonly key: keyof Texts & ("phone" | "account");
  protected abstract readonly input: Readonly<
    Record<"type" | "inputMode" | "autocomplete" | "placeholder", string>
  >;

  protected abstract load(): Promise<(typed: string) => Checked>;

  protected get controls(): readonly HTMLInputElement[] {
    return this.#input === undefined ? [] : [this.#input];
  }

  protected build(): void {
    const written = this.querySelector("input");
    this.#input = written ?? document.createElement("input");
    const { type, inputMode, autocomplete, placeholder } = this.input;
    this.#input.type = type;
    this.#input.inputMode = inputMode;
    this.#input.autocomplete ||= (this.getAttribute("autocomplete") ?? autocomplete) as AutoFill;
    if (placeholder !== "") this.#input.placeholder ||= this.getAttribute("placeholder") ?? placeholder;
    if (written === null) this.append(fieldWith(this.#input, this.labelOr(this.key)));
    // What the page or the browser filled in is checked at once; else the check is loaded when it is used.
    if (this.#input.value !== "" || this.hasAttribute("value")) this.prepare();
  }

  protected override prepare(): void {
    this.#check.ask();
  }

  protected override reload(): void {
    this.#check.askAgain();
  }

  protected read(): Reading {
    const typed = this.#input?.value ?? "";
    const isEmpty = typed.trim() === "";
    if (isEmpty && !this.hasAttribute("required")) return { value: "" };
    if (isEmpty && this.#check.value === undefined)
      return { value: "", problem: text(`missing_${this.key}`), isMissing: true };
    const checked = this.#check.value?.(typed) ?? { value: typed.trim() };
    if (checked.issues === undefined)
      return { value: checked.value, isMissing: isEmpty, notice: checked.notice ?? "" };
    // What cannot be read is sent as it was typed: a form that is not validated shows the server what was
    // meant.
    return { value: typed.trim(), problem: checked.issues[0]?.message ?? "", isMissing: isEmpty };
  }

  protected show(given: string): void {
    if (this.#input !== undefined && given !== this.value) this.#input.value = given;
    if (given !== "") this.prepare();
  }

  protected override changed(_control: Control, _type: string): void {
    this.prepare();
    this.update();
  }
}
