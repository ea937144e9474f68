import { getLga, getState } from "naijaref/places";
import { outlineOf } from "./area.ts";
import { detailedLgas, type PlacedText, type Projection, type Shape, type Water } from "./layer.ts";
import {
  type Box,
  boxAbout,
  doOverlap,
  joinBoxes,
  linesBetween,
  mergeRings,
  moveRings,
  type Ring,
  ringsPath,
  ringsWithin,
  scaleBox,
  scaleProjection,
  scaleRings,
  scaleText,
} from "./path.ts";
import { boxAround, drawnLgas, type Subject, watersIn } from "./subject.ts";

/** In units, from west to east: about a pixel each where a record's map is drawn largest. */
const WIDTH = 720;

const INSET_WIDTH = 360;

/** How many times finer than the map of LGAs the map of a box is; less than 1 where it is coarser. */
const finenessOf = ({ width }: Box, drawn = WIDTH): number => drawn / width;

/** The outline of a place with all corners that the source has and a unit of the map can show. */
export function fineRings(
  code: string,
  { west, north, perLon, perLat }: Projection,
): readonly Ring[] | undefined {
  const outline = outlineOf(code);
  return (
    outline &&
    moveRings(outline, ([lon, lat]) => [
      Math.round((lon - west) * perLon),
      Math.round((north - lat) * perLat),
    ])
  );
}

export interface RecordDrawing {
  readonly box: Box;
  readonly projection: Projection;
  readonly isFine: boolean;
  readonly shapes: readonly Shape[];
  readonly waters: readonly Water[];
  /** The borders of states. */
  readonly lines: string;
  /** What is drawn again and larger, because its names have no space, and where it is on this map. */
  readonly inset?: { readonly drawing: RecordDrawing; readonly frame: Box } | undefined;
}

/** With more shapes, all corners would be too much to send. */
const MAX_FINE = 16;
const MAX_FINE_IN_INSET = 24;

/** Drawn so much larger, lines without all their corners look cut. */
const MUCH_LARGER = 4;

/** The last one: the wards of an LGA and their units have the same map, and are written in a row. */
let last: { readonly key: string; readonly drawing: RecordDrawing | undefined } | undefined;

/** The lines of a record's map; undefined if it has no place on the map. */
export function drawingOf(subject: Subject): RecordDrawing | undefined {
  const key = [subject.isState, ...subject.lgas].join();
  if (last?.key !== key) last = { key, drawing: drawWithInset(subject) };
  return last.drawing;
}

function drawWithInset(subject: Subject): RecordDrawing | undefined {
  const box = boxAround(subject);
  if (box === undefined) return undefined;
  const inset = subject.isState ? insetOf(subject, box) : undefined;
  const main = draw(subject, box, subject.isState ? 0 : MAX_FINE);
  if (inset === undefined) return main;
  const factor = main.projection.perLon / detailedLgas.projection.perLon;
  const mostFine = inset.width * MUCH_LARGER < box.width ? MAX_FINE_IN_INSET : 0;
  return {
    ...main,
    inset: { drawing: draw(subject, inset, mostFine, INSET_WIDTH), frame: scaleBox(inset, factor) },
  };
}

interface Traced {
  readonly shape: Shape;
  readonly rings: readonly Ring[];
}

/**
 * @param mostFine with how many shapes all corners are drawn
 * @param drawn how many units wide it is
 */
function draw(subject: Subject, coarseBox: Box, mostFine: number, drawn?: number): RecordDrawing {
  const all = drawnLgas();
  const seen = detailedLgas.shapes.filter((shape) => {
    const one = all.get(shape.code);
    return one !== undefined && doOverlap(one.box, coarseBox);
  });
  const isFine = seen.length <= mostFine;
  // Lines without all their corners gain nothing by a finer grid.
  const factor = isFine ? finenessOf(coarseBox, drawn) : Math.min(1, finenessOf(coarseBox));
  const projection = scaleProjection(detailedLgas.projection, factor);
  const box = scaleBox(coarseBox, factor);
  const shapes = seen.flatMap((shape) => {
    const fine = isFine ? fineRings(shape.code, projection) : undefined;
    const rings = ringsWithin(fine ?? scaleRings(all.get(shape.code)?.rings ?? [], factor), box);
    if (rings.length === 0) return [];
    return [{ shape: { ...shape, path: ringsPath(rings), name: scaleText(shape.name, factor) }, rings }];
  });
  const waters = watersIn(coarseBox).map(({ water, rings }) => {
    const finerRings = ringsWithin(scaleRings(rings, factor), box);
    return { water: { ...water, path: ringsPath(finerRings) }, rings: finerRings };
  });
  const groups = [
    ...shapes.map(({ shape, rings }) => ({ group: getLga(shape.code)?.stateCode ?? "", rings })),
    // Of fine lines no water has the corners: there the shore is a border.
    ...(isFine ? [] : waters.map(({ water, rings }) => ({ group: water.stateCode, rings }))),
  ];
  return {
    box,
    projection,
    isFine,
    shapes: subject.isState ? withNeighbours(shapes, subject, box) : shapes.map(({ shape }) => shape),
    waters: waters.map(({ water }) => water),
    lines: linesBetween(groups, box),
  };
}

/** Of a state's map: its LGAs, and each state around them as one shape. */
function withNeighbours(shapes: readonly Traced[], { lgas }: Subject, box: Box): readonly Shape[] {
  const stateOf = ({ shape }: Traced): string => getLga(shape.code)?.stateCode ?? "";
  const own = shapes.filter(({ shape }) => lgas.has(shape.code));
  const others = shapes.filter(({ shape }) => !lgas.has(shape.code));
  const neighbours = [...new Set(others.map(stateOf))].map((code): Shape => {
    const parts = others.filter((one) => stateOf(one) === code);
    const rings = mergeRings(parts.flatMap((one) => one.rings));
    const spots = parts.map(({ shape }) => shape.name);
    const name = placeName(getState(code)?.name ?? "", spots, rings, box);
    return { code, path: ringsPath(rings), hue: 0, name };
  });
  return [...own.map(({ shape }) => shape), ...neighbours];
}

/** A letter is so wide, in parts of its height, in the widest of usual fonts. */
export const LETTER = 0.66;

/** A name at that of some spots where it is largest between the lines of its shape and the edges of the map. */
function placeName(
  name: string,
  spots: readonly { readonly x: number; readonly y: number }[],
  rings: readonly Ring[],
  { x: west, y: north, width, height }: Box,
): PlacedText {
  const sizeFor = (dx: number, dy: number) => 2 * Math.max(dx / (name.length * LETTER), dy);
  const corners = rings.flat();
  const placed = spots.map(({ x, y }) => {
    const beside = sizeFor(Math.min(x - west, west + width - x), 0);
    const above = sizeFor(0, Math.min(y - north, north + height - y));
    const near = corners.map(([cx, cy]) => sizeFor(Math.abs(cx - x), Math.abs(cy - y)));
    return { lines: [name], x, y, size: Math.max(0, Math.min(beside, above, ...near)) };
  });
  return placed.reduce((best, one) => (one.size > best.size ? one : best));
}

/** A name that would be smaller is left out, in parts of the map's width. */
export const LEAST_NAME = 1 / 55;

/**
 * How small the names are of LGAs that are drawn larger together: first those of a city, such as Kano or
 * Ibadan, which are by far the smallest of their state; else all without a name.
 */
const SMALL = [1 / 90, LEAST_NAME];

const REACH = 1 / 12;

/** Fewer LGAs without a name are found by zooming. */
const LEAST = 4;

/** Around what is drawn larger, in parts of its width. */
const MARGIN = 0.1;

/** It is drawn so many times larger at least. */
const LARGER = 2.5;

/** As wide as high at least, and at most so much wider. */
const WIDEST = 1.6;

/**
 * The part of a state's map where its LGAs are too small for their names, as on the mainland of Lagos: it is
 * drawn again, larger. Undefined where it would help little.
 */
function insetOf(subject: Subject, box: Box): Box | undefined {
  for (const small of SMALL) {
    const found = around(groupOf(subject, box.width, small));
    if (found !== undefined && found.width * LARGER <= box.width) return found;
  }
  return undefined;
}

/** The most LGAs with small names that are near one of them. */
function groupOf({ lgas }: Subject, width: number, small: number): readonly Box[] {
  const nameless = detailedLgas.shapes
    .filter(({ code, name }) => lgas.has(code) && name.size < width * small)
    .flatMap(({ code }) => drawnLgas().get(code)?.box ?? []);
  return nameless
    .map((one) => nameless.filter((other) => isNear(one, other, width * REACH)))
    .reduce((most, one) => (one.length > most.length ? one : most), []);
}

function around(group: readonly Box[]): Box | undefined {
  if (group.length < LEAST) return undefined;
  const own = joinBoxes(group);
  const margin = own.width * MARGIN * 2;
  const wide = Math.max(own.width + margin, own.height + margin);
  const high = Math.max(own.height + margin, wide / WIDEST);
  return boxAbout(own, wide, high);
}

const isNear = (one: Box, other: Box, reach: number): boolean =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < reach &&
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < reach;
