import { requireArgument, TEXT } from "../arguments.ts";
import { fold } from "./fold.ts";

/** What `fold` returns of most names. It needs no more than hyphens. */
const PLAIN = /^[a-z0-9 ]*$/;

/** A name as part of an address: lower-case ASCII letters and digits, words joined by hyphens. */
export function slugify(name: string): string {
  if (typeof name !== "string") requireArgument("slugify", "name", name, TEXT);
  const folded = fold(name.replace(/['’ʼ]/g, ""));
  if (PLAIN.test(folded)) return folded.replaceAll(" ", "-");
  return folded.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
