import { OBJECT, requireArgument } from "../arguments.ts";
import type { Bank } from "../generated/records.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { allBanks } from "./banks.ts";

/** The closed institutions by the id of the one that took each over. */
const bySuccessor = /* @__PURE__ */ lazy(() =>
  groupBy(
    allBanks().filter(({ mergedInto }) => mergedInto !== null),
    ({ mergedInto }) => mergedInto as string,
  ),
);

/**
 * The institutions that a bank took over, and those that they had taken over before. Accounts that were
 * opened there may still have their old numbers.
 */
export function predecessorsOf(bank: Pick<Bank, "id">): readonly Bank[] {
  requireArgument("predecessorsOf", "bank", bank, OBJECT);
  const direct = bySuccessor().get(bank.id) ?? [];
  return direct.flatMap((taken) => [taken, ...predecessorsOf(taken)]);
}
