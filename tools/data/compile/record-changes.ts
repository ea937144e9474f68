import { defineRecord, maybeText, type RecordDefinition, recordChange } from "@naijaref/records";
import type { PackedTable } from "../../../packages/naijaref/src/table/packed.ts";
import type { RecordChange } from "../changes/compare.ts";
import { pack } from "./pack.ts";

const { data_version, kind, code, change, happened, field, sources } = recordChange.fields;

const asJson = (about: { readonly description: string }) =>
  maybeText({ description: about.description, example: "null" });

/** As it is packed: the day follows from the version, and the values, which are of any type, are JSON. */
const stored: RecordDefinition = defineRecord({
  ...recordChange,
  fields: {
    data_version,
    kind,
    code,
    change,
    happened,
    field,
    before: asJson(recordChange.fields.before),
    after: asJson(recordChange.fields.after),
    sources,
  },
});

/** The changes of records, packed. `listChanges` in the library is the inverse. */
export const packRecordChanges = (changes: readonly RecordChange[]): PackedTable =>
  pack(
    changes.map(({ date: _, before, after, ...others }) => ({
      ...others,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    })),
    { record: stored },
  );
