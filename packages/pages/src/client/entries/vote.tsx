/**
 * On the pages of what one votes for: units are found by name while one types, codes are read on the device,
 * and the answer is printed or passed on.
 */
import "../host-links.ts";
import { SCORES } from "naijaref/search";
import { render } from "preact";
import { savePicture, sharePicture } from "../elections/picture.ts";
import type { Here } from "../elections/read-vote.tsx";
import { isStaticHost } from "../host.ts";
import { download } from "../map/save.ts";
import { askForRecords, askForUnits } from "../search/ask-service.ts";
import { setUpField } from "../search/box.ts";

/** All that needs the places and the constituencies. */
const load = () => import("../elections/read-vote.tsx");

const form = document.querySelector<HTMLFormElement>("[data-vote-form]");
const field = form?.elements.namedItem("at");
const result = document.querySelector<HTMLElement>("[data-vote-result]");
const states = document.querySelector<HTMLElement>("[data-vote-states]");

function show(here: Here): void {
  document.querySelector("[data-served]")?.remove();
  if (result === null || !(field instanceof HTMLInputElement)) return;
  const isProblem = "problem" in here;
  field.setAttribute("aria-invalid", String(isProblem));
  if (states !== null) states.hidden = true;
  document.querySelector("h1")?.classList.toggle("question", !isProblem);
  render(
    isProblem ? (
      <p class="problem" id="vote-problem">
        {here.problem}
      </p>
    ) : (
      here.answer
    ),
    result,
  );
  if (isProblem) field.focus();
  else result.querySelector<HTMLElement>("h2")?.focus();
}

const NO_CONNECTION = "You have no connection. Write the code on your voter’s card: names need a connection.";

/** Files alone read no text, and what was typed must not be sent to their host. */
const ONLY_CODES =
  "Only codes are read here: write the code on your voter’s card, such as 24-11-01-007. The search at the top of the page reads addresses and names.";

/** Of fewer letters it may be the beginning of a code: "PU 24". */
const MIN_LETTERS = 3;

const isLikeCode = (text: string): boolean => !/\p{L}{3}/u.test(text) && /\d/.test(text);

async function submit(text: string): Promise<void> {
  const read = (await load()).readCode(text);
  if (read !== undefined) show(read);
  else if (isStaticHost) show({ problem: ONLY_CODES });
  else if (!navigator.onLine || document.querySelector(".kept") !== null) show({ problem: NO_CONNECTION });
  else form?.submit();
}

if (form !== null && field instanceof HTMLInputElement) {
  field.addEventListener("focus", () => void load(), { once: true });
  const { suggest } = setUpField(
    field,
    async (text) => {
      if (isStaticHost || !navigator.onLine || isLikeCode(text) || text.length < MIN_LETTERS)
        return undefined;
      const [units, places] = await Promise.all([
        askForUnits(text, 8),
        askForRecords(text, 4, ["lga", "ward"]),
      ]);
      if (states !== null) states.hidden = text.length < 6 || units.length > 0;
      const meant = (places ?? []).filter(({ score }) => score >= SCORES.firstWords);
      return [
        ...units.map((unit) => ({ ...unit, address: `/vote/${unit.id}` })),
        ...meant.map((place) => ({ ...place, address: `/vote/${place.id}` })),
      ];
    },
    false,
  );
  states?.addEventListener("click", (event) => {
    const state = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-state]") : null;
    if (state === null) return;
    event.preventDefault();
    field.value = `${field.value.split(",")[0]?.trim()}, ${state.dataset["state"]}`;
    field.focus();
    suggest();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(field.value);
  });
  form.querySelector("[data-here]")?.addEventListener("click", async () => {
    show({ answer: <p>Looking for the place …</p> });
    show(await (await load()).readPosition());
  });
  const typed = new URLSearchParams(location.search).get("at") ?? "";
  // A copy of the page without a connection: the service has not read what is after `?`.
  if (field.value === "" && typed !== "") {
    field.value = typed;
    if (isStaticHost || document.querySelector(".kept") !== null) void submit(typed);
  }
}

const answer = document.querySelector<HTMLElement>("article [data-vote]");
const whenPressed = (name: string, act: (button: HTMLElement) => void | Promise<void>): void => {
  const button = document.querySelector<HTMLElement>(`[data-${name}]`);
  button?.addEventListener("click", (event) => {
    event.preventDefault();
    // A person who changes their mind while sharing has done nothing wrong.
    Promise.resolve(act(button)).catch(() => undefined);
  });
};
if (answer !== null) {
  whenPressed("picture", () => savePicture(answer));
  whenPressed("share", () => sharePicture(answer));
  whenPressed("print", () => print());
  whenPressed("calendar", async (button) => {
    const calendar = (await load()).calendarOf(button.dataset["calendar"] ?? "");
    if (calendar !== undefined) download(calendar, "elections.ics");
  });
}
