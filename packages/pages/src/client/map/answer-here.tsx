import "../host-links.ts";
import { boundaryOf, type Location, neighboursOf, reverseGeocode } from "naijaref/boundaries";
import type { Lga } from "naijaref/places";
import { render } from "preact";
import { lgaAddress } from "../../addresses.ts";
import { outlineOf } from "../../map/area.ts";
import { moveRings, ringsPath } from "../../map/path.ts";
import { NoPlace, PlaceAnswer } from "../../map/place-answer.tsx";
import { element } from "../element.ts";

const WIDTH = 600;
/** Around the LGA, as a share of its longer side. */
const MARGIN = 0.12;
const LETTERS = 24;
const METRES_PER_DEGREE = 111_320;
/** A smaller circle would be hidden by the dot. */
const MIN_CIRCLE = 8;

/** The LGA with its neighbours and the position, drawn from the outlines that the look-up has loaded. */
function mapHere({ lga, lat, lon }: Location, accuracy: number) {
  const own = boundaryOf(lga);
  const around = neighboursOf(lga);
  if (!own.ok || !around.ok) return null;
  const [west, south, east, north] = own.value.bbox;
  const stretch = Math.cos((lat * Math.PI) / 180);
  const side = Math.max((east - west) * stretch, north - south) * MARGIN;
  const unit = WIDTH / ((east - west) * stretch + 2 * side);
  const toX = (degrees: number): number => Math.round(((degrees - west) * stretch + side) * unit);
  const toY = (degrees: number): number => Math.round((north - degrees + side) * unit);
  const height = toY(south - side);
  const neighbours = around.value.map((one) => one.lga);
  /** A name that would be cut is left out. */
  const named = neighbours.flatMap(({ code, name, lat, lon }) => {
    const [x, y] = [toX(lon ?? west), toY(lat ?? north)];
    const half = name.length * LETTERS * 0.3;
    const isSeen = x > half && x < WIDTH - half && y > LETTERS && y < height - LETTERS;
    return lat !== null && lon !== null && isSeen ? [{ code, name, x, y }] : [];
  });
  const pathOf = (code: string): string =>
    ringsPath(moveRings(outlineOf(code) ?? [], ([x, y]) => [toX(x), toY(y)]));
  const shape = (one: Lga, className: string) => (
    <a key={one.code} href={lgaAddress(one)} class={className} aria-label={one.name}>
      <path d={pathOf(one.code)} />
    </a>
  );
  const [hereX, hereY] = [toX(lon), toY(lat)];
  const metres = (unit / METRES_PER_DEGREE) * accuracy;
  return (
    <div class="map small drawn-here">
      <div class="map-window">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing of links is no set of controls */}
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          width={WIDTH}
          height={height}
          role="group"
          aria-label={`Map of ${lga.name} with the position`}
        >
          <rect class="sea" width={WIDTH} height={height} />
          <g class="shapes">
            {neighbours.map((one) => shape(one, "other"))}
            {shape(lga, "own")}
          </g>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot have the focus */}
          <g class="names" aria-hidden="true">
            {[{ code: lga.code, name: lga.name, x: hereX, y: hereY + LETTERS * 1.6 }, ...named].map(
              ({ code, name, x, y }) => (
                <text key={code} x={x} y={y} font-size={LETTERS}>
                  {name}
                </text>
              ),
            )}
          </g>
          {metres > MIN_CIRCLE && <circle class="accuracy" cx={hereX} cy={hereY} r={metres} />}
          <circle class="here" cx={hereX} cy={hereY} r={MIN_CIRCLE} />
        </svg>
      </div>
    </div>
  );
}

/**
 * What is at a position, looked up and drawn on the device, as the service shows it.
 *
 * @param accuracy in metres; left out for a point that somebody named
 */
export function answerHere(
  point: { readonly lat: number; readonly lon: number },
  accuracy?: number,
): Element {
  const found = reverseGeocode(point);
  const answered = element("div", "answered-here with-picture");
  render(
    found.ok ? (
      <>
        <div>
          <PlaceAnswer location={found.value} accuracy={accuracy} />
        </div>
        {mapHere(found.value, accuracy ?? 0)}
      </>
    ) : (
      <NoPlace failure={found} />
    ),
    answered,
  );
  return answered;
}
