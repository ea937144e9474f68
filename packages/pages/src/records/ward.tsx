import { getConstituency, wardsOfConstituency } from "naijaref/elections";
import { findWard, getLga, getState, type Lga, listWards, type Ward, wardsOfLga } from "naijaref/places";
import type { PollingUnit } from "naijaref/polling-units";
import { suggestionsFor } from "naijaref/search";
import { lgaAddress, stateAddress, wardAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { MAP_ASSETS } from "../map/index.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import type { AboutRecordProps } from "../parts/about-record.tsx";
import type { Code } from "../parts/codes.tsx";
import { PlacePage } from "../parts/place-page.tsx";
import { PollingUnitList } from "../parts/polling-unit-list.tsx";
import { Seats } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { placeInSchema } from "../structured.ts";
import { UNITS_PACKAGE } from "../units-package.ts";
import { count } from "../words.ts";

export const ward: PageDefinition = {
  pattern: "/wards/{ward}",
  loads: true,
  addresses: () => listWards().map(wardAddress),
  render: async ({ ward: identifier = "" }, site) => {
    const found = findWard(identifier);
    if (!found.ok) return notFound({ what: "ward", identifier, suggestions: suggestionsFor(found) });
    if (identifier !== found.value.code) return { redirect: wardAddress(found.value) };
    const units = certain(await site.pollingUnits.pollingUnitsOf(found.value.code));
    return pageOf(found.value, units, site);
  },
};

function pageOf(record: Ward, units: readonly PollingUnit[], site: Site): Content {
  const { code, name, aliases } = record;
  const lga = getLga(record.lgaCode);
  const state = getState(record.stateCode);
  if (lga === undefined || state === undefined) throw new Error(`${code} is in no LGA or state`);
  const codes: readonly Code[] = [{ system: "INEC", value: code }];
  return {
    title: `${name}, ward of ${lga.name}, ${state.name}`,
    description: `${name}, INEC ward ${code} of ${lga.name}, ${state.name}: its three seats, its ${count(units.length, "polling unit")} and their codes, with sources.`,
    address: wardAddress(record),
    assets: MAP_ASSETS,
    picture: lga.code,
    structured: placeInSchema({
      name,
      otherNames: aliases,
      codes,
      within: [lga.name, state.name],
    }),
    main: (
      <PlacePage
        trail={[
          { name: state.name, address: stateAddress(state) },
          { name: lga.name, address: lgaAddress(lga) },
        ]}
        lead={
          <>
            A ward of <a href={lgaAddress(lga)}>{lga.name}</a>, <a href={stateAddress(state)}>{state.name}</a>
            . On lists of the electoral commission it is called a registration area.
          </>
        }
        figures={[count(units.length, "polling unit")]}
        codes={codes}
        site={site}
        record={record}
        table="wards"
        forPrograms={forProgramsOf(record)}
        place={{
          record: `Ward ${name}, ${lga.name} (${code})`,
          file: `places/wards/${state.slug}.csv`,
          lineStart: `${code},`,
        }}
      >
        <SeatsOfWard record={record} />
        <Section id="polling-units" title={`${count(units.length, "polling unit").replace(/^one/, "One")}`}>
          <PollingUnitList units={units} site={site} />
        </Section>
        <Neighbours record={record} lga={lga} />
      </PlacePage>
    ),
  };
}

const forProgramsOf = ({ code }: Ward): AboutRecordProps["forPrograms"] => ({
  json: `/v1/wards/${code}`,
  files: [["Polling units, CSV", `/v1/wards/${code}/polling-units?format=csv`]],
  command: `ward ${code}`,
  typescript: `import { getWard } from "naijaref";\nimport { pollingUnitsOf } from "${UNITS_PACKAGE}";\n\ngetWard("${code}");\nawait pollingUnitsOf("${code}");`,
});

/** Its three seats, each with how many wards share it. */
function SeatsOfWard({ record }: { readonly record: Ward }) {
  const { senatorialDistrict, federalConstituency, stateConstituency } = record;
  const seats = [senatorialDistrict, federalConstituency, stateConstituency].flatMap(
    (code) => getConstituency(code ?? "") ?? [],
  );
  const othersIn = (seat: string): number => certain(wardsOfConstituency(seat)).length - 1;
  return (
    <Section id="seats" title="Who represents it">
      <Seats seats={seats} sharing={({ code }) => `with ${count(othersIn(code), "other ward")}`} />
    </Section>
  );
}

/** The wards with the numbers before and after. */
function Neighbours({ record, lga }: { readonly record: Ward; readonly lga: Lga }) {
  const wards = certain(wardsOfLga(lga.code));
  const at = wards.findIndex(({ code }) => code === record.code);
  const [before, after] = [wards[at - 1], wards[at + 1]];
  return (
    <nav class="pager" aria-label={`Other wards of ${lga.name}`}>
      {before && (
        <a rel="prev" href={wardAddress(before)}>
          <span class="note">{before.code}</span> {before.name}
        </a>
      )}
      {after && (
        <a rel="next" href={wardAddress(after)}>
          <span class="note">{after.code}</span> {after.name}
        </a>
      )}
    </nav>
  );
}
