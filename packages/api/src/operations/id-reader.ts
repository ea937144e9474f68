import { createIdReader, listIdSystems } from "naijaref/concordance";
import type { IdReader } from "naijaref/match";
import { type Failure, fail } from "../contract/errors.ts";
import { refuseSystem } from "./concordance.ts";

/**
 * A reader of ids of other systems.
 *
 * @param kinds what the ids may be of.
 */
export function readIdsOf(system: string | undefined, kinds: readonly string[]): IdReader | Failure {
  if (system === undefined) return createIdReader();
  const refused = refuseSystem(system);
  if (refused !== undefined) return refused;
  const known = listIdSystems().find(({ id }) => id === system.trim().toLowerCase());
  if (known?.kinds.some((kind) => kinds.includes(kind)) !== true)
    return fail(
      "invalid_parameter",
      `The system ${known?.id} has ids of ${known?.kinds.join(", ")} only. Pass one of them as kind, or leave system out.`,
      { parameter: "system" },
    );
  return createIdReader({ system });
}
