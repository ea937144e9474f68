import { findState, getState, listLgas, listStates } from "naijaref/places";
import { lgaAddress, stateAddress } from "../addresses.ts";
import type { PageDefinition } from "../page.ts";
import { notFound } from "./not-found.tsx";

export const state: PageDefinition = {
  pattern: "/states/{state}",
  addresses: () => listStates().map(stateAddress),
  render: ({ state: identifier = "" }) => {
    const found = findState(identifier);
    if (!found.ok) return notFound(`no state with the name or code “${identifier}”`);
    const record = found.value;
    const address = stateAddress(record);
    if (identifier !== record.slug) return { redirect: address };
    const lgas = listLgas().filter(({ stateCode }) => stateCode === record.code);
    return {
      title: record.name,
      description: `${record.name}: capital ${record.capital}, ${lgas.length} LGAs, codes and sources.`,
      address,
      main: (
        <>
          <h1>{record.name}</h1>
          <ul>
            {lgas.map((lga) => (
              <li key={lga.code}>
                <a href={lgaAddress(lga)}>{lga.name}</a>
              </li>
            ))}
          </ul>
          <p>{getState(record.code)?.zone}</p>
        </>
      ),
    };
  },
};
