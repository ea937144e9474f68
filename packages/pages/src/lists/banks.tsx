import { BANK_TYPES, type Bank, type BankType, listBanks } from "naijaref/banks";
import type { ComponentChildren } from "preact";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { BANK_TYPES_IN_WORDS } from "../parts/banks.tsx";
import { Folds, type Group, listing } from "../parts/listing.tsx";
import { rowOf } from "../records/rows.ts";
import { grouped, uncapitalized } from "../words.ts";

/** The kinds of licence that an institution has; others stand only on payment lists. */
const licences = (): readonly BankType[] => BANK_TYPES.filter((type) => listBanks({ type }).length > 0);

const addressOf = (type: string): string => `/banks?type=${type}`;

interface OwnList {
  readonly all: readonly Bank[];
  /** What they are called among many: `microfinance banks`. */
  readonly many: string;
  readonly title: string;
  /** What is said of them in search engines, after their number. */
  readonly about: string;
  readonly lead: ComponentChildren;
}

/** The list at an address: of a kind of licence, of those that closed, of those that no licence is known of. */
function ownList(type: string): OwnList | undefined {
  const gone = (...statuses: readonly string[]): readonly Bank[] =>
    listBanks({ active: false }).filter(({ status }) => statuses.includes(status));
  if (type === "closed")
    return {
      all: gone("merged", "licence_revoked"),
      many: "merged and closed institutions",
      title: "Merged and closed banks of Nigeria",
      about: "that merged or lost their licence, and what became of them",
      lead: (
        <>
          They stay here, because their names and codes are still in old records. Institutions that only
          payment lists name have <a href={addressOf("unlisted")}>a list of their own</a>.
        </>
      ),
    };
  if (type === "unlisted")
    return {
      all: gone("unlisted"),
      many: "institutions on payment lists alone",
      title: "Institutions on payment lists alone",
      about: "that payments are routed to",
      lead: "Payments reach them. The central bank’s lists that we have do not name them: their licence may have another name, or may have ended.",
    };
  const licence = licences().find((one) => one === type);
  if (licence === undefined) return undefined;
  const name = BANK_TYPES_IN_WORDS[licence].many;
  return {
    all: listBanks({ type: licence }),
    many: uncapitalized(name),
    title: `${name} of Nigeria`,
    about: "that the Central Bank of Nigeria licenses, with their codes",
    lead: (
      <>
        Other kinds: <a href="/banks">all banks</a>.
      </>
    ),
  };
}

export const banks: PageDefinition = {
  pattern: "/banks",
  query: ["type"],
  addresses: () => ["/banks", ...[...licences(), "closed", "unlisted"].map(addressOf)],
  render: ({ type: asked }, site) => {
    const type = asked?.toLowerCase() ?? "";
    const list = ownList(type);
    if (list === undefined) return asked === undefined ? allBanks(site) : { redirect: "/banks" };
    const { all, many, title, about, lead } = list;
    const file = all.some(({ status }) => status === "active")
      ? { site, address: `/v1${addressOf(type)}` }
      : undefined;
    return listing({
      title,
      description: `${grouped(all.length)} ${many} ${about}.`,
      address: addressOf(type),
      kicker: "Banks",
      heading: `${grouped(all.length)} ${many}`,
      lead,
      file,
      main: <Folds what={many} groups={byLetter(all)} />,
    });
  },
};

const allBanks = (site: Site): Content =>
  listing({
    title: "Banks of Nigeria and their codes",
    description:
      "Every institution that the Central Bank of Nigeria licenses, with its central bank code, NIP code and USSD code: commercial, merchant, microfinance and payment service banks and others.",
    address: "/banks",
    heading: "Banks and their codes",
    lead: (
      <>
        {grouped(listBanks().length)} licensed institutions, with the codes that payments need. Banks that
        merged or closed have <a href={addressOf("closed")}>a list of their own</a>.
      </>
    ),
    file: { site, address: "/v1/banks" },
    main: (
      <Folds
        what="banks"
        groups={licences().map((type) => ({
          id: type,
          title: BANK_TYPES_IN_WORDS[type].many,
          links: listBanks({ type }).map(rowOf.bank),
        }))}
      />
    ),
  });

/** So many are seen at once, on a few screens. */
const FEW = 60;

function byLetter(all: readonly Bank[]): readonly Group[] {
  if (all.length <= FEW) return [{ id: "all", title: "By name", links: all.map(rowOf.bank) }];
  const letters = groupBy(
    all.map(rowOf.bank),
    ({ name }) => /^[A-Z]/i.exec(name)?.[0].toUpperCase() ?? "0–9",
  );
  return [...letters].map(([letter, links]) => ({ id: `letter-${letter.charAt(0)}`, title: letter, links }));
}
