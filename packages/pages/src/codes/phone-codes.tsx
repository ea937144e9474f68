import { withAnd } from "@naijaref/api/contract/words";
import { type AreaCode, listAreaCodes, listNumberingBlocks, type NumberingBlock } from "naijaref/phones";
import { getState } from "naijaref/places";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { stateAddress } from "../addresses.ts";
import { known } from "../certain.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import type { Link } from "../parts/links.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { BLOCK_STATUSES, PHONE_TYPES } from "../search/beginnings.ts";
import { count, grouped } from "../words.ts";

/** How all codes are listed: the pages of each lead there. */
export const CODES = { name: "Codes of phones and plates", address: "/codes" } as const;

type Range = Pick<NumberingBlock, "rangeStart" | "rangeEnd">;

/**
 * How all numbers of a block begin as one dials them, and no others: `0803`. A block that is not all numbers
 * with some beginning is written as its first and last number.
 */
function beginningOf({ rangeStart, rangeEnd }: Range): string {
  const own = rangeStart.replace(/0+$/, "");
  for (let length = own.length; length < rangeStart.length; length++) {
    const begin = rangeStart.slice(0, length);
    if (rangeEnd === begin.padEnd(rangeEnd.length, "9")) return `0${begin}`;
  }
  return `0${rangeStart} to 0${rangeEnd}`;
}

const typesOf = (blocks: readonly NumberingBlock[]): string =>
  withAnd([...new Set(blocks.map(({ type }) => PHONE_TYPES[type]))]);

/** The network, and what the regulator's list calls it; who has fixed lines is a company. */
const companyOf = ({ type, network, allottee }: NumberingBlock): string =>
  type === "fixed" || network === allottee
    ? (network ?? allottee ?? "")
    : [network, allottee].filter((one) => one !== null).join(", ");

const BLOCK_COLUMNS = [
  { name: "Begins with" },
  { name: "Company" },
  { name: "Today" },
  { name: "Numbers", isNumber: true },
];

const Blocks = ({ title, blocks }: { readonly title: string; readonly blocks: readonly NumberingBlock[] }) =>
  blocks.length === 0 ? null : (
    <Section id="blocks" title={title}>
      <Table
        caption="Number ranges"
        columns={BLOCK_COLUMNS}
        canFilter={blocks.length > 8}
        rows={blocks.map((block) => ({
          key: block.rangeStart,
          cells: [
            <code key="begins">{beginningOf(block)}</code>,
            companyOf(block),
            BLOCK_STATUSES[block.status],
            grouped(Number(block.rangeEnd) - Number(block.rangeStart) + 1),
          ],
        }))}
      />
    </Section>
  );

/** The blocks that are no fixed lines, by the four digits with which one dials them: `0803`. */
const byPrefix = (): ReadonlyMap<string, readonly NumberingBlock[]> =>
  groupBy(
    listNumberingBlocks().filter(({ type }) => type !== "fixed"),
    ({ rangeStart }) => `0${rangeStart.slice(0, 3)}`,
  );

const prefixAddress = (prefix: string): string => `/prefixes/${prefix}`;

const networksOf = (blocks: readonly NumberingBlock[]): readonly string[] => [
  ...new Set(blocks.flatMap(({ network }) => network ?? [])),
];

/** In a few words: `MTN`, `Nobody`, `MTN and 2 others`. */
function holdersInWords(blocks: readonly NumberingBlock[]): string {
  const networks = networksOf(blocks);
  if (networks.length === 0) return "Nobody";
  return networks.length <= 3
    ? withAnd(networks)
    : `${networks.slice(0, 2).join(", ")} and ${networks.length - 2} others`;
}

export const prefixLinks = (): readonly Link[] =>
  [...byPrefix()].map(([prefix, blocks]) => ({
    name: prefix,
    address: prefixAddress(prefix),
    note: typesOf(blocks),
    more: holdersInWords(blocks),
  }));

export const prefixPage: PageDefinition = {
  pattern: "/prefixes/{prefix}",
  addresses: () => [...byPrefix().keys()].map(prefixAddress),
  render: ({ prefix: asked = "" }, site) => {
    const prefix = asked.replace(/^\+?234/, "0");
    const blocks = byPrefix().get(prefix);
    if (blocks === undefined)
      return notFound({ what: "prefix of phone numbers", identifier: asked, suggestions: [] });
    return prefix === asked ? pageOfPrefix(prefix, blocks, site) : { redirect: prefixAddress(prefix) };
  },
};

function pageOfPrefix(prefix: string, blocks: readonly NumberingBlock[], site: Site): Content {
  const [first] = blocks as readonly [NumberingBlock, ...NumberingBlock[]];
  const holders = holdersInWords(blocks);
  const isOne = networksOf(blocks).length === 1 && blocks.every(({ network }) => network !== null);
  const sample = `${prefix}0000000`.slice(0, 11);
  return {
    title: `${prefix}: ${holders}`,
    description: `Phone numbers of Nigeria that begin with ${prefix}: ${holders} (${typesOf(blocks).toLowerCase()}), by the tables of the communications commission.`,
    address: prefixAddress(prefix),
    main: (
      <RecordPage
        trail={[CODES]}
        name={`${prefix} is ${isOne ? holders : "shared"}`}
        lead={
          isOne
            ? `Numbers that begin with ${prefix} were given to ${holders}. A person may have taken theirs to another network.`
            : `Several networks have these numbers: ${holders}. The digits after the fourth say which.`
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
          json: `/v1/phone/${sample}`,
          command: `phone ${sample}`,
          typescript: `import { blockOf } from "naijaref/phones";\n\nblockOf("${first.rangeStart}");`,
        }}
        place={{
          record: `Prefix ${prefix}`,
          file: `phones/${first.type === "mobile" ? "mobile" : "special"}-blocks.csv`,
          lineStart: `${first.rangeStart},`,
        }}
      >
        <Blocks title="Number ranges" blocks={blocks} />
      </RecordPage>
    ),
  };
}

const areaAddress = ({ code }: AreaCode): string => `/area-codes/${code}`;

export const areaCodeLinks = (): readonly Link[] =>
  listAreaCodes().map((area) => ({
    name: area.code,
    address: areaAddress(area),
    note: `until 2023 ${area.legacyCode}`,
    more: `${area.area} · ${getState(area.stateCode)?.name}`,
  }));

export const areaCodePage: PageDefinition = {
  pattern: "/area-codes/{code}",
  addresses: () => listAreaCodes().map(areaAddress),
  render: ({ code = "" }, site) => {
    const area = listAreaCodes().find((one) => one.code === code);
    if (area !== undefined) return pageOfArea(area, site);
    const former = listAreaCodes().find(({ legacyCode }) => legacyCode === code);
    return former === undefined
      ? notFound({ what: "area code", identifier: code, suggestions: [] })
      : { redirect: areaAddress(former) };
  },
};

function pageOfArea(area: AreaCode, site: Site): Content {
  const { code, legacyCode, area: town, stateCode } = area;
  const state = known(getState(stateCode));
  return {
    title: `${code} is ${town}: area code`,
    description: `${code} is the area code of ${town}, ${state.name}, until 2023 ${legacyCode}: who has fixed lines there.`,
    address: areaAddress(area),
    main: (
      <RecordPage
        trail={[CODES]}
        name={`${code} is ${town}`}
        lead={
          <>
            The area code of {town} and the places around it, in{" "}
            <a href={stateAddress(state)}>{state.name}</a>. Before 2023: {legacyCode}.
          </>
        }
        codes={[
          { system: "In Nigeria", value: code },
          { system: "From abroad", value: `+234${code.slice(1)}` },
          { system: "Until 2023", value: legacyCode },
        ]}
        site={site}
        record={area}
        code={code}
        forPrograms={{
          json: "/v1/area-codes",
          files: [["All area codes, CSV", "/v1/area-codes?format=csv"]],
          command: "area-codes",
          typescript: `import { listAreaCodes } from "naijaref/phones";\n\nlistAreaCodes();`,
        }}
        place={{ record: `Area code ${code}`, file: "phones/area-codes.csv", lineStart: `${code},` }}
      >
        <Blocks
          title="Who has fixed lines there"
          blocks={listNumberingBlocks().filter(
            ({ type, rangeStart }) => type === "fixed" && rangeStart.startsWith(code.slice(1)),
          )}
        />
      </RecordPage>
    ),
  };
}
