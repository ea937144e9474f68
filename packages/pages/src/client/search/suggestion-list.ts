import type { Entry } from "./entry.ts";

/** The list of suggestions below a search box. The focus stays in the box, which says what is chosen. */
export interface SuggestionList {
  readonly element: HTMLElement;
  readonly show: (entries: readonly Entry[]) => void;
  readonly close: () => void;
  /** Chooses the next suggestion or the one before. Between the last and the first, none is chosen. */
  readonly move: (step: 1 | -1) => void;
  /** The suggestion that Enter opens: the chosen one, else a number that was recognised. */
  readonly entered: () => HTMLElement | undefined;
}

export function createList(input: HTMLInputElement): SuggestionList {
  const element = listBelow(input);
  let active = -1;
  const options = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>("[role=option]")];

  function choose(at: number): void {
    const all = options();
    active = at;
    for (const [index, option] of all.entries()) option.setAttribute("aria-selected", String(index === at));
    const chosen = all[at];
    if (chosen === undefined) input.removeAttribute("aria-activedescendant");
    else {
      input.setAttribute("aria-activedescendant", chosen.id);
      chosen.scrollIntoView({ block: "nearest" });
    }
  }

  return {
    element,
    show(entries) {
      element.replaceChildren(...entries.map((entry, at) => optionOf(entry, `${element.id}-${at}`)));
      element.hidden = entries.length === 0;
      input.setAttribute("aria-expanded", String(entries.length > 0));
      choose(-1);
    },
    close() {
      element.hidden = true;
      active = -1;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    },
    move(step) {
      // The places are -1, where none is chosen, to the last.
      const places = options().length + 1;
      choose(((active + 1 + step + places) % places) - 1);
    },
    entered() {
      if (element.hidden) return undefined;
      const all = options();
      return all[active] ?? all.find(({ dataset }) => dataset["own"] === "");
    },
  };
}

/** Makes the box a combobox, and its list. */
function listBelow(input: HTMLInputElement): HTMLElement {
  const list = document.createElement("ul");
  list.id = `${input.id}-list`;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  list.className = "suggestions";
  list.hidden = true;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  return list;
}

function optionOf({ title, kind, detail, address, isValid }: Entry, id: string): HTMLElement {
  const option = document.createElement("li");
  option.id = id;
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  option.dataset["address"] = address;
  // A number that was recognised is what Enter opens: it is not sent as a search.
  if (isValid !== undefined) option.dataset["own"] = "";
  option.append(
    part("b", title),
    part("span", kind, "kind"),
    part("small", detail, isValid === false ? "bad" : ""),
  );
  return option;
}

function part(name: string, text: string, className = ""): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}
