import { type Bank, findBank, getBank, listBanks } from "naijaref/banks";
import { externalIdsOf, listIdSystems } from "naijaref/concordance";
import { suggestionsFor } from "naijaref/search";
import { bankAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { AboutRecord } from "../parts/about-record.tsx";
import { BANK_TYPES_IN_WORDS } from "../parts/bank-types.ts";
import type { Code } from "../parts/codes.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Section } from "../parts/section.tsx";
import { capitalized, dateInWords } from "../words.ts";

export const bank: PageDefinition = {
  pattern: "/banks/{bank}",
  addresses: () => listBanks({ includeClosed: true }).map(bankAddress),
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

function pageOf(record: Bank, site: Site): Content {
  const { id, name, shortName, aliases, status, statusDate, mergedInto, unverifiedFields } = record;
  const title = shortName ?? name;
  const type = BANK_TYPES_IN_WORDS[record.type].one;
  const successor = getBank(mergedInto ?? "");
  const otherNames = [...(shortName === null ? [] : [name]), ...aliases];
  const isUnsure = (field: string): boolean => unverifiedFields.includes(field);
  const ids = certain(externalIdsOf("bank", id)).filter(({ system }) => system !== "cbn" && system !== "nip");
  return {
    title: `${title}: codes`,
    description: `${name}, ${type}: ${record.cbnCode === null ? "no code of the central bank is known" : `central bank code ${record.cbnCode}`}${record.nipCode === null ? "" : `, NIP code ${record.nipCode}`}${record.ussd === null ? "" : `, USSD ${record.ussd}`}, with sources.`,
    address: bankAddress(record),
    structured: {
      "@type": "BankOrCreditUnion",
      name,
      ...(otherNames.length > 0 && { alternateName: otherNames }),
      identifier: codesOf(record).map(({ system, value }) => ({
        "@type": "PropertyValue",
        propertyID: system,
        value,
      })),
    },
    main: (
      <RecordPage
        trail={[
          { name: "Banks", address: "/banks" },
          { name: BANK_TYPES_IN_WORDS[record.type].many, address: `/banks?type=${record.type}` },
        ]}
        kind={
          status === "active"
            ? type
            : status === "merged"
              ? `Merged ${type.toLowerCase()}`
              : `Closed ${type.toLowerCase()}`
        }
        name={title}
        otherNames={otherNames}
        lead={<Standing record={record} successor={successor} />}
        codes={codesOf(record)}
        action={
          status === "active" &&
          record.cbnCode !== null && (
            <a class="button" href={`/check/account?bank=${id}`}>
              Check an account number of {title}
            </a>
          )
        }
        aside={
          <AboutRecord
            site={site}
            record={record}
            code={id}
            table="institutions"
            takeAway={{
              json: `/v1/banks/${id}`,
              files: [["All banks, CSV", "/v1/banks?format=csv"]],
              command: `bank ${id}`,
              typescript: `import { getBank } from "naijaref";\n\ngetBank("${id}");`,
            }}
            place={{
              record: `Bank ${name} (${id})`,
              file: "banks/institutions.csv",
              lineStart: `${id},`,
            }}
          />
        }
      >
        <Section id="facts" title="Facts">
          <Facts>
            <Fact name="Name on its licence" isUnsure={isUnsure("name")}>
              {name}
            </Fact>
            <Fact name="Licence" isUnsure={isUnsure("type")}>
              {type}
            </Fact>
            <Fact name="Status" isUnsure={isUnsure("status")}>
              {status === "active" ? "Licensed" : status === "merged" ? "Merged" : "Licence revoked"}
              {statusDate !== null && `, ${dateInWords(statusDate)}`}
            </Fact>
            <Fact name="Id in this data">
              <code>{id}</code>
            </Fact>
          </Facts>
        </Section>
        {ids.length > 0 && (
          <Section id="ids" title="Its codes elsewhere">
            <Facts form="even">
              {ids.map((one) => (
                <Fact key={`${one.system} ${one.id}`} name={systemName(one.system)}>
                  <code>{one.id}</code>
                </Fact>
              ))}
            </Facts>
          </Section>
        )}
      </RecordPage>
    ),
  };
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
