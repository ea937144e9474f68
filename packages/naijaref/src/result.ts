/** What an argument, or the value of an option, must be. */
export interface Rule {
  readonly is: (value: unknown) => boolean;
  readonly must: string;
}

/** The options of a function by their names. An option that is left out keeps every rule. */
export type Rules = Readonly<Record<string, Rule>>;

/** What every function returns that reads what a person typed: the value, or the reason why there is none. */
export type Result<Value, Reason extends Failure<string>> = Success<Value> | Reason;

export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** The reason why there is no value, in one of a few words, and what else is known about it. */
export type Failure<Reason extends string, Details extends object = object> = {
  readonly ok: false;
  readonly reason: Reason;
} & Readonly<Details>;

export const success = <Value>(value: Value): Success<Value> => ({ ok: true, value });

export const failure = <Reason extends string>(reason: Reason): Failure<Reason> => ({ ok: false, reason });

/** A look-up's record as a result. */
export const foundOr = <Value, Reason extends string>(
  reason: Reason,
  value: Value | undefined,
): Result<Value, Failure<Reason>> => (value === undefined ? failure(reason) : success(value));

/** Nothing has an identifier. `suggestionsFor`, of `naijaref/search`, returns what may have been meant. */
export type Unknown<Reason extends string, Details extends object = object> = Failure<
  Reason,
  Details & {
    /** The identifier as it was given; empty if it was not text. */
    identifier: string;
  }
>;

export const unknown = <Reason extends string>(reason: Reason, identifier: string): Unknown<Reason> => ({
  ok: false,
  reason,
  identifier,
});

/** An option has a value that it cannot have: a limit that is not a number, a kind that does not exist. */
export type InvalidOption<Option extends string> = Failure<"invalid_option", { option: Option }>;

export const invalidOption = <Option extends string>(option: Option): InvalidOption<Option> => ({
  ok: false,
  reason: "invalid_option",
  option,
});

/**
 * The first option that does not exist or breaks its rule; `options` where they are not an object; undefined
 * where all is right.
 */
export function wrongOption(options: unknown, rules: Rules): string | undefined {
  if (options === undefined || options === null) return undefined;
  if (typeof options !== "object" || Array.isArray(options)) return "options";
  return Object.entries(options).find(
    ([name, value]) => !Object.hasOwn(rules, name) || (value !== undefined && !rules[name]?.is(value)),
  )?.[0];
}

/** The failure of such an option. */
export function refuseOptions<Option extends string>(
  options: unknown,
  rules: Rules,
): InvalidOption<Option> | undefined {
  const wrong = wrongOption(options, rules);
  return wrong === undefined ? undefined : invalidOption(wrong as Option);
}

export const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value);
