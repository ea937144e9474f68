/** How the colours that the regulations name are drawn. They give names, not shades. */
const SHADES: Readonly<Record<string, string>> = {
  white: "#fdfdfb",
  black: "#1a1a1a",
  red: "#b3231f",
  blue: "#1c3f94",
  green: "#0b6b3a",
};

/** The shades of a colour as the data writes it: `white`, or `black or red` where it is not sure. */
export const shadesOf = (colour: string): readonly string[] =>
  colour.split(" or ").map((name) => SHADES[name] ?? "#808080");
