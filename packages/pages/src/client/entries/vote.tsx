/**
 * On the pages of what one votes for: codes are read on the device, and the answer is printed or passed on.
 *
 */
import "../host-links.ts";
import { dataVersion } from "naijaref/about";
import { listElectionEvents, officesAt, writeCalendar } from "naijaref/elections";
import { type ComponentChild, render } from "preact";
import { recordAddress, voteAddress } from "../../elections/addresses.ts";
import { VoteAnswer } from "../../elections/vote-answer.tsx";
import { readVoterCode } from "../../elections/voter-code.ts";
import { findLgaHere } from "../elections/here.ts";
import { savePicture, sharePicture } from "../elections/picture.ts";
import { hasService, isStaticHost } from "../host.ts";
import { download } from "../map/save.ts";

const form = document.querySelector<HTMLFormElement>("[data-vote-form]");
const result = document.querySelector<HTMLElement>("[data-vote-result]");
const show = (answer: ComponentChild): void => {
  document.querySelector("[data-served]")?.remove();
  if (result !== null) render(answer, result);
};

const PAGE_OF_VOTE = "Its page: units, calendar, print, share";
const PAGE_OF_WARD = "The ward: its units and constituencies";

/** The answer for a place whose code was typed; the units of its ward are on the page of the place. */
function showPlace(code: string): void {
  const found = [{ pollingUnit: code }, { ward: code }, { lga: code }]
    .map((options) => officesAt(options))
    .find(({ ok }) => ok);
  if (found?.ok !== true || found.value.place === null) return;
  const { place } = found.value;
  show(
    <>
      <VoteAnswer found={found.value} place={place} />
      <p class="more">
        <a class="button" href={hasService ? voteAddress(code) : recordAddress(place)}>
          {place.ward === null ? "Choose your ward" : hasService ? PAGE_OF_VOTE : PAGE_OF_WARD}
        </a>
      </p>
    </>,
  );
}

/** @returns whether the text was read here, so that nothing needs to be sent. */
function readHere(text: string): boolean {
  const read = readVoterCode(text);
  if (read === undefined) return false;
  if ("code" in read) showPlace(read.code);
  else if ("problem" in read) show(<p class="problem">{read.problem}</p>);
  return true;
}

const sayNoConnection = (): void =>
  show(
    <p class="problem">
      You have no connection. Write the code on your voter’s card: addresses need a connection.
    </p>,
  );

/** Files alone read no text, and what was typed must not be sent to their host. */
const sayOnlyCodes = (): void =>
  show(
    <p class="problem">
      Only codes are read here: write the code on your voter’s card, such as 24-11-01-007. The search at the
      top of the page reads addresses and names.
    </p>,
  );

form?.addEventListener("submit", (event) => {
  const text = String(new FormData(form).get("at") ?? "");
  if (readHere(text)) event.preventDefault();
  else if (isStaticHost) {
    event.preventDefault();
    sayOnlyCodes();
  } else if (!navigator.onLine) {
    event.preventDefault();
    sayNoConnection();
  }
});

const typed = new URLSearchParams(location.search).get("at") ?? "";
const field = form?.elements.namedItem("at");
// A copy of the page without a connection: the service has not read what is after `?`.
if (field instanceof HTMLInputElement && field.value === "" && typed !== "") {
  field.value = typed;
  // A browser that is on a network without the internet takes itself for connected, and asked for this copy.
  if (!readHere(typed)) {
    if (isStaticHost) sayOnlyCodes();
    else if (document.querySelector(".kept") !== null) sayNoConnection();
  }
}

form?.querySelector("[data-here]")?.addEventListener("click", async () => {
  show(<p>Looking for the place …</p>);
  const found = await findLgaHere();
  if ("problem" in found) show(<p class="problem">{found.problem}</p>);
  else showPlace(found.code);
});

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
  whenPressed("calendar", (button) => {
    const state = button.dataset["calendar"] ?? "";
    const events = listElectionEvents({ state, kind: "poll", status: "planned" });
    if (!events.ok) return;
    const calendar = writeCalendar(events.value, { version: dataVersion });
    download(new Blob([calendar], { type: "text/calendar" }), "elections.ics");
  });
}

/** In how many days a poll is, which a copy of the page cannot say. */
const DAY = 86_400_000;
for (const heading of document.querySelectorAll<HTMLElement>("[data-day]")) {
  const day = Date.parse(`${heading.dataset["day"]}T00:00:00+01:00`);
  if (Number.isNaN(day)) continue;
  const days = Math.ceil((day - Date.now()) / DAY);
  const words =
    days > 1 ? `in ${days} days` : days === 1 ? "tomorrow" : days === 0 ? "today" : "this day has passed";
  heading.append(
    Object.assign(document.createElement("span"), { className: "note", textContent: ` ${words}` }),
  );
}
