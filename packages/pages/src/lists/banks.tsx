import { BANK_TYPES, type Bank, type BankType, getBank, listBanks } from "naijaref/banks";
import { bankAddress } from "../addresses.ts";
import { type Content, hasApi, type PageDefinition, type Site } from "../page.ts";
import { BANK_TYPES_IN_WORDS } from "../parts/bank-types.ts";
import { Jump } from "../parts/jump.tsx";
import { Links } from "../parts/links.tsx";
import { Listing } from "../parts/listing.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { grouped } from "../words.ts";

/** Beyond so many of a kind, the page of all kinds has a link to their own list. */
const MOST = 60;

/** The kinds of licence that an institution has; others stand only on payment lists. */
const licences = (): readonly BankType[] => BANK_TYPES.filter((type) => listBanks({ type }).length > 0);

const addressOf = (type: BankType): string => `/banks?type=${type}`;

export const banks: PageDefinition = {
  pattern: "/banks",
  query: ["type"],
  addresses: () => ["/banks", ...licences().map(addressOf), "/banks?type=closed", "/banks?type=unlisted"],
  render: ({ type }, site) => {
    if (type === undefined) return allTypes();
    if (type === "closed") return closed();
    if (type === "unlisted") return unlisted();
    const known = licences().find((one) => one === type.toLowerCase());
    return known === undefined ? { redirect: "/banks" } : oneType(known, site);
  },
};

const allTypes = (): Content => ({
  title: "Banks of Nigeria and their codes",
  description:
    "Every institution that the Central Bank of Nigeria licenses, with its central bank code, NIP code and USSD code: commercial, merchant, microfinance and payment service banks and others.",
  address: "/banks",
  main: (
    <Listing
      title="Banks and their codes"
      lead={
        <>
          {grouped(listBanks().length)} licensed institutions, with the codes that payments need. Banks that
          merged or closed have <a href="/banks?type=closed">a list of their own</a>.
        </>
      }
    >
      <Jump
        label="Kinds of licence"
        links={licences().map((type) => ({ name: BANK_TYPES_IN_WORDS[type].many, address: `#${type}` }))}
      />
      {licences().map((type) => {
        const all = listBanks({ type });
        const { many } = BANK_TYPES_IN_WORDS[type];
        return (
          <Section key={type} id={type} title={<a href={addressOf(type)}>{many}</a>}>
            {all.length > MOST ? (
              <p class="more">
                <a href={addressOf(type)}>
                  All {grouped(all.length)} {many.toLowerCase()}
                </a>
              </p>
            ) : (
              <BankTable banks={all} caption={many} />
            )}
          </Section>
        );
      })}
    </Listing>
  ),
});

function oneType(type: BankType, site: Site): Content {
  const all = listBanks({ type });
  const { many } = BANK_TYPES_IN_WORDS[type];
  return {
    title: `${many} of Nigeria`,
    description: `All ${grouped(all.length)} ${many.toLowerCase()} that the Central Bank of Nigeria licenses, with their codes.`,
    address: addressOf(type),
    main: (
      <Listing
        kind="Banks"
        title={`${grouped(all.length)} ${many.toLowerCase()}`}
        lead={
          <>
            {hasApi(site) && (
              <>
                As a file: <a href={`/v1/banks?type=${type}&format=csv`}>CSV</a> or{" "}
                <a href={`/v1/banks?type=${type}`}>JSON</a>.{" "}
              </>
            )}
            Other kinds: <a href="/banks">all banks</a>.
          </>
        }
      >
        <Section id="list" title="By name">
          <BankTable banks={all} caption={many} canFilter={all.length > MOST} />
        </Section>
      </Listing>
    ),
  };
}

function closed(): Content {
  const all = listBanks({ active: false }).filter(
    ({ status }) => status === "merged" || status === "licence_revoked",
  );
  return {
    title: "Merged and closed banks of Nigeria",
    description: `${all.length} institutions that merged or lost their licence, and what became of them.`,
    address: "/banks?type=closed",
    main: (
      <Listing
        kind="Banks"
        title={`${all.length} merged and closed institutions`}
        lead={
          <>
            They stay here, because their names and codes are still in old records. Institutions that only
            payment lists name have <a href="/banks?type=unlisted">a list of their own</a>.
          </>
        }
      >
        <Section id="list" title="By name">
          <Table
            caption="Closed institutions"
            columns={[{ name: "Name" }, { name: "What became of it" }, { name: "When" }]}
            canFilter
            rows={all.map((bank) => {
              const successor = bank.mergedInto === null ? undefined : getBank(bank.mergedInto);
              return {
                key: bank.id,
                cells: [
                  <a key="name" href={bankAddress(bank)}>
                    {bank.shortName ?? bank.name}
                  </a>,
                  successor ? (
                    <>
                      merged into <a href={bankAddress(successor)}>{successor.shortName ?? successor.name}</a>
                    </>
                  ) : bank.status === "merged" ? (
                    "merged"
                  ) : (
                    "licence revoked"
                  ),
                  bank.statusDate?.slice(0, 4) ?? "",
                ],
              };
            })}
          />
        </Section>
      </Listing>
    ),
  };
}

function unlisted(): Content {
  const all = listBanks({ active: false }).filter(({ status }) => status === "unlisted");
  return {
    title: "Institutions on payment lists alone",
    description: `${all.length} institutions that payment lists route to, and no list of the central bank that is a source here names.`,
    address: "/banks?type=unlisted",
    main: (
      <Listing
        kind="Banks"
        title={`${all.length} institutions on payment lists alone`}
        lead="Payments are routed to them. No list of the central bank that is a source here names them: they may be licensed under another name, or no longer."
      >
        <Section id="list" title="By name">
          <Links
            links={all.map((bank) => ({
              name: bank.name,
              address: bankAddress(bank),
              note: [BANK_TYPES_IN_WORDS[bank.type].one, bank.nipCode]
                .filter((word) => word !== null)
                .join(" · "),
            }))}
          />
        </Section>
      </Listing>
    ),
  };
}

const COLUMNS = [{ name: "Name" }, { name: "CBN code" }, { name: "NIP code" }, { name: "USSD" }];

const BankTable = ({
  banks: all,
  caption,
  canFilter = false,
}: {
  readonly banks: readonly Bank[];
  readonly caption: string;
  readonly canFilter?: boolean;
}) => (
  <Table
    caption={caption}
    columns={COLUMNS}
    canFilter={canFilter}
    rows={all.map((bank) => ({
      key: bank.id,
      cells: [
        <a key="name" href={bankAddress(bank)}>
          {bank.shortName ?? bank.name.replace(/ Limited$/, "")}
        </a>,
        bank.cbnCode && <code>{bank.cbnCode}</code>,
        bank.nipCode && <code>{bank.nipCode}</code>,
        bank.ussd && <code>{bank.ussd}</code>,
      ],
    }))}
  />
);
