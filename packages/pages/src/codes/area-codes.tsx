import { type AreaCode, listAreaCodes, listNumberingBlocks } from "naijaref/phones";
import { getState } from "naijaref/places";
import { stateAddress } from "../addresses.ts";
import { type Content, hasApi, type PageDefinition, type Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { Listing } from "../parts/listing.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { beginningOf, STATUS_WORDS } from "./words.ts";

const addressOf = ({ code }: AreaCode): string => `/area-codes/${code}`;

const StateLink = ({ code }: { readonly code: string }) => {
  const state = getState(code);
  return state === undefined ? null : <a href={stateAddress(state)}>{state.name}</a>;
};

export const areaCodesPage: PageDefinition = {
  pattern: "/area-codes",
  addresses: () => ["/area-codes"],
  render: (_, site) => ({
    title: "Area codes of Nigeria: 0201 is Lagos",
    description: `The ${listAreaCodes().length} area codes of fixed lines in Nigeria, as dialled since 2024 and before, with their towns and states.`,
    address: "/area-codes",
    main: (
      <Listing
        title={`${listAreaCodes().length} area codes`}
        lead={
          <>
            Of fixed lines. Since 1 January 2024 each begins with 02: 01 in Lagos became 0201.
            {hasApi(site) && (
              <>
                {" "}
                As a file: <a href="/v1/area-codes?format=csv">CSV</a> or <a href="/v1/area-codes">JSON</a>.
              </>
            )}{" "}
            <a href="/prefixes">Prefixes of mobile numbers</a>
          </>
        }
      >
        <Table
          caption="Area codes"
          columns={[
            { name: "Area" },
            { name: "Code", isCode: true },
            { name: "Until 2023" },
            { name: "State" },
          ]}
          canFilter
          rows={listAreaCodes().map((area) => ({
            key: area.code,
            cells: [
              <a key="area" href={addressOf(area)}>
                {area.area}
              </a>,
              <code key="code">{area.code}</code>,
              <code key="legacy">{area.legacyCode}</code>,
              <StateLink key="state" code={area.stateCode} />,
            ],
          }))}
        />
      </Listing>
    ),
  }),
};

export const areaCodePage: PageDefinition = {
  pattern: "/area-codes/{code}",
  addresses: () => listAreaCodes().map(addressOf),
  render: ({ code = "" }, site) => {
    const area = listAreaCodes().find((one) => one.code === code);
    if (area !== undefined) return pageOf(area, site);
    const former = listAreaCodes().find(({ legacyCode }) => legacyCode === code);
    return former === undefined
      ? notFound({ what: "area code", identifier: code, suggestions: [] })
      : { redirect: addressOf(former) };
  },
};

function pageOf(area: AreaCode, site: Site): Content {
  const { code, legacyCode, area: town, stateCode } = area;
  const blocks = listNumberingBlocks().filter(
    ({ type, rangeStart }) => type === "fixed" && rangeStart.startsWith(code.slice(1)),
  );
  const state = getState(stateCode)?.name ?? "";
  return {
    title: `${code} is ${town}: area code`,
    description: `${code} is the area code of ${town}, ${state}, until 2023 ${legacyCode}: who has fixed lines there.`,
    address: addressOf(area),
    main: (
      <RecordPage
        trail={[{ name: "Area codes", address: "/area-codes" }]}
        name={`${code} is ${town}`}
        otherNames={[]}
        lead={
          <>
            The area code of {town} and the places around it, in <StateLink code={stateCode} />. Before 2023:{" "}
            {legacyCode}.
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
        {blocks.length > 0 && (
          <Section id="blocks" title="Who has fixed lines there">
            <Table
              caption="Blocks"
              columns={[{ name: "Begins with" }, { name: "Company" }, { name: "Today" }]}
              canFilter={blocks.length > 8}
              rows={blocks.map((block) => ({
                key: block.rangeStart,
                cells: [
                  <code key="begins">{beginningOf(block)}</code>,
                  block.network ?? block.allottee ?? "",
                  STATUS_WORDS[block.status],
                ],
              }))}
            />
          </Section>
        )}
      </RecordPage>
    ),
  };
}
