/** How the colours that the regulations name are drawn. They give names, not shades. */
const SHADES: Readonly<Record<string, string>> = {
  white: "#fdfdfb",
  black: "#1a1a1a",
  red: "#b3231f",
  blue: "#1c3f94",
  green: "#0b6b3a",
};

/** The shade of a colour as the data writes it. */
export const shadeOf = (colour: string): string => SHADES[colour] ?? "#808080";
