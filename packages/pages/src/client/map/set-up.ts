import { moveByKeys } from "./keys.ts";
import { keepPlaceInAddress } from "./place-in-address.ts";
import { followPointers } from "./pointers.ts";
import { linkRows } from "./rows.ts";
import { saveMap } from "./save.ts";
import { showNames } from "./tip.ts";
import { View } from "./view.ts";

/** Makes a drawn map one that can be zoomed, moved and saved. */
export function setUpMap(map: HTMLElement): void {
  const svg = map.querySelector("svg");
  if (svg === null) return;
  const view = new View(map, svg);
  showNames(map, svg);
  moveByKeys(svg);
  linkRows(svg);
  map.dataset["ready"] = "";
  followPointers(svg, view);
  // The map is all of that page; elsewhere the address is that of a record.
  if (location.pathname.endsWith("/map")) keepPlaceInAddress(map, view);
  map.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const { zoom, save } = button?.dataset ?? {};
    if (zoom === "in") view.zoomBy(1.6);
    if (zoom === "out") view.zoomBy(1 / 1.6);
    if (zoom === "all") view.showAll();
    if (save === "svg" || save === "png") void saveMap(map, svg, save);
  });
}
