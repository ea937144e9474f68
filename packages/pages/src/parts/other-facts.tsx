import { Fact } from "./facts.tsx";

interface OtherFactsProps<Record_ extends object> {
  readonly record: Record_ & { readonly unverifiedFields: readonly string[] };
  /** The fields that this page shows in its own way, or not at all, beside those of `EVERYWHERE`. */
  readonly except: readonly (keyof Record_ & string)[];
}

/** The fields that every page of a record shows in its own way: title, codes, doubts and sources. */
const EVERYWHERE: readonly string[] = [
  "code",
  "id",
  "name",
  "slug",
  "inecCode",
  "aliases",
  "lat",
  "lon",
  "pollingUnits",
  "unverifiedFields",
  "sources",
];

/**
 * The fields of a record that its page does not show in its own way, under their own names. So a new field is
 * on the page without a change to the page.
 */
export const OtherFacts = <Record_ extends object>({ record, except }: OtherFactsProps<Record_>) => (
  <>
    {Object.entries(record)
      .filter(([field]) => ![...EVERYWHERE, ...except].includes(field))
      .map(([field, value]) => (
        <Fact key={field} name={nameOf(field)} isUnsure={record.unverifiedFields.includes(field)}>
          {textOf(value)}
        </Fact>
      ))}
  </>
);

/** `postalTown` is "Postal town". */
const nameOf = (field: string): string =>
  field
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? letter : ` ${letter.toLowerCase()}`));

function textOf(value: unknown): string | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
