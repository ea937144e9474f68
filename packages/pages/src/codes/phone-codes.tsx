import { withAnd } from "@naijaref/api/contract/words";
import { type AreaCode, listAreaCodes, listNumberingBlocks, type NumberingBlock } from "naijaref/phones";
import { getState } from "naijaref/places";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { stateAddress } from "../addresses.ts";
import { known } from "../certain.ts";
import type { Link } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { BLOCK_STATUSES, PHONE_TYPES } from "../search/beginnings.ts";
import { count, grouped } from "../words.ts";
import { codePage } from "./code-page.tsx";

/**
 * How all numbers of a block begin as one dials them, and no others: `0803`. A block that is not all numbers
 * with some beginning is written as its first and last number.
 */
function beginningOf({ rangeStart, rangeEnd }: NumberingBlock): string {
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

const listBlocks = (title: string, blocks: readonly NumberingBlock[]) =>
  blocks.length === 0 ? null : (
    <Section id="blocks" title={title}>
      <Table
        caption="Number ranges"
        columns={["Begins with", "Company", "Today", "Numbers"]}
        numbers={1}
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
    address: `/prefixes/${prefix}`,
    note: typesOf(blocks),
    more: holdersInWords(blocks),
  }));

export const prefixPage = codePage({
  path: "prefixes",
  what: "prefix of phone numbers",
  list: () => [...byPrefix().keys()],
  find: (written) => {
    const prefix = written.replace(/^\+?234/, "0");
    return byPrefix().has(prefix) ? prefix : undefined;
  },
  wordsOf: (prefix) => {
    const blocks = byPrefix().get(prefix) ?? [];
    const { rangeStart, type } = known(blocks[0]);
    const holders = holdersInWords(blocks);
    const isOne = networksOf(blocks).length === 1 && blocks.every(({ network }) => network !== null);
    const sample = `${prefix}0000000`.slice(0, 11);
    return {
      title: `${prefix}: ${holders}`,
      description: `Phone numbers of Nigeria that begin with ${prefix}: ${holders} (${typesOf(blocks).toLowerCase()}), by the tables of the communications commission.`,
      name: `${prefix} is ${isOne ? holders : "shared"}`,
      lead: isOne
        ? `Numbers that begin with ${prefix} were given to ${holders}. A person may have taken theirs to another network.`
        : `Several networks have these numbers: ${holders}. The digits after the fourth say which.`,
      codes: [
        { system: "In Nigeria", value: prefix },
        { system: "From abroad", value: `+234${prefix.slice(1)}` },
      ],
      figures: blocks.length === 1 ? [] : [count(blocks.length, "block")],
      action: (
        <a class="quiet-button" href={`/read/phone#phone=${prefix}`}>
          Read a whole number
        </a>
      ),
      record: {
        sources: [...new Set(blocks.flatMap(({ sources }) => sources))],
        unverifiedFields: [...new Set(blocks.flatMap(({ unverifiedFields }) => unverifiedFields))],
      },
      code: rangeStart,
      forPrograms: {
        json: `/v1/phone/${sample}`,
        command: `phone ${sample}`,
        typescript: `import { blockOf } from "naijaref/phones";\n\nblockOf("${rangeStart}");`,
      },
      place: {
        record: `Prefix ${prefix}`,
        file: `phones/${type === "mobile" ? "mobile" : "special"}-blocks.csv`,
        lineStart: `${rangeStart},`,
      },
      children: listBlocks("Number ranges", blocks),
    };
  },
});

export const areaCodeLinks = (): readonly Link[] =>
  listAreaCodes().map(({ code, area, legacyCode, stateCode }) => ({
    name: code,
    address: `/area-codes/${code}`,
    note: `until 2023 ${legacyCode}`,
    more: `${area} · ${getState(stateCode)?.name}`,
  }));

const findAreaCode = (written: string): AreaCode | undefined =>
  listAreaCodes().find(({ code }) => code === written) ??
  listAreaCodes().find(({ legacyCode }) => legacyCode === written);

export const areaCodePage = codePage({
  path: "area-codes",
  what: "area code",
  list: () => listAreaCodes().map(({ code }) => code),
  find: (written) => findAreaCode(written)?.code,
  wordsOf: (code) => {
    const record = known(findAreaCode(code));
    const { legacyCode, area } = record;
    const state = known(getState(record.stateCode));
    return {
      title: `${code} is ${area}: area code`,
      description: `${code} is the area code of ${area}, ${state.name}, until 2023 ${legacyCode}: who has fixed lines there.`,
      name: `${code} is ${area}`,
      lead: (
        <>
          The area code of {area} and the places around it, in <a href={stateAddress(state)}>{state.name}</a>.
          Before 2023: {legacyCode}.
        </>
      ),
      codes: [
        { system: "In Nigeria", value: code },
        { system: "From abroad", value: `+234${code.slice(1)}` },
        { system: "Until 2023", value: legacyCode },
      ],
      record,
      code,
      forPrograms: {
        json: "/v1/area-codes",
        files: [["All area codes, CSV", "/v1/area-codes?format=csv"]],
        command: "area-codes",
        typescript: `import { listAreaCodes } from "naijaref/phones";\n\nlistAreaCodes();`,
      },
      place: { record: `Area code ${code}`, file: "phones/area-codes.csv", lineStart: `${code},` },
      children: listBlocks(
        "Who has fixed lines there",
        listNumberingBlocks().filter(
          ({ type, rangeStart }) => type === "fixed" && rangeStart.startsWith(code.slice(1)),
        ),
      ),
    };
  },
});
