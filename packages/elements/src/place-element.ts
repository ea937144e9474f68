import { type Chosen, choiceWith, elsewhere, question } from "./address-line.ts";
import { type Control, fieldWith, fillSelect } from "./field.ts";
import { FormControl, type Reading } from "./form-control.ts";
import { findGiven, partsOf } from "./given-place.ts";
import { autocompleteOf, LEVELS, type Level, levelsOf, selectFor } from "./levels.ts";
import { LocateButton, placeHere } from "./locate-button.ts";
import { type ReadPlace, type Source, sourceOf } from "./source.ts";
import { text } from "./texts.ts";

/** The longest address line that is read, in UTF-16 code units. */
const MAX_ADDRESS = 500;

/**
 * `<naija-place levels="state lga ward">`: a select for each level, the next one filled when one is chosen.
 * Its value is the code of the smallest place that is chosen.
 *
 * Attributes: `name`, `value` (code, name or slug), `required` (every level), `disabled`, `levels` (`state`,
 * `state lga` or all three; `state lga` if left out), `src` (a naijaref service; without it the data is
 * loaded as modules), `address` (`#` and the id of a field: an address line from which state and LGA are
 * filled in, and filled in again when it changes), `locate` (a button that fills in state and LGA from where
 * the person is), `autocomplete` (`off`, or words before the level, such as `shipping`).
 */
export class PlaceElement extends FormControl {
  static readonly observedAttributes = ["required"];

  #selects: readonly HTMLSelectElement[] = [];
  #source: Source = sourceOf(null);
  /** Counts what was begun to be shown: what comes later than the next choice is dropped. */
  #turn = 0;
  /** The level whose list could not be loaded. */
  #lostAt: number | undefined;
  /** A problem that the next choice ends. */
  #problem = "";
  /** What became of the search for where the person is; the next choice ends it. */
  #remark = "";
  /** How many levels, from the state down, the person or the page chose. An address fills in the others. */
  #own = 0;
  /**
   * Counts the choices of the person and of the page: a location that is found later than the next is
   * dropped.
   */
  #choices = 0;
  /** What the address line says. */
  #address: ReadPlace = {};
  /** Counts the address lines: what was read of an earlier one is dropped. */
  #line = 0;
  #button: LocateButton | undefined;
  /** The value that was given, until the lists are there that show it. */
  #given = "";
  /** What stood in the inputs of the page, by level. */
  #typed: readonly string[] = [];

  protected get controls(): readonly HTMLSelectElement[] {
    return this.#selects;
  }

  protected build(): void {
    this.#source = sourceOf(this.getAttribute("src"));
    const written = [...this.querySelectorAll<Control>("select, input")];
    this.#typed = written.map((control) => (control instanceof HTMLInputElement ? control.value.trim() : ""));
    const given = this.getAttribute("levels") ?? "state lga";
    const levels = levelsOf(given);
    if (levels === undefined) this.fail(`levels="${given}" is not "state", "state lga" or "state lga ward"`);
    this.#selects = (levels ?? LEVELS.slice(0, 2)).map((level, at) => {
      const select = selectFor(written[at]);
      if (written[at] === undefined) this.append(fieldWith(select, text(level)));
      select.autocomplete ||= autocompleteOf(this.getAttribute("autocomplete") ?? "", at);
      return select;
    });
    if (this.hasAttribute("locate")) {
      this.#button = new LocateButton(() => this.#fillInHere());
      this.append(this.#button.element);
    }
    const address = this.getAttribute("address") ?? "#";
    if (!address.startsWith("#")) this.fail(`address="${address}" is no # and the id of a field`);
  }

  protected override reload(): void {
    if (this.#lostAt !== undefined) this.#load(this.#lostAt, {});
  }

  protected read(): Reading {
    if (this.#given !== "") return { value: this.#given };
    const codes = this.#selects.map((select) => select.value);
    const value = codes.reduce((above, code) => code || above, "");
    const missing = codes.indexOf("");
    const at = this.#selects[missing] ?? this.#selects[0];
    if (this.#problem !== "") return { value, problem: this.#problem, at };
    const notice = this.#remark || this.#saidOfAddress();
    if (missing < 0 || !this.hasAttribute("required")) return { value, notice, at };
    const problem = notice || text(`missing_${LEVELS[missing] ?? "state"}`);
    return { value, problem, notice, isMissing: true, at };
  }

  #chosen(): Chosen {
    return Object.fromEntries(this.#selects.map((select, at) => [LEVELS[at], select.value]));
  }

  /** Where the address is and what is chosen differ, or which LGA of the address is asked for. */
  #saidOfAddress(): string {
    const chosen = this.#chosen();
    const nameOfState = (code: string): string =>
      [...(this.#selects[0]?.options ?? [])].find(({ value }) => value === code)?.text ?? code;
    const other = elsewhere(this.#address, chosen, nameOfState);
    if (other !== "") return text("elsewhere", other);
    const lgas = this.#selects.length < 2 ? "" : question(this.#address, chosen, nameOfState);
    return lgas === "" ? "" : text("which_lga", lgas);
  }

  protected override isUnavailable(control: Control): boolean {
    return control !== this.#selects[0] && (control as HTMLSelectElement).options.length < 2;
  }

  protected override changed(control: Control): void {
    [this.#problem, this.#remark, this.#given] = ["", "", ""];
    const level = this.#selects.indexOf(control as HTMLSelectElement);
    this.#choices += 1;
    this.#own = control.value === "" ? level : level + 1;
    this.#load(level + 1, {});
    this.update();
  }

  protected show(given: string): void {
    const written = given === "" && this.#turn === 0 ? this.#written() : given;
    const turn = ++this.#turn;
    [this.#problem, this.#remark, this.#given] = ["", "", written];
    this.#own = written === "" ? 0 : LEVELS.length;
    this.#choices += 1;
    if (written === "") {
      this.#load(0, {});
      return;
    }
    findGiven(this.#source, partsOf(written, this.#typed)).then(
      async ({ place, unknown }) => {
        if (turn !== this.#turn) return;
        await this.#load(0, place);
        if (unknown === undefined) return;
        console.error(`<naija-place> has no one place for the value "${unknown}"`, this);
        this.#problem = text("unknown_value", unknown);
        this.tell();
      },
      (error) => this.#notLoaded(error),
    );
  }

  /** What the markup of the server has chosen, or what was typed into it before the script came. */
  #written(): string {
    const last = (texts: readonly string[]): string => texts.filter((one) => one !== "").at(-1) ?? "";
    return last(this.#selects.map(({ value }) => value)) || last(this.#typed);
  }

  /**
   * Fills the selects from a level on, as far down as places are chosen. Resolves to whether it came so far.
   */
  async #load(from: number, chosen: Chosen): Promise<boolean> {
    const turn = ++this.#turn;
    if (this.#lostAt !== undefined) this.#problem = "";
    this.#lostAt = undefined;
    let loading = from;
    for (const select of this.#selects.slice(Math.max(from, 1))) fillSelect(select, [], text("choose"));
    this.enable();
    try {
      for (const [at, select] of this.#selects.entries()) {
        if (at < from) continue;
        const above = at === 0 ? "" : (this.#selects[at - 1]?.value ?? "");
        if (at > 0 && above === "") break;
        loading = at;
        const choices = await this.#choicesOf(at, above);
        if (turn !== this.#turn) return false;
        fillSelect(select, choices, text("choose"));
        select.value = chosen[LEVELS[at] as Level] ?? "";
        this.enable();
        this.update();
      }
      this.#given = "";
      this.update();
      return true;
    } catch (error) {
      if (turn === this.#turn) this.#notLoaded(error, loading);
      return false;
    }
  }

  #choicesOf(at: number, above: string) {
    if (at === 0) return this.#source.states();
    return at === 1 ? this.#source.lgasOf(above) : this.#source.wardsOf(above);
  }

  #notLoaded(error: unknown, at = 0): void {
    console.error("<naija-place> could not load its list", error);
    this.#given = "";
    this.#lostAt = at;
    this.#problem = text("not_loaded");
    this.tell();
  }

  protected override async followed(attribute: string, field: Element): Promise<void> {
    if (attribute !== "address" || !("value" in field)) return;
    const line = ++this.#line;
    const typed = String(field.value).trim().slice(0, MAX_ADDRESS);
    try {
      const read = typed === "" ? {} : await this.#source.placeOf(typed);
      if (line !== this.#line) return;
      this.#address = read;
    } catch (error) {
      if (line !== this.#line) return;
      // The person chooses from the lists.
      this.#address = {};
      console.error("<naija-place> could not read the address", error);
    }
    await this.#fillIn(choiceWith(this.#address, this.#chosen(), this.#own));
    this.update();
  }

  /** Fills in what the person did not choose, and tells the page if that changes the value. */
  async #fillIn(choice: Chosen): Promise<void> {
    const before = this.#chosen();
    const isSame = this.#selects.every(
      (_, at) => (choice[LEVELS[at] as Level] ?? "") === before[LEVELS[at] as Level],
    );
    if (isSame || this.#given !== "") return;
    const from = this.#own > 0 ? this.#own : 0;
    if (await this.#load(from, choice)) this.announce("input", "change");
  }

  override formResetCallback(): void {
    this.#line += 1;
    this.#address = {};
    super.formResetCallback();
  }

  /** Fills in where the person is. A choice that they made since they asked stays, and nothing is said. */
  async #fillInHere(): Promise<void> {
    const choices = this.#choices;
    const here = await placeHere(this.#source);
    if (choices !== this.#choices) return;
    this.#remark = typeof here === "string" ? here : "";
    this.update();
    if (typeof here === "string") return;
    this.#own = LEVELS.length;
    // The button does not wait for the lists.
    this.#load(0, here).then((isLoaded) => isLoaded && this.announce("input", "change"));
  }

  protected override enable(): void {
    super.enable();
    this.#button?.enable(!this.matches(":disabled"));
  }
}
