/** On the page of results where no service renders them: the engine finds them in the browser. */
import "../host-links.ts";
import { render } from "preact";
import { headingFor, resultsOf } from "../../search/results.tsx";

const heading = document.querySelector("h1");
const place = document.querySelector<HTMLElement>("[data-results]");
const typed = new URLSearchParams(location.search).get("q")?.trim() ?? "";
if (heading !== null && place !== null && typed !== "") {
  heading.textContent = headingFor(typed);
  place.replaceChildren();
  render(resultsOf(typed), place);
}
