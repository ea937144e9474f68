import { KINDS } from "../../kinds/kinds.ts";
import type { Finding } from "../compare/ranking.ts";
import type { ListKind } from "../kinds.ts";
import { MENTIONED } from "../thresholds.ts";
import type { Found } from "./find.ts";
import type { Weighed } from "./weigh.ts";

const LONGEST = 64;

/** A person's text in a sentence, cut where it is long. */
export const quote = (text: string): string => {
  const shown = [...text.trim().replace(/\s+/g, " ")];
  return shown.length > LONGEST ? `"${shown.slice(0, LONGEST).join("")}…"` : `"${shown.join("")}"`;
};

/** "state, LGA or ward". */
export function nounsOf(lists: readonly ListKind[]): string {
  const nouns = lists.map((list) => KINDS[list].noun);
  const last = nouns.slice(-1);
  return [...(nouns.length > 1 ? [nouns.slice(0, -1).join(", ")] : []), ...last].join(" or ");
}

const nearest = (next: Finding | undefined): string =>
  next === undefined
    ? "and no other name is near"
    : `and the next nearest name, ${next.name.text}, is farther`;

/** Why a text was matched with the first finding. */
export function explainMatch(text: string, { status, findings }: Found): string {
  const [best, next] = findings as readonly [Finding, Finding | undefined];
  const { name, form, lacksMarks } = best;
  const { label } = name.entry;
  const said = quote(text);
  const written = name.text === name.entry.name ? label : `${name.text} (${label})`;
  if (status === "exact") return `${said} is the name of ${label}.`;
  if (form === "direction") return `${said} is ${label} with a direction typed wrong.`;
  if (form === "same") return `${said} is another name of ${label}.`;
  if (form === "short_direction") return `${said} is ${label}, with its direction shortened.`;
  if (form === "initial") return `${said} is ${label}, with its first word shortened.`;
  if (form === "turned") return `${said} has the parts of ${label} in another order.`;
  if (form === "bracket") return `${said} without its brackets is a name of ${label}.`;
  if (form === "numeral") return `${said} is ${label}, with the Roman numeral typed in the digit 1.`;
  if (form === "part") return `${said} is a part of the name of ${label}, ${nearest(next)}.`;
  if (form === "more") return `${said} says more than the name of ${label}, ${nearest(next)}.`;
  if (lacksMarks) return `${said} is ${label} without its number, letter or direction, ${nearest(next)}.`;
  if (status === "typo") return `${said} is spelt almost as ${written}, ${nearest(next)}.`;
  return `${said} has the words of ${written}, ordered or spaced in another way, ${nearest(next)}.`;
}

/** Why a text could mean several. */
export function explainDoubt(
  text: string,
  findings: readonly Finding[],
  plural: string,
  advice: string,
): string {
  const labels = findings.slice(0, 3).map(({ name }) => name.entry.label);
  const more = findings.length > 3 ? ` or ${findings.length - 3} more` : "";
  return `${quote(text)} could be ${findings.length} ${plural}: ${labels.join("; ")}${more}. ${advice}`.trim();
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
