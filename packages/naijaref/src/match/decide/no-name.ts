import { fold } from "../../text/fold.ts";

/**
 * What stands in columns of names and is none: totals, headings, and ways to write that there is no value.
 *
 */
const NO_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [
    "total|totals|grand total|sub total|subtotal|overall|sum|average|mean|cumulative|balance",
    "other|others|all|any|various|several|multiple|mixed|statewide|state wide|nationwide|national|federal",
    "all states|all lgas|all wards|all banks|outside nigeria|outside|foreign|abroad|diaspora|non nigerian",
    "nil|null|none|empty|blank|unknown|n a|not stated|not applicable|not available|not specified|unspecified",
    "no data|missing|tbd|tba|pending|error|ref|value|name|x|xx|xxx|xxxx|test|see above|same|ditto|do|as above",
    "s n|sn|serial number|no|number|code|date|remarks|remark|comment|comments|address|location|place",
    "select|select state|select lga|select ward|select bank|choose|please select|state of origin|lga of origin",
    "state name|name of state|lga name|name of lga|ward name|name of ward|bank name|name of bank|state code",
    "constituency name|lga code|ward code|bank code|local government name|rural|urban|headquarters|zone",
  ].flatMap((line) => line.split("|")),
);

/** Whether a text is a total, a heading or an empty value. "Sub-total Lagos" is one too. */
export function isNoName(text: string): boolean {
  const folded = fold(text);
  return NO_NAMES.has(folded) || /^(?:grand |sub ?)?totals? (?:for|of|in|votes?|number) /.test(folded);
}
