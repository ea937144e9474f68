import "../host-links.ts";
import { render } from "preact";
import type { System } from "../../tools/match/kinds.ts";
import { MatchTool } from "../match/match-tool.tsx";
import { openWorker } from "../worker.ts";

const place = document.querySelector<HTMLElement>("[data-match]");
const { worker, systems = "[]" } = place?.dataset ?? {};
if (place !== null && worker !== undefined) {
  place.replaceChildren();
  render(<MatchTool ask={openWorker(worker)} systems={JSON.parse(systems) as readonly System[]} />, place);
}
