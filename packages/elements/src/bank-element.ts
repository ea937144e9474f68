import { type Choice, type Control, fillSelect } from "./choice.ts";
import { FormControl, newId, type Reading } from "./form-control.ts";
import type { BankSelection, Source } from "./source.ts";
import { sourceOf } from "./source-of.ts";
import { text } from "./texts.ts";

const CODES = ["nip_code", "cbn_code", "ussd"];

const wordsOf = (value: string | null): string[] =>
  (value ?? "").split(/[\s,]+/).filter((word) => word !== "");

/**
 * `<naija-bank has="nip_code">`: a select where the list is short (`type="commercial"`), else an input with
 * a list of suggestions.
 * Its value is the id of the bank.
 *
 * Attributes: `name`, `value` (id, code, name or alias), `required`, `disabled`, `has` (`nip_code`,
 * `cbn_code`, `ussd`), `type` (kinds of licence), `src` (a naijaref service), `label` (a label for the page
 * that has none of its own).
 */
export class BankElement extends FormControl {
  static readonly observedAttributes = ["required"];

  #control: Control | undefined;
  #source: Source = sourceOf(null);
  #choices: readonly Choice[] = [];
  #loaded: Promise<void> | undefined;
  #value = "";
  #problem = "";
  /** Counts the choices: what was looked up for an earlier one is dropped. */
  #turn = 0;

  protected get controls(): readonly Control[] {
    return this.#control === undefined ? [] : [this.#control];
  }

  protected build(): void {
    this.#source = sourceOf(this.getAttribute("src"));
    const has = wordsOf(this.getAttribute("has"));
    const type = wordsOf(this.getAttribute("type"));
    const wrong = has.find((code) => !CODES.includes(code));
    if (wrong !== undefined) this.fail(`has="${wrong}" is not ${CODES.join(" or ")}`);
    const written = this.querySelector<Control>("select, input");
    // All banks together are many; those of some kinds are few enough for a select.
    this.#control = written ?? document.createElement(type.length === 0 ? "input" : "select");
    if (written === null) this.addField(this.#control, this.labelOr("bank"));
    this.#control.autocomplete = "off";
    this.#loaded = this.#load(this.#control, { has: has.filter((code) => CODES.includes(code)), type });
  }

  async #load(control: Control, selection: BankSelection): Promise<void> {
    try {
      this.#choices = await this.#source.banks(selection);
      if (this.#choices.length === 0) this.fail(`type="${selection.type.join(" ")}" has no bank`);
      const chosen = control.value;
      if (control instanceof HTMLSelectElement) fillSelect(control, this.#choices, text("choose"));
      else this.#addList(control);
      control.value = chosen;
    } catch (error) {
      console.error("<naija-bank> could not load its list", error);
      this.#set("", text("not_loaded"));
      this.tell();
    }
  }

  #addList(input: HTMLInputElement): void {
    const list = document.createElement("datalist");
    list.id = newId();
    list.replaceChildren(...this.#choices.map(({ label }) => new Option(label, label)));
    this.append(list);
    input.setAttribute("list", list.id);
  }

  protected read(): Reading {
    const isMissing = this.#value === "" && this.#problem === "" && this.hasAttribute("required");
    return { value: this.#value, problem: isMissing ? text("missing_bank") : this.#problem, isMissing };
  }

  protected override changed(control: Control): void {
    const given = control.value.trim();
    const id = this.#idOf(given);
    this.#set(id, given === "" || id !== "" ? "" : text("unknown_bank", given));
    if (given !== "" && id === "") this.#lookUp(given).then((found) => found && this.announce("change"));
    else this.#turn += 1;
  }

  protected show(given: string): void {
    const written = given === "" && this.#turn === 0 ? (this.#control?.value ?? "") : given;
    this.#turn += 1;
    // Until the list is there, the value is what was given.
    this.#set(written, "");
    this.#display(written);
    if (written === "") return;
    this.#lookUp(written).then((found) => {
      if (found !== false) return;
      console.error(`<naija-bank> has no bank "${written}"`, this);
      this.tell();
    });
  }

  /**
   * Whether there is a bank of a name or code; undefined if something else was chosen while it was looked up.
   */
  async #lookUp(given: string): Promise<boolean | undefined> {
    const turn = ++this.#turn;
    await this.#loaded;
    const listed = this.#idOf(given);
    const id = listed === "" ? this.#idOf(await this.#source.findBank(given).catch(() => undefined)) : listed;
    if (turn !== this.#turn || this.#choices.length === 0) return undefined;
    this.#set(id, id === "" ? text("unknown_bank", given) : "");
    if (id !== "") this.#display(id);
    return id !== "";
  }

  #set(id: string, problem: string): void {
    this.#value = id;
    this.#problem = problem;
    this.update();
  }

  /** The id of a bank of the list. */
  #idOf(given = ""): string {
    const name = given.toLowerCase();
    return (
      this.#choices.find(({ value, label }) => value === given || label.toLowerCase() === name)?.value ?? ""
    );
  }

  #display(given: string): void {
    const label = this.#choices.find(({ value }) => value === given)?.label;
    if (this.#control instanceof HTMLInputElement) this.#control.value = label ?? given;
    else if (this.#control !== undefined) this.#control.value = given;
  }
}
