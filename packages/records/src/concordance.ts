import { defineDomain } from "./domain.ts";
import { list, maybeText, oneOf, text } from "./field.ts";
import { ADDRESS } from "./forms.ts";
import { provenance } from "./provenance.ts";
import { defineRecord } from "./record.ts";

/** The kinds of record that other systems have ids for. */
export const IDENTIFIED_KINDS = [
  "state",
  "lga",
  "ward",
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
  "locality",
  "bank",
] as const;

const systemId = (description: string) => text(description, "geonames", "^[a-z0-9]+(_[a-z0-9]+)*$");

export const idSystem = defineRecord({
  name: "IdSystem",
  description:
    "A system of ids that others publish for states, LGAs, wards, constituencies, localities or banks.",
  fields: {
    id: systemId("The id of the system in requests and in the concordance."),
    name: text("The name of the system, for people.", "GeoNames ids"),
    kinds: list(
      "The kinds of record for which the dataset has ids of this system.",
      ["state", "lga"],
      `^(${IDENTIFIED_KINDS.join("|")})$`,
    ),
    id_pattern: text("The form of an id: a regular expression that matches the whole id.", "^Q[0-9]+$"),
    id_example: text("One of the ids.", "7701336"),
    url: maybeText(
      "The address at which the publisher describes or publishes the ids; null if there is none.",
      "https://www.geonames.org",
      ADDRESS,
    ),
    licence: text("The licence of the ids.", "CC BY 4.0"),
    direction: oneOf(
      ["both", "read"],
      "`both`: the ids can be read and sent. `read`: the system has closed, or we have read only an old edition of its list. Look ids up, but ask the publisher before you send one.",
      "both",
    ),
    note: maybeText(
      "What to know about the system, in whole sentences.",
      "Withdrawn in 2008; found in older data.",
    ),
  },
});

export const externalId = defineRecord({
  name: "ExternalId",
  description: "The id that another system has for a state, LGA, ward, constituency, locality or bank.",
  fields: {
    system: systemId("The system that the id is of; `id_systems` in /v1/meta describes each."),
    id: text("The id as the system writes it.", "7701336"),
    kind: oneOf(IDENTIFIED_KINDS, "What the id identifies.", "lga"),
    code: text(
      "The code of our record: of a state its two letters, of an LGA its P-code, of a ward its INEC code, of a constituency or a locality its code, of a bank its id.",
      "NG025011",
    ),
    relation: oneOf(
      ["exact", "close"],
      "`exact`: the id is of the same thing. `close`: the other system draws or groups it in another way, has a second id for it, or the match is not proven; `note` says which.",
      "exact",
    ),
    note: maybeText("What to know about this id, in whole sentences.", "OCHA writes Gurumpawo."),
    sources: provenance.sources,
  },
});

export const concordance = defineDomain({
  title: "Concordance",
  order: 9,
  summary: "The ids that other systems have for the same states, LGAs, wards, constituencies and banks.",
  tables: {
    idSystems: { record: idSystem, path: "concordance/systems.csv", sortedBy: ["id"] },
    externalIds: {
      record: externalId,
      path: "concordance/identifiers.csv",
      primaryKey: ["system", "id"],
      sortedBy: ["system", "kind", "code", "id"],
    },
  },
});
