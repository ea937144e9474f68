import { type Failure, fail, quote } from "@naijaref/api/contract/errors";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { OutsideBody } from "@naijaref/api/outside-service";
import { KINDS } from "naijaref/kinds";
import { findEntity, loadUnitsOf } from "./types.ts";

/** Leads from the id of an entity to the page of its record. */
export async function view(
  id: string,
  root: string,
  service: Pick<ServiceState, "pollingUnits">,
): Promise<OutsideBody | Failure> {
  const found = findEntity(id, await loadUnitsOf([id], service));
  if (found === undefined) return fail("not_found", `There is no record with the id ${quote(id)}.`);
  const page = `${root}/${KINDS[found.type.id].path}/${encodeURIComponent(id)}`;
  const headers = ["Location", page, "X-Content-Type-Options", "nosniff"];
  return {
    status: 303,
    text: `The record is at ${page}\n`,
    mediaType: "text/plain; charset=utf-8",
    headers: [...headers, "Content-Security-Policy", "default-src 'none'"],
  };
}
