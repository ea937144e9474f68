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

export const constituencies: PageDefinition = {
  pattern: "/constituencies",
  addresses: () => ["/constituencies"],
  render: () => ({
    title: "Seats: constituencies of Nigeria",
    description:
      "The 109 senatorial districts, 360 federal constituencies and 990 state constituencies of Nigeria by state, with INEC's codes and the LGAs and wards of each.",
    address: "/constituencies",
    main: (
      <Listing
        title="1,459 seats"
        lead="109 in the Senate, 360 in the House of Representatives, and 990 in the Houses of Assembly of the states. Each has a page with its LGAs and wards."
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
