import { lgasOfState, listLgas, listStates } from "naijaref/places";
import { lgaAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { hasApi, type PageDefinition } from "../page.ts";
import { Jump } from "../parts/jump.tsx";
import { Listing } from "../parts/listing.tsx";
import { Table } from "../parts/table.tsx";
import { grouped } from "../words.ts";

const COLUMNS = [
  { name: "LGA" },
  { name: "State" },
  { name: "Code", isCode: true },
  { name: "Headquarters" },
  { name: "Polling units", isNumber: true },
];

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
        <Table
          caption="LGAs"
          columns={COLUMNS}
          canFilter
          rows={listStates().flatMap((state) =>
            certain(lgasOfState(state.code)).map((lga, at) => ({
              key: lga.code,
              // The way to a state leads to its first row.
              ...(at === 0 ? { id: state.slug } : {}),
              cells: [
                <a key="name" href={lgaAddress(lga)}>
                  {lga.name}
                </a>,
                <a key="state" href={stateAddress(state)}>
                  {state.name}
                </a>,
                <code key="code">{lga.inecCode}</code>,
                lga.headquarters,
                grouped(lga.pollingUnits),
              ],
            })),
          )}
        />
      </Listing>
    ),
  }),
};
