import { list, text } from "./field.ts";
import { SOURCE_ID, STATE_CODE } from "./forms.ts";

/** The fields that say where a record comes from and how sure it is. Last in every record. */
export const provenance = {
  unverified_fields: list(
    "Names of the fields of this record that only one weak source supports, or about which sources disagree. Every other field is in its regulator's own list or in two independent sources.",
    ["headquarters"],
    "^[a-z][a-z_0-9]*$",
  ),
  sources: list(
    "Ids of the sources that list this record, the strongest first. /v1/meta describes each source.",
    ["inec-irev-2023", "ocha-cod-ab-2019"],
    SOURCE_ID,
  ),
};

/** Other names that people type for the record, each different from its name. */
export const aliases = (example: readonly string[]) =>
  list("Other names that find this record: former names, other spellings, abbreviations.", example);

/** The part of an address that names a record. */
export const slug = (example: string) =>
  text(
    "The name in lower-case ASCII with hyphens, for use in addresses. No other record of the same kind and parent has it.",
    example,
    "^[a-z0-9]+(-[a-z0-9]+)*$",
  );

/** The state itself, or the state that the record is in. */
export const stateCode = text(
  "The state's two letters: the ISO 3166-2 code without the country.",
  ...STATE_CODE,
);
