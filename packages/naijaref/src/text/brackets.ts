/** A text with a remark in brackets at its end, read without it: "Owerri West (Umuguma)". */
export function withoutBrackets(text: string): string | undefined {
  const without = text.replace(/\s*[([][^)\]]*[)\]]?\s*$/, "");
  return without === text || without.trim() === "" ? undefined : without;
}

/** What stands in brackets at the end of a text; nothing where there are none. */
export const inBrackets = (text: string): string => /[([]([^)\]]*)[)\]]?\s*$/.exec(text)?.[1] ?? "";
