import { list } from "./field.ts";

/** The fields that say where a record comes from and how sure it is. Last in every record. */
export const provenance = {
  unverified_fields: list({
    description:
      "Names of this record's fields whose value rests on one weak source, or on which sources disagree. A field that is not listed is backed by its regulator's own list or by two independent sources.",
    example: ["headquarters"],
    pattern: "^[a-z][a-z_0-9]*$",
  }),
  sources: list({
    description: "Ids of the sources that carry this record, strongest first. /v1/meta describes each.",
    example: ["inec-irev-2023", "ocha-cod-ab-2019"],
    pattern: "^[a-z0-9][a-z0-9.-]*$",
  }),
};

/** Other names that people type for the record, each different from its name. */
export const aliases = (example: readonly string[]) =>
  list({
    description: "Other names that find this record: former names, other spellings, abbreviations.",
    example,
  });
