import { withOr } from "@naijaref/api/contract/enumerate";
import { commandNames, commands } from "./commands.ts";
import { didYouMean } from "./suggest.ts";

/**
 * What an unknown command was probably meant to be, as the end of a sentence: the commands whose paths in the
 * API have this word (`reverse` is `where`, `concordance` is `external-id`), else one that is spelt like it.
 */
export async function commandLike(typed: string): Promise<string> {
  const word = typed.toLowerCase().replaceAll("_", "-");
  const named: string[] = [];
  for (const { name, contract } of commands.values()) {
    const [, version, ...segments] = (await contract()).path.split("/");
    if (version === "v1" && segments.includes(word)) named.push(name);
  }
  if (named.length > 0) return `: what the API has at /v1/${word} is ${withOr(named)} here.`;
  return `.${await didYouMean(typed, commandNames)}`;
}
