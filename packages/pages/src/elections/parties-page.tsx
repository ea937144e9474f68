import { listParties } from "naijaref/elections";
import { partyAddress } from "../addresses.ts";
import type { PageDefinition } from "../page.ts";
import { listing } from "../parts/listing.tsx";
import { Table } from "../parts/table.tsx";
import { count, dateInWords } from "../words.ts";
import { INEC } from "./words.ts";

export const partiesPage: PageDefinition = {
  pattern: "/parties",
  addresses: () => ["/parties"],
  render: () => {
    const parties = listParties();
    return listing({
      title: "Registered political parties",
      description: `The ${parties.length} parties registered with INEC, with what courts have ordered.`,
      address: "/parties",
      heading: "Registered parties",
      lead: (
        <>
          {count(parties.length, "party", "parties")} registered with INEC (list of October 2026). Only INEC
          can confirm this: <a href={INEC}>inecnigeria.org</a>.
        </>
      ),
      main: (
        <Table
          caption="Parties"
          columns={["Name", "Acronym", "Registered", "What changed"]}
          rows={parties.map((party) => ({
            key: party.acronym,
            cells: [
              <a key="name" href={partyAddress(party)}>
                {party.name}
              </a>,
              <code key="acronym">{party.acronym}</code>,
              party.registeredOn === null ? "day not known" : dateInWords(party.registeredOn),
              party.changed ?? "",
            ],
          }))}
        />
      ),
    });
  },
};
