import { getState } from "../../places/index.ts";
import { scopesOf } from "../scopes.ts";

const LETTERS = /^\s*([a-z]{2})\s*[-/ ]\s*(?=[0-9]{1,2}\s*[-/ ])/i;

/**
 * A code of a unit with the letters of its state in place of their number: `LA/11/01/007` is `24/11/01/007`.
 *
 */
export function withStateNumber(text: string): string {
  const [start = "", letters = ""] = LETTERS.exec(text) ?? [];
  const state = letters === "" ? undefined : getState(scopesOf("state").byCode(letters)?.code ?? "");
  return state === undefined ? text : `${state.inecCode}-${text.slice(start.length)}`;
}
