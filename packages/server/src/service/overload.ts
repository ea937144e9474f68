import { fail } from "@naijaref/contract/errors";
import type { StoredResponse } from "../http/message.ts";
import { failureResponse } from "./representation.ts";

const OVERLOADED = fail("overloaded", "This instance has too much to do: try again in a second.");

/** The refusal of work that there is no time for. */
export const refuseOverload = (route: string, fields: readonly string[]): StoredResponse =>
  failureResponse(OVERLOADED, route, ["Retry-After", "1", ...fields]);
