/** On the page of results where no service renders them: the engine finds them in the browser. */
import "../host-links.ts";
import { render } from "preact";
import { resultsOf } from "../../search/results.tsx";

const place = document.querySelector<HTMLElement>("[data-results]");
const typed = new URLSearchParams(location.search).get("q")?.trim() ?? "";
if (place !== null && typed !== "") {
  place.replaceChildren();
  render(resultsOf(typed), place);
}
