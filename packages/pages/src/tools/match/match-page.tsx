import { listIdSystems } from "naijaref/concordance";
import { assetAddress } from "../../assets.ts";
import { StylesBelow } from "../../layout/page-context.tsx";
import type { PageDefinition } from "../../page.ts";

export const matchPage: PageDefinition = {
  pattern: "/match",
  addresses: () => ["/match"],
  render: () => ({
    title: "Match a file",
    description:
      "Give each name of a column its code: LGAs, states, wards, constituencies or banks. The file stays on your device.",
    address: "/match",
    assets: ["tools.css", "match.css", "match-file.js"],
    main: (
      <>
        <h1>Match a file</h1>
        <p class="lead">
          Upload a list of places, banks or numbers. We add the code to each row, and show the rows we are not
          sure of.
        </p>
        <StylesBelow />
        <div
          class="match-tool"
          data-match
          data-worker={assetAddress("match-worker.js")}
          data-systems={JSON.stringify(listIdSystems().map(({ id, name, kinds }) => ({ id, name, kinds })))}
        >
          <noscript>
            <p class="problem">
              A list is matched by a script in your browser, which is switched off. Look names up in the box
              above, one by one.
            </p>
          </noscript>
        </div>
      </>
    ),
  }),
};
