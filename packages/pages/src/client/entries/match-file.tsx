/** On the page that matches files. */
import "../host-links.ts";
import { render } from "preact";
import { MatchTool } from "../match/match-tool.tsx";

const place = document.querySelector<HTMLElement>("[data-match]");
const worker = place?.dataset["worker"];
if (place !== null && worker !== undefined) {
  place.replaceChildren();
  // The worker is loaded with the page, so that all goes on when the connection is cut.
  render(<MatchTool worker={new Worker(worker, { type: "module" })} />, place);
}
