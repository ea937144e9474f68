import { getConstituency } from "naijaref/elections";
import { getLga, getState, getWard } from "naijaref/places";
import type { PollingUnit } from "naijaref/polling-units";
import { lgaAddress, stateAddress, unitAddress, wardAddress } from "../addresses.ts";
import { usePage } from "../layout/page-context.ts";
import { MAP_ASSETS, RecordMap } from "../map/index.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Seats } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";
import { UNITS_PACKAGE } from "../units-package.ts";
import { count } from "../words.ts";

/** A polling unit as a card: its code as on a voter's card, where it is, and for whom one votes there. */
export const pollingUnit: PageDefinition = {
  pattern: "/polling-units/{unit}",
  loads: true,
  render: async ({ unit: identifier = "" }, site) => {
    const found = await site.pollingUnits.findPollingUnit(identifier);
    if (!found.ok) return notFound({ what: "polling unit", identifier, suggestions: [] });
    const { unit } = found.value;
    return identifier === unit.code ? pageOf(unit, site) : { redirect: unitAddress(unit.code) };
  },
};

function pageOf(record: PollingUnit, site: Site): Content {
  const { code, name, aliases, kind } = record;
  const ward = getWard(record.wardCode);
  const lga = getLga(record.lgaCode);
  const state = getState(record.stateCode);
  if (ward === undefined || lga === undefined || state === undefined)
    throw new Error(`${code} is in no ward`);
  const seats = [ward.senatorialDistrict, ward.federalConstituency, ward.stateConstituency].flatMap(
    (seat) => getConstituency(seat ?? "") ?? [],
  );
  return {
    title: `${name}, polling unit ${code}`,
    description: `Polling unit ${code}: ${name}, in the ward ${ward.name} of ${lga.name}, ${state.name}, and the constituencies that vote there.`,
    address: unitAddress(code),
    assets: MAP_ASSETS,
    picture: lga.code,
    main: (
      <RecordPage
        trail={[
          { name: state.name, address: stateAddress(state) },
          { name: lga.name, address: lgaAddress(lga) },
          { name: ward.name, address: wardAddress(ward) },
        ]}
        name={name}
        otherNames={aliases}
        lead={
          <>
            A polling unit of the ward <a href={wardAddress(ward)}>{ward.name}</a> in{" "}
            <a href={lgaAddress(lga)}>{lga.name}</a>, <a href={stateAddress(state)}>{state.name}</a>.
            <MapNote />
          </>
        }
        codes={[{ system: "Code, as on the voter’s card", value: code.replaceAll("-", "/") }]}
        figures={kind === "new" ? ["Made in June 2021"] : []}
        picture={<RecordMap code={ward.code} />}
        site={site}
        record={record}
        code={code}
        forPrograms={{
          json: `/v1/polling-units/${code}`,
          files: [["Units of this ward, CSV", `/v1/wards/${ward.code}/polling-units?format=csv`]],
          command: `polling-unit ${code}`,
          typescript: `import { findPollingUnit } from "${UNITS_PACKAGE}";\n\nawait findPollingUnit("${code}");`,
        }}
        place={{
          record: `Polling unit ${name} (${code})`,
          file: `polling-units/${state.slug}.csv`,
          lineStart: `${code},`,
        }}
      >
        <Section id="seats" title="Who represents its voters">
          <Seats
            seats={seats}
            sharing={({ pollingUnits }) => `one of ${count(pollingUnits, "polling unit")}`}
          />
          <p class="note">
            People here also vote for the President and{" "}
            {state.code === "FC" ? "the chairman of the area council" : "the Governor of the state"}.
          </p>
        </Section>
      </RecordPage>
    ),
  };
}

/** Only beside the map: a card has none. */
const MapNote = () => (usePage().isEmbed ? null : <> The map shows the LGA.</>);
