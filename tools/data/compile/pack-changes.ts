import type { Changes } from "../../../packages/naijaref/src/polling-units/packed.ts";
import { dropBlanks } from "../../../packages/naijaref/src/polling-units/unpack.ts";

/**
 * Texts that units have, each as a change of the unit's own text. `applyChange` in the library is the
 * inverse.
 */
export function packChanges(own: readonly string[], wanted: readonly (readonly string[])[]): Changes {
  const lines: string[] = [];
  let last = 0;
  for (const [at, texts] of wanted.entries()) {
    for (const text of texts) {
      lines.push((at - last).toString(36) + changeOf(own[at] ?? "", text));
      last = at;
    }
  }
  return lines.join("\n");
}

function changeOf(own: string, text: string): string {
  return withoutBlanks(own, text) ?? saidTwice(own, text) ?? otherwise(own, text);
}

function withoutBlanks(own: string, text: string): string | undefined {
  let which = "";
  let at = 0;
  let blank = 0;
  for (const letter of own) {
    const isBlank = letter === " ";
    if (text.startsWith(letter, at)) at += letter.length;
    else if (isBlank && blank < 36) which += blank.toString(36);
    else return undefined;
    if (isBlank) blank++;
  }
  return dropBlanks(own, which) === text ? `,${which}` : undefined;
}

function saidTwice(own: string, text: string): string | undefined {
  const isTwice = text.length >= 2 * own.length && text.startsWith(own) && text.endsWith(own);
  return isTwice ? `=${text.slice(own.length, text.length - own.length)}` : undefined;
}

function otherwise(own: string, text: string): string {
  const most = Math.min(own.length, text.length);
  let start = 0;
  while (start < most && own[start] === text[start]) start++;
  let end = 0;
  while (end < most - start && own[own.length - 1 - end] === text[text.length - 1 - end]) end++;
  return `/${start.toString(36)}/${end.toString(36)}/${text.slice(start, text.length - end)}`;
}
