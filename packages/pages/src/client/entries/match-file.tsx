/** On the page that matches files. */
import "../host-links.ts";
import { render } from "preact";
import { MatchTool } from "../match/match-tool.tsx";
import { startWorkers } from "../match/workers.ts";

const place = document.querySelector<HTMLElement>("[data-match]");
const { worker, workbooks, addresses } = place?.dataset ?? {};
if (place !== null && worker !== undefined && workbooks !== undefined && addresses !== undefined) {
  place.replaceChildren();
  render(<MatchTool workers={startWorkers({ worker, workbooks, addresses })} />, place);
}
