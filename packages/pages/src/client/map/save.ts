/** A picture is at least so many pixels wide. */
const PNG_WIDTH = 2400;

/** The style that a file needs to look as on the page. */
const KEPT = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linejoin",
  "font-family",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "display",
] as const;

/** Saves what is seen of a map as a file. It is made here: nothing is sent. */
export async function saveMap(map: HTMLElement, svg: SVGSVGElement, kind: "svg" | "png"): Promise<void> {
  const text = toFile(svg);
  const name = `${map.dataset["map"] ?? "map"}.${kind}`;
  const image = new Blob([text], { type: "image/svg+xml" });
  try {
    download(kind === "svg" ? image : await toPng(image), name);
  } catch {
    const files = map.querySelector(".map-files");
    files?.append(" This browser cannot make the picture. Save it as SVG.");
  }
}

function toFile(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const drawn = [...svg.querySelectorAll<SVGElement>("path, text, rect")];
  for (const [at, element] of [...copy.querySelectorAll<SVGElement>("path, text, rect")].entries()) {
    const style = getComputedStyle(drawn[at] as SVGElement);
    for (const property of KEPT) element.setAttribute(property, style.getPropertyValue(property));
    if (element instanceof SVGPathElement) element.setAttribute("vector-effect", "non-scaling-stroke");
  }
  for (const link of copy.querySelectorAll("a")) {
    const title = document.createElementNS(svg.namespaceURI, "title");
    title.textContent = link.getAttribute("aria-label");
    const group = document.createElementNS(svg.namespaceURI, "g");
    group.append(title, ...link.childNodes);
    link.replaceWith(group);
  }
  for (const hidden of copy.querySelectorAll("[display=none]")) hidden.remove();
  const { x, y, width, height } = svg.viewBox.baseVal;
  const frame = addWords(copy, svg);
  copy.setAttribute("viewBox", `${x} ${y - frame.above} ${width} ${height + frame.above + frame.below}`);
  copy.removeAttribute("style");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "1200");
  copy.setAttribute("height", String(Math.round((1200 * (height + frame.above + frame.below)) / width)));
  return new XMLSerializer().serializeToString(copy);
}

/**
 * Adds what a picture needs to be understood alone: a title above it; the legend, the source, the day and the
 * address below it.
 *
 * @returns how much space they take, in units of the map
 */
function addWords(copy: SVGSVGElement, svg: SVGSVGElement) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const map = svg.closest<HTMLElement>("[data-map]");
  const line = width / 34;
  const { color, backgroundColor } = getComputedStyle(document.body);
  const draw = (name: "text" | "rect", attributes: Readonly<Record<string, unknown>>, text = ""): void => {
    const element = document.createElementNS(svg.namespaceURI, name);
    element.textContent = text;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    copy.append(element);
  };
  const left = x + width / 100;
  const letters = { "font-family": "sans-serif", fill: color };
  const write = (text: string, y: number, size: number, from = 0): void =>
    draw("text", { ...letters, x: left + from, y, "font-size": size }, text);
  const entries = [...(map?.querySelectorAll<HTMLElement>(".map-legend li") ?? [])];
  const above = line * 1.8;
  const below = line * (Math.ceil(entries.length / 3) + 2.2);
  // What the map has beyond its frame does not stand behind the words.
  draw("rect", { x, y: y - above, width, height: above, fill: backgroundColor });
  draw("rect", { x, y: y + height, width, height: below, fill: backgroundColor });
  write(svg.getAttribute("aria-label") ?? "", y - line * 0.6, line);
  let at = y + height + line;
  const side = line * 0.6;
  for (const [index, entry] of entries.entries()) {
    const from = (index % 3) * (width / 3);
    const fill = getComputedStyle(entry, "::before").backgroundColor;
    draw("rect", { x: left + from, y: at - line * 0.55, width: side, height: side, fill });
    write(entry.textContent ?? "", at, side, from + line * 0.85);
    if (index % 3 === 2 || index === entries.length - 1) at += line;
  }
  const day = new Date().toISOString().slice(0, 10);
  write(map?.dataset["credit"] ?? "", at, line * 0.5);
  const version = document.documentElement.dataset["version"] ?? "";
  const page = location.origin + location.pathname + location.search;
  write(`naijaref, ${version}, ${day}: ${page}`, at + line * 0.7, line * 0.5);
  return { above, below };
}

/** A picture to draw on, in the colours of the page. */
export function newPicture(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  if (context === null) throw new Error("no canvas");
  const { color, backgroundColor } = getComputedStyle(document.body);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, width, height);
  context.fillStyle = color;
  return context;
}

export const pngOf = ({ canvas }: CanvasRenderingContext2D): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"),
  );

async function toPng(image: Blob): Promise<Blob> {
  const address = URL.createObjectURL(image);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const height = Math.round((PNG_WIDTH * picture.naturalHeight) / picture.naturalWidth);
    const drawn = newPicture(PNG_WIDTH, height);
    drawn.drawImage(picture, 0, 0, PNG_WIDTH, height);
    return await pngOf(drawn);
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
