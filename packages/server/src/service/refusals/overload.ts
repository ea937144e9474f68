import { fail } from "@naijaref/api/contract/errors";
import type { StoredResponse } from "@naijaref/http/message";
import { failureResponse } from "../resources/representation.ts";

const OVERLOADED = fail("overloaded", "This instance has too much to do: try again in a second.");

/** The refusal of work for which there is no time. */
export const refuseOverload = (route: string, fields: readonly string[]): StoredResponse =>
  failureResponse(OVERLOADED, route, ["Retry-After", "1", ...fields]);
