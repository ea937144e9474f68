import { getLga } from "naijaref/places";
import { fineLines, finenessOf, finer, finerBox, finerText, INSET_WIDTH, scaled } from "./fine-lines.ts";
import { insetOf } from "./inset.ts";
import type { Projection, Shape, Water } from "./layer.ts";
import { detailedLgas } from "./layers.ts";
import { type Box, doOverlap, linesBetween, ringsPath } from "./path.ts";
import { boxAround, drawnLgas, formOf, type Subject, watersIn } from "./subject.ts";

/** What a record's map shows, but for what is chosen of it by the page that has the map. */
export interface RecordDrawing {
  readonly box: Box;
  readonly projection: Projection;
  /** Whether the LGAs have all corners that the source has. */
  readonly isFine: boolean;
  readonly shapes: readonly Shape[];
  readonly waters: readonly Water[];
  /** The borders of states. */
  readonly lines: string;
  /** What is drawn again and larger, because its names have no space, and where it is on this map. */
  readonly inset?: { readonly drawing: RecordDrawing; readonly frame: Box } | undefined;
}

/** With more shapes, all corners would be too much to send. */
const MOST_FINE = 16;
const MOST_FINE_IN_INSET = 24;

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
  const box = boxAround(subject, formOf(subject));
  if (box === undefined) return undefined;
  const inset = subject.isState ? insetOf(subject, box) : undefined;
  const main = draw(box, subject.isState ? 0 : MOST_FINE);
  if (inset === undefined) return main;
  const mostFine = inset.width * MUCH_LARGER < box.width ? MOST_FINE_IN_INSET : 0;
  return {
    ...main,
    inset: { drawing: draw(inset, mostFine, INSET_WIDTH), frame: finerBox(inset, factorOf(main)) },
  };
}

/** How many times finer than the map of LGAs a drawing is. */
const factorOf = ({ projection }: RecordDrawing): number =>
  projection.perLon / detailedLgas.projection.perLon;

/**
 * @param mostFine with how many shapes all corners are drawn
 * @param drawn how many units wide it is
 */
function draw(coarseBox: Box, mostFine: number, drawn?: number): RecordDrawing {
  const all = drawnLgas();
  const seen = detailedLgas.shapes.filter((shape) => {
    const one = all.get(shape.code);
    return one !== undefined && doOverlap(one.box, coarseBox);
  });
  const isFine = seen.length <= mostFine;
  // Lines without all their corners gain nothing by a finer grid.
  const factor = isFine ? finenessOf(coarseBox, drawn) : Math.min(1, finenessOf(coarseBox));
  const projection = finer(detailedLgas.projection, factor);
  const shapes = seen.map((shape) => {
    const fine = isFine ? fineLines(shape.code, projection)?.rings : undefined;
    const rings = fine ?? scaled(all.get(shape.code)?.rings ?? [], factor);
    return { shape: { ...shape, path: ringsPath(rings), name: finerText(shape.name, factor) }, rings };
  });
  const waters = watersIn(coarseBox).map(({ water, rings }) => {
    const finerRings = scaled(rings, factor);
    return { water: { ...water, path: ringsPath(finerRings) }, rings: finerRings };
  });
  const states = [
    ...shapes.map(({ shape, rings }) => ({ group: getLga(shape.code)?.stateCode ?? "", rings })),
    // Of fine lines no water has the corners: there the shore is a border.
    ...(isFine ? [] : waters.map(({ water, rings }) => ({ group: water.stateCode, rings }))),
  ];
  return {
    box: finerBox(coarseBox, factor),
    projection,
    isFine,
    shapes: shapes.map(({ shape }) => shape),
    waters: waters.map(({ water }) => water),
    lines: linesBetween(states),
  };
}
