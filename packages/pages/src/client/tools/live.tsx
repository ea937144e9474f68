import "../host-links.ts";
import { type ComponentChild, render } from "preact";

/**
 * How long a person must pause before the result changes, in milliseconds, so that a screen reader is not
 * interrupted.
 */
const PAUSE = 120;

/**
 * Shows the result of a form while a person types in it. Nothing is sent, and the address does not change.
 */
export function showLive(
  result: (values: Readonly<Record<string, string>>, isTyping: boolean) => ComponentChild,
): void {
  const form = document.querySelector<HTMLFormElement>("form[data-live]");
  const place = document.querySelector<HTMLElement>("[data-result]");
  if (form === null || place === null) return;
  for (const note of document.querySelectorAll<HTMLElement>("[data-private]")) note.hidden = false;
  let hasOwn = false;
  const show = (isTyping = false): void => {
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // What the service rendered is replaced once.
    if (!hasOwn) place.replaceChildren();
    hasOwn = true;
    render(result(values, isTyping), place);
    tell(form, place);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => show(true), PAUSE);
  });
  // Who leaves a field has typed all of it: now it is said what is wrong.
  for (const type of ["change", "submit"])
    form.addEventListener(type, (event) => {
      if (type === "submit") event.preventDefault();
      clearTimeout(waiting);
      show();
    });
  const readAddress = (): void => {
    if (fillFromAddress(form)) show();
  };
  readAddress();
  // The box, or a link that is pasted, hands another number to a page that is open.
  addEventListener("hashchange", readAddress);
  // A chip chooses a value of the form, and nothing leaves the page.
  place.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-choose]") : null;
    const [name = "", value = ""] = link?.dataset["choose"]?.split("=") ?? [];
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = value;
    show();
    place.scrollIntoView({ block: "nearest" });
  });
  // A browser that goes back fills the form in again.
  addEventListener("pageshow", () => {
    if (
      [...new FormData(form).values()].some((value) => value !== "") &&
      !hasOwn &&
      place.childElementCount === 0
    )
      show();
  });
}

/** Says the answer to who does not see it, and marks the field that is wrong. */
function tell(form: HTMLFormElement, place: HTMLElement): void {
  const said = document.querySelector<HTMLElement>("[data-said]");
  const words = place.querySelector("h2, .problem, .progress")?.textContent ?? "";
  if (said !== null && said.textContent !== words) said.textContent = words;
  const isWrong = place.querySelector("#problem") !== null;
  const field = form.querySelector<HTMLInputElement>("input:required");
  if (isWrong) field?.setAttribute("aria-invalid", "true");
  else field?.removeAttribute("aria-invalid");
  document.querySelector("h1")?.classList.toggle("question", place.querySelector(".answer") !== null);
  document.title = document.title.replace(/^(Error: )?/, isWrong ? "Error: " : "");
}

/**
 * The box passes a number on after `#`, which browsers do not send. It is then taken out of the address. What
 * is after `?` the service has filled in already, unless this is a file or a copy of the page.
 *
 * @returns whether a field has another value now
 */
function fillFromAddress(form: HTMLFormElement): boolean {
  const after = (part: string): readonly (readonly [string, string])[] => [
    ...new URLSearchParams(part.slice(1)),
  ];
  // Without a value it is the name of a part of the page.
  const fromBox = location.hash.includes("=") ? after(location.hash) : [];
  let hasChanged = fromBox.length > 0;
  for (const [name, value] of [...after(location.search), ...fromBox]) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      hasChanged ||= field.checked !== (field.value === value);
      field.checked = field.value === value;
      continue;
    }
    // A select that is given a value which none of its options has would show nothing.
    if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value))
      continue;
    hasChanged ||= field.value !== value;
    field.value = value;
  }
  if (fromBox.length > 0) history.replaceState(null, "", location.pathname + location.search);
  return hasChanged;
}
