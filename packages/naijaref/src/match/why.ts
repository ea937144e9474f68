import type { ListKind } from "../kinds/kinds.ts";
import { KINDS } from "../kinds/kinds.ts";
import type { Found } from "./find.ts";
import type { EntryName } from "./name-table.ts";
import { MENTIONED } from "./thresholds.ts";
import type { Weighed } from "./weigh.ts";

const MAX_LENGTH = 64;

const MORE_SPACE = /^\s|\s$|\s{2}|[^\S ]/;

/** A person's text in a sentence, cut where it is long. */
export const quote = (text: string): string => {
  if (text.length <= MAX_LENGTH && !MORE_SPACE.test(text)) return `"${text}"`;
  const shown = [...text.trim().replace(/\s+/g, " ")];
  return shown.length > MAX_LENGTH ? `"${shown.slice(0, MAX_LENGTH).join("")}…"` : `"${shown.join("")}"`;
};

/** "state, LGA or ward". */
export function nounsOf(lists: readonly ListKind[]): string {
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return KINDS[only].noun;
  const nouns = lists.map((list) => KINDS[list].noun);
  const last = nouns.slice(-1);
  return [...(nouns.length > 1 ? [nouns.slice(0, -1).join(", ")] : []), ...last].join(" or ");
}

/** Why a text was matched with a name that it is. */
export function explainName(text: string, { status, form, names }: Found): string {
  const { label } = (names[0] as EntryName).entry;
  const said = quote(text);
  if (status === "exact") return `${said} is the name of ${label}.`;
  if (form === "direction") return `${said} is ${label} with a direction typed wrong.`;
  if (form === "short_direction") return `${said} is ${label}, with its direction shortened.`;
  if (form === "initial") return `${said} is ${label}, with its first word shortened.`;
  if (form === "sound") return `${said} is ${label}, with a letter that sounds the same.`;
  if (form === "turned") return `${said} has the parts of ${label} in another order.`;
  if (form === "bracket") return `${said} without its brackets is a name of ${label}.`;
  if (form === "numeral") return `${said} is ${label}, with the Roman numeral typed in the digit 1.`;
  return `${said} is another name of ${label}.`;
}

/** Why a text could mean several. */
export function explainDoubt(
  text: string,
  names: readonly EntryName[],
  plural: string,
  advice: string,
): string {
  const labels = names.slice(0, 3).map(({ entry }) => entry.label);
  const more = names.length > 3 ? ` or ${names.length - 3} more` : "";
  return `${quote(text)} could be ${names.length} ${plural}: ${labels.join("; ")}${more}. ${advice}`.trim();
}

/** Why a text probably means a record, and which other it was held against. */
export function explainLikely(
  text: string,
  { entry, name, typed: { reading } }: Weighed,
  rival: Weighed | undefined,
): string {
  const label = name.text === entry.name ? entry.label : `${name.text} (${entry.label})`;
  const other =
    rival === undefined || rival.probability < MENTIONED
      ? "and no other name is near"
      : `and ${rival.name.text} is farther`;
  const named = name.reading;
  const said = quote(text);
  if (reading.joined === named.joined && reading.marks.length < named.marks.length)
    return `${said} is ${label} without its number, letter or direction, ${other}.`;
  const isPart =
    reading.words.every((word) => named.words.includes(word)) && reading.words.length < named.words.length;
  if (isPart) return `${said} is a part of the name of ${label}, ${other}.`;
  const isMore =
    named.words.every((word) => reading.words.includes(word)) && named.words.length < reading.words.length;
  if (isMore) return `${said} says more than the name of ${label}, ${other}.`;
  if (
    reading.words.length === named.words.length &&
    reading.words.every((word) => named.words.includes(word))
  )
    return `${said} has the words of ${label}, ordered or spaced in another way, ${other}.`;
  return `${said} is spelt almost as ${label}, ${other}.`;
}
