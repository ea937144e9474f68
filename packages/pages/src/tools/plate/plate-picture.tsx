import type { PlateCategory } from "naijaref/plates";

/** How the colours that the regulations name are drawn. They give names, not shades. */
const SHADES: Readonly<Record<string, string>> = {
  white: "#fdfdfb",
  black: "#1a1a1a",
  red: "#b3231f",
  blue: "#1c3f94",
  green: "#0b6b3a",
};

const shadeOf = (colour: string): string => SHADES[colour] ?? "#808080";

interface PlatePictureProps {
  readonly text: string;
  readonly category: PlateCategory;
}

/**
 * A plate in the colours of its category. Where the data has two colours, because it is not sure, there is a
 * plate in each. What else is on a plate, such as the flag and the state's motto, is not in the data and not
 * drawn.
 */
export const PlatePicture = ({ text, category }: PlatePictureProps) => (
  <>
    {category.background.split(" or ").map((ground) => (
      <PlateIn key={ground} text={text} category={category} ground={ground} />
    ))}
  </>
);

function PlateIn({ text, category, ground }: PlatePictureProps & { readonly ground: string }) {
  const ink = shadeOf(category.lettering);
  const isMotorcycle = category.vehicle === "motorcycle";
  const [width, height] = isMotorcycle ? [240, 150] : [460, 150];
  const lines = isMotorcycle ? text.split(/(?<=-)/).map((line) => line.replace(/-$/, "")) : [text];
  return (
    <svg
      class={isMotorcycle ? "plate motorcycle" : "plate"}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${text} in ${category.lettering} on ${ground}`}
    >
      <rect class="rim" x="1" y="1" width={width - 2} height={height - 2} rx="16" />
      <rect fill={shadeOf(ground)} x="8" y="8" width={width - 16} height={height - 16} />
      <rect
        fill="none"
        stroke={ink}
        stroke-width="4"
        x="13"
        y="13"
        width={width - 26}
        height={height - 26}
        rx="9"
      />
      {lines.map((line, at) => (
        <text
          key={line}
          fill={ink}
          x={width / 2}
          y={height / 2 + (at - (lines.length - 1) / 2) * 56}
          font-size={lines.length > 1 ? 48 : 76}
          textLength={lines.length > 1 ? undefined : Math.min(width - 60, text.length * 46)}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
