import { changesOf, listChanges } from "naijaref/changes";
import { type changes as contract, tablesOf } from "../contract/changes.ts";
import { type Handlers, Noted } from "./operations.ts";

export const changes = {
  listChanges: ({ since, dataset, code }) => {
    const kinds = dataset === undefined ? undefined : tablesOf(dataset);
    const ofCode = code === undefined ? undefined : new Set(changesOf(code));
    const found = listChanges({ since }).filter(
      (change) => kinds?.includes(change.kind) !== false && ofCode?.has(change) !== false,
    );
    // A code is not looked up, because a record that was removed has changes too.
    return ofCode?.size === 0
      ? new Noted(
          found,
          "No change of a record with this code is recorded: write the code as the record has it.",
        )
      : found;
  },
} satisfies Handlers<keyof typeof contract>;
