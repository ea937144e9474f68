import { cardAddress } from "../addresses.ts";
import { assetAddress } from "../assets.ts";
import { linesFor } from "../embed/embed-lines.tsx";
import { StylesBelow } from "../layout/page-context.tsx";
import { hasApi, type PageDefinition } from "../page.ts";
import { Snippet } from "../parts/for-programs.tsx";
import { Fold } from "../parts/section.tsx";
import { Field } from "../tools/live-form.tsx";
import { uncapitalized } from "../words.ts";
import { COLOUR_WORDS, COLOURS_OF, type ColourName, mapAddress, readMap } from "./colours.ts";
import { CountryMap } from "./country-map.tsx";
import { LAYER_NAMES, type LayerName } from "./layer.ts";
import { LAYER_NOUNS } from "./regions.ts";

/** The maps whose shapes a table can name, and what the library calls them. */
const KINDS: Readonly<Partial<Record<LayerName, "state" | "lga">>> = { states: "state", lgas: "lga" };

const EXAMPLES = { state: "state,voters\nLagos,7060195\nKN,5921370", lga: "lga,cases\nIkeja,12\nNG025012,7" };

/** Where a person gives a table whose numbers colour the map; `client/map/own-table.ts` does it. */
function ownTable(of: LayerName) {
  const kind = KINDS[of];
  if (kind === undefined) return null;
  const noun = kind === "state" ? "a state" : "an LGA";
  return (
    <Fold id="own" title="Colour it by your own table">
      <div class="own-table" data-own-table data-kind={kind} data-worker={assetAddress("match-worker.js")}>
        <p>
          A CSV file, or rows copied from a spreadsheet: a heading, then in each row the name or code of
          {` ${noun}`} and a number. The table stays on your device.
        </p>
        <noscript>
          <p class="problem">A table is read by a script in your browser, which is switched off.</p>
        </noscript>
        <Field name={`Rows, each with ${noun} and a number`} isWide>
          <textarea rows={4} spellcheck={false} placeholder={EXAMPLES[kind]} disabled />
        </Field>
        <Field name="Or a file">
          <input type="file" accept=".csv,.tsv,.txt,text/csv" disabled />
        </Field>
        <Field name="Title">
          <input data-title maxlength={50} disabled />
        </Field>
        <label class="field" hidden>
          <span>Column with the numbers</span>
          <select />
        </label>
        <p>
          <button type="button" class="button" data-show disabled>
            Colour the map
          </button>
        </p>
        <p role="status" />
        <ul class="note" data-problems />
      </div>
    </Fold>
  );
}

/** The address of a map in its usual colours. */
const firstOf = (of: LayerName): string => mapAddress(of, COLOURS_OF[of][0] as ColourName);

const choices = (
  what: string,
  title: string,
  all: readonly (readonly [name: string, address: string, isChosen: boolean])[],
) => (
  <div>
    <p id={`choose-${what}`}>{title}</p>
    <ul class="chips" aria-labelledby={`choose-${what}`}>
      {all.map(([name, address, isChosen]) => (
        <li key={address}>
          <a href={address} aria-current={isChosen ? "true" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/**
 * The map of the country. What it shows and how it is coloured is in its address, so every view is a link.
 */
export const mapPage: PageDefinition = {
  pattern: "/map",
  query: ["of", "colour"],
  addresses: () => LAYER_NAMES.map(firstOf),
  render: ({ of: askedLayer, colour: askedColour }, site) => {
    const { of, colour, problem } = readMap(askedLayer, askedColour);
    if (askedColour === "neighbours") return { redirect: mapAddress(of, colour) };
    const noun = LAYER_NOUNS[of];
    const title = `Map of Nigeria: ${uncapitalized(noun)}`;
    return {
      ...(problem === undefined ? { address: mapAddress(of, colour) } : { status: 422 as const }),
      title,
      description: `${noun} of Nigeria on a map, drawn from open boundaries. Choose one to read about it, or save the map as SVG or PNG.`,
      assets: ["map.css", "own-table.css", "map.js"],
      main: (
        <>
          <h1>{noun} of Nigeria</h1>
          <StylesBelow />
          {problem !== undefined && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          <div class="map-layout">
            <nav class="map-choices" aria-label="What the map shows">
              {choices(
                "of",
                "Show",
                LAYER_NAMES.map((one) => [LAYER_NOUNS[one], firstOf(one), one === of]),
              )}
              {choices(
                "colour",
                "Colour by",
                COLOURS_OF[of].map((one) => [COLOUR_WORDS[one], mapAddress(of, one), one === colour]),
              )}
            </nav>
            <CountryMap of={of} colour={colour} />
          </div>
          {(of === "federal_constituencies" || colour === "federal_constituency") && (
            <p class="afterword">
              Where two constituencies divide an LGA, the shape is striped: no source draws the line between
              them.
            </p>
          )}
          <div class="map-folds">
            {ownTable(of)}
            {hasApi(site) && (
              <Fold id="embed" title="Show this map on your page">
                <Snippet
                  title="HTML"
                  text={linesFor(site, cardAddress(mapAddress(of, colour)), title, 560)}
                />
              </Fold>
            )}
          </div>
          <p class="afterword">
            {hasApi(site) && (
              <a href="/v1/docs/boundaries#listBoundaries">Download the full borders (GeoJSON)</a>
            )}
          </p>
        </>
      ),
    };
  },
};
