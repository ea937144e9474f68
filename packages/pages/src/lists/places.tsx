import { lgasOfState, listLgas, listStates } from "naijaref/places";
import { certain } from "../certain.ts";
import { listZones, wardsIn } from "../map/regions.ts";
import { NameAt } from "../parts/links.tsx";
import { Folds, listPage } from "../parts/listing.tsx";
import { Section } from "../parts/section.tsx";
import { Table } from "../parts/table.tsx";
import { rowOf } from "../records/rows.ts";
import { grouped } from "../words.ts";

export const states = listPage("/states", () => ({
  title: "States of Nigeria",
  description:
    "The 36 states of Nigeria and the Federal Capital Territory by zone, with capitals, ISO and INEC codes, and how many LGAs, wards and polling units each has.",
  heading: "36 states and the Federal Capital Territory",
  lead: (
    <>
      By geopolitical zone. The list of all <a href="/lgas">774 LGAs</a> is a page of its own.
    </>
  ),
  main: listZones().map((zone) => (
    <Section key={zone} id={zone.toLowerCase()} title={zone}>
      <Table
        caption={`States of the ${zone}`}
        columns={["State", "Capital", "ISO", "INEC", "LGAs", "Wards", "Polling units"]}
        numbers={3}
        rows={listStates()
          .filter((state) => state.zone === zone)
          .map((state) => ({
            key: state.code,
            cells: [
              NameAt(rowOf.state(state)),
              state.capital,
              state.isoCode,
              state.inecCode,
              certain(lgasOfState(state.code)).length,
              grouped(wardsIn(state.code)),
              grouped(state.pollingUnits),
            ],
          }))}
      />
    </Section>
  )),
}));

export const lgas = listPage("/lgas", (site) => ({
  title: "Local government areas of Nigeria",
  description: `All ${listLgas().length} local government areas (LGAs) of Nigeria by state, with their INEC codes.`,
  heading: `${listLgas().length} local government areas`,
  lead: "By state, with the electoral commission’s code.",
  file: { site, address: "/v1/lgas" },
  main: (
    <Folds
      what="LGAs"
      groups={listStates().map(({ code, name, slug }) => ({
        id: slug,
        title: name,
        links: certain(lgasOfState(code)).map(rowOf.lga),
      }))}
    />
  ),
}));
