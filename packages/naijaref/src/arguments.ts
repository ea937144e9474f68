import { isOneOf, type Rule, type Rules, wrongOption } from "./result.ts";

export type { Rule, Rules };

export const TEXT: Rule = { is: (value) => typeof value === "string", must: "be text" };

export const FLAG: Rule = { is: (value) => typeof value === "boolean", must: "be true or false" };

export const LIMIT: Rule = {
  is: (value) => typeof value === "number" && value >= 1,
  must: "be a number from 1 on",
};

export const FUNCTION: Rule = { is: (value) => typeof value === "function", must: "be a function" };

export const OBJECT: Rule = {
  is: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  must: "be an object",
};

export const BYTES: Rule = { is: (value) => value instanceof Uint8Array, must: "be bytes, as a Uint8Array" };

/** For what the function itself reads, and answers with a reason. */
export const ANY: Rule = { is: () => true, must: "be anything" };

export const oneOf = (values: readonly string[]): Rule => ({
  is: (value) => isOneOf(values, value),
  must: `be one of ${values.join(", ")}`,
});

export const someOf = (values: readonly string[]): Rule => ({
  is: (value) => Array.isArray(value) && value.every((one) => isOneOf(values, one)),
  must: `be a list of ${values.join(", ")}`,
});

export const oneOrSome = (values: readonly string[]): Rule => {
  const { is, must } = someOf(values);
  return { is: (value) => isOneOf(values, value) || is(value), must: `${must}, or one of them` };
};

/** Throws a TypeError that names the argument and what it must be: a program passed what it cannot be. */
export function requireArgument(call: string, argument: string, value: unknown, { is, must }: Rule): void {
  if (!is(value)) throw new TypeError(`${call}: ${argument} must ${must}.`);
}

/** The same for each option. */
export function requireOptions(call: string, options: unknown, rules: Rules): void {
  const wrong = wrongOption(options, rules);
  if (wrong === undefined) return;
  const names = Object.keys(rules);
  const known = wrong === "options" ? OBJECT : Object.hasOwn(rules, wrong) ? rules[wrong] : undefined;
  // What is not a name is not repeated.
  const name = /^[A-Za-z]\w*$/.test(wrong) ? wrong : "options";
  throw new TypeError(
    `${call}: ${name} must ${known?.must ?? `be left out, because there is no such option: there is ${names.join(", ")}`}.`,
  );
}
