import type { BankChoice } from "./bank-list.ts";
import { newId } from "./field.ts";
import { text } from "./texts.ts";

interface Suggesting {
  /** What fits, the best first; or a sentence that stands in the place of the list. */
  readonly suggest: (typed: string) => readonly BankChoice[] | string;
  readonly choose: (choice: BankChoice) => void;
}

/** No more rows are drawn: who types on sees the others. */
const MAX = 60;

const make = (name: string, part: string): HTMLElement => {
  const element = document.createElement(name);
  element.part.add(part);
  return element;
};

/**
 * A list of suggestions below an input, after the combobox pattern of the ARIA Authoring Practices Guide.
 * The focus stays in the input. The list lies over the page, so that nothing moves.
 */
export class Combobox {
  readonly #host: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #source: Suggesting;
  readonly #panel = make("div", "panel");
  readonly #list = make("ul", "list");
  readonly #note = make("p", "note");
  #shown: readonly BankChoice[] = [];
  #active = -1;
  /** The step of an arrow key that was pressed before there was a list; 0: none. */
  #waiting = 0;

  constructor(host: HTMLElement, input: HTMLInputElement, source: Suggesting) {
    [this.#host, this.#input, this.#source] = [host, input, source];
    this.#list.id = newId();
    this.#list.role = "listbox";
    this.#note.role = "status";
    this.#panel.hidden = true;
    this.#panel.append(this.#list, this.#note);
    host.append(this.#panel);
    input.role = "combobox";
    input.autocapitalize = "off";
    input.spellcheck = false;
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.#list.id);
    input.ariaExpanded = "false";
    input.addEventListener("input", () => this.open(true));
    input.addEventListener("click", () => this.open());
    input.addEventListener("keydown", (event) => this.#key(event));
    input.addEventListener("blur", () => this.close());
    // A press on the list must not take the focus from the input.
    this.#panel.addEventListener("pointerdown", (event) => event.preventDefault());
    this.#panel.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", ({ target }) => {
      const row = target instanceof Element ? target.closest("[role=option]") : null;
      const choice = this.#shown[[...this.#list.children].indexOf(row as Element)];
      if (choice !== undefined) this.#choose(choice);
    });
  }

  get isOpen(): boolean {
    return !this.#panel.hidden;
  }

  /** Draws the list; with `isTyping` the best suggestion is the one that Enter takes. */
  open(isTyping = false): void {
    this.#waiting = 0;
    if (this.#input.disabled || this.#input.readOnly) return;
    const found = this.#source.suggest(isTyping ? this.#input.value : "");
    const [rows, note] = typeof found === "string" ? [[], found] : [found, ""];
    this.#shown = rows.slice(0, MAX);
    this.#list.setAttribute("aria-label", text("suggestions"));
    this.#list.replaceChildren(...this.#shown.map((choice) => this.#row(choice)));
    this.#list.hidden = rows.length === 0;
    this.#note.textContent = note || (rows.length > MAX ? text("more") : "");
    this.#panel.hidden = rows.length === 0 && note === "";
    this.#input.ariaExpanded = String(rows.length > 0);
    this.#activate(isTyping && this.#input.value.trim() !== "" && rows.length > 0 ? 0 : -1);
    this.#place();
  }

  /** Draws the list again where it is open: it has been loaded. */
  refresh(): void {
    if (!this.isOpen) return;
    const step = this.#waiting;
    this.open(this.#input.value.trim() !== "");
    if (step !== 0) this.#move(step);
  }

  close(): void {
    this.#waiting = 0;
    this.#panel.hidden = true;
    this.#input.ariaExpanded = "false";
    this.#activate(-1);
  }

  #row({ label, detail }: BankChoice): HTMLElement {
    const row = make("li", "option");
    row.id = newId();
    row.role = "option";
    const name = make("span", "name");
    name.textContent = label;
    row.append(name);
    if (detail === "") return row;
    const also = make("span", "detail");
    also.textContent = detail;
    row.append(" ", also);
    return row;
  }

  #activate(at: number): void {
    this.#active = at;
    for (const [index, row] of [...this.#list.children].entries()) row.ariaSelected = String(index === at);
    const row = this.#list.children[at];
    if (row === undefined) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", row.id);
    row?.scrollIntoView({ block: "nearest" });
  }

  #choose(choice: BankChoice): void {
    this.close();
    this.#source.choose(choice);
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!this.isOpen) this.open();
      this.#move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && this.isOpen) {
      const choice = this.#shown[this.#active];
      if (choice === undefined) return;
      // The form is sent by the next press.
      event.preventDefault();
      this.#choose(choice);
    } else if (key === "Escape" && this.isOpen) {
      event.preventDefault();
      this.close();
    }
  }

  /** Activates the next suggestion or the one before, as soon as there is one. */
  #move(step: number): void {
    const count = this.#shown.length;
    this.#waiting = count === 0 ? step : 0;
    const from = this.#active < 0 && step < 0 ? count : this.#active;
    if (count > 0) this.#activate((from + step + count) % count);
  }

  /** Below the input, or above where there is more room. */
  #place(): void {
    if (this.#panel.hidden) return;
    const [host, input] = [this.#host.getBoundingClientRect(), this.#input.getBoundingClientRect()];
    const below = (globalThis.visualViewport?.height ?? innerHeight) - input.bottom;
    const isBelow = below > 240 || below > input.top;
    const room = Math.max(144, (isBelow ? below : input.top) - 16);
    Object.assign(this.#panel.style, {
      left: `${input.left - host.left}px`,
      width: `${input.width}px`,
      maxHeight: `${Math.min(room, 384)}px`,
      top: isBelow ? `${input.bottom - host.top + 4}px` : "auto",
      bottom: isBelow ? "auto" : `${host.bottom - input.top + 4}px`,
    });
  }
}
