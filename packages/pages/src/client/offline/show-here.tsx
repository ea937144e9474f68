import { type ComponentChildren, render } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Without what is behind `#`: a link to a part of the page loads nothing. */
const HERE = location.origin + location.pathname + location.search;

/** Says why the page is short, and how to see all of it. */
function NoteHere({ children }: { readonly children: ComponentChildren }) {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const update = ({ type }: Event): void => setBack(type === "online");
    for (const event of ["online", "offline"]) addEventListener(event, update);
  }, []);
  return isBack ? (
    <>
      You are connected again. <a href={HERE}>Open the whole page</a>
    </>
  ) : (
    <>
      You have no connection. {children} <a href={HERE}>Try again</a>
    </>
  );
}

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
  const content = document.createElement("div");
  render(drawn.content, content);
  // The styles are linked inside it.
  main.replaceChildren(...main.querySelectorAll("link"), content);
  const note = document.createElement("p");
  note.className = "kept";
  note.setAttribute("role", "status");
  document.body.prepend(note);
  render(<NoteHere>{drawn.note}</NoteHere>, note);
}
