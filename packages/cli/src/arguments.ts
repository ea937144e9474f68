import { UsageError } from "./usage-error.ts";

/** The arguments after the command's name. */
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
 * @param suggest the option that an unknown one was probably meant to be.
 * @throws UsageError
 */
export async function readArguments(
  texts: readonly string[],
  { options: known, flags: knownFlags }: Allowed,
  suggest: (typed: string, names: readonly string[]) => Promise<string>,
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
      throw new UsageError(`There is no option ${typed}.${await suggest(typed, names)}`);
    }
  }
  return { values, options, flags };
}
