import { counts } from "naijaref/about";
import { listElectionEvents } from "naijaref/elections";
import { listStates } from "naijaref/places";
import { certain } from "../certain.ts";
import { SearchForm } from "../layout/header.tsx";
import { StylesBelow } from "../layout/page-context.tsx";
import { CountryMap } from "../map/country-map.tsx";
import { MAP_ASSETS } from "../map/map-frame.tsx";
import { listZones } from "../map/regions.ts";
import { hasApi, type PageDefinition } from "../page.ts";
import { Links } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { rowOf } from "../records/rows.ts";
import { TOOLS } from "../search/page-rows.ts";
import { datasetInSchema } from "../structured.ts";
import { dateInWords, grouped } from "../words.ts";

const TRIES: readonly (readonly [text: string, what: string])[] = [
  ["Surulere", "a place"],
  ["24-11-01-007", "a polling unit"],
  ["Lagos West", "a senatorial district"],
  ["058", "a bank’s code"],
  ["0803 123 4567", "a phone number"],
  ["KJA-123AA", "a plate"],
];

const SEATS = counts.senatorialDistricts + counts.federalConstituencies + counts.stateConstituencies;

export const home: PageDefinition = {
  pattern: "/",
  addresses: () => ["/"],
  // The list of the files is read when the page is made.
  loads: true,
  render: async (_, site) => ({
    title: "naijaref: Nigeria’s places, seats, banks and numbers",
    description:
      "Look up any state, LGA, ward, constituency or bank of Nigeria, and check account numbers, phone numbers and plates. Every record has its sources.",
    address: "/",
    assets: MAP_ASSETS,
    structured: await datasetInSchema(site),
    main: (
      <>
        <div class="front">
          <div class="opening">
            <h1>Find a place, bank or number in Nigeria</h1>
            <SearchForm placeholder="Place, bank or number" />
            <p class="tries">
              Try{" "}
              {TRIES.map(([text, what]) => (
                <a key={text} href={`/search?q=${encodeURIComponent(text)}`} title={what}>
                  {text}
                </a>
              ))}
            </p>
          </div>
          <StylesBelow />
          <Section id="tools" title="Tools">
            <ul class="tools">
              {TOOLS.map(({ name, address, note }) => (
                <li key={address}>
                  <a href={address}>{name}</a>
                  <span class="note">{note}</span>
                </li>
              ))}
            </ul>
          </Section>
          <div class="country">
            {voteBand()}
            <CountryMap of="states" colour="zone">
              <a href="/map">LGAs, constituencies and other colours</a>
            </CountryMap>
          </div>
        </div>
        <Section id="states" title="States">
          <div class="zones">
            {listZones().map((zone) => (
              <div key={zone}>
                <h3>{zone}</h3>
                <Links
                  links={listStates()
                    .filter((state) => state.zone === zone)
                    .map(rowOf.state)}
                  inLine
                />
              </div>
            ))}
          </div>
        </Section>
        <Section id="what" title="What is here">
          <p>
            <a href="/states">36 states and the FCT</a>,{" "}
            <a href="/lgas">{counts.lgas} local government areas</a>, {grouped(counts.wards)} wards,{" "}
            <a href="/localities">{grouped(counts.localities)} towns and quarters</a>,{" "}
            {grouped(counts.pollingUnits)} polling units,{" "}
            <a href="/constituencies">{grouped(SEATS)} constituencies</a>,{" "}
            <a href="/banks">{grouped(counts.institutions)} banks and other institutions</a>, the{" "}
            <a href="/codes">codes of phone numbers and plates</a> and the <a href="/plates">categories</a> of
            plates. Every record names its sources, and what is not certain says so:{" "}
            <a href="/coverage">how sure each field is</a>.
          </p>
          <p class="more">
            For programs there is{" "}
            {hasApi(site) ? (
              <>
                a <a href="/v1/docs">free API without a key</a>, <a href="/downloads">files to download</a>{" "}
                and <a href="/v1/docs#library">an offline library</a>
              </>
            ) : (
              "an offline library"
            )}
            , under CC BY 4.0.
          </p>
        </Section>
      </>
    ),
  }),
};

/** The first poll that is planned: until the last of them the first screen of a phone leads to one's unit. */
function voteBand() {
  const days = certain(listElectionEvents({ kind: "poll", status: "planned" })).flatMap(({ event, date }) =>
    date !== null && event.startsWith("election_") ? [date] : [],
  );
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined) return null;
  return (
    <a class="vote-band" href="/vote" data-until={last}>
      {dateInWords(first).replace(/ \d{4}$/, "")}: find my polling unit ›
    </a>
  );
}
