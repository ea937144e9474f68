import { externalId, IDENTIFIED_KINDS } from "@naijaref/records";
import { listOf, operationsOf, singleOrList } from "./operation.ts";
import { anyText, idSystem, inPath, inQuery, requiredInQuery } from "./parameter.ts";

const operation = operationsOf("concordance");

export const concordance = {
  findByExternalId: operation({
    path: "/v1/concordance",
    command: "external-id",
    summary: "Find what another system's id identifies",
    description:
      "From the id that another system has for a state, LGA, ward, constituency or bank, to the kind and code of the record here; without `id`, all ids of the system as a list. /v1/meta describes the systems under `id_systems`.",
    parameters: {
      system: requiredInQuery(idSystem, {
        description: "The system that the id is of, as /v1/meta lists them under id_systems.",
        example: "geonames",
      }),
      id: inQuery(anyText, {
        description:
          "The id as that system writes it; case does not matter. Without it the answer is a list: every id of the system.",
        example: "7701336",
      }),
    },
    answer: singleOrList(externalId),
    errors: ["invalid_parameter", "not_found"],
    examples: [
      "/v1/concordance?system=paystack_code",
      "/v1/concordance?system=geonames&id=7701336",
      "/v1/concordance?system=paystack_slug&id=guaranty-trust-bank",
      "/v1/concordance?system=iso_3166_2&id=NG-LA",
      "/v1/concordance?system=ocd&id=ocd-division/country:ng/state:la/lga:ikeja",
    ],
  }),
  listExternalIds: operation({
    path: "/v1/concordance/{kind}/{code}",
    summary: "List the ids that other systems have for a record",
    description:
      "From the code of a record here, to the ids that other systems have for it, by system; an exact id comes before a close one.",
    parameters: {
      kind: inPath({ description: `What the record is: ${IDENTIFIED_KINDS.join(", ")}.`, example: "lga" }),
      code: inPath({
        description:
          "The record's code: of a state its two letters, of an LGA its P-code, of a ward its INEC code, of a constituency its code, of a bank its id.",
        example: "NG025011",
      }),
      system: inQuery(idSystem, {
        description: "Only ids of this system, as /v1/meta lists them under id_systems.",
        example: "wikidata",
      }),
    },
    answer: listOf(externalId),
    errors: ["invalid_parameter", "not_found"],
    examples: [
      "/v1/concordance/lga/NG025011",
      "/v1/concordance/state/LA?system=hasc",
      "/v1/concordance/bank/gtbank",
      "/v1/concordance/federal_constituency/FC236",
    ],
  }),
};
