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
    download(kind === "svg" ? image : await toPng(image, svg), name);
  } catch {
    const files = map.querySelector(".map-files");
    files?.append(" This browser cannot make the picture. Save it as SVG.");
  }
}

/** The drawing with the styles that the page gives it. */
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
  const credit = document.createElementNS(svg.namespaceURI, "text");
  credit.textContent = svg.closest<HTMLElement>("[data-credit]")?.dataset["credit"] ?? "";
  credit.setAttribute("x", String(x + width / 100));
  credit.setAttribute("y", String(y + height - width / 100));
  credit.setAttribute("font-size", String(width / 60));
  credit.setAttribute("font-family", "sans-serif");
  credit.setAttribute("fill", getComputedStyle(document.body).color);
  copy.append(credit);
  copy.removeAttribute("style");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "1200");
  copy.setAttribute("height", String(Math.round((1200 * height) / width)));
  return new XMLSerializer().serializeToString(copy);
}

async function toPng(image: Blob, svg: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(image);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    const { width, height } = svg.viewBox.baseVal;
    canvas.width = PNG_WIDTH;
    canvas.height = Math.round((PNG_WIDTH * height) / width);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Gives the person a file that was made here. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
