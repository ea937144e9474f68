import { fail } from "@naijaref/api/contract/errors";
import type { StoredResponse } from "@naijaref/http/message";
import { failureResponse } from "../resources/representation.ts";
import { NotLoaded, TableFault } from "./table-fault.ts";

/** Receives an unexpected error, and the id that the client got for it. */
export type ReportFault = (error: unknown, id: string) => void;

const NO_TABLE = fail(
  "not_built",
  "A data file of this instance is missing or damaged. Try again, or ask another instance; /v1/ready names the file.",
);

const NOT_LOADED = fail(
  "overloaded",
  "The indexes of the searches could not be loaded: try again in a second.",
);

/**
 * The 500 of an unexpected error. Its id is in the log too, so that a client's report leads to the cause. A
 * table that cannot be read is a 503: another instance may have it.
 */
export function faultResponse(error: unknown, report: ReportFault, route = "-"): StoredResponse {
  const id = crypto.randomUUID();
  report(error, id);
  if (error instanceof TableFault) return failureResponse(NO_TABLE, route);
  if (error instanceof NotLoaded) return failureResponse(NOT_LOADED, route, ["Retry-After", "1"]);
  const message =
    "The service failed; try again in a moment. If it fails again, report this id to who runs it.";
  return failureResponse(fail("internal_error", message, { id }), route);
}
