/** What is drawn: how many times as much something takes, at each size of the dataset. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 60;
const RIGHT = 190;
const TOP = 24;
const BOTTOM = 48;
const COLOURS = ["#0b6e4f", "#1d4e89", "#b5541c", "#6b3fa0"];

/**
 * A figure with both axes in powers of ten, as SVG: what grows in proportion is a line that rises by one step
 * each step, and what does not grow is level. Everything is drawn as times the value at the first size.
 */
export function drawGrowth(sizes: readonly number[], series: readonly Series[]): string {
  const decades = Math.max(1, Math.ceil(Math.log10(Math.max(...sizes) / (sizes[0] ?? 1))));
  const x = (size: number): number =>
    LEFT + (Math.log10(size / (sizes[0] ?? 1)) / decades) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number =>
    HEIGHT - BOTTOM - (Math.log10(Math.max(value, 0.5)) / decades) * (HEIGHT - TOP - BOTTOM);
  const points = (values: readonly number[]): string =>
    values.map((value, at) => `${x(sizes[at] ?? 1).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const label = (text: string, left: number, top: number, more = ""): string =>
    `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${more}>${text}</text>`;

  const powers = Array.from({ length: decades + 1 }, (_, at) => 10 ** at);
  const grid = powers.flatMap((power) => [
    `<path d="M${LEFT} ${y(power).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ccc" fill="none"/>`,
    label(`${power}×`, LEFT - 8, y(power) + 4, 'text-anchor="end"'),
    label(`${power}×`, x(power * (sizes[0] ?? 1)), HEIGHT - BOTTOM + 20, 'text-anchor="middle"'),
  ]);
  const references: readonly Series[] = [
    { name: "in proportion", values: sizes.map((size) => size / (sizes[0] ?? 1)) },
    { name: "square root", values: sizes.map((size) => Math.sqrt(size / (sizes[0] ?? 1))) },
  ];
  const dashed = references.map(
    ({ values }) => `<polyline points="${points(values)}" fill="none" stroke="#888" stroke-dasharray="4 4"/>`,
  );
  const lines = series.map(
    ({ values }, at) =>
      `<polyline points="${points(values)}" fill="none" stroke="${COLOURS[at % COLOURS.length]}" stroke-width="2.5"/>`,
  );
  const ends = [...references, ...series]
    .map(({ name, values }, at) => ({
      name: `${name}, ${(values.at(-1) ?? 1).toFixed(1)}×`,
      colour: at < references.length ? "#666" : (COLOURS[(at - references.length) % COLOURS.length] ?? ""),
      top: y(values.at(-1) ?? 1) + 4,
    }))
    .sort((a, b) => a.top - b.top);
  for (let at = 1; at < ends.length; at++) {
    const [above, below] = [ends[at - 1], ends[at]];
    if (above !== undefined && below !== undefined) below.top = Math.max(below.top, above.top + 16);
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img" aria-label="What grows with the dataset">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...grid,
    ...dashed,
    ...lines,
    ...ends.map(({ name, colour, top }) => label(name, WIDTH - RIGHT + 8, top, `fill="${colour}"`)),
    label("size of the dataset", (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, 'text-anchor="middle"'),
    "</svg>",
    "",
  ].join("\n");
}
