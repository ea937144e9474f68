import { apiUrl, hostAddress } from "../host.ts";
import type { Entry, FindEntries } from "./entry.ts";

/** How long a person must pause before the service is asked, in milliseconds. */
const PAUSE = 120;

/** How many suggestions are shown. */
const MOST = 8;

/** As many digits are an account or phone number: it is not sent anywhere. */
const OWN_NUMBER = /(?:\d\D?){6}/;

/**
 * The engine in the browser: loaded when a box is first touched, because it is larger than all else on a
 * page.
 */
let engine: Promise<FindEntries> | undefined;
let find: FindEntries | undefined;

function loadEngine(): void {
  engine ??= import("./engine.ts").then(({ findEntries }) => {
    find = findEntries;
    return findEntries;
  });
  // Without it, the service is asked.
  engine.catch(() => {
    engine = undefined;
  });
}

/**
 * Suggestions below a search box: the combobox of the ARIA Authoring Practices with a list that is filtered,
 * and the focus always in the box. Each suggestion is a page; Enter without one chosen opens the page of all
 * results.
 */
export function setUpBox(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[type=search]");
  if (input === null) return;
  const list = document.createElement("ul");
  list.id = `${input.id}-list`;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  list.className = "suggestions";
  list.hidden = true;
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  form.append(list, status);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");

  let active = -1;
  let asked = 0;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[role=option]")];

  function close(): void {
    list.hidden = true;
    active = -1;
    input?.setAttribute("aria-expanded", "false");
    input?.removeAttribute("aria-activedescendant");
  }

  function choose(at: number): void {
    const all = options();
    active = at;
    for (const [index, option] of all.entries()) option.setAttribute("aria-selected", String(index === at));
    const chosen = all[at];
    if (chosen === undefined) input?.removeAttribute("aria-activedescendant");
    else {
      input?.setAttribute("aria-activedescendant", chosen.id);
      chosen.scrollIntoView({ block: "nearest" });
    }
  }

  function show(entries: readonly Entry[], isComplete: boolean): void {
    list.replaceChildren(...entries.map((entry, at) => optionOf(entry, `${list.id}-${at}`)));
    list.hidden = entries.length === 0;
    input?.setAttribute("aria-expanded", String(entries.length > 0));
    choose(-1);
    if (isComplete) status.textContent = countWords(entries.length);
  }

  async function suggest(): Promise<void> {
    const text = input?.value.trim() ?? "";
    const turn = ++asked;
    if (text === "") {
      close();
      status.textContent = "";
      return;
    }
    if (find !== undefined) {
      show(find(text, MOST), true);
      return;
    }
    void engine?.then(
      () => (turn === asked ? suggest() : undefined),
      () => undefined,
    );
    if (OWN_NUMBER.test(text)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== asked) return;
    const entries = await askService(text);
    if (turn === asked && find === undefined) show(entries, true);
  }

  for (const event of ["focus", "pointerenter"] as const)
    input.addEventListener(event, loadEngine, { once: true });
  input.addEventListener("input", () => void suggest());
  input.addEventListener("focus", () => void (input.value.trim() !== "" && suggest()));
  input.addEventListener("blur", () => close());
  // A press would take the focus from the box and close the list before the click.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>("[role=option]") : null;
    if (option !== null) open(option);
  });
  input.addEventListener("keydown", (event) => {
    const all = options();
    const { key } = event;
    if (key === "Escape") {
      if (list.hidden) input.value = "";
      close();
      event.preventDefault();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) {
        void suggest();
        return;
      }
      const step = key === "ArrowDown" ? 1 : -1;
      choose(
        active === -1 && step === -1
          ? all.length - 1
          : active + step >= all.length
            ? -1
            : Math.max(-1, active + step),
      );
    } else if (key === "Enter") {
      const chosen = all[active] ?? all.find(({ dataset }) => dataset["own"] === "");
      if (chosen === undefined || list.hidden) return;
      event.preventDefault();
      open(chosen);
    }
  });
}

function open({ dataset }: HTMLElement): void {
  if (dataset["address"] === undefined) return;
  const address = hostAddress(dataset["address"]);
  const isSamePage = new URL(address, location.href).pathname === location.pathname;
  location.assign(address);
  // On the page of a tool itself only the part after # changes, which loads nothing.
  if (isSamePage && address.includes("#")) location.reload();
}

const countWords = (count: number): string =>
  count === 0
    ? "No suggestions."
    : `${count} ${count === 1 ? "suggestion" : "suggestions"}. Use the arrow keys to choose.`;

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

/** What the service suggests, while the engine is on its way. */
async function askService(text: string): Promise<readonly Entry[]> {
  if (apiUrl === undefined) return [];
  try {
    const response = await fetch(`${apiUrl}/v1/suggest?q=${encodeURIComponent(text)}&limit=${MOST}`);
    if (!response.ok) return [];
    const { data } = (await response.json()) as { readonly data: readonly ServiceSuggestion[] };
    return data.map(({ kind, code, name, lga_name, state_name }) => ({
      title: name,
      kind: kind.replaceAll("_", " "),
      detail: [kind === "ward" ? lga_name : null, kind === "state" ? null : state_name]
        .filter((word) => word !== null)
        .join(" · "),
      address: `/${PATHS[kind] ?? "constituencies"}/${encodeURIComponent(code)}`,
    }));
  } catch {
    return [];
  }
}

interface ServiceSuggestion {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  readonly lga_name: string | null;
  readonly state_name: string | null;
}

/** Any code leads to the page of its record. */
const PATHS: Readonly<Record<string, string>> = {
  state: "states",
  lga: "lgas",
  ward: "wards",
  bank: "banks",
};
