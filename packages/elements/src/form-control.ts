import { type Control, newId } from "./field.ts";
import { FormAssociated } from "./form-associated.ts";
import { css } from "./generated/css.ts";
import { afterPress } from "./press.ts";
import { text } from "./texts.ts";

export interface Reading {
  /** What the form sends; empty: nothing. */
  readonly value: string;
  /** What is wrong, as a sentence; empty: nothing. */
  readonly problem?: string;
  /** What a person should know at once, as a sentence. It makes nothing wrong. */
  readonly notice?: string;
  /** Whether a person still types, so that the problem is not shown yet. */
  readonly isQuiet?: boolean;
  /** Whether it is wrong because nothing is chosen or written. */
  readonly isMissing?: boolean;
  /** The control that must be corrected. */
  readonly at?: Control | undefined;
}

/**
 * A form control made of native controls, which stand in the page itself (not in a shadow tree), so that
 * labels, autofill, fieldsets, the page's style and what the server wrote all work as for any select or
 * input. To the form it is one control with one value.
 */
export abstract class FormControl extends FormAssociated {
  readonly #message = globalThis.document?.createElement("p");
  #reading: Reading = { value: "" };
  /** What the attributes got wrong. It stays until they are corrected. */
  #fault = "";
  /** A person has used it, or tried to send the form: from then on problems are shown. */
  #isTouched = false;
  #isBuilt = false;
  /** A value that was set before the native controls were there. */
  #pending: string | undefined;
  #follower: AbortController | undefined;

  /** The native controls, in order. */
  protected abstract readonly controls: readonly Control[];

  /**
   * Makes the native controls, or takes those that the server wrote. Called once, when the children are
   * there.
   */
  protected abstract build(): void;

  protected abstract read(): Reading;

  /** Shows a value: a code, a name or a slug. Empty: nothing. */
  protected abstract show(given: string): void;

  /** Another field of the page, which `bank="#id"` or `address="#id"` names, was changed. */
  protected followed(_attribute: string, _field: Element): void {}

  connectedCallback(): void {
    const root = this.getRootNode();
    adoptStyle(root);
    this.#follower = new AbortController();
    const follow = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.id === "") return;
      for (const attribute of ["address", "bank"])
        if (this.getAttribute(attribute) === `#${target.id}`) this.followed(attribute, target);
    };
    // An event of a native control does not leave the shadow tree that it is in.
    root.addEventListener("change", follow, { signal: this.#follower.signal });
    addEventListener("online", () => this.reload(), { signal: this.#follower.signal });
    if (this.#isBuilt) return;
    // While the page is read, the children may not be there yet.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => this.#start(), { once: true });
    else this.#start();
  }

  disconnectedCallback(): void {
    this.#follower?.abort();
  }

  #start(): void {
    if (this.#isBuilt) return;
    this.#isBuilt = true;
    this.build();
    this.#message.id = newId();
    this.#message.setAttribute("part", "message");
    this.#message.setAttribute("aria-live", "polite");
    this.append(this.#message);
    for (const control of this.controls) this.#adopt(control);
    this.enable();
    // A label of the page that names this element (`for`) leads to its first control.
    this.addEventListener("click", (event) => event.target === this && this.focus());
    this.addEventListener("invalid", () => this.#touch());
    this.addEventListener("focusout", () => afterPress(() => this.#reading.value !== "" && this.#touch()));
    for (const type of ["focusin", "pointerdown"])
      this.addEventListener(type, () => this.prepare(), { once: type === "pointerdown" });
    this.show(this.#pending ?? this.getAttribute("value") ?? "");
    this.update();
  }

  /** Makes a native control a part of this one: its events become ours, and the checks too. */
  #adopt(control: Control): void {
    if (control.name === this.name) control.removeAttribute("name");
    if (control.required) this.toggleAttribute("required", true);
    control.required = false;
    control.part.add("control");
    if (control.labels?.length === 0 && this.internals.labels.length > 0) {
      const labels = Array.from(this.internals.labels, (label) => {
        (label as HTMLElement).id ||= newId();
        return (label as HTMLElement).id;
      });
      control.setAttribute("aria-labelledby", labels.join(" "));
    }
    for (const type of ["input", "change"]) {
      control.addEventListener(type, (event) => {
        event.stopPropagation();
        this.changed(control, type);
        this.announce(type);
        if (type === "change") afterPress(() => this.#touch());
      });
    }
  }

  /** A person changed a native control. */
  protected changed(_control: Control, _type: string): void {
    this.update();
  }

  /** A person begins to use it: what it needs is loaded now. */
  protected prepare(): void {}

  /** The line is back: what could not be loaded is asked for again. */
  protected reload(): void {}

  /** Tells the page, as a native control would. */
  protected announce(...types: readonly string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type, { bubbles: true }));
  }

  #touch(): void {
    this.#isTouched = true;
    this.#showProblem();
  }

  /** Reads the controls again, and tells the form the value and what is wrong. */
  protected update(): void {
    if (!this.#isBuilt) return;
    this.#reading = this.read();
    const { value, problem = "", isMissing = false, at = this.controls[0] } = this.#reading;
    const shown = this.#fault || problem;
    this.internals.setFormValue(value === "" ? null : value);
    const flags =
      shown === "" ? {} : this.#fault === "" && isMissing ? { valueMissing: true } : { customError: true };
    this.internals.setValidity(flags, shown, at);
    for (const control of this.controls)
      control.setAttribute("aria-required", String(this.hasAttribute("required")));
    this.#showProblem();
  }

  #showProblem(): void {
    const { problem = "", notice = "", isQuiet = false, at = this.controls[0] } = this.#reading;
    const shown = this.#fault || (this.#isTouched && !isQuiet ? problem : "");
    const said = shown || notice;
    if (this.#message.textContent !== said) this.#message.textContent = said;
    this.#message.part.toggle("notice", shown === "" && notice !== "");
    for (const control of this.controls) {
      const isWrong = shown !== "" && (this.#fault !== "" || control === at);
      control.setAttribute("aria-invalid", String(isWrong));
      if (isWrong || (notice !== "" && control === at))
        control.setAttribute("aria-describedby", this.#message.id);
      else control.removeAttribute("aria-describedby");
    }
  }

  /**
   * What is wrong that is not a person's doing: an attribute, a list that did not come. The console has it
   * once.
   */
  protected fail(reason: string, shown = text("broken")): void {
    if (this.#fault === "") console.error(`<${this.localName}> ${reason}`, this);
    this.#fault = shown;
    this.update();
  }

  /** Shows a problem at once, whether or not the element was used. */
  protected tell(): void {
    this.#isTouched = true;
    this.update();
  }

  /** Whether a control has nothing to choose from. */
  protected isUnavailable(_control: Control): boolean {
    return false;
  }

  /** Sets again which controls can be used. */
  protected enable(): void {
    const isDisabled = this.matches(":disabled");
    for (const control of this.controls) control.disabled = isDisabled || this.isUnavailable(control);
  }

  formDisabledCallback(): void {
    this.enable();
  }

  formResetCallback(): void {
    this.#isTouched = false;
    this.show(this.getAttribute("value") ?? "");
    this.update();
  }

  formStateRestoreCallback(state: string): void {
    this.value = state;
  }

  attributeChangedCallback(): void {
    this.update();
  }

  override focus(options?: FocusOptions): void {
    const { at = this.controls[0] } = this.#reading;
    at?.focus(options);
  }

  /**
   * Our code or id, or what was typed as long as it is not right; empty: nothing. Set it by code, name or
   * slug.
   */
  get value(): string {
    return this.#isBuilt ? this.#reading.value : (this.#pending ?? this.getAttribute("value") ?? "");
  }

  set value(given: string | null | undefined) {
    const value = given ?? "";
    this.#pending = value;
    if (!this.#isBuilt || value === this.#reading.value) return;
    if (value === "") this.#isTouched = false;
    this.show(value);
    this.update();
  }

  /**
   * The label of a control: the attribute's; none where the page has a label for this element; else our own.
   */
  protected labelOr(key: Parameters<typeof text>[0]): string {
    return this.getAttribute("label") ?? (this.internals.labels.length > 0 ? "" : text(key));
  }
}

let sheet: CSSStyleSheet | undefined;

/** Gives a document or a shadow tree the style of the elements, once. */
function adoptStyle(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  // Before the page's own adopted sheets, so that the page has the last word.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
