import { fold } from "./fold.ts";
import { inBrackets, withoutBrackets } from "./tokens.ts";

/** What people put in brackets behind a name that says nothing of which one it is. */
const REMARKS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "state|lga|nigeria|ng|bank|plc|ltd|limited|non interest|non interest bank|commercial|commercial bank".split(
    "|",
  ),
);

/**
 * The record of a name with a remark in brackets at its end: "Federal Capital Territory (FCT)" has its other
 * name there, "Jaiz (non-interest)" what it is, "Access Bank Plc (Diamond Bank)" what became a part of it.
 * Undefined where the brackets name another, or nobody knows what they say: "UBA (Ghana)".
 *
 * @param isPart whether the one in brackets became a part of the one before them.
 */
export function findBracketed<T>(
  text: string,
  find: (name: string) => T | undefined,
  isPart: (within: T, before: T) => boolean = () => false,
): T | undefined {
  const outside = withoutBrackets(text);
  const before = outside === undefined ? undefined : find(outside);
  if (before === undefined) return undefined;
  const inside = inBrackets(text);
  const within = find(inside);
  if (within === undefined) return REMARKS.has(fold(inside)) ? before : undefined;
  return within === before ? before : isPart(within, before) ? within : undefined;
}
