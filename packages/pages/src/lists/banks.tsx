import { BANK_TYPES, type Bank, type BankType, listBanks } from "naijaref/banks";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { BANK_TYPES_IN_WORDS } from "../parts/banks.tsx";
import { Folds, type Group, Listing } from "../parts/listing.tsx";
import { rowOf } from "../records/rows.ts";
import { grouped } from "../words.ts";

/** The kinds of licence that an institution has; others stand only on payment lists. */
const licences = (): readonly BankType[] => BANK_TYPES.filter((type) => listBanks({ type }).length > 0);

const addressOf = (type: string): string => `/banks?type=${type}`;

export const banks: PageDefinition = {
  pattern: "/banks",
  query: ["type"],
  addresses: () => ["/banks", ...licences().map(addressOf), addressOf("closed"), addressOf("unlisted")],
  render: ({ type }, site) => {
    if (type === undefined) return allTypes(site);
    if (type === "closed") return closed();
    if (type === "unlisted") return unlisted();
    const known = licences().find((one) => one === type.toLowerCase());
    return known === undefined ? { redirect: "/banks" } : oneType(known, site);
  },
};

const allTypes = (site: Site): Content => ({
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
          merged or closed have <a href={addressOf("closed")}>a list of their own</a>.
        </>
      }
      file={{ site, address: "/v1/banks" }}
    >
      <Folds
        what="banks"
        groups={licences().map((type) => ({
          id: type,
          title: BANK_TYPES_IN_WORDS[type].many,
          links: listBanks({ type }).map(rowOf.bank),
        }))}
      />
    </Listing>
  ),
});

function oneType(type: BankType, site: Site): Content {
  const all = listBanks({ type });
  const many = BANK_TYPES_IN_WORDS[type].many.toLowerCase();
  return {
    title: `${BANK_TYPES_IN_WORDS[type].many} of Nigeria`,
    description: `All ${grouped(all.length)} ${many} that the Central Bank of Nigeria licenses, with their codes.`,
    address: addressOf(type),
    main: (
      <Listing
        kind="Banks"
        title={`${grouped(all.length)} ${many}`}
        lead={
          <>
            Other kinds: <a href="/banks">all banks</a>.
          </>
        }
        file={{ site, address: `/v1/banks?type=${type}` }}
      >
        <Folds what={many} groups={byLetter(all)} />
      </Listing>
    ),
  };
}

/** So many are seen at once, on a few screens. */
const FEW = 60;

/** By the first letter where there are many. */
function byLetter(all: readonly Bank[]): readonly Group[] {
  if (all.length <= FEW) return [{ id: "all", title: "By name", links: all.map(rowOf.bank) }];
  const letters = groupBy(
    all.map(rowOf.bank),
    ({ name }) => /^[A-Z]/i.exec(name)?.[0].toUpperCase() ?? "0–9",
  );
  return [...letters].map(([letter, links]) => ({ id: `letter-${letter.charAt(0)}`, title: letter, links }));
}

function closed(): Content {
  const all = listBanks({ active: false }).filter(
    ({ status }) => status === "merged" || status === "licence_revoked",
  );
  return {
    title: "Merged and closed banks of Nigeria",
    description: `${all.length} institutions that merged or lost their licence, and what became of them.`,
    address: addressOf("closed"),
    main: (
      <Listing
        kind="Banks"
        title={`${all.length} merged and closed institutions`}
        lead={
          <>
            They stay here, because their names and codes are still in old records. Institutions that only
            payment lists name have <a href={addressOf("unlisted")}>a list of their own</a>.
          </>
        }
      >
        <Folds what="closed institutions" groups={byLetter(all)} />
      </Listing>
    ),
  };
}

function unlisted(): Content {
  const all = listBanks({ active: false }).filter(({ status }) => status === "unlisted");
  return {
    title: "Institutions on payment lists alone",
    description: `${all.length} institutions that payment lists route to, and no list of the central bank that is a source here names.`,
    address: addressOf("unlisted"),
    main: (
      <Listing
        kind="Banks"
        title={`${all.length} institutions on payment lists alone`}
        lead="Payments are routed to them. No list of the central bank that is a source here names them: they may be licensed under another name, or no longer."
      >
        <Folds what="institutions" groups={byLetter(all)} />
      </Listing>
    ),
  };
}
