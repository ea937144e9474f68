import type { Kind } from "naijaref/kinds";
import { useEffect, useState } from "preact/hooks";

/** Without what is behind `#`: a link to a part of the page loads nothing. */
const HERE = location.origin + location.pathname + location.search;

/** What only the whole page has. */
function lackingOf(kind: Kind): string {
  if (kind === "bank" || kind === "party") return "Its sources";
  return kind === "polling_unit" ? "Its name, sources and map" : "Its sources and map";
}

/** Says why the page is short, and how to see all of it. */
export function RecordNote({ kind }: { readonly kind: Kind }) {
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
      You have no connection. This is the record from the data on this device. {lackingOf(kind)} need a
      connection. <a href={HERE}>Try again</a>
    </>
  );
}
