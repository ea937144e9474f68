import type { Reporter, TestModule } from "vitest/node";

/** Each kind of tests, and the command that runs it. */
const KINDS = { code: "npm test", system: "npm run test:system", extended: "npm run test:extended" };

/** After the results, the last line of `vitest run`: which kinds of tests have not been run, and how they are. */
// biome-ignore lint/style/noDefaultExport: so Vitest loads a reporter.
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const ran = new Set(modules.map(({ project }) => project.name));
    const others = Object.entries(KINDS).filter(([name]) => !ran.has(name));
    const commands = others.map(([name, command]) => `${name} (${command})`);
    process.once("beforeExit", () =>
      console.log(`Not run: the tests of the kinds ${commands.join(" and ")}.`),
    );
  }
}
