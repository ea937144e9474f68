import { listStates } from "naijaref/places";
import { stateAddress } from "../addresses.ts";
import { SearchForm } from "../layout/header.tsx";
import type { PageDefinition } from "../page.ts";

export const home: PageDefinition = {
  pattern: "/",
  addresses: () => ["/"],
  render: () => ({
    title: "naijaref: Nigeria's places, seats, banks and numbers",
    description:
      "Look up any state, LGA, ward, constituency or bank of Nigeria, and check account numbers, phone numbers and plates. Every value with its source.",
    address: "/",
    main: (
      <>
        <h1>Nigeria’s places, seats, banks and numbers</h1>
        <SearchForm id="q" />
        <ul>
          {listStates().map((state) => (
            <li key={state.code}>
              <a href={stateAddress(state)}>{state.name}</a>
            </li>
          ))}
        </ul>
      </>
    ),
  }),
};
