import { lgasOfState, listLgas, listStates } from "naijaref/places";
import { stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { hasApi, type PageDefinition } from "../page.ts";
import { Jump } from "../parts/jump.tsx";
import { Links } from "../parts/links.tsx";
import { Listing } from "../parts/listing.tsx";
import { lgaLinks } from "../parts/place-links.ts";
import { Section } from "../parts/section.tsx";

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
        lead={
          <>
            By state, with the electoral commission’s code.
            {hasApi(site) && (
              <>
                {" "}
                As a file: <a href="/v1/lgas?format=csv">CSV</a> or <a href="/v1/lgas">JSON</a>.
              </>
            )}
          </>
        }
      >
        <Jump label="States" links={listStates().map(({ name, slug }) => ({ name, address: `#${slug}` }))} />
        {listStates().map((state) => (
          <Section key={state.code} id={state.slug} title={<a href={stateAddress(state)}>{state.name}</a>}>
            <Links links={lgaLinks(certain(lgasOfState(state.code)))} />
          </Section>
        ))}
      </Listing>
    ),
  }),
};
