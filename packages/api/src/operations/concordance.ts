import {
  createIdReader,
  EXTERNAL_ID_KINDS,
  type ExternalIdFailure,
  type ExternalIdsFailure,
  externalIdsOf,
  findByExternalId,
  listIdSystems,
  listIds,
} from "naijaref/concordance";
import { KINDS } from "naijaref/kinds";
import type { IdReader } from "naijaref/match";
import type { concordance as contract } from "../contract/concordance.ts";
import { type Failure, fail, quote } from "../contract/errors.ts";
import { meantElsewhere, notFound } from "./failures.ts";
import type { Handlers } from "./operations.ts";

interface Asked {
  readonly system?: string | undefined;
  readonly id?: string;
  readonly kind?: string;
}

const LISTS: Readonly<Record<(typeof EXTERNAL_ID_KINDS)[number], string>> = {
  state: "/v1/states",
  lga: "/v1/lgas",
  ward: "/v1/lgas/{lga}/wards",
  senatorial_district: "/v1/senatorial-districts",
  federal_constituency: "/v1/federal-constituencies",
  state_constituency: "/v1/state-constituencies",
  locality: "/v1/localities",
  bank: "/v1/banks?active=false",
};

/**
 * A reader of ids of other systems.
 *
 * @param kinds what the ids may be of.
 */
export function readIdsOf(system: string | undefined, kinds: readonly string[]): IdReader | Failure {
  if (system === undefined) return createIdReader();
  const listed = listIds(system);
  if (!listed.ok) return failureOf(listed, { system });
  const known = listIdSystems().find(({ id }) => id === system.trim().toLowerCase());
  if (known?.kinds.some((kind) => kinds.includes(kind)) === true) return createIdReader({ system });
  return fail(
    "invalid_parameter",
    `The system ${known?.id} has ids of ${known?.kinds.join(", ")} only. Pass one of them as kind, or leave system out.`,
    { parameter: "system" },
  );
}

function failureOf(
  found: ExternalIdFailure | ExternalIdsFailure,
  { system = "", id = "", kind = "" }: Asked,
): Failure {
  switch (found.reason) {
    case "not_text":
    case "invalid_option":
      return fail("invalid_parameter", "A parameter is not text: give each one as text.");
    case "unknown_system": {
      const systems = listIdSystems().map((known) => known.id);
      const suggestions = listIdSystems()
        .filter((known) => known.id === found.suggestion)
        .map((known) => meantElsewhere("id_system", known.id, known.name));
      const hint = suggestions.map(({ code }) => `: did you mean ${code}?`).join("") || ".";
      return fail(
        "invalid_parameter",
        `The parameter system is ${quote(system)}, which is not a system here${hint} Pass one of ${systems.join(", ")}.`,
        { parameter: "system", suggestions },
      );
    }
    case "unknown_id": {
      const example = listIdSystems().find((known) => known.id === system.trim().toLowerCase())?.idExample;
      const [lost] = found.suggestions;
      const hint =
        lost === undefined
          ? `. Such an id looks like ${example}.`
          : `: did you mean ${quote(lost.id)} (${lost.code})?`;
      return fail("not_found", `The system ${quote(system)} has no id ${quote(id)} here${hint}`, {
        suggestions: found.suggestions.map((one) => meantElsewhere(one.kind, one.code, one.id)),
      });
    }
    case "unknown_kind":
      return fail(
        "not_found",
        `${quote(kind)} is not a kind of record with ids. The kinds are ${EXTERNAL_ID_KINDS.join(", ")}.`,
        { suggestions: [] },
      );
    case "unknown_code":
      return notFound(
        found,
        `No ${KINDS[found.kind].noun} has the code`,
        `${LISTS[found.kind]} lists the codes`,
      );
  }
}

export const concordance = {
  findByExternalId: ({ system, id }) => {
    if (id === undefined) {
      const listed = listIds(system);
      return listed.ok ? listed.value : failureOf(listed, { system });
    }
    const found = findByExternalId(system, id);
    return found.ok ? found.value : failureOf(found, { system, id });
  },
  listExternalIds: ({ kind, code, system }) => {
    const found = externalIdsOf(kind, code, { system });
    return found.ok ? found.value : failureOf(found, { kind, system });
  },
} satisfies Handlers<keyof typeof contract>;
