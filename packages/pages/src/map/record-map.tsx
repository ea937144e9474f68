import { getConstituency, wardsOfConstituency } from "naijaref/elections";
import { getLga, wardsOfLga } from "naijaref/places";
import { certain } from "../certain.ts";
import { useLinkTarget } from "../layout/page-context.ts";
import { MapFrame } from "./map-frame.tsx";
import { MapName, MapNames } from "./names.tsx";
import type { Box } from "./path.ts";
import { drawingOf } from "./record-drawing.ts";
import { regionOf } from "./regions.ts";
import { Sea } from "./sea.tsx";
import { type Subject, subjectOf } from "./subject.ts";
import { Waters } from "./waters.tsx";

interface RecordMapProps {
  readonly code: string;
  /** A point that is marked, in degrees. */
  readonly at?: { readonly lat: number; readonly lon: number } | undefined;
}

/** How far out of the shape the names of neighbours go. */
const LARGEST_NAME = 1 / 30;

/**
 * The map of a record with what is around it: of a state, its LGAs; of an LGA or a constituency, where it is
 * among its neighbours; of a ward, where its LGA is. Nothing for a code that has no place on the map.
 */
export function RecordMap({ code, at }: RecordMapProps) {
  const target = useLinkTarget();
  const subject = subjectOf(code);
  if (subject === undefined) return null;
  const drawing = drawingOf(subject);
  if (drawing === undefined) return null;
  const { box, projection, isFine, shapes, waters, lines } = drawing;
  const least = box.width / 55;
  const { west, north, perLon, perLat } = projection;
  const isNamed = (lga: string): boolean =>
    // A point would cover the name of its LGA, which stands above the map.
    subject.isState ? subject.lgas.has(lga) : at === undefined || !subject.lgas.has(lga);
  const own = ({ code: lga }: { readonly code: string }): boolean => subject.lgas.has(lga);
  return (
    <MapFrame
      name={code.toLowerCase()}
      label={subject.label}
      box={box}
      projection={projection}
      isSmall
      aside={subject.inPart.size > 0 && <p class="map-note">{partsInWords(code, subject)}</p>}
    >
      <Sea box={box} projection={projection} />
      {isFine && <Waters waters={waters} />}
      <g class="shapes">
        {/* What the map is of comes last, so that no neighbour's line covers its own. */}
        {shapes
          .toSorted((a, b) => Number(own(a)) - Number(own(b)))
          .map((shape) => {
            const isOwn = own(shape);
            const region = regionOf(shape);
            const isInPart = subject.inPart.has(shape.code);
            return (
              <a
                key={shape.code}
                href={region.address}
                target={target}
                class={isInPart ? "divided" : isOwn ? (subject.isState ? `h${shape.hue}` : "own") : "other"}
                aria-current={isOwn && !subject.isState ? "true" : undefined}
              >
                <title>{region.name}</title>
                <path d={shape.path} />
              </a>
            );
          })}
      </g>
      {!isFine && <Waters waters={waters} />}
      <path class="lines" d={lines} />
      <MapNames>
        {shapes
          .filter((shape) => isNamed(shape.code) && shape.name.size >= least && isWithin(shape.name, box))
          .map((shape) => (
            <MapName key={shape.code} text={shape.name} most={box.width * LARGEST_NAME} />
          ))}
      </MapNames>
      {at !== undefined && (
        <circle
          class="here"
          cx={Math.round((at.lon - west) * perLon)}
          cy={Math.round((north - at.lat) * perLat)}
          r={box.width / 70}
        />
      )}
    </MapFrame>
  );
}

/** Why a part of the map is striped. */
function partsInWords(code: string, { inPart }: Subject): string {
  const seat = getConstituency(code);
  const wards = seat === undefined ? [] : certain(wardsOfConstituency(seat.code));
  return [...inPart]
    .map((lga) => {
      const part = wards.filter(({ lgaCode }) => lgaCode === lga).length;
      return `${part} of the ${certain(wardsOfLga(lga)).length} wards of ${getLga(lga)?.name}`;
    })
    .join("; ")
    .concat(": striped, because no source draws the line.");
}

/** Whether the middle of a name is inside a box, with enough space for the name. */
const isWithin = ({ x, y }: { readonly x: number; readonly y: number }, box: Box): boolean =>
  x > box.x + box.width * 0.08 &&
  x < box.x + box.width * 0.92 &&
  y > box.y + box.height * 0.05 &&
  y < box.y + box.height * 0.95;
