import { counts } from "naijaref/about";
import { listConstituencies } from "naijaref/elections";
import { listStates } from "naijaref/places";
import { stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import type { PageDefinition } from "../page.ts";
import { Jump } from "../parts/jump.tsx";
import { Links } from "../parts/links.tsx";
import { Listing } from "../parts/listing.tsx";
import { seatLinks } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { grouped } from "../words.ts";

const { senatorialDistricts: SENATE, federalConstituencies: HOUSE, stateConstituencies: ASSEMBLIES } = counts;

export const constituencies: PageDefinition = {
  pattern: "/constituencies",
  addresses: () => ["/constituencies"],
  render: () => ({
    title: "Seats: constituencies of Nigeria",
    description: `The ${SENATE} senatorial districts, ${HOUSE} federal constituencies and ${ASSEMBLIES} state constituencies of Nigeria by state, with INEC's codes and the LGAs and wards of each.`,
    address: "/constituencies",
    main: (
      <Listing
        title={`${grouped(SENATE + HOUSE + ASSEMBLIES)} seats`}
        lead={`${SENATE} in the Senate, ${HOUSE} in the House of Representatives, and ${ASSEMBLIES} in the Houses of Assembly of the states. Each has a page with its LGAs and wards.`}
      >
        <Jump label="States" links={listStates().map(({ name, slug }) => ({ name, address: `#${slug}` }))} />
        {listStates().map((state) => {
          const seats = certain(listConstituencies({ state: state.code }));
          const number = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
          return (
            <Section key={state.code} id={state.slug} title={state.name}>
              <Links links={seatLinks(seats.filter(({ kind }) => kind === "senatorial_district"))} />
              <p class="more">
                <a href={`${stateAddress(state)}#seats`}>
                  {number("federal_constituency")} federal
                  {state.code === "FC" ? "" : ` and ${number("state_constituency")} state`} constituencies
                </a>
              </p>
            </Section>
          );
        })}
      </Listing>
    ),
  }),
};
