import { snakeCase } from "@naijaref/records/field";
import { getBank } from "naijaref/banks";
import type { Kind } from "naijaref/kinds";
import type { ComponentChildren } from "preact";
import { bankAddress } from "../addresses.ts";
import { BANK_TYPES_IN_WORDS, bankTitle } from "../parts/banks.tsx";
import { fieldTitle } from "../parts/field-names.ts";
import { Fact, Facts as FactList, Section } from "../parts/section.tsx";
import { dateInWords, grouped } from "../words.ts";

/** The fields of any record as people read them. A new field needs a line here only if it is special. */

export interface FactsProps {
  readonly kind: Kind;
  readonly record: object & { readonly unverifiedFields: readonly string[] };
  /** The fields that the page shows in another way. */
  readonly except?: readonly string[];
  readonly children?: ComponentChildren;
}

/** Fields that every page shows in another way, or not at all. */
const NOT_FACTS: readonly string[] = [
  ...["name", "shortName", "slug", "aliases", "unverifiedFields", "sources"],
  ...["code", "id", "isoCode", "inecCode", "pcode", "cbnCode", "nipCode", "ussd", "acronym"],
  ...["lon", "pollingUnits", "pickerGroup", "accountNumbers", "sharedNames"],
  ...["stateCode", "lgaCode", "wardCode", "lgaCodes", "wardCodes"],
  ...["senatorialDistrict", "senatorialDistrictCode", "federalConstituency", "stateConstituency"],
];

/** People ask for these, so that nobody says them is an answer. */
const ASKED: readonly string[] = ["headquarters", "created", "registeredOn"];

const VALUES: Readonly<Record<string, string>> = {
  active: "Licensed",
  merged: "Merged",
  licence_revoked: "Licence revoked",
  unlisted: "On no list of the central bank",
  registered: "Registered",
  deregistered: "Not registered any more",
  ...Object.fromEntries(Object.entries(BANK_TYPES_IN_WORDS).map(([type, { one }]) => [type, one])),
};

export function Facts({ kind, record, except = [], children }: FactsProps) {
  const facts = Object.entries<unknown>({ ...record })
    .filter(([field, value]) => !NOT_FACTS.includes(field) && !except.includes(field) && value !== kind)
    .flatMap(([field, value]) => {
      const shown = field === "lat" ? pointOf(record) : valueShown(field, value);
      return shown === null && !ASKED.includes(field) ? [] : [{ field, shown }];
    });
  if (facts.length === 0 && !children) return null;
  return (
    <Section id="facts" title="Facts">
      <FactList>
        {facts.map(({ field, shown }) => (
          <Fact
            key={field}
            name={field === "lat" ? "Coordinates" : fieldTitle(snakeCase(field))}
            isUnsure={record.unverifiedFields.includes(field)}
            canReport={typeof shown === "string"}
          >
            {shown}
          </Fact>
        ))}
        {children}
      </FactList>
    </Section>
  );
}

/** Latitude and longitude in decimal degrees, as maps take them. */
function pointOf(record: object): string | null {
  const { lat, lon } = record as { readonly lat?: number | null; readonly lon?: number | null };
  return lat == null || lon == null ? null : `${lat}, ${lon}`;
}

/** Null where there is no value. */
function valueShown(field: string, value: unknown): ComponentChildren {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  const bank = field === "mergedInto" ? getBank(String(value)) : undefined;
  if (bank !== undefined) return <a href={bankAddress(bank)}>{bankTitle(bank)}</a>;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return Number.isInteger(value) ? grouped(value) : String(value);
  if (Array.isArray(value)) return value.join(", ");
  const text = String(value);
  return VALUES[text] ?? (/^\d{4}(-\d\d){0,2}$/.test(text) ? dateInWords(text) : text.replaceAll("_", " "));
}
