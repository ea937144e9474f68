import { type Locality, listLocalities, localitiesInState } from "naijaref/localities";
import { findState, getLga, listStates, type State } from "naijaref/places";
import { lgaAddress, localitiesAddress, localityAddress, stateAddress } from "../addresses.ts";
import { type Content, hasApi, type PageDefinition, type Site } from "../page.ts";
import { Links } from "../parts/links.tsx";
import { Listing } from "../parts/listing.tsx";
import { Name } from "../parts/name.tsx";
import { Table } from "../parts/table.tsx";
import { count, grouped } from "../words.ts";

/** Each state has a list of its own: one of all would be a page of 200 KB. */
export const localities: PageDefinition = {
  pattern: "/localities",
  query: ["state"],
  addresses: () => ["/localities", ...listStates().map(localitiesAddress)],
  render: ({ state }, site) => {
    if (state === undefined) return allStates();
    const found = findState(state);
    if (!found.ok) return { redirect: "/localities" };
    return state === found.value.slug
      ? oneState(found.value, site)
      : { redirect: localitiesAddress(found.value) };
  },
};

const allStates = (): Content => ({
  title: "Cities, towns and quarters of Nigeria",
  description: `${grouped(listLocalities().length)} cities, towns and quarters of Nigeria by state, with the LGA in which each lies.`,
  address: "/localities",
  main: (
    <Listing
      title={`${grouped(listLocalities().length)} cities, towns and quarters`}
      lead="Each with the LGA in which it lies. Choose a state, or type a name into the box above."
    >
      <Links
        links={listStates().map((state) => ({
          name: state.name,
          address: localitiesAddress(state),
          note: grouped(localitiesInState(state.code).length),
        }))}
      />
    </Listing>
  ),
});

const COLUMNS = [{ name: "Name" }, { name: "LGA", isLong: true }, { name: "Kind" }];

const KIND_WORDS: Readonly<Record<Locality["kind"], string>> = {
  city: "City",
  town: "Town",
  area: "Quarter",
  lcda: "Local council development area",
};

function oneState(state: State, site: Site): Content {
  const all = localitiesInState(state.code);
  const api = `/v1/localities?state=${state.code}`;
  return {
    title: `Cities, towns and quarters of ${state.name}`,
    description: `${count(all.length, "place")} of ${state.name} that people name in addresses: cities, towns and quarters, with the LGA in which each lies.`,
    address: localitiesAddress(state),
    main: (
      <Listing
        trail={[
          { name: "Cities, towns and quarters", address: "/localities" },
          { name: state.name, address: stateAddress(state) },
        ]}
        title={`${grouped(all.length)} cities, towns and quarters of ${state.name}`}
        lead={
          <>
            Each with the LGA in which it lies.
            {hasApi(site) && (
              <>
                {" "}
                As a file: <a href={`${api}&format=csv`}>CSV</a> or <a href={api}>JSON</a>.
              </>
            )}
          </>
        }
      >
        <Table
          caption="Places"
          columns={COLUMNS}
          canFilter
          rows={all.map((one) => ({
            key: one.code,
            cells: [
              <a key="name" href={localityAddress(one)}>
                <Name text={one.name} />
              </a>,
              <LgasOf key="lga" locality={one} />,
              KIND_WORDS[one.kind],
            ],
          }))}
        />
      </Listing>
    ),
  };
}

/** A city may lie in several. */
const LgasOf = ({ locality }: { readonly locality: Locality }) => (
  <>
    {locality.lgaCodes.flatMap((code, at) => {
      const lga = getLga(code);
      if (lga === undefined) return [];
      return [
        at > 0 && ", ",
        <a key={code} href={lgaAddress(lga)}>
          {lga.name}
        </a>,
      ];
    })}
  </>
);
