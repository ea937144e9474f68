import { getConstituency, wardsOfConstituency } from "naijaref/elections";
import { getLga, wardsOfLga } from "naijaref/places";
import { certain } from "../certain.ts";
import { useLinkTarget } from "../layout/page-context.ts";
import { districtAt, districtsOf } from "./districts.ts";
import { LEAST_NAME } from "./inset.ts";
import type { PlacedText, Shape } from "./layer.ts";
import { MapFrame } from "./map-frame.tsx";
import { MapName, MapNames } from "./names.tsx";
import type { Box } from "./path.ts";
import { drawingOf, type RecordDrawing } from "./record-drawing.ts";
import { regionOf } from "./regions.ts";
import { Sea } from "./sea.tsx";
import { type Subject, subjectOf } from "./subject.ts";
import { Waters } from "./waters.tsx";

export interface RecordMapProps {
  readonly code: string;
  /** A point that is marked, in degrees. */
  readonly at?: { readonly lat: number; readonly lon: number } | undefined;
  readonly withInset?: boolean;
}

const LARGEST_NAME = 1 / 30;

/**
 * The map of a record with what is around it: of a state, its LGAs; of an LGA or a constituency, where it is
 * among its neighbours; of a ward, where its LGA is. Nothing for a code that has no place on the map.
 */
export function RecordMap({ code, at, withInset = false }: RecordMapProps) {
  const subject = subjectOf(code);
  const drawing = subject && drawingOf(subject);
  if (subject === undefined || drawing === undefined) return null;
  const { box, projection, inset } = drawing;
  const { west, north, perLon, perLat } = projection;
  return (
    <>
      <MapFrame
        name={code.toLowerCase()}
        label={subject.label}
        box={box}
        projection={projection}
        legend={subject.isState ? legendOf(code) : []}
        isSmall
        hasStripes={subject.inPart.size > 0}
        aside={subject.inPart.size > 0 && <p class="map-note">{partsInWords(code, subject)}</p>}
      >
        <Shapes
          drawing={drawing}
          subject={subject}
          isMarked={at !== undefined}
          framed={withInset ? inset?.frame : undefined}
        />
        {withInset && inset !== undefined && <rect class="enlarged" {...inset.frame} />}
        {at !== undefined && (
          <circle
            class="here"
            cx={Math.round((at.lon - west) * perLon)}
            cy={Math.round((north - at.lat) * perLat)}
            r={box.width / 70}
          />
        )}
      </MapFrame>
      {withInset && inset !== undefined && (
        <div class="inset">
          <MapFrame
            name={`${code.toLowerCase()}-larger`}
            label={`${subject.label}: where they are small`}
            box={inset.drawing.box}
            projection={inset.drawing.projection}
            isSmall
            aside={<p class="map-note">What is in the frame, larger.</p>}
          >
            <Shapes drawing={inset.drawing} subject={subject} isMarked={false} />
          </MapFrame>
        </div>
      )}
    </>
  );
}

/** What is around a record, the shapes of LGAs, the borders of states, and names. */
function Shapes({
  drawing: { box, projection, isFine, shapes, waters, lines },
  subject,
  isMarked,
  framed,
}: {
  readonly drawing: RecordDrawing;
  readonly subject: Subject;
  readonly isMarked: boolean;
  readonly framed?: Box | undefined;
}) {
  const target = useLinkTarget();
  const own = ({ code: lga }: { readonly code: string }): boolean => subject.lgas.has(lga);
  const isNamed = (shape: Shape): boolean => (subject.isState ? own(shape) : !isMarked || !own(shape));
  return (
    <>
      <Sea box={box} projection={projection} />
      {isFine && <Waters waters={waters} />}
      <g class="shapes">
        {/* What the map is of comes last, so that no neighbour's line covers its own. */}
        {shapes
          .toSorted((a, b) => Number(own(a)) - Number(own(b)))
          .map((shape) => {
            const isOwn = own(shape);
            const region = regionOf(shape);
            const ownClass = subject.isState ? `d${districtAt(shape.code)}` : "own";
            return (
              <a
                key={shape.code}
                href={region.address}
                target={target}
                class={subject.inPart.has(shape.code) ? "divided" : isOwn ? ownClass : "other"}
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
          .filter(
            (shape) =>
              isNamed(shape) &&
              shape.name.size >= box.width * LEAST_NAME &&
              isWithin(shape.name, box) &&
              !(framed !== undefined && isNear(shape.name, framed, box.width * LARGEST_NAME)),
          )
          .map((shape) => (
            <MapName key={shape.code} text={shape.name} most={box.width * LARGEST_NAME} />
          ))}
      </MapNames>
    </>
  );
}

export function hasInset(code: string): boolean {
  const subject = subjectOf(code);
  return subject !== undefined && drawingOf(subject)?.inset !== undefined;
}

/** The senatorial districts in which the LGAs of a state are coloured; nothing where there is one. */
function legendOf(code: string) {
  const districts = districtsOf(code);
  return districts.length < 2 ? [] : districts.map(({ name }, at) => ({ className: `d${at}`, text: name }));
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

/** A letter is so wide, in parts of its height, in the widest of usual fonts. */
const LETTER = 0.66;

function isNear({ lines, x, y, size }: PlacedText, frame: Box, most: number): boolean {
  const high = Math.min(size, most);
  const half = (Math.max(...lines.map(({ length }) => length)) * LETTER * high) / 2;
  return (
    x > frame.x - half &&
    x < frame.x + frame.width + half &&
    y > frame.y - high * lines.length &&
    y < frame.y + frame.height + high * lines.length
  );
}

const isWithin = ({ x, y }: { readonly x: number; readonly y: number }, box: Box): boolean =>
  x > box.x + box.width * 0.08 &&
  x < box.x + box.width * 0.92 &&
  y > box.y + box.height * 0.05 &&
  y < box.y + box.height * 0.95;
