import { reverseGeocode } from "naijaref/boundaries";
import { StylesBelow } from "../layout/page-context.tsx";
import type { PageDefinition } from "../page.ts";
import { Typed } from "../tools/live-form.tsx";
import { NoPlace, PlaceAnswer } from "./place-answer.tsx";
import { RecordMap } from "./record-map.tsx";

/** A coordinate as a person types it; NaN if it is none. */
const degrees = (text: string): number =>
  /^\s*-?\d{1,3}(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;

export function PlaceAt({ lat, lon }: { readonly lat: string; readonly lon: string }) {
  const point = { lat: degrees(lat), lon: degrees(lon) };
  const found = reverseGeocode(point);
  if (!found.ok) return <NoPlace failure={found} />;
  return (
    <div class="with-picture">
      <div>
        <PlaceAnswer location={found.value} />
      </div>
      <div class="picture">
        <RecordMap code={found.value.lga.code} at={point} />
      </div>
    </div>
  );
}

export const wherePage: PageDefinition = {
  pattern: "/where",
  query: ["lat", "lon"],
  // It may be where a person is.
  isPrivate: true,
  addresses: () => ["/where"],
  render: ({ lat = "", lon = "" }) => {
    const isAsked = lat !== "" || lon !== "";
    const isWrong = isAsked && (Number.isNaN(degrees(lat)) || Number.isNaN(degrees(lon)));
    return {
      title: `${isWrong ? "Error: " : ""}Where is this?`,
      description:
        "The state, LGA and constituencies of Nigeria at a latitude and longitude, or where you are.",
      address: "/where",
      assets: ["map.css", "tools.css", "map.js"],
      main: (
        <>
          <h1 class={isAsked ? "question" : undefined}>Where is this?</h1>
          <StylesBelow />
          {isAsked ? (
            <div class="result">
              <PlaceAt lat={lat} lon={lon} />
            </div>
          ) : (
            <WhereAmI />
          )}
          <form class="live" action="/search" method="get">
            <Typed
              name="Or a position, as maps show it"
              field="q"
              value={isAsked ? `${lat}, ${lon}` : ""}
              isWrong={isWrong}
              maxlength={64}
              placeholder="6.6018, 3.3515"
            />
            <button type="submit">Look up</button>
          </form>
          {isAsked && <WhereAmI />}
        </>
      ),
    };
  },
};

/** Says where the person is, if they ask. The look-up is in the browser: the position is not sent. */
const WhereAmI = () => (
  <section class="where" aria-labelledby="where-title" data-where>
    <h2 id="where-title">Where am I?</h2>
    <p>Your state, LGA and constituencies. Your position stays on your device.</p>
    <p>
      <button type="button" class="button" data-locate>
        Find where I am
      </button>
    </p>
    <div role="status" tabIndex={-1} data-found />
    <noscript>
      <p>This needs script. Without it, search for coordinates, such as 6.6018, 3.3515.</p>
    </noscript>
  </section>
);
