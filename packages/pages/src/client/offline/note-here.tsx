import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Without what is behind `#`: a link to a part of the page loads nothing. */
const HERE = location.origin + location.pathname + location.search;

/** Says why the page is short, and how to see all of it. */
export function NoteHere({ children }: { readonly children: ComponentChildren }) {
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
