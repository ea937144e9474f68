import { defineDomain } from "./domain.ts";
import { CONSTITUENCY_KINDS, electionEvent, office, party, registeredVoters } from "./election-days.ts";
import { list, oneOf, text } from "./field.ts";
import { P_CODE } from "./forms.ts";
import { pollingUnitCount } from "./places.ts";
import { aliases, provenance, slug, stateCode } from "./provenance.ts";
import { defineRecord, listOfNested, pick } from "./record.ts";

export const constituency = defineRecord({
  name: "Constituency",
  description:
    "An electoral unit: one of the 109 senatorial districts, 360 federal constituencies or 990 state constituencies.",
  fields: {
    kind: oneOf(
      CONSTITUENCY_KINDS,
      "The legislature for which it elects a member: Senate, House of Representatives or a state's House of Assembly.",
      "federal_constituency",
    ),
    code: text(
      "The prefix and number of INEC's code. Each kind is numbered through the whole country.",
      "FC236",
      "^(SD|FC|SC)[0-9]{3}$",
    ),
    state_code: stateCode,
    inec_code: text(
      "The code as INEC prints it, with INEC's own abbreviation of the state.",
      "FC/236/LA",
      "^(SD|FC|SC)/[0-9]{2,3}/[A-Z]{2,3}$",
    ),
    name: text("The constituency's name, without the word constituency or district.", "Ikeja"),
    slug: slug("ikeja"),
    aliases: aliases(["Nassarawa South"]),
    lga_codes: list(
      "P-codes of the LGAs that the constituency covers in full or in part.",
      ["NG025011"],
      P_CODE,
    ),
    polling_units: pollingUnitCount("the constituency", 667),
    ...provenance,
  },
});

const constituencyTable = (path: string) => ({
  record: constituency,
  path,
  publishedAs: "constituencies",
  sortedBy: ["code"],
  unique: [["inec_code"], ["state_code", "slug"]],
  derived: ["polling_units"],
});

export const elections = defineDomain({
  title: "Elections",
  order: 3,
  summary:
    "Senatorial districts, federal and state constituencies, and the LGAs and wards of which they consist; the days of elections, what is elected where, the parties, and the register of voters.",
  tables: {
    senatorialDistricts: constituencyTable("elections/senatorial-districts.csv"),
    federalConstituencies: constituencyTable("elections/federal-constituencies.csv"),
    stateConstituencies: constituencyTable("elections/state-constituencies.csv"),
    electionEvents: {
      record: electionEvent,
      path: "elections/events.csv",
      sortedBy: ["id"],
      derived: ["status", "superseded_by", "newest_source"],
    },
    offices: {
      record: office,
      path: "elections/offices.csv",
      sortedBy: ["office", "state_code"],
      derived: ["day", "earliest", "latest", "poll", "newest_source"],
    },
    parties: {
      record: party,
      path: "elections/parties.csv",
      sortedBy: ["acronym"],
      derived: ["newest_source"],
    },
    registeredVoters: {
      record: registeredVoters,
      path: "elections/registered-voters.csv",
      sortedBy: ["state_code", "year"],
    },
  },
});

/** Not a table: what is elected at a place that a request names. */
export const officeAtPlace = defineRecord({
  name: "OfficeAtPlace",
  description: "An office that voters of a place elect, with the constituencies of the place.",
  fields: {
    ...office.fields,
    constituencies: listOfNested(
      {
        description: "A constituency that elects a member to the office.",
        fields: pick(constituency, "kind", "code", "inec_code", "name"),
      },
      "The constituencies of the place that elect a member: one of a ward or a polling unit; several of an LGA that is divided, or of a state. Empty for an office that the country or the state elects as one, and if no place was given. Not certain if `unverified_fields` has `constituencies`.",
    ),
  },
});
