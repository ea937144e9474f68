import { setUpMap } from "../map/set-up.ts";
import { setUpWhereAmI } from "../map/where-am-i.ts";

/** On pages with a map: names under the pointer, zoom, keys, saving, own tables, where the person is. */

// On a phone the choices above a map are in one line that moves sideways.
for (const chosen of document.querySelectorAll(".map-choices a[aria-current]"))
  chosen.scrollIntoView({ block: "nearest", inline: "center" });
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
