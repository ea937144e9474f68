import { pagesFor } from "../../search/page-rows.ts";
import { type Entry, OWN_NUMBER } from "../../search/reading.ts";
import { copyText } from "../copy.ts";
import { element } from "../element.ts";
import type { SearchFunctions } from "../entries/search-worker.ts";
import { hasService, hostAddress, isStaticHost } from "../host.ts";
import { openWorker } from "../worker.ts";
import { askService } from "./ask-service.ts";
import { createList, startsWord } from "./suggestion-list.ts";

/** In milliseconds: a person who pauses so long may be asking, and so long a question waits for the one before. */
const [PAUSE, PATIENCE] = [120, 1000];

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const MAX = 8;

/** Digits, perhaps with the letters of a plate or a code: what is read on the device. Up to three alone are a code. */
const isForDevice = (text: string): boolean =>
  OWN_NUMBER.test(text) || (/\d.*\d/.test(text) && !/\p{L}{4}/u.test(text) && !/^\W*\d{1,3}\W*$/.test(text));

/** Looks a text up; undefined where nothing can be said now. */
export type Suggest = (text: string) => Promise<readonly Entry[] | undefined>;

/** The search box of a page: each suggestion is a page; Enter without one chosen opens all results. */
export function setUpBox(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[type=search]");
  const { worker } = form.dataset;
  if (input === null || worker === undefined) return;
  const ask = openWorker<SearchFunctions>(worker);
  const askWorker = (text: string): Promise<readonly Entry[]> =>
    ask("findEntries", text, MAX).catch(() => []);
  setUpField(
    input,
    async (text) => {
      if (isStaticHost || !navigator.onLine || isForDevice(text)) return askWorker(text);
      return (await askService(text, MAX)) ?? askWorker(text);
    },
    true,
  );
}

/** Pages that are no files. */
const ON_SERVICE = /^\/(?:v1|compare)\//;

/** The pages for a text among what was found for it: before it where the text is a word of their names. */
function withPages(text: string, found: readonly Entry[]): readonly Entry[] {
  const pages = pagesFor(text).filter(({ address }) => hasService || !ON_SERVICE.test(address));
  const isExact = found.some(({ title }) => title.toLowerCase() === text.toLowerCase());
  const first = isExact ? [] : pages.filter(({ isWord }) => isWord);
  const meant = found.filter(({ isSimilar }) => isSimilar === undefined);
  return [
    ...first,
    ...meant,
    ...pages.filter((page) => !first.includes(page)),
    ...found.filter(({ isSimilar }) => isSimilar),
  ].slice(0, MAX);
}

/**
 * Suggestions below a field: the combobox of the ARIA Authoring Practices with a list that is filtered, and
 * the focus always in the field.
 *
 * @param pages whether the pages for a text are among them
 */
export function setUpField(input: HTMLInputElement, look: Suggest, pages: boolean) {
  const list = createList(input);
  const status = element("p", "visually-hidden");
  status.setAttribute("role", "status");
  (input.closest("label") ?? input).after(list.element, status);
  let turn = 0;
  /** A slow line carries one question at a time, and not one for each key: each counts against the limit. */
  let last: Promise<unknown> = Promise.resolve();

  function show(entries: readonly Entry[], text: string): void {
    list.show(entries, text);
    status.textContent = countWords(entries.length);
  }

  /** Late answers are dropped, but where the text still begins so: then what is right of them is shown. */
  async function suggest(): Promise<void> {
    const text = input.value.trim();
    const asked = ++turn;
    if (text === "") {
      list.close();
      status.textContent = "";
      return;
    }
    await wait(PAUSE);
    if (asked === turn) await Promise.race([last, wait(PATIENCE)]);
    if (asked !== turn) return;
    const question = look(text);
    last = question;
    const found = await question;
    const now = input.value.trim();
    if (dismissed >= asked || document.activeElement !== input || now === "") return;
    if (found === undefined) list.close();
    else if (asked === turn) show(pages ? withPages(text, found) : found, text);
    else if (list.element.hidden && now.startsWith(text)) {
      const right = found.filter(({ title }) => startsWord(title, now) >= 0);
      if (right.length > 0) show(right, now);
    }
  }

  /** The last question before the person closed the list: no answer to it opens the list again. */
  let dismissed = 0;
  function dismiss(): void {
    dismissed = ++turn;
    list.close();
  }

  input.addEventListener("input", () => void suggest());
  function begin(): void {
    // On a low screen the list would stand below it.
    if (innerHeight < LOW_SCREEN) input.scrollIntoView({ block: "start" });
    if (input.value.trim() !== "") void suggest();
  }
  input.addEventListener("focus", begin);
  input.addEventListener("blur", list.close);
  input.addEventListener("keydown", (event) => {
    const { hidden } = list.element;
    const option = event.key === "Enter" ? list.entered() : undefined;
    if (event.key === "Escape") {
      if (hidden) input.value = "";
      dismiss();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!hidden) list.move(event.key === "ArrowDown" ? 1 : -1);
      else if (!list.reopen(input.value.trim())) void suggest();
    } else if (option !== undefined) open(option);
    else return;
    event.preventDefault();
  });
  // A press would take the focus from the field and close the list before the click.
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
  // The focus came, and something was typed perhaps, while this was loaded.
  if (document.activeElement === input) begin();
  return { suggest: () => void suggest() };
}

/** In pixels: a phone that is turned, or letters of 400 %. */
const LOW_SCREEN = 480;

function open({ dataset: { address } }: HTMLElement): void {
  if (address) location.assign(hostAddress(address));
}

const countWords = (count: number): string =>
  count === 0
    ? "No suggestions."
    : `${count} ${count === 1 ? "suggestion" : "suggestions"}. Use the arrow keys to choose.`;
