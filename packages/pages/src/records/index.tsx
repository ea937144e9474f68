import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import { officesAt } from "naijaref/elections";
import { codeOf, type HeldKind, KINDS, kindsBy, listRecords } from "naijaref/kinds";
import { findLga, findState, findWard, getWard } from "naijaref/places";
import { SCORES, suggest, suggestionsFor } from "naijaref/search";
import { localityAddress, suggestionAddress, unitAddress, voteAddress, wardAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { doubtOfUnit } from "../elections/words.ts";
import { MAP_ASSETS } from "../map/map-frame.tsx";
import { type Content, hasApi, type Outcome, type PageDefinition, type Site } from "../page.ts";
import { notFound, whichOne } from "../pages/not-found.tsx";
import { Section } from "../parts/section.tsx";
import { inSchema } from "../structured.ts";
import { capitalized, count } from "../words.ts";
import { addressOf, RecordOf, type RecordView } from "./view.tsx";
import { findSeveral, findView, viewOf } from "./views.ts";
import { PollingUnitList } from "./ward.tsx";

function contentOf(view: RecordView, site: Site): Content {
  const { title, description, map } = view;
  return {
    title,
    description,
    address: addressOf(view),
    // No outline of a ward is drawn: its picture is that of its LGA.
    ...(map !== undefined && { assets: MAP_ASSETS, picture: getWard(map.code)?.lgaCode ?? map.code }),
    ...inSchema(view),
    main: <RecordOf view={view} site={site} />,
  };
}

/** The page of a view at its own address; any other identifier leads there. */
const pageOf = (view: RecordView, asked: string, site: Site): Outcome =>
  addressOf(view) === asked ? contentOf(view, site) : { redirect: addressOf(view) };

/** What people call the records of a path, in a sentence. */
const NOUNS: Readonly<Record<string, string>> = {
  localities: "town or quarter",
  constituencies: "constituency",
};

/** The page of the records of a path, which are of one kind, or of three kinds of seat. */
function pagesAt(path: string, failed?: (identifier: string) => Outcome | undefined): PageDefinition {
  const kinds = kindsBy("page").filter((kind): kind is HeldKind => KINDS[kind].path === path);
  const [{ noun, unknown: reason }] = kinds.map((kind) => KINDS[kind]) as [(typeof KINDS)[HeldKind]];
  return {
    pattern: `/${path}/{record}`,
    addresses: () => kinds.flatMap(addressesOf),
    render: ({ record: identifier = "" }, site) => {
      const view = findView([path, identifier]);
      if (view !== undefined) return pageOf(view, `/${path}/${identifier}`, site);
      const suggestions = suggestionsFor({ ok: false, reason, identifier });
      return failed?.(identifier) ?? notFound({ what: NOUNS[path] ?? noun, identifier, suggestions });
    },
  };
}

const addressesOf = (kind: HeldKind): readonly string[] =>
  listRecords(kind).map((record) => suggestionAddress({ kind, code: codeOf(record) }));

/** Some names are in two states. */
const lga: PageDefinition = {
  pattern: "/lgas/{state}/{lga}",
  addresses: () => addressesOf("lga"),
  render: ({ state = "", lga: identifier = "" }, site) => {
    const found = findLga(identifier, { state });
    return found.ok
      ? pageOf(viewOf("lga", found.value), `/lgas/${state}/${identifier}`, site)
      : notFound({ what: "LGA", identifier, suggestions: suggestionsFor(found) });
  },
};

/** An LGA without its state leads to its page, or shows which LGAs have this name. */
const lgaByIdentifier: PageDefinition = {
  ...pagesAt("lgas", (identifier) => {
    const several = findSeveral(["lgas", identifier]);
    if (several !== undefined) return whichOne(several);
    const state = findState(identifier);
    return state.ok ? { redirect: `/lgas#${state.value.slug}` } : undefined;
  }),
  addresses: () => [],
};

const ward: PageDefinition = {
  ...pagesAt("wards"),
  loads: true,
  render: async (values, site) => {
    const { record: identifier = "" } = values;
    const found = findWard(identifier);
    if (!found.ok || found.value.code !== identifier) return pagesAt("wards").render(values, site);
    const units = certain(await site.pollingUnits.pollingUnitsOf(identifier));
    const view = viewOf("ward", found.value);
    const sections = (
      <>
        <Section id="polling-units" title={capitalized(count(units.length, "polling unit"))}>
          <PollingUnitList units={units} addressOf={hasApi(site) ? unitAddress : undefined} />
        </Section>
        {view.sections}
      </>
    );
    return contentOf({ ...view, sections }, site);
  },
};

const pollingUnit: PageDefinition = {
  pattern: "/polling-units/{unit}",
  loads: true,
  render: async ({ unit: identifier = "" }, site) => {
    const found = await site.pollingUnits.findPollingUnit(identifier);
    if (!found.ok) {
      const known = wardOfUnit(identifier);
      return notFound({ what: "polling unit", identifier, suggestions: [], ...(known && { known }) });
    }
    return pageOf(viewOf("polling_unit", found.value.unit), `/polling-units/${identifier}`, site);
  },
};

/** What the code of a unit that no list has says all the same. */
function wardOfUnit(identifier: string) {
  const found = officesAt({ pollingUnit: identifier });
  const place = found.ok ? found.value.place : null;
  if (!place?.ward || !place.pollingUnit) return undefined;
  const { ward, pollingUnit } = place;
  return {
    lead: doubtOfUnit(pollingUnit),
    links: [
      { name: "What is elected there", address: voteAddress(pollingUnit.code) },
      { name: `The ward ${ward.name}`, address: wardAddress(ward), note: "and its polling units" },
    ],
  };
}

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

export const recordPages: readonly PageDefinition[] = [
  pagesAt("states"),
  lga,
  lgaByIdentifier,
  ward,
  pollingUnit,
  pagesAt("localities", localityNamed),
  ...["constituencies", "banks", "parties"].map((path) => pagesAt(path)),
];
