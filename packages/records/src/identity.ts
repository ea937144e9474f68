import { text } from "./field.ts";

/** The part of an address that names a record. */
export const slug = (example: string) =>
  text({
    description:
      "The name in lower-case ASCII with hyphens, for use in addresses. No other record of the same kind and parent has it.",
    example,
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
  });

/** The state itself, or the state that the record is in. */
export const stateCode = text({
  description: "The state's two letters: the ISO 3166-2 code without the country.",
  example: "LA",
  pattern: "^[A-Z]{2}$",
});
