import { listLocalities, localitiesInState } from "naijaref/localities";
import { findState, getLga, listStates, type State } from "naijaref/places";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { localitiesAddress } from "../addresses.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { Links } from "../parts/links.tsx";
import { Folds, listing } from "../parts/listing.tsx";
import { rowOf } from "../records/rows.ts";
import { count, grouped } from "../words.ts";

/** Each state has a list of its own: one of all would be a page of 200 KB. */
export const localities: PageDefinition = {
  pattern: "/localities",
  query: ["state", "q"],
  addresses: () => ["/localities", ...listStates().map(localitiesAddress)],
  render: ({ state, q }, site) => {
    if (state === undefined)
      return q === undefined ? allStates() : { redirect: `/search?q=${encodeURIComponent(q)}` };
    const found = findState(state);
    if (!found.ok) return { redirect: "/localities" };
    return state === found.value.slug
      ? oneState(found.value, site)
      : { redirect: localitiesAddress(found.value) };
  },
};

const allStates = (): Content =>
  listing({
    title: "Cities, towns and quarters of Nigeria",
    description: `${grouped(listLocalities().length)} cities, towns and quarters of Nigeria by state, with the LGA in which each lies.`,
    address: "/localities",
    heading: `${grouped(listLocalities().length)} cities, towns and quarters`,
    lead: "Each with the LGA in which it lies. Choose a state, or type a name.",
    main: (
      <>
        <form class="filter-line" action="/search">
          <input
            type="search"
            class="filter"
            name="q"
            maxLength={64}
            placeholder="A town or quarter"
            aria-label="A town or quarter"
          />
          <button type="submit">Show</button>
        </form>
        <Links
          links={listStates().map((state) => ({
            name: state.name,
            address: localitiesAddress(state),
            note: grouped(localitiesInState(state.code).length),
          }))}
        />
      </>
    ),
  });

function oneState(state: State, site: Site): Content {
  const all = localitiesInState(state.code);
  const byLga = groupBy(all, ({ lgaCodes: [first = ""] }) => first);
  return listing({
    title: `Cities, towns and quarters of ${state.name}`,
    description: `${count(all.length, "place")} of ${state.name} that people name in addresses: cities, towns and quarters, with the LGA in which each lies.`,
    address: localitiesAddress(state),
    trail: [{ name: "Cities, towns and quarters", address: "/localities" }, rowOf.state(state)],
    heading: `${grouped(all.length)} cities, towns and quarters of ${state.name}`,
    lead: "By the LGA in which each lies.",
    file: { site, address: `/v1/localities?state=${state.code}` },
    main: (
      <Folds
        what="towns and quarters"
        groups={[...byLga]
          .map(([code, some]) => ({ lga: getLga(code), some }))
          .sort((a, b) => ((a.lga?.inecCode ?? "") < (b.lga?.inecCode ?? "") ? -1 : 1))
          .map(({ lga, some }) => ({
            id: lga?.slug ?? "other",
            title: lga?.name ?? "Elsewhere",
            links: some.map(rowOf.locality),
          }))}
      />
    ),
  });
}
