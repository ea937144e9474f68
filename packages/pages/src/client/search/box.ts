import { hostAddress } from "../host.ts";
import { askService } from "./ask-service.ts";
import type { Entry, FindEntries } from "./entry.ts";
import { createList, type SuggestionList } from "./suggestion-list.ts";

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
  const list = createList(input);
  const status = createStatus();
  form.append(list.element, status);
  const suggest = suggestIn(input, list, status);

  for (const event of ["focus", "pointerenter"] as const)
    input.addEventListener(event, loadEngine, { once: true });
  input.addEventListener("input", suggest);
  input.addEventListener("focus", () => {
    if (input.value.trim() !== "") suggest();
  });
  input.addEventListener("blur", list.close);
  input.addEventListener("keydown", (event) => {
    if (press(event.key, input, list, suggest)) event.preventDefault();
  });
  // A press would take the focus from the box and close the list before the click.
  list.element.addEventListener("pointerdown", (event) => event.preventDefault());
  list.element.addEventListener("click", ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>("[role=option]") : null;
    if (option !== null) open(option);
  });
}

/** What a screen reader says of the list. */
function createStatus(): HTMLElement {
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  return status;
}

/** Returns what suggests for the text in the box: the engine or, before it is there, the service. */
function suggestIn(input: HTMLInputElement, list: SuggestionList, status: HTMLElement): () => void {
  let asked = 0;

  function show(entries: readonly Entry[]): void {
    list.show(entries);
    status.textContent = countWords(entries.length);
  }

  async function suggest(): Promise<void> {
    const text = input.value.trim();
    const turn = ++asked;
    if (text === "") {
      list.close();
      status.textContent = "";
      return;
    }
    if (find !== undefined) {
      show(find(text, MOST));
      return;
    }
    void engine?.then(
      () => (turn === asked ? suggest() : undefined),
      () => undefined,
    );
    if (OWN_NUMBER.test(text)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== asked) return;
    const entries = await askService(text, MOST);
    if (turn === asked && find === undefined) show(entries);
  }

  return () => void suggest();
}

/** Does what a key does in the box, and returns whether the browser has nothing more to do for it. */
function press(key: string, input: HTMLInputElement, list: SuggestionList, suggest: () => void): boolean {
  const { hidden } = list.element;
  switch (key) {
    case "Escape":
      if (hidden) input.value = "";
      list.close();
      return true;
    case "ArrowDown":
    case "ArrowUp":
      if (hidden) suggest();
      else list.move(key === "ArrowDown" ? 1 : -1);
      return true;
    case "Enter": {
      const option = list.entered();
      if (option !== undefined) open(option);
      return option !== undefined;
    }
    default:
      return false;
  }
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
