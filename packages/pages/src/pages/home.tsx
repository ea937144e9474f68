import { counts } from "naijaref/about";
import { listStates } from "naijaref/places";
import { stateAddress } from "../addresses.ts";
import { electionPages } from "../elections/index.ts";
import { groupBy } from "../group-by.ts";
import { SearchForm } from "../layout/header.tsx";
import { StylesBelow } from "../layout/styles-below.tsx";
import { CountryMap, MAP_ASSETS, mapPages } from "../map/index.ts";
import { hasApi, type PageDefinition } from "../page.ts";
import { Section } from "../parts/section.tsx";
import { datasetInSchema } from "../structured.ts";
import { toolPages } from "../tools/index.ts";
import { grouped } from "../words.ts";

const TRIES: readonly (readonly [text: string, what: string])[] = [
  ["Surulere", "a place"],
  ["24-11-01-007", "a polling unit"],
  ["Lagos West", "a senatorial district"],
  ["058", "a bank’s code"],
  ["0803 123 4567", "a phone number"],
  ["KJA-123AA", "a plate"],
];

const TOOLS: readonly (readonly [name: string, address: string, what: string])[] = [
  ["Your vote in 2027", "/vote", "Your polling unit, your constituencies and the days."],
  ["Where am I?", "/where", "Your state, LGA and constituencies. Your position stays on your device."],
  ["Check an account", "/check/account", "Is the check digit right, and which banks can it belong to?"],
  ["Read a phone number", "/read/phone", "To which network it was given."],
  ["Read a plate", "/read/plate", "Where it is from, drawn in its colours."],
  ["Match a file", "/match", "A code for each place or bank. Your file never leaves your device."],
  ["Build a form", "/form", "State, LGA and bank fields for your own page."],
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
            <SearchForm id="q" />
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
          <div class="country">
            <CountryMap of="states">
              <a href="/map">LGAs, constituencies and other colours</a>
            </CountryMap>
          </div>
          <Section id="tools" title="Tools">
            <ul class="tools">
              {TOOLS.filter(isServed).map(([name, address, what]) => (
                <li key={address}>
                  <a href={address}>{name}</a>
                  <span class="note">{what}</span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <Section id="states" title="States">
          <Zones />
        </Section>
        <Section id="what" title="What is here">
          <p>
            <a href="/states">36 states and the FCT</a>,{" "}
            <a href="/lgas">{counts.lgas} local government areas</a>, {grouped(counts.wards)} wards,{" "}
            <a href="/localities">{grouped(counts.localities)} towns and quarters</a>,{" "}
            {grouped(counts.pollingUnits)} polling units,{" "}
            <a href="/constituencies">{grouped(SEATS)} constituencies</a>,{" "}
            <a href="/banks">{grouped(counts.institutions)} banks and other institutions</a>, the{" "}
            <a href="/prefixes">prefixes</a> and <a href="/area-codes">area codes</a> of phone numbers, and
            the <a href="/plate-codes">codes</a> and <a href="/plates">categories</a> of plates. Every record
            names its sources, and what is not certain says so: <a href="/coverage">how sure each field is</a>
            .
          </p>
          <p class="more">
            For programs there is{" "}
            {hasApi(site) && (
              <>
                a <a href="/v1/docs">free API without a key</a>, <a href="/downloads">files to download</a>{" "}
                and{" "}
              </>
            )}
            <a href="/library">an offline library</a>, under CC BY 4.0.
          </p>
        </Section>
      </>
    ),
  }),
};

const patterns = new Set([...electionPages, ...mapPages, ...toolPages].map(({ pattern }) => pattern));

const isServed = ([, address]: (typeof TOOLS)[number]): boolean => patterns.has(address);

/** The states by zone. */
function Zones() {
  const zones = groupBy(listStates(), ({ zone }) => zone);
  return (
    <div class="zones">
      {[...zones]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([zone, states]) => (
          <div key={zone}>
            <h3>{zone}</h3>
            <ul class="inline">
              {states.map((state) => (
                <li key={state.code}>
                  <a href={stateAddress(state)}>{state.name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
