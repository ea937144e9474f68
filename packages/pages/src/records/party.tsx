import type { Party } from "naijaref/elections";
import { INEC } from "../elections/words.ts";
import { dateInWords } from "../words.ts";
import type { RecordView } from "./view.tsx";

export function viewOfParty(record: Party): RecordView {
  const { acronym, name, aliases, status, newestSource } = record;
  return {
    kind: "party",
    code: acronym,
    name,
    title: `${name} (${acronym})`,
    description: `${name} (${acronym}), a political party of Nigeria: its registration, and what courts have ordered.`,
    within: [],
    trail: [{ name: "Parties", address: "/parties" }],
    otherNames: aliases,
    lead: (
      <>
        {status === "registered" ? "Registered with INEC" : "No longer on INEC’s list of registered parties"}
        {newestSource !== null && ` (list of ${dateInWords(newestSource)})`}. Only INEC can confirm this:{" "}
        <a href={INEC}>inecnigeria.org</a>.
      </>
    ),
    codes: [{ system: "Acronym", value: acronym }],
    record,
    table: "parties",
    file: "elections/parties.csv",
    files: [["All parties, CSV", "/v1/parties?format=csv"]],
    facts: { except: ["newestSource"] },
  };
}
