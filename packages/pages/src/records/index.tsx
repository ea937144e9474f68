import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import { findBank, getBank, listBanks } from "naijaref/banks";
import { findConstituency, findParty, listConstituencies, listParties } from "naijaref/elections";
import { findLocality, listLocalities } from "naijaref/localities";
import { findLga, findState, findWard, listLgas, listStates, listWards } from "naijaref/places";
import { SCORES, suggest, suggestionsFor } from "naijaref/search";
import {
  bankAddress,
  constituencyAddress,
  lgaAddress,
  localityAddress,
  partyAddress,
  stateAddress,
  wardAddress,
} from "../addresses.ts";
import { certain } from "../certain.ts";
import { MAP_ASSETS } from "../map/map-frame.tsx";
import type { Content, Outcome, PageDefinition, Site } from "../page.ts";
import { notFound, whichOne } from "../pages/not-found.tsx";
import { severalLgas } from "../parts/which-one.tsx";
import { bankInSchema, placeInSchema } from "../structured.ts";
import { addressOf, RecordOf, type RecordView } from "./view.tsx";
import { VIEWS } from "./views.ts";
import { viewOfWard } from "./ward.tsx";

function contentOf(view: RecordView, site: Site): Content {
  const { name, title = name, description, map, picture } = view;
  return {
    title,
    description,
    address: addressOf(view),
    ...(map !== undefined && { assets: MAP_ASSETS }),
    ...(picture !== undefined && { picture }),
    ...structuredOf(view),
    main: <RecordOf view={view} site={site} />,
  };
}

/** A party is neither a place nor a bank, and a polling unit is no area. */
function structuredOf({ kind, name, otherNames = [], codes = [], within, record }: RecordView) {
  if (kind === "party" || kind === "polling_unit") return {};
  const named = { name, otherNames, codes };
  const { lat, lon } = record as { readonly lat?: number | null; readonly lon?: number | null };
  return {
    structured: kind === "bank" ? bankInSchema(named) : placeInSchema({ ...named, within, lat, lon }),
  };
}

type Found<T> = { readonly ok: true; readonly value: T } | Parameters<typeof suggestionsFor>[0];

interface KindOfPage<T> {
  readonly pattern: string;
  /** In a sentence: `LGA`. */
  readonly what: string;
  readonly find: (identifier: string) => Found<T>;
  readonly list: () => readonly T[];
  readonly addressOf: (record: T) => string;
  readonly viewOf: (record: T) => RecordView;
  readonly failed?: (identifier: string) => Outcome;
}

/** The page of a kind of record: any identifier leads to the one address of a record. */
const pageOf = <T,>({ pattern, what, list, addressOf, ...kind }: KindOfPage<T>): PageDefinition => ({
  pattern,
  addresses: () => list().map(addressOf),
  render: ({ record: identifier = "" }, site) => {
    const found = kind.find(identifier);
    if (!found.ok)
      return kind.failed?.(identifier) ?? notFound({ what, identifier, suggestions: suggestionsFor(found) });
    const address = addressOf(found.value);
    const isOne = pattern.replace("{record}", identifier) === address;
    return isOne ? contentOf(kind.viewOf(found.value), site) : { redirect: address };
  },
});

const lga: PageDefinition = {
  pattern: "/lgas/{state}/{lga}",
  addresses: () => listLgas().map(lgaAddress),
  render: ({ state = "", lga: identifier = "" }, site) => {
    const found = findLga(identifier, { state });
    if (!found.ok) return lgaFailure(found, identifier);
    const address = lgaAddress(found.value);
    return address === `/lgas/${state}/${identifier}`
      ? contentOf(VIEWS.lga(found.value), site)
      : { redirect: address };
  },
};

/** Any identifier of an LGA: it redirects to its page, or shows which LGAs have this name. */
const lgaByIdentifier: PageDefinition = {
  pattern: "/lgas/{lga}",
  render: ({ lga: identifier = "" }) => {
    const found = findLga(identifier);
    if (found.ok) return { redirect: lgaAddress(found.value) };
    const state = findState(identifier);
    return state.ok ? { redirect: `/lgas#${state.value.slug}` } : lgaFailure(found, identifier);
  },
};

function lgaFailure(failure: Exclude<ReturnType<typeof findLga>, { ok: true }>, identifier: string): Outcome {
  if (failure.reason === "ambiguous") return whichOne(severalLgas(failure.candidates, identifier));
  return notFound({ what: "LGA", identifier, suggestions: suggestionsFor(failure) });
}

const ward: PageDefinition = {
  pattern: "/wards/{ward}",
  loads: true,
  addresses: () => listWards().map(wardAddress),
  render: async ({ ward: identifier = "" }, site) => {
    const found = findWard(identifier);
    if (!found.ok) return notFound({ what: "ward", identifier, suggestions: suggestionsFor(found) });
    const { value: record } = found;
    if (identifier !== record.code) return { redirect: wardAddress(record) };
    const units = certain(await site.pollingUnits.pollingUnitsOf(record.code));
    return contentOf(viewOfWard(record, { units, site }), site);
  },
};

const pollingUnit: PageDefinition = {
  pattern: "/polling-units/{unit}",
  loads: true,
  render: async ({ unit: identifier = "" }, site) => {
    const found = await site.pollingUnits.findPollingUnit(identifier);
    if (!found.ok) return notFound({ what: "polling unit", identifier, suggestions: [] });
    const view = VIEWS.polling_unit(found.value.unit);
    return identifier === view.code ? contentOf(view, site) : { redirect: addressOf(view) };
  },
};

/** The API finds them by code alone, because quarters of many towns have one name; people write names. */
function localityNamed(identifier: string): Outcome {
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

/** The page of each kind of record. */
export const recordPages: readonly PageDefinition[] = [
  pageOf({
    pattern: "/states/{record}",
    what: "state",
    find: findState,
    list: listStates,
    addressOf: stateAddress,
    viewOf: VIEWS.state,
  }),
  lga,
  lgaByIdentifier,
  ward,
  pollingUnit,
  pageOf({
    pattern: "/localities/{record}",
    what: "town or quarter",
    find: findLocality,
    list: listLocalities,
    addressOf: localityAddress,
    viewOf: VIEWS.locality,
    failed: localityNamed,
  }),
  pageOf({
    pattern: "/constituencies/{record}",
    what: "constituency",
    find: findConstituency,
    list: () => certain(listConstituencies()),
    addressOf: constituencyAddress,
    viewOf: VIEWS.senatorial_district,
  }),
  pageOf({
    pattern: "/banks/{record}",
    what: "bank",
    find: (identifier) => {
      const exact = getBank(identifier);
      return exact === undefined ? findBank(identifier) : { ok: true, value: exact };
    },
    list: () => listBanks({ active: false }),
    addressOf: bankAddress,
    viewOf: VIEWS.bank,
  }),
  pageOf({
    pattern: "/parties/{record}",
    what: "party",
    find: findParty,
    list: listParties,
    addressOf: partyAddress,
    viewOf: VIEWS.party,
  }),
];
