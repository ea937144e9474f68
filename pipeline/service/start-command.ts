import { readFileSync } from "node:fs";

/**
 * The flags with which `npm start` runs Node. The build, the tests and the benches read them here, because V8
 * takes what it has compiled only where it runs with the same flags.
 */
export const NODE_FLAGS: readonly string[] = readFlags();

function readFlags(): readonly string[] {
  const workspace = new URL("../../package.json", import.meta.url);
  const { scripts } = JSON.parse(readFileSync(workspace, "utf8")) as {
    readonly scripts: { readonly start: string };
  };
  const [, flags] =
    /\bnode ((?:--\S+ )*)packages\/server\/dist\/entries\/node\.js\b/.exec(scripts.start) ?? [];
  if (flags === undefined) throw new Error("`npm start` does not run the service's entry for Node");
  return flags.split(" ").filter(Boolean);
}
