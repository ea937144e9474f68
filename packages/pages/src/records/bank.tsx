import { type Bank, findBank, getBank, listBanks } from "naijaref/banks";
import { externalIdsOf, listIdSystems } from "naijaref/concordance";
import { suggestionsFor } from "naijaref/search";
import { bankAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { listOf } from "../lists/banks.tsx";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import type { AboutRecordProps } from "../parts/about-record.tsx";
import { BANK_TYPES_IN_WORDS } from "../parts/bank-types.ts";
import { bankTitle, bankWarning } from "../parts/bank-warning.tsx";
import type { Code } from "../parts/codes.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { OtherFacts } from "../parts/other-facts.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Section } from "../parts/section.tsx";
import { bankInSchema } from "../structured.ts";
import { capitalized, dateInWords } from "../words.ts";

export const bank: PageDefinition = {
  pattern: "/banks/{bank}",
  addresses: () => listBanks({ active: false }).map(bankAddress),
  render: ({ bank: identifier = "" }, site) => {
    const exact = getBank(identifier);
    if (exact !== undefined) return pageOf(exact, site);
    const found = findBank(identifier);
    if (!found.ok) return notFound({ what: "bank", identifier, suggestions: suggestionsFor(found) });
    return { redirect: bankAddress(found.value) };
  },
};

function codesOf({ cbnCode, nipCode, ussd, unverifiedFields }: Bank): readonly Code[] {
  const all: readonly (readonly [system: string, value: string | null, field: string])[] = [
    ["CBN code", cbnCode, "cbnCode"],
    ["NIP code", nipCode, "nipCode"],
    ["USSD", ussd, "ussd"],
  ];
  return all.flatMap(([system, value, field]) =>
    value === null ? [] : [{ system, value, isUnsure: unverifiedFields.includes(field) }],
  );
}

const otherNamesOf = ({ shortName, name, aliases }: Bank): readonly string[] =>
  shortName === null ? aliases : [name, ...aliases];

function pageOf(record: Bank, site: Site): Content {
  const { id, name } = record;
  const elsewhere = idsElsewhere(id);
  const [title, otherNames, codes] = [bankTitle(record), otherNamesOf(record), codesOf(record)];
  return {
    title: [title, ...codes.map(({ system, value }) => `${system} ${value}`)].join(", "),
    description: descriptionOf(record),
    address: bankAddress(record),
    structured: bankInSchema({ name, otherNames, codes }),
    main: (
      <RecordPage
        trail={[{ name: "Banks", address: "/banks" }, listOf(record)]}
        name={title}
        otherNames={otherNames}
        warning={bankWarning(record)}
        lead={<Standing record={record} />}
        codes={codes}
        action={actionOf(record)}
        site={site}
        record={record}
        code={id}
        table="institutions"
        forPrograms={forProgramsOf(record)}
        side={elsewhere.length > 0 && <CodesElsewhere ids={elsewhere} />}
        place={{ record: `Bank ${name} (${id})`, file: "banks/institutions.csv", lineStart: `${id},` }}
      >
        <FactsOfBank record={record} />
      </RecordPage>
    ),
  };
}

function descriptionOf({ name, type, cbnCode, nipCode, ussd }: Bank): string {
  const known = [
    cbnCode === null ? "no code of the central bank is known" : `central bank code ${cbnCode}`,
    ...(nipCode === null ? [] : [`NIP code ${nipCode}`]),
    ...(ussd === null ? [] : [`USSD ${ussd}`]),
  ];
  return `${name}, ${BANK_TYPES_IN_WORDS[type].one}: ${known.join(", ")}, with sources.`;
}

const actionOf = (record: Bank) =>
  record.status !== "active" ? null : record.cbnCode !== null ? (
    <a class="button" href={`/check/account?bank=${record.id}`}>
      Check an account number of {bankTitle(record)}
    </a>
  ) : (
    <span class="note">
      Its account numbers cannot be checked: no source here has its code of the central bank.
    </span>
  );

const forProgramsOf = ({ id }: Bank): AboutRecordProps["forPrograms"] => ({
  json: `/v1/banks/${id}`,
  files: [["All banks, CSV", "/v1/banks?format=csv"]],
  command: `bank ${id}`,
  typescript: `import { getBank } from "naijaref";\n\ngetBank("${id}");`,
});

const STATUS_IN_WORDS: Readonly<Record<Bank["status"], string>> = {
  active: "Licensed",
  merged: "Merged",
  licence_revoked: "Licence revoked",
  unlisted: "On no list of the central bank",
};

/** The fields that have their own place on the page, and those that are only for programs. */
const SHOWN: readonly (keyof Bank)[] = [
  "shortName",
  "type",
  "cbnCode",
  "nipCode",
  "ussd",
  "status",
  "statusDate",
  "mergedInto",
  "pickerGroup",
  "accountNumbers",
  "sharedNames",
];

function FactsOfBank({ record }: { readonly record: Bank }) {
  const { id, name, type, status, statusDate, unverifiedFields } = record;
  const isUnsure = (field: string): boolean => unverifiedFields.includes(field);
  return (
    <Section id="facts" title="Facts">
      <Facts>
        <Fact name="Name on its licence" isUnsure={isUnsure("name")}>
          {name}
        </Fact>
        <Fact name="Licence" isUnsure={isUnsure("type")}>
          {BANK_TYPES_IN_WORDS[type].one}
        </Fact>
        <Fact name="Status" isUnsure={isUnsure("status")}>
          {STATUS_IN_WORDS[status]}
          {statusDate !== null && `, ${dateInWords(statusDate)}`}
        </Fact>
        <Fact name="Code in this data">
          <code>{id}</code>
        </Fact>
        <OtherFacts record={record} except={SHOWN} />
      </Facts>
    </Section>
  );
}

/** Its codes in systems that are not shown with its name. */
const idsElsewhere = (id: string) =>
  certain(externalIdsOf("bank", id)).filter(({ system }) => system !== "cbn" && system !== "nip");

const CodesElsewhere = ({ ids }: { readonly ids: ReturnType<typeof idsElsewhere> }) => (
  <Section id="ids" title="Codes at payment providers">
    <Facts form="even">
      {ids.map((one) => (
        <Fact key={`${one.system} ${one.id}`} name={systemName(one.system)}>
          <code>{one.id}</code>
        </Fact>
      ))}
    </Facts>
  </Section>
);

const systemName = (id: string): string =>
  capitalized(listIdSystems().find((system) => system.id === id)?.name ?? id);

function Standing({ record }: { readonly record: Bank }) {
  const type = BANK_TYPES_IN_WORDS[record.type].one;
  const an = `${/^[aeiou]/i.test(type) ? "An" : "A"} ${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  if (record.status === "active") return <>{an} that the Central Bank of Nigeria licenses.</>;
  if (record.status === "unlisted")
    return (
      <>
        Payments are routed to it. No list of the central bank that is a source here names it, so it may be
        licensed under another name, or no longer.
      </>
    );
  return <>{an} that is no longer licensed. Its codes stay here, because old records name them.</>;
}
