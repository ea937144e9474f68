import { withOr } from "@naijaref/api/contract/words";
import { commandNames, commands } from "./commands.ts";
import { UsageError } from "./usage-error.ts";

export interface Arguments {
  readonly values: readonly string[];
  /** The values of each option in the order given, by the contract's name. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly flags: ReadonlySet<string>;
}

export interface Allowed {
  /** Options that take a value, by the contract's name: `senatorial_district`. */
  readonly options: readonly string[];
  /** Options that take none. */
  readonly flags: readonly string[];
}

const SHORT: Readonly<Record<string, string>> = { "-h": "--help", "-v": "--version", "-o": "--output" };

/** How an option is typed: `senatorial_district` is `--senatorial-district`. */
export const optionName = (name: string): string => `--${name.replaceAll("_", "-")}`;

/** A number below zero is a value, and so is the hyphen that means standard input. */
const isOption = (text: string): boolean => /^-(?!\.?\d)./.test(text);

/**
 * Reads arguments as getopt_long does: `--option value`, `--option=value`, `--` before values that begin with
 * hyphens.
 *
 * @throws UsageError
 */
export async function readArguments(
  texts: readonly string[],
  { options: known, flags: knownFlags }: Allowed,
  command: string,
): Promise<Arguments> {
  const values: string[] = [];
  const options = new Map<string, string[]>();
  const flags = new Set<string>();
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at] ?? "";
    if (text === "--") {
      values.push(...texts.slice(at + 1));
      break;
    }
    if (!isOption(text)) {
      values.push(text);
      continue;
    }
    const [typed = "", ...parts] = (SHORT[text] ?? text).split("=");
    const name = typed.slice(2).replaceAll("-", "_");
    const inline = parts.length === 0 ? undefined : parts.join("=");
    const isLong = typed.startsWith("--");
    if (isLong && knownFlags.includes(name)) {
      if (inline !== undefined) throw new UsageError(`${typed} takes no value: leave out "=${inline}".`);
      flags.add(name);
    } else if (isLong && known.includes(name)) {
      const value = inline ?? texts[++at];
      if (value === undefined) throw new UsageError(`${typed} needs a value: write ${typed} VALUE.`);
      options.set(name, [...(options.get(name) ?? []), value]);
    } else {
      const names = [...known, ...knownFlags].map(optionName);
      const hint = (await didYouMean(typed, names)) || ` naijaref ${command} --help lists the options.`;
      throw new UsageError(`There is no option ${typed}.${hint}`);
    }
  }
  return { values, options, flags };
}

/** " Did you mean --state?", or nothing. The search is loaded only when it is needed. */
export async function didYouMean(typed: string, names: readonly string[]): Promise<string> {
  const { closestWord } = await import("@naijaref/api/contract/words");
  const bare = names.map((name) => name.replace(/^--/, "").replaceAll("-", "_"));
  const closest = closestWord(bare, typed.replace(/^-+/, "").replaceAll("-", "_"));
  return closest === undefined ? "" : ` Did you mean ${names[bare.indexOf(closest)]}?`;
}

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
