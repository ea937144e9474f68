/**
 * The functions that most programs need. Each domain is also an import of its own ("naijaref/banks"). A
 * bundler leaves out what is not used either way; without one, the smaller import loads fewer files.
 *
 * Not here: "naijaref/text", how names are compared, because its functions take any text and their names are
 * too general; "naijaref/boundaries", because its outlines are as large as everything else together;
 * "naijaref/schema", because `bank`, `form` and `state` are what a program calls its own values; and
 * "naijaref/match", "naijaref/address", "naijaref/kinds", "naijaref/changes" and "naijaref/client", because
 * few programs match lists, read addresses, treat records of every kind alike, follow the data's changes, or
 * call the API.
 */
export * from "./about/index.ts";
export * from "./datasets.generated.ts";
export type { Failure, InvalidOption, Result, Success } from "./result.ts";
export * from "./search/index.ts";
