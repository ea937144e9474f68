/** The same for the page of results: the engine of the box finds them. */
import "../host-links.ts";
import { isLikeAddress } from "../../search/address.ts";
import { headingFor, resultsOf } from "../../search/results.tsx";
import { shortened } from "../../words.ts";
import { showHere } from "../offline/show-here.tsx";

const typed = new URLSearchParams(location.search).get("q")?.trim() ?? "";
const box = document.querySelector<HTMLInputElement>("#q");
if (box !== null) box.value = typed;

showHere(
  typed === ""
    ? undefined
    : {
        title: `Search: ${shortened(typed)}`,
        content: (
          <>
            <h1>{headingFor(typed)}</h1>
            {resultsOf(typed)}
          </>
        ),
        note: `These are the results from the data on this device.${isLikeAddress(typed) ? " Addresses need a connection." : ""}`,
      },
);
