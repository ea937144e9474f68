import { getLga } from "naijaref/places";
import { useLinkTarget } from "../layout/page-context.tsx";
import type { PlacedText, Shape } from "./layer.ts";
import { MapFrame, MapName, MapNames, viewBoxOf } from "./map-frame.tsx";
import { type Box, scaleBox } from "./path.ts";
import { drawingOf, LEAST_NAME, LETTER, type RecordDrawing } from "./record-drawing.ts";
import { districtAt, districtsOf, regionOf, wardsShared } from "./regions.ts";
import { Sea, Waters } from "./sea.tsx";
import { type Subject, subjectOf } from "./subject.ts";

export interface RecordMapProps {
  readonly code: string;
  /** A point that is marked, in degrees. */
  readonly at?: { readonly lat: number; readonly lon: number } | undefined;
  readonly withInset?: boolean;
  /** What is somewhere in the LGA that is drawn: `This ward`. */
  readonly somewhere?: string;
}

const MAX_NAME = 1 / 30;

/**
 * The map of a record with what is around it: of a state, its LGAs; of an LGA or a constituency, where it is
 * among its neighbours; of a ward, where its LGA is. Nothing for a code that has no place on the map.
 */
export function RecordMap({ code, at, withInset = false, somewhere }: RecordMapProps) {
  const target = useLinkTarget();
  const subject = subjectOf(code);
  const drawing = subject && drawingOf(subject);
  if (subject === undefined || drawing === undefined) return null;
  const { west, north, perLon, perLat } = drawing.projection;
  const inset = withInset ? drawing.inset : undefined;
  const below = inset && placeBelow(drawing.box, inset.drawing.box);
  const box =
    below === undefined ? drawing.box : { ...drawing.box, height: below.y + below.height - drawing.box.y };
  const marks = { target, isMarked: at !== undefined, isAround: at !== undefined || somewhere !== undefined };
  return (
    <MapFrame
      name={code.toLowerCase()}
      label={subject.label}
      box={box}
      legend={subject.isState ? legendOf(code) : []}
      isSmall
      hasStripes={subject.inPart.size > 0}
      aside={noteOf(code, subject, at === undefined ? somewhere : undefined, inset !== undefined)}
    >
      {shapesOf(drawing, subject, { ...marks, framed: inset?.frame })}
      {inset !== undefined && below !== undefined && (
        <>
          <rect class="enlarged" {...inset.frame} />
          {/* A part of the map again, in a frame as where it is. Lines between the two would cross numbers. */}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of a drawing that has a name */}
          <svg
            {...below}
            viewBox={viewBoxOf(inset.drawing.box)}
            data-scale={below.width / inset.drawing.box.width}
          >
            {shapesOf(inset.drawing, subject, { target, isAgain: true })}
          </svg>
          <rect class="enlarged" {...below} />
        </>
      )}
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

/** Between a map and what is drawn larger below it, and how high that is at most, in parts of the width. */
const GAP = 0.03;
const HIGHEST = 0.8;

function placeBelow({ x, y, width, height }: Box, inset: Box): Box {
  const wide = Math.min(1, HIGHEST / (inset.height / inset.width)) * width;
  const high = (wide * inset.height) / inset.width;
  return scaleBox({ x: x + width - wide, y: y + height + width * GAP, width: wide, height: high }, 1);
}

interface Marks {
  readonly target: "_blank" | undefined;
  readonly isMarked?: boolean;
  readonly isAround?: boolean;
  /** Whether the shapes are on the map already: a key goes to each once. */
  readonly isAgain?: boolean;
  /** What is drawn again, with its names. */
  readonly framed?: Box | undefined;
}

function shapesOf(drawing: RecordDrawing, subject: Subject, marks: Marks) {
  const { box, projection, isFine, shapes, waters, lines } = drawing;
  const { target, isMarked = false, isAround = false, isAgain = false, framed } = marks;
  const { isState } = subject;
  const own = ({ code }: Shape): boolean => subject.lgas.has(code);
  const ownClass = ({ code }: Shape): string =>
    isState ? `d${districtAt(code)}` : isAround ? "around" : "own";
  const named = shapes.filter(
    (shape) =>
      (isState || !isMarked || !own(shape)) && !(framed !== undefined && isInside(shape.name, framed)),
  );
  return (
    <>
      <Sea box={box} projection={projection} />
      {isFine && <Waters waters={waters} />}
      <g class={isAgain ? "again" : "shapes"}>
        {/* What the map is of comes last, so that no neighbour's line covers its own. */}
        {shapes
          .toSorted((a, b) => Number(own(a)) - Number(own(b)))
          .map((shape) => (
            <a
              key={shape.code}
              href={regionOf(shape).address}
              target={target}
              tabIndex={isAgain ? -1 : undefined}
              class={subject.inPart.has(shape.code) ? "divided" : own(shape) ? ownClass(shape) : "other"}
              aria-current={own(shape) && !isState ? "true" : undefined}
            >
              <title>{regionOf(shape).name}</title>
              <path d={shape.path} />
            </a>
          ))}
      </g>
      {!isFine && <Waters waters={waters} />}
      <path class="lines" d={lines} />
      <MapNames>
        {named.map((shape) => (
          <>
            {(isState || shape.name.size >= box.width * LEAST_NAME) &&
              isWithin(shape.name, box) &&
              !(framed !== undefined && isNear(shape.name, framed, box.width * MAX_NAME)) && (
                <MapName
                  key={shape.code}
                  className={isState ? (own(shape) ? "long" : "long beyond") : undefined}
                  text={shape.name}
                  most={box.width * MAX_NAME}
                />
              )}
            {isState && own(shape) && isInside(shape.name, box) && (
              <MapName
                key={`${shape.code} number`}
                className="short"
                text={numberOf(shape)}
                most={box.width * MAX_NAME}
              />
            )}
          </>
        ))}
      </MapNames>
    </>
  );
}

/** The end of an LGA's code, by which the list below has it, where its name has no space. */
function numberOf({ code, name }: Shape): PlacedText {
  const number = getLga(code)?.inecCode.slice(-2) ?? "";
  const longest = Math.max(...name.lines.map(({ length }) => length));
  return {
    ...name,
    lines: [number],
    size: name.size * Math.min(MAX_LARGER, (longest * name.lines.length) / number.length),
  };
}

/** A number of two digits is so many times larger than a name that just fits its shape, at most. */
const MAX_LARGER = 2.4;

/** The senatorial districts in which the LGAs of a state are coloured; nothing where there is one. */
function legendOf(code: string) {
  const districts = districtsOf(code);
  return districts.length < 2 ? [] : districts.map(({ name }, at) => ({ className: `d${at}`, text: name }));
}

/** Why a part of the map is striped, or what has no dot on it. */
function noteOf(code: string, subject: Subject, somewhere: string | undefined, hasInset: boolean) {
  const note =
    subject.inPart.size > 0
      ? partsInWords(code, subject)
      : subject.isState
        ? `A number is the end of the LGA’s INEC code.${hasInset ? " What is in the small frame is drawn again below it." : ""}`
        : somewhere && `${somewhere} is somewhere in ${nameOf(subject)}. We do not know where.`;
  return note && <p class="map-note">{note}</p>;
}

const nameOf = ({ lgas }: Subject): string => [...lgas].map((lga) => getLga(lga)?.name ?? lga).join(" and ");

function partsInWords(code: string, { inPart }: Subject): string {
  return [...inPart]
    .map((lga) => {
      const { own, all } = wardsShared(code, lga);
      return `Covers ${own.length} of the ${all} wards of ${getLga(lga)?.name}`;
    })
    .join("; ")
    .concat(". No map shows which part, so it is striped.");
}

/** Whether the middle of a name is in a box that is larger by so much on each side. */
const isInside = ({ x, y }: PlacedText, box: Box, wide = 0, high = 0): boolean =>
  x > box.x - wide && x < box.x + box.width + wide && y > box.y - high && y < box.y + box.height + high;

/** Half of how wide a name is whose letters are so high. */
const halfOf = ({ lines }: PlacedText, high: number): number =>
  (Math.max(...lines.map(({ length }) => length)) * LETTER * high) / 2;

function isNear(name: PlacedText, frame: Box, most: number): boolean {
  const high = Math.min(name.size, most);
  return isInside(name, frame, halfOf(name, high), high * name.lines.length);
}

/** On a phone a name is so high, in parts of the width of what is drawn again. */
const ON_PHONE = 1 / 20;

const isWithin = (name: PlacedText, box: Box): boolean =>
  isInside(name, box, -halfOf(name, box.width * ON_PHONE), -box.height * 0.05);
