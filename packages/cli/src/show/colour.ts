/** Select Graphic Rendition (ECMA-48, 8.3.117): what is switched on, and what switches it off. */
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  yellow: [33, 39],
} as const;

export type Style = keyof typeof STYLES;

/** Puts a style around a text, or returns it as it is where there are no colours. */
export type Paint = (style: Style, text: string) => string;

export const paintWith =
  (hasColours: boolean): Paint =>
  (style, text) => {
    if (!hasColours) return text;
    const [on, off] = STYLES[style];
    return `\u001b[${on}m${text}\u001b[${off}m`;
  };
