import { withOr } from "@naijaref/api/contract/words";
import { commandNames, commands } from "./commands.ts";

/** " Did you mean --state?", or nothing. The search is loaded only when it is needed. */
export async function didYouMean(typed: string, names: readonly string[]): Promise<string> {
  const { closestWord } = await import("@naijaref/api/contract/words");
  const bare = names.map((name) => name.replace(/^--/, "").replaceAll("-", "_"));
  const closest = closestWord(bare, typed.replace(/^-+/, "").replaceAll("-", "_"));
  return closest === undefined ? "" : ` Did you mean ${names[bare.indexOf(closest)]}?`;
}

/** The option that an unknown one was probably meant to be, or where all options are. */
export const optionLike =
  (command: string) =>
  async (typed: string, options: readonly string[]): Promise<string> =>
    (await didYouMean(typed, options)) || ` naijaref ${command} --help lists the options.`;

/** That a command does not exist, what was probably meant, and where all are. */
export const noCommand = async (typed: string): Promise<string> =>
  `There is no command "${typed.slice(0, 64)}".${await commandLike(typed)} naijaref help lists all of them.`;

/**
 * The commands whose paths in the API have this word (`reverse` is `where`, `concordance` is `external-id`),
 * else one that is spelt like it.
 */
async function commandLike(typed: string): Promise<string> {
  const word = typed.toLowerCase().replaceAll("_", "-");
  const named: string[] = [];
  for (const { name, contract } of commands.values()) {
    const [, version, ...segments] = (await contract()).path.split("/");
    if (version === "v1" && segments.includes(word)) named.push(`naijaref ${name}`);
  }
  return named.length > 0 ? ` For /v1/${word}, write ${withOr(named)}.` : didYouMean(typed, commandNames);
}
