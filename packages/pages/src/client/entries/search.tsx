/**
 * The page of results where no service makes it: files serve it, or there is no connection. The engine of the
 * box finds them.
 */
import "../host-links.ts";
import { render } from "preact";
import { entriesOfAddress, isLikeAddress } from "../../search/address.ts";
import type { Entry } from "../../search/reading.ts";
import { headingFor, resultsOf } from "../../search/results.tsx";
import { shortened } from "../../words.ts";
import { showHere } from "../offline/show-here.tsx";

const typed = new URLSearchParams(location.search).get("q")?.trim() ?? "";
const box = document.querySelector<HTMLInputElement>("#q");
if (box !== null) box.value = typed;

/** What reads addresses is on this device only if the box has needed it before. */
const places: readonly Entry[] | undefined = isLikeAddress(typed)
  ? await entriesOfAddress(typed).catch(() => undefined)
  : [];

const results = () => (
  <>
    <h1 class="question">{headingFor(typed)}</h1>
    {resultsOf(typed, { places: places ?? [] })}
  </>
);

const served = document.querySelector<HTMLElement>("[data-results]");
if (served === null)
  showHere(
    typed === ""
      ? undefined
      : {
          title: `Search: ${shortened(typed)}`,
          content: results(),
          note: `These are the results from the data on this device.${places === undefined ? " Whole addresses need a connection." : ""}`,
        },
  );
else if (typed !== "") {
  document.querySelector("h1")?.remove();
  served.replaceChildren();
  render(results(), served);
}
