import { element } from "./element.ts";

/** The name of a member in JSON that is written with a space behind its colon. */
const NAME = /"[^"\n]*"(?=: )/g;

/** Sets the names of members apart from their values. */
export function paint(pre: HTMLElement): void {
  const json = pre.textContent ?? "";
  let from = 0;
  pre.replaceChildren();
  for (const { 0: name, index } of json.matchAll(NAME)) {
    pre.append(json.slice(from, index), element("span", name, "quiet"));
    from = index + name.length;
  }
  pre.append(json.slice(from));
}
