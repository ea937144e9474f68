import { getLga, getWard } from "naijaref/places";
import { MAP_CREDIT } from "../map/credit.ts";
import { detailedLgas } from "../map/layers.ts";
import { type Box, doOverlap } from "../map/path.ts";
import { landAround } from "../map/sea.tsx";
import { boxAround, drawnLgas, type Subject, subjectOf, watersIn } from "../map/subject.ts";
import { type Canvas, createCanvas, fill } from "./canvas.ts";
import { ABROAD, BORDER, GROUND, HUES, LAND, OWN, STATE_LINE, WATER } from "./colours.ts";
import { encodePng } from "./png.ts";

/** What social networks show beside a link, in pixels: each of them cuts nothing off this form. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The whole country, for pages that are about no part of it. */
export const COUNTRY = "NG";

/** What a picture shows: a state, an LGA, a seat or the country. Of a ward there is that of its LGA. */
function pictured(code: string): Subject | undefined {
  if (code !== COUNTRY) return getWard(code) === undefined ? subjectOf(code) : undefined;
  return {
    label: "Nigeria",
    lgas: new Set(detailedLgas.shapes.map((shape) => shape.code)),
    isState: true,
    inPart: new Set(),
  };
}

/** The code in the address of a picture; undefined for an address of none. */
export function pictureAt(path: string): string | undefined {
  const code = /^\/pictures\/([A-Z0-9]+)\.png$/.exec(path)?.[1];
  return code === undefined || pictured(code) === undefined ? undefined : code;
}

export const pictureAddress = (code: string): string => `/pictures/${code}.png`;

/**
 * The map of a record as PNG, for what shows a picture beside a link and takes no SVG. It shows what the map
 * on the record's page shows, in the colours of the day.
 */
export async function drawPicture(code: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const subject = pictured(code);
  const box = subject && boxAround(subject, PICTURE.width / PICTURE.height);
  if (subject === undefined || box === undefined) return undefined;
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const parts = fillParts(canvas, subject, box);
  return encodePng(PICTURE, colourPixels(canvas, parts), PALETTE, MAP_CREDIT);
}

const PALETTE: readonly number[] = [GROUND, WATER, ABROAD, LAND, OWN, BORDER, STATE_LINE, ...HUES];

/** The place of a colour in the palette. */
const placeOf = (colour: number): number => PALETTE.indexOf(colour);

/** What a number on the canvas stands for. */
interface Part {
  /** Its place in the palette. */
  readonly colour: number;
  /** The state that it is in; empty outside the country. */
  readonly state: string;
}

/** Fills in what the box shows. What is at place n of the returned parts has the number n on the canvas. */
function fillParts(canvas: Canvas, subject: Subject, box: Box): readonly Part[] {
  const parts: Part[] = [{ colour: placeOf(WATER), state: "" }];
  for (const { ring } of landAround().filter((land) => doOverlap(land.box, box))) {
    fill(canvas, [ring], box, parts.length);
    parts.push({ colour: placeOf(ABROAD), state: "" });
  }
  for (const { water, rings } of watersIn(box)) {
    fill(canvas, rings, box, parts.length);
    parts.push({ colour: placeOf(WATER), state: water.stateCode });
  }
  for (const { code, hue } of detailedLgas.shapes) {
    const drawn = drawnLgas().get(code);
    if (drawn === undefined || !doOverlap(drawn.box, box)) continue;
    fill(canvas, drawn.rings, box, parts.length);
    const own = subject.isState ? (HUES[hue] ?? OWN) : OWN;
    const colour = placeOf(subject.lgas.has(code) ? own : LAND);
    parts.push({ colour, state: getLga(code)?.stateCode ?? "" });
  }
  return parts;
}

/** The colour of each pixel, with lines where one part ends: thin between LGAs, thick between states. */
function colourPixels({ width, height, pixels }: Canvas, parts: readonly Part[]): Uint8Array {
  const colours = Uint8Array.from(parts, ({ colour }) => colour);
  const names = [...new Set(parts.map(({ state }) => state))];
  const states = Uint8Array.from(parts, ({ state }) => names.indexOf(state));
  const coloured = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) coloured[at] = colours[pixels[at] as number] as number;
  const [border, line] = [placeOf(BORDER), placeOf(STATE_LINE)];
  const [stateEnds, lgaEnds]: [number[], number[]] = [[], []];
  const compare = (at: number, next: number): void => {
    const [own, other] = [pixels[at] as number, pixels[next] as number];
    if (own !== other) (states[own] === states[other] ? lgaEnds : stateEnds).push(at, next);
  };
  for (let at = 0; at + width + 1 < pixels.length; at++) {
    if ((at + 1) % width !== 0) compare(at, at + 1);
    compare(at, at + width);
  }
  for (const at of lgaEnds) coloured[at] = border;
  // Last, and wider by a pixel, so that no thin line crosses it.
  for (const at of stateEnds) coloured[at] = coloured[at + 1] = coloured[at + width] = line;
  return coloured;
}
