import { lgasOfState, listLgas, listStates } from "naijaref/places";
import { certain } from "../certain.ts";
import type { PageDefinition } from "../page.ts";
import { Folds, Listing } from "../parts/listing.tsx";
import { rowOf } from "../records/rows.ts";

export const lgas: PageDefinition = {
  pattern: "/lgas",
  addresses: () => ["/lgas"],
  render: (_, site) => ({
    title: "Local government areas of Nigeria",
    description: `All ${listLgas().length} local government areas (LGAs) of Nigeria by state, with their INEC codes.`,
    address: "/lgas",
    main: (
      <Listing
        title={`${listLgas().length} local government areas`}
        lead="By state, with the electoral commission’s code."
        file={{ site, address: "/v1/lgas" }}
      >
        <Folds
          what="LGAs"
          groups={listStates().map(({ code, name, slug }) => ({
            id: slug,
            title: name,
            links: certain(lgasOfState(code)).map(rowOf.lga),
          }))}
        />
      </Listing>
    ),
  }),
};
