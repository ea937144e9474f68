import { type Control, fillSelect } from "./choice.ts";
import { FormControl, newId, type Reading } from "./form-control.ts";
import type { PlaceCodes, Source } from "./source.ts";
import { sourceOf } from "./source-of.ts";
import { text } from "./texts.ts";

const LEVELS = ["state", "lga", "ward"] as const;

type Level = (typeof LEVELS)[number];

/** How far down a value leads, and what of it is unknown. */
interface Found {
  readonly place: Partial<PlaceCodes>;
  readonly unknown?: string;
}

/**
 * `<naija-place levels="state lga ward">`: a select for each level, the next one filled when one is chosen.
 * Its value is the code of the smallest place that is chosen.
 *
 * Attributes: `name`, `value` (code, name or slug), `required` (every level), `disabled`, `levels`
 * (`state`, `state lga` or all three; `state lga` if left out), `src` (a naijaref service; without it the
 * data is loaded as modules), `address` (`#` and the id of a field: an address line from which state and LGA
 * are filled in), `locate` (a button that fills in state and LGA from where the person is),
 * `autocomplete` (`off`, or words before the level, such as `shipping`).
 */
export class PlaceElement extends FormControl {
  static readonly observedAttributes = ["required"];

  #selects: readonly HTMLSelectElement[] = [];
  #source: Source = sourceOf(null);
  /** Counts what was begun to be shown: what comes later than the next choice is dropped. */
  #turn = 0;
  /** The level whose list could not be loaded. */
  #lostAt = 0;
  #isLost = false;
  /** A problem that the next choice ends. */
  #notice = "";
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
    const levels = this.#levels();
    this.#selects = levels.map((level, at) => {
      const select = this.#selectFor(level, written[at]);
      if (select.autocomplete === "") select.autocomplete = this.#autocomplete(at) as AutoFill;
      return select;
    });
    if (this.hasAttribute("locate")) this.#addButton();
    this.#readAddress();
    // Lists that could not be loaded are asked for again when the line is back.
    addEventListener("online", () => this.#isLost && this.#load(this.#lostAt, {}));
  }

  #levels(): readonly Level[] {
    const given = (this.getAttribute("levels") ?? "state lga").trim().split(/\s+/);
    const known = LEVELS.slice(0, given.length);
    if (given.length <= LEVELS.length && known.every((level, at) => level === given[at])) return known;
    this.fail(`levels="${given.join(" ")}" is not "state", "state lga" or "state lga ward"`);
    return LEVELS.slice(0, 2);
  }

  /** What the server wrote, a select or an input, or a new select. */
  #selectFor(level: Level, written: Control | undefined): HTMLSelectElement {
    if (written instanceof HTMLSelectElement) return written;
    const select = document.createElement("select");
    if (written === undefined) {
      this.addField(select, text(level));
      return select;
    }
    for (const { name, value } of written.attributes)
      if (["id", "name", "class", "autocomplete", "required"].includes(name))
        select.setAttribute(name, value);
    written.replaceWith(select);
    return select;
  }

  #autocomplete(at: number): string {
    const words = this.getAttribute("autocomplete") ?? "";
    return words === "off" ? "off" : `${words} address-level${at + 1}`.trim();
  }

  protected read(): Reading {
    if (this.#given !== "") return { value: this.#given };
    const chosen = this.#selects.map((select) => select.value);
    const value = chosen.findLast((code) => code !== "") ?? "";
    const missing = chosen.indexOf("");
    const at = this.#selects[missing] ?? this.#selects[0];
    if (this.#notice !== "") return { value, problem: this.#notice, at };
    if (missing < 0 || !this.hasAttribute("required")) return { value };
    const problem = text(`missing_${LEVELS[missing] ?? "state"}`);
    return { value, problem, isMissing: true, at };
  }

  protected override isUnavailable(control: Control): boolean {
    return control !== this.#selects[0] && (control as HTMLSelectElement).options.length < 2;
  }

  protected override changed(control: Control): void {
    this.#notice = "";
    this.#given = "";
    this.#load(this.#selects.indexOf(control as HTMLSelectElement) + 1, {});
    this.update();
  }

  protected show(given: string): void {
    const written = given === "" && this.#turn === 0 ? this.#written() : given;
    const turn = ++this.#turn;
    this.#notice = "";
    this.#given = written;
    if (written === "") {
      this.#load(0, {});
      return;
    }
    this.#find(written).then(async ({ place, unknown }) => {
      if (turn !== this.#turn) return;
      await this.#load(0, place);
      if (unknown === undefined) return;
      console.error(`<naija-place> has no one place for the value "${unknown}"`, this);
      this.#notice = text("unknown_value", unknown);
      this.tell();
    }, this.#notLoaded);
  }

  /**
   * The place of a value, or of what stood in the inputs: an LGA beside its state is looked for in the state,
   * and a state stays where what stands below it is unknown.
   */
  async #find(written: string): Promise<Found> {
    const parts = this.#parts(written);
    let place: Partial<PlaceCodes> = {};
    for (const part of parts) {
      const found = await this.#source.findPlace(part, place.state);
      if (found === undefined) return { place, unknown: part };
      place = found;
    }
    return { place };
  }

  /** The levels that were written, the state first. "Surulere, Oyo" is one value of two. */
  #parts(written: string): readonly string[] {
    if (written === this.#typed.findLast((typed) => typed !== ""))
      return this.#typed.filter((typed) => typed !== "");
    const parts = written.split(",").map((part) => part.trim());
    return parts.includes("") ? [written] : parts.toReversed();
  }

  /** What the markup of the server has chosen, or what was typed into it before the script came. */
  #written(): string {
    const typed = this.#typed.findLast((one) => one !== "") ?? "";
    return this.#selects.findLast(({ value }) => value !== "")?.value || typed;
  }

  /** Fills the selects from a level on, as far down as places are chosen. */
  async #load(from: number, chosen: Partial<PlaceCodes>): Promise<void> {
    const turn = ++this.#turn;
    if (this.#isLost) this.#notice = "";
    this.#isLost = false;
    this.#lostAt = from;
    for (const select of this.#selects.slice(Math.max(from, 1))) fillSelect(select, [], text("choose"));
    this.enable();
    try {
      for (const [at, select] of this.#selects.entries()) {
        if (at < from) continue;
        const above = at === 0 ? "" : (this.#selects[at - 1]?.value ?? "");
        if (at > 0 && above === "") break;
        this.#lostAt = at;
        const choices = await this.#choicesOf(at, above);
        if (turn !== this.#turn) return;
        fillSelect(select, choices, text("choose"));
        select.value = chosen[LEVELS[at] as Level] ?? "";
        this.enable();
        this.update();
      }
      this.#given = "";
      this.update();
    } catch (error) {
      if (turn === this.#turn) this.#notLoaded(error);
    }
  }

  #choicesOf(at: number, above: string) {
    if (at === 0) return this.#source.states();
    return at === 1 ? this.#source.lgasOf(above) : this.#source.wardsOf(above);
  }

  readonly #notLoaded = (error: unknown): void => {
    console.error("<naija-place> could not load its list", error);
    this.#given = "";
    this.#isLost = true;
    this.#notice = text("not_loaded");
    this.tell();
  };

  /** Fills in state and LGA from the address line that `address` names, as long as nothing is chosen. */
  #readAddress(): void {
    const named = this.getAttribute("address") ?? "";
    if (named === "") return;
    if (!named.startsWith("#")) this.fail(`address="${named}" is no # and the id of a field`);
    this.ownerDocument.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const isIt = `#${target.id}` === named && this.isConnected;
      if (isIt && target.value.trim() !== "" && this.value === "") this.#fillFrom(target.value);
    });
  }

  async #fillFrom(address: string): Promise<void> {
    const turn = this.#turn;
    try {
      const { place, unsure = [] } = await this.#source.placeOf(address.slice(0, 500));
      if (turn !== this.#turn) return;
      if (place !== undefined) {
        await this.#load(0, place);
        this.announce("input", "change");
      }
      if (unsure.length === 0) return;
      this.#notice = text("which_lga", unsure.join(" / "));
      this.tell();
    } catch (error) {
      // The person chooses from the lists.
      console.error("<naija-place> could not read the address", error);
    }
  }

  #addButton(): void {
    const button = document.createElement("button");
    button.type = "button";
    button.part.add("locate");
    button.id = newId();
    button.textContent = text("locate");
    button.addEventListener("click", () => this.#locate(button));
    this.append(button);
  }

  #locate(button: HTMLButtonElement): void {
    const end = (problem: string): void => {
      button.disabled = false;
      button.textContent = text("locate");
      this.#notice = problem;
      if (problem !== "") this.tell();
    };
    button.disabled = true;
    button.textContent = text("locating");
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        try {
          const place = await this.#source.placeAt(coords.latitude, coords.longitude);
          end(place === undefined ? text("outside") : "");
          if (place === undefined) return;
          await this.#load(0, place);
          this.announce("input", "change");
        } catch (error) {
          end(text("not_located"));
          console.error("<naija-place> could not look the location up", error);
        }
      },
      () => end(text("not_located")),
      { timeout: 15_000, maximumAge: 300_000 },
    );
  }
}
