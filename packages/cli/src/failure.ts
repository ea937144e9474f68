import { errorBody } from "@naijaref/api/bodies/body";
import { errors, type Failure } from "@naijaref/api/contract/errors";
import { valuesInPath } from "@naijaref/api/contract/operation";
import { commands } from "./commands.ts";
import type { Output } from "./output.ts";
import { withoutControls } from "./show.ts";
import { EXIT, type ExitCode } from "./usage-error.ts";

/**
 * A wrong value of an option, or a package that is missing, is wrong use; that nothing has an identifier is
 * an answer.
 */
export function exitCodeOfFailure({ code }: Failure): ExitCode {
  const { status } = errors[code];
  return status === 400 || status >= 500 ? EXIT.misuse : EXIT.notFound;
}

/** Writes in words why there is no record, and what could have been meant. */
export async function printFailure(failure: Failure, { words }: Output): Promise<void> {
  words(await sentenceOf(failure));
  for (const line of linesOf(failure)) words(line);
}

/** The same for programs: the error body of the service. */
export const bodyOfFailure = (failure: Failure): string => String(errorBody(failure).content);

const TARGETS = /\/v1(?:\/[\w{}-]+)+/g;

/** A sentence of the service, with commands where it names paths, and options where it names parameters. */
export async function sentenceOf({ message }: Pick<Failure, "message">): Promise<string> {
  const targets = [...new Set(message.match(TARGETS))];
  const found = new Map(
    await Promise.all(targets.map(async (target) => [target, await commandAt(target)] as const)),
  );
  const text = message
    .replaceAll(TARGETS, (target) => found.get(target) ?? target)
    .replaceAll(/\b(state|lga|kind|active)=(\S+?)(?=[.,;]?(?:\s|$))/g, "--$1 $2")
    .replace(/^The parameter (\w+)/, "$1")
    .replace(": add it to the query", "");
  return withoutControls(text);
}

/** The command for a path. Families are loaded in turn until it is found: most messages name a place. */
async function commandAt(target: string): Promise<string | undefined> {
  for (const { name, contract } of commands.values()) {
    // A name in braces is one part of the path, whatever it may hold.
    const values = valuesInPath({ ...(await contract()), parameters: {} }, target)?.values();
    if (values === undefined) continue;
    const words = [...values].map((value) => value.replaceAll(/[{}]/g, "").toUpperCase());
    return ["naijaref", name, ...words].join(" ");
  }
  return undefined;
}

interface Named {
  readonly code: string;
  readonly name: string;
  readonly stateName?: string | null;
}

function linesOf({ details }: Failure): readonly string[] {
  const named = (details["candidates"] ?? details["suggestions"] ?? []) as readonly Named[];
  return named.map(({ code, name, stateName }) =>
    withoutControls(`  ${code}  ${name}${stateName ? `, ${stateName}` : ""}`),
  );
}
