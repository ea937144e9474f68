import { withAnd } from "@naijaref/api/contract/words";
import { listNumberingBlocks, type NumberingBlock } from "naijaref/phones";
import { groupBy } from "../group-by.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { Listing } from "../parts/listing.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { count } from "../words.ts";
import { beginningOf, STATUS_WORDS, sizeOf, TYPE_WORDS } from "./words.ts";

/** The blocks that are no fixed lines, by the four digits with which one dials them: `0803`. */
const byPrefix = (): ReadonlyMap<string, readonly NumberingBlock[]> =>
  groupBy(
    listNumberingBlocks().filter(({ type }) => type !== "fixed"),
    ({ rangeStart }) => `0${rangeStart.slice(0, 3)}`,
  );

const addressOf = (prefix: string): string => `/prefixes/${prefix}`;

const networksOf = (blocks: readonly NumberingBlock[]): readonly string[] => [
  ...groupBy(
    blocks.filter(({ network }) => network !== null),
    ({ network }) => network ?? "",
  ).keys(),
];

/** In a few words: `MTN`, `Nobody`, `MTN and 2 others`. */
function holdersInWords(blocks: readonly NumberingBlock[]): string {
  const networks = networksOf(blocks);
  if (networks.length === 0) return "Nobody";
  return networks.length <= 3
    ? withAnd(networks)
    : `${networks.slice(0, 2).join(", ")} and ${networks.length - 2} others`;
}

export const prefixesPage: PageDefinition = {
  pattern: "/prefixes",
  addresses: () => ["/prefixes"],
  render: () => {
    const prefixes = [...byPrefix()];
    return {
      title: "Prefixes of phone numbers in Nigeria: 0803, 0701, 0800",
      description: `Which network has 0803, 0701 or 0912: the ${prefixes.length} prefixes of mobile, free and shared-cost numbers of Nigeria, by the regulator's tables.`,
      address: "/prefixes",
      main: (
        <Listing
          title="Prefixes of phone numbers"
          lead={
            <>
              Which network each prefix belongs to. A number may have been taken to another network since.{" "}
              <a href="/read/phone">Read a whole number</a>, or see the{" "}
              <a href="/area-codes">area codes of fixed lines</a>.
            </>
          }
        >
          <Table
            caption="Prefixes"
            columns={[{ name: "Prefix" }, { name: "Network" }, { name: "Kind" }]}
            canFilter
            rows={prefixes.map(([prefix, blocks]) => ({
              key: prefix,
              cells: [
                <a key="prefix" href={addressOf(prefix)}>
                  {prefix}
                </a>,
                holdersInWords(blocks),
                withAnd([...new Set(blocks.map(({ type }) => TYPE_WORDS[type]))]),
              ],
            }))}
          />
        </Listing>
      ),
    };
  },
};

export const prefixPage: PageDefinition = {
  pattern: "/prefixes/{prefix}",
  addresses: () => [...byPrefix().keys()].map(addressOf),
  render: ({ prefix: asked = "" }, site) => {
    const prefix = asked.replace(/^\+?234/, "0");
    const blocks = byPrefix().get(prefix);
    if (blocks === undefined)
      return notFound({ what: "prefix of phone numbers", identifier: asked, suggestions: [] });
    return prefix === asked ? pageOf(prefix, blocks, site) : { redirect: addressOf(prefix) };
  },
};

function pageOf(prefix: string, blocks: readonly NumberingBlock[], site: Site): Content {
  const [first] = blocks as readonly [NumberingBlock, ...NumberingBlock[]];
  const holders = holdersInWords(blocks);
  const isOne = networksOf(blocks).length === 1 && blocks.every(({ network }) => network !== null);
  const kinds = withAnd([...new Set(blocks.map(({ type }) => TYPE_WORDS[type].toLowerCase()))]);
  return {
    title: `${prefix}: ${holders}`,
    description: `Phone numbers of Nigeria that begin with ${prefix}: ${holders} (${kinds}), by the tables of the communications commission.`,
    address: addressOf(prefix),
    main: (
      <RecordPage
        trail={[{ name: "Prefixes", address: "/prefixes" }]}
        name={`${prefix} is ${isOne ? holders : "shared"}`}
        otherNames={[]}
        lead={
          isOne ? (
            <>
              Numbers that begin with {prefix} were given to {holders}. A person may have taken theirs to
              another network.
            </>
          ) : (
            <>Its numbers are divided: {holders}. The fifth digit and those after it decide.</>
          )
        }
        codes={[
          { system: "In Nigeria", value: prefix },
          { system: "From abroad", value: `+234${prefix.slice(1)}` },
        ]}
        figures={blocks.length === 1 ? [] : [count(blocks.length, "block")]}
        action={
          <a class="quiet-button" href={`/read/phone#phone=${prefix}`}>
            Read a whole number
          </a>
        }
        site={site}
        record={{
          sources: [...new Set(blocks.flatMap(({ sources }) => sources))],
          unverifiedFields: [...new Set(blocks.flatMap(({ unverifiedFields }) => unverifiedFields))],
        }}
        code={first.rangeStart}
        forPrograms={{
          json: `/v1/phone/${`${prefix}0000000`.slice(0, 11)}`,
          command: `phone ${`${prefix}0000000`.slice(0, 11)}`,
          typescript: `import { blockOf } from "naijaref/phones";\n\nblockOf("${first.rangeStart}");`,
        }}
        place={{
          record: `Prefix ${prefix}`,
          file: `phones/${first.type === "mobile" ? "mobile" : "special"}-blocks.csv`,
          lineStart: `${first.rangeStart},`,
        }}
      >
        <Section id="blocks" title="Number ranges">
          <Table
            caption="Number ranges"
            columns={[
              { name: "Begins with" },
              { name: "Network" },
              { name: "Company" },
              { name: "Today" },
              { name: "Numbers", isNumber: true },
            ]}
            canFilter={blocks.length > 8}
            rows={blocks.map((block) => ({
              key: block.rangeStart,
              cells: [
                <code key="begins">{beginningOf(block)}</code>,
                block.network ?? "",
                block.allottee ?? "",
                STATUS_WORDS[block.status],
                sizeOf(block),
              ],
            }))}
          />
        </Section>
      </RecordPage>
    ),
  };
}
