import "../host-links.ts";
import { reverseGeocode } from "naijaref/boundaries";
import { render } from "preact";
import { NoPlace, PlaceAnswer } from "../../map/place-answer.tsx";
import { drawHere } from "./draw-here.ts";

/**
 * What is at a position, looked up and drawn on the device, as the service shows it.
 *
 * @param accuracy in metres; left out for a point that somebody named
 */
export function answerHere(
  point: { readonly lat: number; readonly lon: number },
  accuracy?: number,
): Element {
  const found = reverseGeocode(point);
  const answered = document.createElement("div");
  answered.className = "answered-here with-picture";
  const words = document.createElement("div");
  answered.append(words);
  render(
    found.ok ? <PlaceAnswer location={found.value} accuracy={accuracy} /> : <NoPlace failure={found} />,
    words,
  );
  const drawn = found.ok ? drawHere(found.value, accuracy) : undefined;
  if (drawn !== undefined) answered.append(drawn);
  words.querySelector(".answer")?.setAttribute("tabindex", "-1");
  return answered;
}
