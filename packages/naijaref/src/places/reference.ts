/** A record, or at least its code, as a program holds it; or an identifier, as a person types it. */
export type Reference = string | { readonly code: string };

/** The code of a record; undefined for anything else. */
export const codeIn = (reference: unknown): string | undefined =>
  typeof reference === "object" &&
  reference !== null &&
  "code" in reference &&
  typeof reference.code === "string"
    ? reference.code
    : undefined;

/** What a failure says was looked up: an identifier, or the code of a record; empty for anything else. */
export const identifierOf = (reference: unknown): string =>
  typeof reference === "string" ? reference : (codeIn(reference) ?? "");
