import { getLga } from "naijaref/places";
import { fineLines, finenessOf, finer, finerBox, finerText, scaled } from "./fine-lines.ts";
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
}

/** With more shapes, all corners would be too much to send. */
const MOST_FINE = 16;

/** The last one: the wards of an LGA and their units have the same map, and are written in a row. */
let last: { readonly key: string; readonly drawing: RecordDrawing | undefined } | undefined;

/** The lines of a record's map; undefined if it has no place on the map. */
export function drawingOf(subject: Subject): RecordDrawing | undefined {
  const key = [subject.isState, ...subject.lgas].join();
  if (last?.key !== key) last = { key, drawing: draw(subject) };
  return last.drawing;
}

function draw(subject: Subject): RecordDrawing | undefined {
  const all = drawnLgas();
  const coarseBox = boxAround(subject, formOf(subject));
  if (coarseBox === undefined) return undefined;
  const seen = detailedLgas.shapes.filter((shape) => {
    const one = all.get(shape.code);
    return one !== undefined && doOverlap(one.box, coarseBox);
  });
  const isFine = !subject.isState && seen.length <= MOST_FINE;
  const factor = finenessOf(coarseBox);
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
