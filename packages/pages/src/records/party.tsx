import type { Party } from "naijaref/elections";
import { INEC } from "../elections/words.ts";
import { dateInWords } from "../words.ts";
import type { RecordWords } from "./view.tsx";

export function wordsOfParty({ acronym, name, status, newestSource }: Party): RecordWords {
  return {
    title: `${name} (${acronym})`,
    description: `${name} (${acronym}), a political party of Nigeria: its registration, and what courts have ordered.`,
    within: [],
    trail: [{ name: "Parties", address: "/parties" }],
    lead: (
      <>
        {status === "registered" ? "Registered with INEC" : "No longer on INEC’s list of registered parties"}
        {newestSource !== null && ` (list of ${dateInWords(newestSource)})`}. Only INEC can confirm this:{" "}
        <a href={INEC}>inecnigeria.org</a>.
      </>
    ),
    codes: [{ system: "Acronym", value: acronym }],
    table: "parties",
    file: "elections/parties.csv",
    files: [["All parties, CSV", "/v1/parties?format=csv"]],
    facts: { except: ["newestSource"] },
  };
}
