import type { View } from "./view.ts";

/** `#at=6.5244,3.3792,8`: what is in the middle, in degrees, and how many times larger it is drawn. */
const WRITTEN = /^#at=(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/;

/**
 * Keeps the address at what a person sees of a map, so that it can be passed on, and shows what an address
 * says. Only the part after `#` changes: nothing is asked of the service.
 */
export function keepPlaceInAddress(map: HTMLElement, view: View): void {
  const [west = 0, north = 0, perLon = 1, perLat = 1] = (map.dataset["projection"] ?? "")
    .split(" ")
    .map(Number);
  const show = (): void => {
    const [, lat, lon, scale] = WRITTEN.exec(location.hash) ?? [];
    if (lat === undefined) return;
    view.showAt(Number(scale), { x: (Number(lon) - west) * perLon, y: (north - Number(lat)) * perLat });
  };
  addEventListener("hashchange", show);
  show();
  view.onDrawn = ({ scale, middle: { x, y } }) => {
    const [lat, lon] = [north - y / perLat, west + x / perLon].map((degrees) => degrees.toFixed(3));
    const hash = scale === 1 ? "" : `#at=${lat},${lon},${Number(scale.toFixed(1))}`;
    if (hash === location.hash) return;
    history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  };
}
