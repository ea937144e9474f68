import { KINDS, type Kind } from "naijaref/kinds";
import type { Entry } from "../../search/entry.ts";
import { capitalized } from "../../words.ts";
import { copyText } from "../copy.ts";
import { hostAddress, isStaticHost } from "../host.ts";
import { type Answer, createEngine, type Engine, type Scripts } from "./engine.ts";
import { createList, type SuggestionList, startsWord } from "./suggestion-list.ts";

/** How long a person must pause before the service is asked, in milliseconds. */
const PAUSE = 120;

/** How long the engine waits for the service's first answer, which should have a slow line for itself. */
const HEAD_START = 1000;

const MOST = 8;

/** As many digits are an account or phone number: it is not sent anywhere. */
const OWN_NUMBER = /(?:\d\D?){6}/;

/**
 * Suggestions below a search box: the combobox of the ARIA Authoring Practices with a list that is filtered,
 * and the focus always in the box. Each suggestion is a page; Enter without one chosen opens the page of all
 * results.
 */
export function setUpBox(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[type=search]");
  const { worker: search } = form.dataset;
  const { workerAddresses: addresses } =
    document.querySelector<HTMLElement>("[data-worker-addresses].site-footer")?.dataset ?? {};
  if (input === null || search === undefined || addresses === undefined) return;
  const list = createList(input);
  const status = createStatus();
  form.append(list.element, status);
  const { suggest, dismiss, engine, isAsking } = suggestIn(input, list, status, { search, addresses });

  // Not while the service is asked: on a slow line its answer, of a few hundred bytes, would wait for the
  // engine.
  input.addEventListener("focus", () => setTimeout(() => isAsking() || engine.load(), HEAD_START), {
    once: true,
  });
  input.addEventListener("input", suggest);
  input.addEventListener("focus", () => {
    if (input.value.trim() !== "" && document.activeElement === input) suggest();
  });
  input.addEventListener("blur", list.close);
  input.addEventListener("keydown", (event) => {
    if (press(event.key, input, list, { suggest, dismiss })) event.preventDefault();
  });
  // A press would take the focus from the box and close the list before the click.
  list.element.addEventListener("pointerdown", (event) => event.preventDefault());
  list.element.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const code = target.closest<HTMLElement>("[data-code]");
    if (code !== null) {
      void copyText(code, code.dataset["code"] ?? "").then((said) => {
        status.textContent = said;
      });
      return;
    }
    const option = target.closest<HTMLElement>("[role=option]");
    if (option !== null) open(option);
  });
}

function createStatus(): HTMLElement {
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  return status;
}

interface Suggesting {
  readonly suggest: () => void;
  /** Closes the list, whatever is still on its way. */
  readonly dismiss: () => void;
}

/** Suggests for the text in the box: the engine or, before it is there, the service. */
function suggestIn(
  input: HTMLInputElement,
  list: SuggestionList,
  status: HTMLElement,
  scripts: Scripts,
): Suggesting & { readonly engine: Engine; readonly isAsking: () => boolean } {
  let turn = 0;
  /** Whether the person has closed the list: then no late answer opens it. */
  let isDismissed = false;
  let asking = 0;
  /** Whether the service answered the last question. */
  let answers = true;

  function show(entries: readonly Entry[], problem?: string): void {
    const text = input.value.trim();
    list.show(
      entries,
      text,
      problem ?? (entries.length === 0 ? "Nothing found yet. Type more, or try another spelling." : ""),
    );
    status.textContent = problem ?? countWords(entries.length);
  }

  const answered = (answer: Answer): void => {
    const isAsked = document.activeElement === input && input.value.trim() !== "";
    // When the engine becomes ready, it answers what is in the box.
    if (answer.turn === 0) {
      if (isAsked && !isDismissed) suggest();
      return;
    }
    // Nothing is called not found before all have answered.
    if (answer.turn === turn && isAsked && (answer.entries.length > 0 || answer.isLast)) show(answer.entries);
  };

  const engine = createEngine(scripts, answered);

  function suggest(): void {
    const text = input.value.trim();
    turn++;
    isDismissed = false;
    if (text === "") {
      list.close();
      status.textContent = "";
    } else if (engine.isReady()) engine.ask({ turn, text, limit: MOST });
    else if (OWN_NUMBER.test(text)) engine.load();
    else void askFirst(text, turn);
  }

  /** Asks the service, when the person has paused. Who types on leaves the line to the next question. */
  async function askFirst(text: string, asked: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (asked !== turn || engine.isReady()) return;
    // On a slow line the answer, of a few hundred bytes, would wait for the engine.
    if (answers) engine.giveWay();
    asking++;
    const entries = await askService(text, MOST);
    asking--;
    answers = entries !== undefined;
    if (asked !== turn) return showMeanwhile(entries ?? [], text);
    engine.load();
    // The engine knows more than the service: numbers, plates, addresses.
    if (engine.isReady() || entries?.length === 0) return;
    if (entries !== undefined) show(entries);
    else if (!navigator.onLine) list.close();
  }

  function showMeanwhile(entries: readonly Entry[], asked: string): void {
    const text = input.value.trim();
    if (isDismissed || !list.element.hidden || document.activeElement !== input || !text.startsWith(asked))
      return;
    const right = entries.filter(({ title }) => startsWord(title, text) >= 0);
    if (right.length > 0) show(right);
  }

  function dismiss(): void {
    turn++;
    isDismissed = true;
    list.close();
  }

  return { suggest, dismiss, engine, isAsking: () => asking > 0 };
}

/** Does what a key does in the box, and returns whether the browser has nothing more to do for it. */
function press(
  key: string,
  input: HTMLInputElement,
  list: SuggestionList,
  { suggest, dismiss }: Suggesting,
): boolean {
  const { hidden } = list.element;
  switch (key) {
    case "Escape":
      if (hidden) input.value = "";
      dismiss();
      return true;
    case "ArrowDown":
    case "ArrowUp":
      if (!hidden) list.move(key === "ArrowDown" ? 1 : -1);
      else if (!list.reopen(input.value.trim())) suggest();
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
  if (dataset["address"] !== undefined) location.assign(hostAddress(dataset["address"]));
}

const countWords = (count: number): string =>
  count === 0
    ? "No suggestions."
    : `${count} ${count === 1 ? "suggestion" : "suggestions"}. Use the arrow keys to choose.`;

/**
 * What the service suggests; undefined if it fails, or did not serve this page: its suggestions have codes,
 * and only a service leads from the address with a code to the page.
 */
async function askService(text: string, limit: number): Promise<readonly Entry[] | undefined> {
  if (isStaticHost) return undefined;
  try {
    const response = await fetch(`/v1/suggest?q=${encodeURIComponent(text)}&limit=${limit}`, {
      priority: "high",
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { readonly data: readonly ServiceSuggestion[] };
    return data.map(({ kind, code, name, lga_name, state_name, bank_status }) => ({
      title: name,
      kind: capitalized(KINDS[kind].noun),
      detail: [
        kind === "ward" || kind === "locality" ? lga_name : null,
        kind === "state" ? null : state_name,
        bank_status === null || bank_status === "active" ? null : bank_status.replaceAll("_", " "),
      ]
        .filter((word) => word !== null)
        .join(" · "),
      address: `/${KINDS[kind].path}/${encodeURIComponent(code)}`,
    }));
  } catch {
    return undefined;
  }
}

interface ServiceSuggestion {
  readonly kind: Kind;
  readonly code: string;
  readonly name: string;
  readonly lga_name: string | null;
  readonly state_name: string | null;
  readonly bank_status: string | null;
}
