/** On a server there are no elements: there the module can be imported, and does nothing. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** What a page can ask of any control of a form, as of a native one: its name, its form, and whether it is right. */
export abstract class FormAssociated extends Base {
  static readonly formAssociated = true;

  /** The internals of the element: value, validity, labels. */
  protected readonly internals = this.attachInternals?.();

  get name(): string {
    return this.getAttribute("name") ?? "";
  }

  set name(name: string) {
    this.setAttribute("name", name);
  }

  get required(): boolean {
    return this.hasAttribute("required");
  }

  set required(isRequired: boolean) {
    this.toggleAttribute("required", isRequired);
  }

  get disabled(): boolean {
    return this.hasAttribute("disabled");
  }

  set disabled(isDisabled: boolean) {
    this.toggleAttribute("disabled", isDisabled);
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  get validity(): ValidityState {
    return this.internals.validity;
  }

  get validationMessage(): string {
    return this.internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.internals.reportValidity();
  }
}
