export interface Step {
  readonly run: readonly (readonly string[])[];
  /** The steps that make what this one reads. */
  readonly after: readonly string[];
  /** Made only where its name is given: few need it. */
  readonly onDemand?: true;
}

/** A script that reads the source of the packages, or what was built of them. */
const fromSource = (script: string) => ["--import", "tsx", "--conditions=naijaref-source", script];
const fromBuilt = (...script: readonly string[]) => ["--import", "tsx", ...script];

const compile = (name: string) => [
  "node_modules/typescript/bin/tsc",
  "-p",
  `packages/${name}/tsconfig.build.json`,
];

/**
 * All that `npm run build` makes, in an order in which it can be made. What does not wait for another step
 * is made at the same time.
 */
export const STEPS = {
  data: {
    run: [
      // What reads the records reads the list of datasets.
      fromSource("tools/make/datasets/main.ts"),
      fromSource("tools/data/compile/main.ts"),
      fromSource("tools/make/client/types.ts"),
    ],
    after: [],
  },
  library: {
    // Engine and client come after the modules, which replace all that is in the package.
    run: [
      compile("naijaref"),
      fromSource("tools/make/package/main.ts"),
      fromSource("tools/make/engine/main.ts"),
      fromBuilt("tools/make/client/main.ts"),
    ],
    after: ["data"],
  },
  "polling-units": {
    run: [compile("polling-units"), fromBuilt("tools/make/package/others.ts", "polling-units")],
    after: ["library"],
  },
  elements: {
    run: [compile("elements"), fromBuilt("tools/make/package/others.ts", "elements")],
    after: ["library"],
  },
  pages: {
    run: [fromSource("tools/make/pages/main.ts")],
    after: ["data"],
  },
  "command-line": { run: [fromBuilt("tools/make/command-line/main.ts")], after: ["library", "pages"] },
  server: { run: [fromSource("tools/make/service/main.ts")], after: ["pages"] },
  worker: {
    run: [fromSource("tools/make/worker/main.ts")],
    after: ["pages"],
    onDemand: true,
  },
  python: { run: [fromSource("tools/make/python/main.ts")], after: ["data"], onDemand: true },
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;
