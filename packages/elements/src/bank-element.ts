import type { BankChoice, BankList, BankSelection } from "./bank-list.ts";
import { Combobox } from "./combobox.ts";
import { type Control, fieldWith, fillSelect } from "./field.ts";
import { FormControl, type Reading } from "./form-control.ts";
import { Loading } from "./loading.ts";
import { wordsOf } from "./number-element.ts";
import { type Source, sourceOf } from "./source.ts";
import { text } from "./texts.ts";

const CODES = ["nip_code", "cbn_code", "ussd"];

/**
 * `<naija-bank has="nip_code">`: an input that suggests banks while a person types (a combobox); a select
 * where the list is short (`type="commercial"`). Its value is the id of the bank; until one is chosen it is
 * what was typed, and the element is invalid.
 *
 * Attributes: `name`, `value` (id, code, name or alias), `required`, `disabled`, `has` (`nip_code`,
 * `cbn_code`, `ussd`), `type` (kinds of licence), `src` (a naijaref service), `label` (a label for the page
 * that has none of its own).
 */
export class BankElement extends FormControl {
  static readonly observedAttributes = ["required"];

  #control: Control | undefined;
  #combobox: Combobox | undefined;
  #source: Source = sourceOf(null);
  #selection: BankSelection = { has: [], type: [] };
  readonly #list = new Loading(
    () => this.#source.banks(this.#selection),
    (error) => (error === undefined ? this.#loaded() : this.#notLoaded(error)),
  );
  /** The id that is chosen. */
  #id = "";
  /** What was said of what is typed, when a person left the field. */
  #problem = "";
  #notice = "";
  /** Whether a person types: what is not a name yet is no mistake yet. */
  #isTyping = false;
  /** Counts what was given: what was looked up for an earlier one is dropped. */
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
    this.#selection = { has: has.filter((code) => CODES.includes(code)), type };
    const written = this.querySelector<Control>("select, input");
    // All banks together are many; those of some kinds are few enough for a select.
    const control = written ?? document.createElement(type.length === 0 ? "input" : "select");
    this.#control = control;
    if (written === null) this.append(fieldWith(control, this.labelOr("bank")));
    control.autocomplete = "off";
    if (control instanceof HTMLSelectElement) {
      this.#list.ask();
      return;
    }
    this.#combobox = new Combobox(this, control, {
      suggest: (typed) => this.#suggest(typed),
      choose: (bank) => {
        this.#choose(bank);
        this.announce("input", "change");
      },
    });
  }

  protected override prepare(): void {
    this.#list.ask();
  }

  protected override reload(): void {
    this.#list.askAgain().then((list) => list && this.#settle());
  }

  #loaded(): void {
    const { choices = [] } = this.#list.value ?? {};
    const { type } = this.#selection;
    if (choices.length === 0) this.fail(`type="${type.join(" ")}" has no bank`);
    if (this.#control instanceof HTMLSelectElement) {
      const chosen = this.#control.value;
      fillSelect(this.#control, choices, text("choose"));
      this.#control.value = chosen;
    }
    this.#combobox?.refresh();
  }

  #notLoaded(error: unknown): void {
    console.error("<naija-bank> could not load its list", error);
    this.#combobox?.refresh();
    if (this.#control instanceof HTMLSelectElement) this.tell();
    this.update();
  }

  #suggest(typed: string): readonly BankChoice[] | string {
    const list = this.#list.value;
    if (list === undefined) {
      if (this.#list.isLost) return this.#lost();
      this.#list.ask();
      return text("loading");
    }
    const found = list.search(typed);
    if (found.length > 0) return found;
    const { closed } = list.find(typed);
    return closed === undefined ? text("no_bank", typed.trim()) : text("closed_bank", closed);
  }

  protected read(): Reading {
    const typed = this.#control?.value.trim() ?? "";
    const value = this.#id || typed;
    if (value === "")
      return this.hasAttribute("required")
        ? { value, problem: text("missing_bank"), isMissing: true }
        : { value, problem: this.#control instanceof HTMLSelectElement ? this.#lost() : "" };
    if (this.#id !== "") return { value, notice: this.#notice };
    const problem = this.#problem || this.#lost() || text("choose_bank");
    return { value, problem, isQuiet: this.#isTyping };
  }

  #lost(): string {
    return this.#list.isLost ? text("banks_not_loaded") : "";
  }

  protected override changed(control: Control, type: string): void {
    this.#turn += 1;
    [this.#id, this.#problem, this.#notice] = ["", "", ""];
    if (control instanceof HTMLSelectElement) this.#id = control.value;
    else {
      this.#isTyping = type === "input";
      if (this.#list.isLost) this.#list.ask();
      if (type === "change") this.#settle().then((isChosen) => isChosen && this.announce("change"));
    }
    this.update();
  }

  /** Takes what is typed for the bank that it names. Resolves to whether there is one. */
  async #settle(): Promise<boolean> {
    const given = this.#control?.value.trim() ?? "";
    const turn = ++this.#turn;
    this.#isTyping = false;
    if (given === "") return false;
    const list = this.#list.value ?? (await this.#list.ask());
    if (turn !== this.#turn || list === undefined) return false;
    return this.#take(list, given);
  }

  /** Chooses the bank of a name or code, or says why there is none. Returns whether there is one. */
  #take(list: BankList, given: string): boolean {
    const { bank, closed } = list.find(given);
    if (bank !== undefined)
      this.#choose(bank, closed === undefined ? "" : text("taken_over", closed, bank.label));
    else this.#problem = closed === undefined ? text("unknown_bank", given) : text("closed_bank", closed);
    this.update();
    return bank !== undefined;
  }

  #choose({ value, label }: BankChoice, notice = ""): void {
    this.#turn += 1;
    [this.#id, this.#problem, this.#notice, this.#isTyping] = [value, "", notice, false];
    if (this.#control !== undefined)
      this.#control.value = this.#control instanceof HTMLSelectElement ? value : label;
    this.update();
  }

  protected show(given: string): void {
    const control = this.#control;
    const written = given === "" && this.#turn === 0 ? (control?.value ?? "") : given;
    this.#turn += 1;
    // Until the list is there, the value is what was given.
    [this.#id, this.#problem, this.#notice, this.#isTyping] = [written, "", "", false];
    if (control instanceof HTMLInputElement) control.value = written;
    else if (control !== undefined) control.value = this.#list.value?.find(written).bank?.value ?? "";
    if (written !== "") this.#lookUp(written);
    this.update();
  }

  async #lookUp(given: string): Promise<void> {
    const turn = ++this.#turn;
    const list = this.#list.value ?? (await this.#list.ask());
    if (turn !== this.#turn) return;
    this.#id = "";
    if (list === undefined) {
      this.tell();
      return;
    }
    if (this.#take(list, given)) return;
    console.error(`<naija-bank> has no bank "${given}"`, this);
    this.tell();
  }
}
