import { findParty, listParties, type Party } from "naijaref/elections";
import { suggestionsFor } from "naijaref/search";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Section } from "../parts/section.tsx";
import { dateInWords } from "../words.ts";
import { partyAddress } from "./addresses.ts";
import { INEC } from "./words.ts";

export const partyPage: PageDefinition = {
  pattern: "/parties/{party}",
  addresses: () => listParties().map(partyAddress),
  render: ({ party: identifier = "" }, site) => {
    const found = findParty(identifier);
    if (!found.ok) return notFound({ what: "party", identifier, suggestions: suggestionsFor(found) });
    const { value: party } = found;
    return identifier === party.acronym ? pageOf(party, site) : { redirect: partyAddress(party) };
  },
};

function pageOf(party: Party, site: Site): Content {
  const { acronym, name, aliases, registeredOn, firstListed, changed, note, newestSource } = party;
  return {
    title: `${name} (${acronym})`,
    description: `${name} (${acronym}), a political party of Nigeria: its registration, and what courts have ordered.`,
    address: partyAddress(party),
    main: (
      <RecordPage
        trail={[{ name: "Parties", address: "/parties" }]}
        name={name}
        otherNames={aliases}
        lead={
          <>
            {party.status === "registered"
              ? "On INEC's newest list of registered parties that was found"
              : "No longer on INEC's list of registered parties"}
            {newestSource !== null && `, ${dateInWords(newestSource)}`}. INEC decides:{" "}
            <a href={INEC}>inecnigeria.org</a>.
          </>
        }
        codes={[{ system: "Acronym", value: acronym }]}
        site={site}
        record={party}
        code={acronym}
        table="parties"
        forPrograms={{
          json: `/v1/parties/${acronym}`,
          files: [["All parties, CSV", "/v1/parties?format=csv"]],
          command: `party ${acronym}`,
          typescript: `import { findParty } from "naijaref";\n\nfindParty("${acronym}");`,
        }}
        place={{
          record: `Party ${name} (${acronym})`,
          file: "elections/parties.csv",
          lineStart: `${acronym},`,
        }}
      >
        <Section id="registration" title="Registration">
          <Facts form="text">
            <Fact name="Registered" isUnsure={party.unverifiedFields.includes("registeredOn")}>
              {registeredOn === null ? null : dateInWords(registeredOn)}
            </Fact>
            <Fact name="Oldest list with it" isUnsure={party.unverifiedFields.includes("firstListed")}>
              {firstListed === null ? null : dateInWords(firstListed)}
            </Fact>
            {changed !== null && <Fact name="What changed">{changed}</Fact>}
            {note !== null && <Fact name="Note">{note}</Fact>}
          </Facts>
        </Section>
      </RecordPage>
    ),
  };
}
