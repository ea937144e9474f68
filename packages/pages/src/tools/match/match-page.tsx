import { listIdSystems } from "naijaref/concordance";
import { assetAddress } from "../../assets.ts";
import { StylesBelow } from "../../layout/page-context.tsx";
import type { PageDefinition } from "../../page.ts";
import { FewNames, FORM_FIELDS, readFewNames, unitsOfFewNames } from "./few-names.tsx";

export const matchPage: PageDefinition = {
  pattern: "/match",
  query: FORM_FIELDS,
  // The names may be of people’s own lists.
  isPrivate: true,
  addresses: () => ["/match"],
  loads: true,
  cost: unitsOfFewNames,
  render: async (values, site) => {
    const few = await readFewNames(values, site);
    return {
      title: "Match a file",
      description:
        "Give each name of a column its code: LGAs, states, wards, constituencies or banks. The file stays on your device.",
      address: "/match",
      assets: ["tools.css", "match.css", "match-file.js"],
      main: (
        <>
          <h1>Match a file</h1>
          <p class="lead">
            Upload a list of places, banks or numbers. We add the code to each row, and show the rows we are
            not sure of.
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
                A file is matched by a script in your browser. Without script, match a few names below.
              </p>
            </noscript>
          </div>
          <FewNames {...few} />
        </>
      ),
    };
  },
};
