/** On the page that matches files. */
import "../host-links.ts";
import { render } from "preact";
import type { System } from "../../tools/match/kinds.ts";
import { MatchTool } from "../match/match-tool.tsx";
import { createWorkers } from "../match/workers.ts";

const place = document.querySelector<HTMLElement>("[data-match]");
const {
  worker,
  workerWorkbooks: workbooks,
  workerAddresses: addresses,
  workerUnits: units,
  workerIds: ids,
  systems = "[]",
} = place?.dataset ?? {};
if (
  place !== null &&
  worker !== undefined &&
  workbooks !== undefined &&
  addresses !== undefined &&
  units !== undefined &&
  ids !== undefined
) {
  place.replaceChildren();
  render(
    <MatchTool
      workers={createWorkers({ worker, workbooks, addresses, units, ids })}
      systems={JSON.parse(systems) as readonly System[]}
    />,
    place,
  );
}
