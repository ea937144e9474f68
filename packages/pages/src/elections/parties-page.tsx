import { listParties } from "naijaref/elections";
import { partyAddress } from "../addresses.ts";
import { NameAt } from "../parts/links.tsx";
import { listPage } from "../parts/listing.tsx";
import { Table } from "../parts/table.tsx";
import { count, dateInWords } from "../words.ts";
import { INEC } from "./words.ts";

export const partiesPage = listPage("/parties", () => {
  const parties = listParties();
  return {
    title: "Registered political parties",
    description: `The ${parties.length} parties registered with INEC, with what courts have ordered.`,
    heading: "Registered parties",
    lead: (
      <>
        {count(parties.length, "party", "parties")} registered with INEC (list of October 2026). Only INEC can
        confirm this: <a href={INEC}>inecnigeria.org</a>.
      </>
    ),
    main: (
      <Table
        caption="Parties"
        columns={["Name", "Acronym", "Registered", "What changed"]}
        rows={parties.map((party) => ({
          key: party.acronym,
          cells: [
            NameAt({ name: party.name, address: partyAddress(party) }),
            <code key="acronym">{party.acronym}</code>,
            party.registeredOn === null ? "day not known" : dateInWords(party.registeredOn),
            party.changed ?? "",
          ],
        }))}
      />
    ),
  };
});
