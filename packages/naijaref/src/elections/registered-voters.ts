import type { RegisteredVoters } from "../generated/records.ts";
import { registeredVotersTable } from "../generated/registered-voters.ts";
import { lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/** The voters on INEC's register and the cards that were collected, by state. */
export const listRegisteredVoters: () => readonly RegisteredVoters[] = /* @__PURE__ */ lazyList(
  "listRegisteredVoters",
  () => unpack<RegisteredVoters>(registeredVotersTable),
);
