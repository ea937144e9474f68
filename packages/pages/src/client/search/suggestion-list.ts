import type { Entry } from "../../search/reading.ts";
import { element } from "../element.ts";

/** The list of suggestions below a search box. The focus stays in the box, which says what is chosen. */
export function createList(input: HTMLInputElement) {
  const list = listBelow(input);
  let active = -1;
  let shownFor = "";
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[role=option]")];

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
    element: list,
    /** Shows again what was closed, if it is for this text; returns whether it was. */
    reopen(text: string): boolean {
      if (text !== shownFor || options().length === 0) return false;
      list.hidden = false;
      input.setAttribute("aria-expanded", "true");
      choose(-1);
      return true;
    },
    /** @param text what was typed, which is marked in the titles */
    show(entries: readonly Entry[], text: string): void {
      // Nothing changes under the keys of a person who is choosing.
      if (text === shownFor && active >= 0 && !list.hidden) return;
      shownFor = text;
      const options = entries.map((entry, at) => optionOf(entry, `${list.id}-${at}`, text));
      const similar = entries.findIndex(({ isSimilar }) => isSimilar);
      list.replaceChildren(
        ...options.slice(0, similar < 0 ? options.length : similar),
        ...(similar < 0 ? [] : [line("Similar names"), ...options.slice(similar)]),
        ...(options.length === 0 ? [line("Nothing found yet. Type more, or try another spelling.")] : []),
      );
      list.hidden = list.childElementCount === 0;
      input.setAttribute("aria-expanded", String(entries.length > 0));
      choose(-1);
    },
    close(): void {
      list.hidden = true;
      active = -1;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    },
    /** Chooses the next suggestion or the one before. Between the last and the first, none is chosen. */
    move(step: 1 | -1): void {
      // The places are -1, where none is chosen, to the last.
      const places = options().length + 1;
      choose(((active + 1 + step + places) % places) - 1);
    },
    /** The suggestion that Enter opens: the chosen one, else a number that was recognised. */
    entered(): HTMLElement | undefined {
      if (list.hidden) return undefined;
      const all = options();
      return all[active] ?? all.find(({ dataset }) => dataset["own"] === "");
    },
  };
}

function listBelow(input: HTMLInputElement): HTMLElement {
  const list = element("ul", "suggestions");
  list.id = `${input.id}-list`;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  list.hidden = true;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  return list;
}

function optionOf({ title, kind, detail, address, isValid, isOwn, code }: Entry, id: string, text: string) {
  const option = element("li");
  option.id = id;
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  option.dataset["address"] = address;
  // A number that was recognised is what Enter opens: it is not sent as a search.
  if (isOwn) option.dataset["own"] = "";
  const name = element("b");
  name.append(...marked(title, text));
  const words = detail === "" ? kind : `${kind} · ${detail}`;
  option.append(name, element("small", isValid === false ? "bad" : "", words));
  if (code !== undefined) {
    // Not a button: an option has none in it. Those who hear the page copy on the record's page.
    const copy = element("span", "code-copy", code);
    copy.dataset["code"] = code;
    copy.title = `Copy ${code}`;
    option.append(copy);
  }
  return option;
}

/** Where a word of a title begins with a text; -1 if none does. */
export const startsWord = (title: string, text: string): number =>
  ` ${title.toLowerCase()}`.search(new RegExp(`[^\\p{L}\\d]${escaped(text.toLowerCase())}`, "u"));

/** A title in which what was typed is marked, where it stands at the start of a word. */
function marked(title: string, text: string): readonly (Node | string)[] {
  const at = startsWord(title, text);
  if (at < 0) return [title];
  return [
    title.slice(0, at),
    element("mark", "", title.slice(at, at + text.length)),
    title.slice(at + text.length),
  ];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A line that is no option: it cannot be chosen. */
function line(words: string): HTMLElement {
  const item = element("li", "nothing", words);
  item.setAttribute("role", "presentation");
  return item;
}
