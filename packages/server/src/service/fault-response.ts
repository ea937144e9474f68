import { fail } from "@naijaref/api/contract/errors";
import type { StoredResponse } from "@naijaref/http/message";
import { failureResponse } from "./representation.ts";

/** Receives an unexpected error, and the id that the client got for it. */
export type ReportFault = (error: unknown, id: string) => void;

/** The 500 of an unexpected error. Its id is in the log too, so that a client's report leads to the cause. */
export function faultResponse(error: unknown, report: ReportFault, route = "-"): StoredResponse {
  const id = crypto.randomUUID();
  report(error, id);
  const message =
    "The service failed; try again in a moment. If it fails again, report this id to who runs it.";
  return failureResponse(fail("internal_error", message, { id }), route);
}
