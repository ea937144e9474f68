import { type Bank, findBank, getBank, listBanks } from "naijaref/banks";
import { externalIdsOf, listIdSystems } from "naijaref/concordance";
import { suggestionsFor } from "naijaref/search";
import { bankAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { AboutRecord, type AboutRecordProps } from "../parts/about-record.tsx";
import { BANK_TYPES_IN_WORDS } from "../parts/bank-types.ts";
import type { Code } from "../parts/codes.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
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
    ["Central bank", cbnCode, "cbn_code"],
    ["Instant payments (NIP)", nipCode, "nip_code"],
    ["USSD", ussd, "ussd"],
  ];
  return all.flatMap(([system, value, field]) =>
    value === null ? [] : [{ system, value, isUnsure: unverifiedFields.includes(field) }],
  );
}

const titleOf = ({ shortName, name }: Bank): string => shortName ?? name;

const otherNamesOf = ({ shortName, name, aliases }: Bank): readonly string[] =>
  shortName === null ? aliases : [name, ...aliases];

function pageOf(record: Bank, site: Site): Content {
  const { id, name, type, mergedInto } = record;
  const [title, otherNames, codes] = [titleOf(record), otherNamesOf(record), codesOf(record)];
  return {
    title: `${title}: codes`,
    description: descriptionOf(record),
    address: bankAddress(record),
    structured: bankInSchema({ name, otherNames, codes }),
    main: (
      <RecordPage
        trail={[
          { name: "Banks", address: "/banks" },
          { name: BANK_TYPES_IN_WORDS[type].many, address: `/banks?type=${type}` },
        ]}
        kind={kindOf(record)}
        name={title}
        otherNames={otherNames}
        lead={<Standing record={record} successor={getBank(mergedInto ?? "")} />}
        codes={codes}
        action={actionOf(record)}
        aside={
          <AboutRecord
            site={site}
            record={record}
            code={id}
            table="institutions"
            takeAway={takeAwayOf(record)}
            place={{
              record: `Bank ${name} (${id})`,
              file: "banks/institutions.csv",
              lineStart: `${id},`,
            }}
          />
        }
      >
        <FactsOfBank record={record} />
        <CodesElsewhere id={id} />
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

/** `Commercial bank`, `Merged commercial bank`. */
function kindOf({ status, type }: Bank): string {
  const { one } = BANK_TYPES_IN_WORDS[type];
  return status === "active" || status === "unlisted"
    ? one
    : `${status === "merged" ? "Merged" : "Closed"} ${one.toLowerCase()}`;
}

const actionOf = (record: Bank) =>
  record.status === "active" &&
  record.cbnCode !== null && (
    <a class="button" href={`/check/account?bank=${record.id}`}>
      Check an account number of {titleOf(record)}
    </a>
  );

const takeAwayOf = ({ id }: Bank): AboutRecordProps["takeAway"] => ({
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
        <Fact name="Id in this data">
          <code>{id}</code>
        </Fact>
      </Facts>
    </Section>
  );
}

/** Its codes in systems that are not shown with its name. */
function CodesElsewhere({ id }: { readonly id: string }) {
  const ids = certain(externalIdsOf("bank", id)).filter(({ system }) => system !== "cbn" && system !== "nip");
  if (ids.length === 0) return null;
  return (
    <Section id="ids" title="Its codes elsewhere">
      <Facts form="even">
        {ids.map((one) => (
          <Fact key={`${one.system} ${one.id}`} name={systemName(one.system)}>
            <code>{one.id}</code>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

const systemName = (id: string): string =>
  capitalized(listIdSystems().find((system) => system.id === id)?.name ?? id);

function Standing({ record, successor }: { readonly record: Bank; readonly successor: Bank | undefined }) {
  const { status, statusDate } = record;
  const type = BANK_TYPES_IN_WORDS[record.type].one;
  const when =
    statusDate === null ? "" : ` in ${dateInWords(statusDate)}`.replace(/ in (?=\d{1,2} )/, " on ");
  if (status === "active")
    return (
      <>
        {/^[aeiou]/i.test(type) ? "An" : "A"} {type.charAt(0).toLowerCase() + type.slice(1)} that the Central
        Bank of Nigeria licenses.
      </>
    );
  if (status === "unlisted")
    return (
      <>
        Payments are routed to it. No list of the central bank that is a source here names it, so it may be
        licensed under another name, or no longer.
      </>
    );
  if (status === "licence_revoked")
    return <>The central bank took back its licence{when}. Do not send money to it.</>;
  return (
    <>
      It merged{when}
      {successor && (
        <>
          {" "}
          into <a href={bankAddress(successor)}>{successor.shortName ?? successor.name}</a>
        </>
      )}
      .
    </>
  );
}
