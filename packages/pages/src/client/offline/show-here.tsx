import { type ComponentChildren, render } from "preact";
import { element } from "../element.ts";

/** Without what is behind `#`: a link to a part of the page loads nothing. */
const HERE = location.origin + location.pathname + location.search;

interface Drawn {
  readonly title: string;
  readonly content: ComponentChildren;
  readonly note: ComponentChildren;
}

/**
 * Shows what was made on this device, on the page that stands for one that is not kept.
 *
 * @param drawn undefined where there is nothing to show: the page says then what it says of itself
 */
export function showHere(drawn: Drawn | undefined): void {
  const main = document.querySelector<HTMLElement>("main");
  if (main === null) return;
  main.classList.remove("is-waiting");
  if (drawn === undefined) return;
  document.title = `${drawn.title} · naijaref`;
  const content = element("div");
  render(drawn.content, content);
  // The styles are linked inside it.
  main.replaceChildren(...main.querySelectorAll("link"), content);
  const note = element("p", "kept");
  note.setAttribute("role", "status");
  document.body.prepend(note);
  // Why the page is short, and how to see all of it.
  const say = (isBack: boolean): void =>
    render(
      <>
        {isBack ? "You are connected again." : "You have no connection."} {!isBack && drawn.note}{" "}
        <a href={HERE}>{isBack ? "Open the whole page" : "Try again"}</a>
      </>,
      note,
    );
  for (const event of ["online", "offline"]) addEventListener(event, ({ type }) => say(type === "online"));
  say(false);
}
