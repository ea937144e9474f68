import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import { constituenciesOfLga } from "naijaref/elections";
import { findLocality, type Locality, listLocalities } from "naijaref/localities";
import { getLga, getState, getWard } from "naijaref/places";
import { SCORES, suggest } from "naijaref/search";
import { lgaAddress, localityAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { MAP_ASSETS, RecordMap } from "../map/index.ts";
import type { Content, Outcome, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { whichOne } from "../pages/which-one.tsx";
import { Links } from "../parts/links.tsx";
import { wardLinks } from "../parts/place-links.ts";
import { RecordPage } from "../parts/record-page.tsx";
import { Seats } from "../parts/seats.tsx";
import { Section } from "../parts/section.tsx";

const KIND_WORDS: Readonly<Record<Locality["kind"], string>> = {
  city: "A city",
  town: "A town",
  area: "A quarter",
  lcda: "A local council development area",
};

/** A city, a town or a quarter: the LGA and the wards in which it is, and who represents it. */
export const locality: PageDefinition = {
  pattern: "/localities/{locality}",
  addresses: () => listLocalities().map(localityAddress),
  render: ({ locality: identifier = "" }, site) => {
    const found = findLocality(identifier);
    if (!found.ok) return named(identifier);
    const { code } = found.value;
    return identifier === code ? pageOf(found.value, site) : { redirect: localityAddress(found.value) };
  },
};

/** The API finds them by code alone, because quarters of many towns have one name; people write names. */
function named(identifier: string): Outcome {
  const found = suggest(identifier, { kinds: ["locality"], limit: 8 });
  const suggestions = found.ok ? found.value : [];
  const [first, ...more] = suggestions.filter(({ score }) => score >= SCORES.name);
  if (first === undefined) return notFound({ what: "town or quarter", identifier, suggestions });
  if (more.length === 0) return { redirect: localityAddress(first) };
  return whichOne({
    name: first.name,
    what: "place",
    links: [first, ...more].map((one) => ({
      name: one.name,
      address: localityAddress(one),
      note: wordsOf(one).detail,
    })),
  });
}

function pageOf(record: Locality, site: Site): Content {
  const { code, name, aliases, kind, lat, lon } = record;
  const state = getState(record.stateCode);
  const lgas = record.lgaCodes.flatMap((lga) => getLga(lga) ?? []);
  const [first] = lgas;
  if (state === undefined) throw new Error(`${code} is in no state`);
  const wards = record.wardCodes.flatMap((ward) => getWard(ward) ?? []);
  const where = lgas.map((lga) => lga.name).join(" and ");
  const only = lgas.length === 1 ? first : undefined;
  return {
    title: `${name}, ${where === "" ? "" : `${where}, `}${state.name}`,
    description: `${KIND_WORDS[kind]} of ${state.name}: ${name}, in the LGA ${where}, with its wards and constituencies.`,
    address: localityAddress(record),
    assets: MAP_ASSETS,
    ...(first && { picture: first.code }),
    main: (
      <RecordPage
        trail={[
          { name: state.name, address: stateAddress(state) },
          ...(first === undefined ? [] : [{ name: first.name, address: lgaAddress(first) }]),
        ]}
        name={name}
        otherNames={aliases}
        lead={
          <>
            {KIND_WORDS[kind]} in{" "}
            {lgas.map((lga, at) => (
              <span key={lga.code}>
                {at > 0 && " and "}
                <a href={lgaAddress(lga)}>{lga.name}</a>
              </span>
            ))}
            , <a href={stateAddress(state)}>{state.name}</a>.
          </>
        }
        codes={only === undefined ? [] : [{ system: `INEC, ${only.name}`, value: only.inecCode }]}
        picture={
          first && (
            <RecordMap code={first.code} at={lat === null || lon === null ? undefined : { lat, lon }} />
          )
        }
        site={site}
        record={record}
        code={code}
        forPrograms={{
          json: `/v1/localities/${code}`,
          command: `locality ${code}`,
          typescript: `import { findLocality } from "naijaref";\n\nfindLocality("${code}");`,
        }}
        place={{
          record: `${name}, ${state.name} (${code})`,
          file: "localities/localities.csv",
          lineStart: `${code},`,
        }}
      >
        {only !== undefined && (
          <Section id="seats" title="Who represents it">
            <Seats
              seats={certain(constituenciesOfLga(only.code))}
              sharing={() => `of the LGA ${only.name}`}
            />
          </Section>
        )}
        {wards.length > 0 && (
          <Section id="wards" title="Wards">
            <Links links={wardLinks(wards)} />
          </Section>
        )}
      </RecordPage>
    ),
  };
}
