import { download, newPicture, pngOf } from "../map/save.ts";

const WIDTH = 1080;
const EDGE = 72;

/** A line of text in the picture. The space is above it. */
type Line = readonly [text: string, size: number, weight: 400 | 600, space: number];

const textOf = (element: Element | null): string => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** An office with its constituency and the code of that: `Senate: Lagos West SD072`. */
const officeOf = ({ children }: Element): string =>
  [...children]
    .map(textOf)
    .join(": ")
    .replace(/: (?=[A-Z]+\d+$)/, " ");

function linesOf(answer: HTMLElement): readonly Line[] {
  const page = `${location.origin}${location.pathname}`;
  return [
    ["My vote in 2027", 32, 600, 0],
    [textOf(answer.querySelector("h1, h2")), 56, 600, 8],
    [textOf(answer.querySelector(".lead")), 32, 400, 8],
    ...[...answer.querySelectorAll(".poll")].flatMap((poll): readonly Line[] => [
      [poll.getAttribute("aria-label") ?? "", 38, 600, 44],
      ...[...poll.querySelectorAll(".rows > li")].map((office): Line => [officeOf(office), 32, 400, 14]),
    ]),
    ["Only INEC can confirm this. See inecnigeria.org before you go.", 28, 600, 48],
    [`${page} · data version ${document.documentElement.dataset["version"]} · CC BY 4.0`, 22, 400, 12],
  ];
}

/** The line in as many as fit between the edges. */
function wrap(context: CanvasRenderingContext2D, text: string): readonly string[] {
  const wrapped: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && context.measureText(longer).width > WIDTH - 2 * EDGE) {
      wrapped.push(current);
      current = word;
    } else current = longer;
  }
  return [...wrapped, current];
}

/** The answer as a picture that stands alone. It is made here: nothing is sent. */
async function drawAnswer(answer: HTMLElement): Promise<Blob> {
  const { fontFamily } = getComputedStyle(document.body);
  const measured = newPicture(1, 1);
  const rows = linesOf(answer).flatMap(([whole, size, weight, space]) => {
    const font = `${weight} ${size}px ${fontFamily}`;
    measured.font = font;
    return wrap(measured, whole).map((text, at) => ({ text, size, font, space: at === 0 ? space : 4 }));
  });
  const height = 2 * EDGE + rows.reduce((sum, { size, space }) => sum + size * 1.25 + space, 0);
  const context = newPicture(WIDTH, height);
  context.textBaseline = "top";
  let y = EDGE;
  for (const { text, size, font, space } of rows) {
    context.font = font;
    y += space;
    context.fillText(text, EDGE, y);
    y += size * 1.25;
  }
  return pngOf(context);
}

export const savePicture = async (answer: HTMLElement): Promise<void> =>
  download(await drawAnswer(answer), "my-vote-2027.png");

/** Passes the picture on to another program of the device; without one that takes it, the address. */
export async function sharePicture(answer: HTMLElement): Promise<void> {
  const title = `My vote in 2027: ${answer.dataset["vote"] ?? ""}`;
  const file = new File([await drawAnswer(answer)], "my-vote-2027.png", { type: "image/png" });
  const shared = { title, url: location.href };
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ ...shared, files: [file] });
  else if (navigator.share !== undefined) await navigator.share(shared);
  else await savePicture(answer);
}
