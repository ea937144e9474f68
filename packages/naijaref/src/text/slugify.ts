import { fold } from "./fold.ts";

/** A name as part of an address: lower-case ASCII letters and digits, words joined by hyphens. */
export const slugify = (name: string): string =>
  fold(name.replace(/['’ʼ]/g, ""))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
