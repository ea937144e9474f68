export interface Place {
  readonly x: number;
  readonly y: number;
}

/** At 24 times, Lagos Island is as wide as a phone. */
const MAX = 24;

/** Names are at most, and at least, so many pixels high; codes and numbers in their place have the least. */
const MAX_NAME = 15;
const MIN_NAME = 13;

export type View = ReturnType<typeof createView>;

/**
 * Which part of a map is seen. While a person moves it, the browser only moves the picture that it has drawn,
 * which is smooth on a phone; when they stop, it is drawn anew and sharp.
 */
export function createView(map: HTMLElement, svg: SVGSVGElement) {
  const all = DOMRect.fromRect(svg.viewBox.baseVal);
  let scale = 1;
  let middle: Place = { x: all.x + all.width / 2, y: all.y + all.height / 2 };
  /** The view that is drawn. */
  let drawn = { scale, middle };
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** Pixels for a unit of the map as it is drawn whole. */
  function pixels(): number {
    const { width, height } = svg.getBoundingClientRect();
    return (Math.min(width / all.width, height / all.height) / scale) * drawn.scale;
  }

  /** Never shows what is beyond the map. */
  function show(newScale: number, { x, y }: Place): void {
    const within = (value: number, from: number, length: number): number => {
      const half = length / newScale / 2;
      return Math.min(from + length - half, Math.max(from + half, value));
    };
    const unit = pixels() * newScale;
    scale = newScale;
    middle = { x: within(x, all.x, all.width), y: within(y, all.y, all.height) };
    map.toggleAttribute("data-zoomed", scale > 1);
    const [dx, dy] = [(drawn.middle.x - middle.x) * unit, (drawn.middle.y - middle.y) * unit];
    svg.style.transform = `translate(${dx}px, ${dy}px) scale(${scale / drawn.scale})`;
    clearTimeout(waiting);
    waiting = setTimeout(draw, 120);
  }

  function draw(): void {
    const [wide, high] = [all.width / scale, all.height / scale];
    svg.setAttribute("viewBox", `${middle.x - wide / 2} ${middle.y - high / 2} ${wide} ${high}`);
    drawn = { scale, middle };
    svg.style.transform = "";
    fitNames(svg, pixels() * scale);
  }

  fitNames(svg, pixels() * scale);
  new ResizeObserver(() => fitNames(svg, pixels() * scale)).observe(svg);
  return {
    isWhole: (): boolean => scale === 1,
    /** @param at the pixel of the view that stays where it is; its middle if left out. */
    zoomBy(factor: number, at?: Place): void {
      const next = Math.min(MAX, Math.max(1, scale * factor));
      const view = (svg.parentElement as HTMLElement).getBoundingClientRect();
      const from = at && { x: at.x - view.x - view.width / 2, y: at.y - view.y - view.height / 2 };
      const change = (1 / scale - 1 / next) / pixels();
      show(next, { x: middle.x + (from?.x ?? 0) * change, y: middle.y + (from?.y ?? 0) * change });
    },
    /** Moves the picture by so many pixels. */
    moveBy(dx: number, dy: number): void {
      const unit = pixels() * scale;
      show(scale, { x: middle.x - dx / unit, y: middle.y - dy / unit });
    },
    showAll: (): void => show(1, middle),
  };
}

/**
 * Names are as high as they can be read, and only where they fit inside their shape.
 *
 * @param whole pixels for a unit of the map
 */
function fitNames(svg: SVGSVGElement, whole: number): void {
  if (!(whole > 0)) return;
  let isNamed = false;
  const codes: SVGTextElement[] = [];
  for (const text of svg.querySelectorAll<SVGTextElement>(".names text")) {
    // What is drawn again in the same picture has units of its own.
    const pixels = whole * Number(text.ownerSVGElement?.dataset["scale"] ?? 1);
    text.dataset["size"] ??= text.getAttribute("font-size") ?? "";
    const size = Number(text.dataset["size"]);
    const isShort = text.classList.contains("short");
    // A code or a number may reach over the lines of a very small shape: every LGA has one.
    const isShown: boolean = isShort ? !isNamed : size * pixels >= MIN_NAME - 0.01;
    isNamed = isShown && !isShort;
    text.toggleAttribute("hidden", !isShown);
    text.setAttribute("font-size", String(isShort ? MIN_NAME / pixels : Math.min(size, MAX_NAME / pixels)));
    text.removeAttribute("transform");
    if (isShort && isShown) codes.push(text);
  }
  moveApart(codes, svg.querySelector<SVGRectElement>("rect.enlarged"));
}

/** With the space between two codes, one is so much as high as its line, and as wide as its letters. */
const HIGH = 0.8;
const WIDE = 1.12;
/** What moves away from one code may come to another. */
const ROUNDS = 16;

/**
 * Moves codes that touch each other, or the frame of what is drawn again, apart, by as little as that needs.
 * Each picture has units of its own.
 */
function moveApart(codes: readonly SVGTextElement[], frame: SVGGraphicsElement | null): void {
  const boxes = [...codes, ...(frame === null ? [] : [frame])].map((drawn) => {
    const { x, y, width, height } = drawn.getBBox();
    const [wide, high] = drawn === frame ? [1, 1] : [WIDE, HIGH];
    return {
      ...{ drawn, x: x + width / 2, y: y + height / 2, width: width * wide, height: height * high },
      ...{ dx: 0, dy: 0 },
    };
  });
  const pairs = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(({ drawn }) => drawn.ownerSVGElement === one.drawn.ownerSVGElement)
      .map((other) => [one, other] as const),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const [one, other] of pairs) {
      const [right, down] = [other.x + other.dx - one.x - one.dx, other.y + other.dy - one.y - one.dy];
      const wide = (one.width + other.width) / 2 - Math.abs(right);
      const high = (one.height + other.height) / 2 - Math.abs(down);
      if (wide <= 0 || high <= 0) continue;
      const [x, y] = wide < high ? [Math.sign(right) * wide, 0] : [0, Math.sign(down) * high];
      // The frame stays, and the code does all of the way.
      const part = other.drawn === frame ? 1 : 0.5;
      one.dx -= x * part;
      one.dy -= y * part;
      other.dx += x * (1 - part);
      other.dy += y * (1 - part);
    }
  for (const { drawn, dx, dy } of boxes)
    if (dx !== 0 || dy !== 0) drawn.setAttribute("transform", `translate(${dx} ${dy})`);
}
