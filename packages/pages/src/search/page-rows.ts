import { pageRows } from "../generated/page-rows.ts";
import type { Entry } from "./reading.ts";

/** What reads something that a person has, the one that most people want first. */
export const TOOLS = pageRows.filter(({ isTool }) => isTool);

/** From so many letters on, the beginning of a word finds a page. */
const MIN_LETTERS = 3;

/** `compare ikeja and surulere` */
const COMPARED = /^compare (.+?) (?:and|with|to|vs\.?) (.+)$/i;

/** The pages of which a text is the beginning of a word. Whether it is a whole word, it is said with each. */
export function pagesFor(text: string): readonly (Entry & { readonly isWord: boolean })[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < MIN_LETTERS) return [];
  const [, one, other] = COMPARED.exec(typed) ?? [];
  if (one !== undefined && other !== undefined) {
    const address = `/compare/${encodeURIComponent(one)}/${encodeURIComponent(other)}`;
    return [{ title: `Compare ${one} and ${other}`, kind: "Page", detail: "", address, isWord: true }];
  }
  return pageRows.flatMap(({ name, address, note, words }) => {
    const own = ` ${name} ${words}`.toLowerCase();
    if (!own.replace(/[^a-z0-9]+/g, " ").includes(` ${typed}`)) return [];
    const isWord = name.toLowerCase().split(" ").includes(typed);
    return [{ title: name, kind: "Page", detail: note, address, isWord }];
  });
}
