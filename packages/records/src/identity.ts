import { text } from "./field.ts";

/** The part of an address that names a record. */
export const slug = (example: string) =>
  text({
    description:
      "The name in lower-case ASCII with hyphens, for addresses; unique among its kind within the parent.",
    example,
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
  });

/** The state that a record is, or lies in. */
export const stateCode = text({
  description: "The state's two letters, as in ISO 3166-2 without the country.",
  example: "LA",
  pattern: "^[A-Z]{2}$",
});
