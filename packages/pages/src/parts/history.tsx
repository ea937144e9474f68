import { withAnd } from "@naijaref/api/contract/enumerate";
import { changesOf, type RecordChange } from "naijaref/changes";
import { capitalized, dateInWords } from "../words.ts";
import { fieldName } from "./field-names.ts";
import { Section } from "./section.tsx";

/** What says nothing to people about the record: from where it is, and how its address is written. */
const SKIPPED: readonly (string | null)[] = ["sources", "slug"];

/** What has changed in a record since the first edition, newest first; nothing where nothing has. */
export function History({ code }: { readonly code: string }) {
  const changes = changesOf(code).filter(({ field }) => !SKIPPED.includes(field));
  if (changes.length === 0) return null;
  return (
    <Section id="history" title="What has changed">
      <ul class="history">
        {changes.map((change) => (
          <li key={`${change.dataVersion} ${change.field}`}>
            <time dateTime={change.date}>{dateInWords(change.date)}</time> {wordsOf(change)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function wordsOf({ change, field, before, after }: RecordChange): string {
  if (field === null) return change === "added" ? "This record is new." : "This record was taken out.";
  if (field === "unverified_fields") return doubtsBetween(listOf(before), listOf(after));
  const name = capitalized(fieldName(field));
  if (Array.isArray(before) || Array.isArray(after)) {
    const [gone, added] = difference(listOf(before), listOf(after));
    const words = [
      added.length > 0 && `with ${withAnd(added)}`,
      gone.length > 0 && `without ${withAnd(gone)}`,
    ].filter(Boolean);
    return `${name}: now ${words.join(", and ")}.`;
  }
  if (before === null) return `${name} is now known: ${after}.`;
  if (after === null) return `${name} was ${before}, and is not known now.`;
  return `${name} was ${before}, and is ${after} now.`;
}

const listOf = (value: RecordChange["before"]): readonly string[] => (Array.isArray(value) ? value : []);

/** What only the first list has, and what only the second. */
const difference = (before: readonly string[], after: readonly string[]) =>
  [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))] as const;

function doubtsBetween(before: readonly string[], after: readonly string[]): string {
  const [sure, unsure] = difference(before, after);
  const words = [
    sure.length > 0 && `${withAnd(sure.map(fieldName))} ${sure.length === 1 ? "is" : "are"} certain now`,
    unsure.length > 0 &&
      `${withAnd(unsure.map(fieldName))} ${unsure.length === 1 ? "is" : "are"} not certain any more`,
  ].filter(Boolean);
  return `${capitalized(words.join("; "))}.`;
}
