import { setUpMap } from "../map/set-up.ts";
import { setUpWhereAmI } from "../map/where-am-i.ts";

/** On pages with a map: names under the pointer, zoom, keys, saving, own tables, where the person is. */

showChosen();
for (const map of document.querySelectorAll<HTMLElement>("[data-map]")) setUpMap(map);
for (const where of document.querySelectorAll<HTMLElement>("[data-where]")) setUpWhereAmI(where);
for (const table of document.querySelectorAll<HTMLElement>("[data-own-table]")) {
  // Loaded with what reads the table, which is large, when somebody wants it.
  const open = (): void =>
    void import("../map/own-table.ts").then(
      ({ setUpOwnTable }) => setUpOwnTable(table),
      () =>
        table
          .querySelector("[role=status]")
          ?.append("This could not be loaded. Connect to the internet and load the page again."),
    );
  table.closest("details")?.addEventListener("toggle", open, { once: true });
}

/**
 * On a phone the choices above a map are in one line that moves sideways: moves it to the one that is chosen.
 * The page itself stays where it is.
 */
function showChosen(): void {
  for (const link of document.querySelectorAll<HTMLElement>(".map-choices a[aria-current]")) {
    const line = link.closest("ul");
    if (line === null) continue;
    const [at, seen] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
    if (at.right > seen.right) line.scrollLeft += at.right - seen.right + seen.width / 8;
  }
}
