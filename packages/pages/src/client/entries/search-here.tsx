/** The same for the page of results: the engine of the box finds them. */
import "../host-links.ts";
import { entriesOfAddress, isLikeAddress, knownPart } from "../../search/address.ts";
import type { Entry } from "../../search/entry.ts";
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
// Without it, the place in the address is looked for.
const asked = places === undefined ? (knownPart(typed) ?? typed) : typed;

showHere(
  typed === ""
    ? undefined
    : {
        title: `Search: ${shortened(typed)}`,
        content: (
          <>
            <h1 class="question">{headingFor(asked)}</h1>
            {resultsOf(asked, { places: places ?? [] })}
          </>
        ),
        note: `These are the results from the data on this device.${places === undefined ? " Whole addresses need a connection." : ""}`,
      },
);
