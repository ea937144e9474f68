import { unitsNamed } from "@naijaref/api/operations/polling-units";
import { KINDS } from "naijaref/kinds";
import { StylesBelow } from "../layout/page-context.tsx";
import { MAP_ASSETS } from "../map/map-frame.tsx";
import { RecordMap } from "../map/record-map.tsx";
import { PlaceAt } from "../map/where-page.tsx";
import type { PageDefinition } from "../page.ts";
import { findView } from "../records/views.ts";
import { shortened } from "../words.ts";
import { entriesOfAddress, isLikeAddress } from "./address.ts";
import { type Reading, readCoordinates } from "./reading.ts";
import { headingFor, resultsOf, UnitAnswer } from "./results.tsx";

/**
 * What the box finds, for those without script, and for everybody who wants the whole list or a link to it.
 */
export const searchPage: PageDefinition = {
  pattern: "/search",
  query: ["q"],
  // A person may type a number of theirs.
  isPrivate: true,
  loads: true,
  render: async ({ q = "" }, { staticHost, pollingUnits, pause }) => {
    const typed = q.trim();
    // "6.5, 3.3" has four numbers, as a unit has.
    const isPosition = readCoordinates(typed) !== undefined;
    const unit = await pollingUnits.findPollingUnit(typed);
    const unitName = unit.ok && !isPosition ? unit.value.unit.name : undefined;
    const units = (await unitsNamed(typed, MAX_UNITS, { pollingUnits, pause })) ?? [];
    const places = isLikeAddress(typed) ? await entriesOfAddress(typed) : [];
    return {
      searched: typed.slice(0, MAX_LENGTH),
      title: typed === "" ? "Search" : `Search: ${shortened(typed)}`,
      description: "Search the places, seats, banks, codes and numbers of Nigeria.",
      assets: staticHost === undefined ? [...MAP_ASSETS, "tools.css"] : ["tools.css", "search.js"],
      main: (
        <>
          <h1 class={typed === "" ? undefined : "question"}>{typed === "" ? "Search" : headingFor(typed)}</h1>
          <StylesBelow />
          {typed === "" ? (
            <div data-results>
              <p class="lead">
                Type a place, seat, bank, code, account number, phone number, plate, polling unit or
                coordinates, such as <a href="/search?q=ikeja">Ikeja</a>,{" "}
                <a href="/search?q=24-11-01-007">
                  <code>24-11-01-007</code>
                </a>{" "}
                or <a href="/search?q=gtb">GTB</a>.
              </p>
            </div>
          ) : (
            resultsOf(typed, {
              pictureOf: ({ code }) => <RecordMap code={code} />,
              rowsOf: ({ kind, code }) => findView([KINDS[kind].path, code])?.rows,
              answerOf: (reading) => answerTo(reading, typed, unitName),
              places,
              units,
            })
          )}
        </>
      ),
    };
  },
};

const MAX_LENGTH = 200;
const MAX_UNITS = 8;

function answerTo(reading: Reading, typed: string, unitName: string | undefined) {
  if (unitName !== undefined) return <UnitAnswer unit={reading} name={unitName} />;
  const coordinates = reading.kind === "coordinates" ? readCoordinates(typed) : undefined;
  return coordinates === undefined ? null : (
    <PlaceAt lat={String(coordinates.lat)} lon={String(coordinates.lon)} />
  );
}
