/** One thing that is made. */
interface Step {
  /** What Node runs. */
  readonly run: readonly string[];
  /** The steps that make what this one reads. */
  readonly after: readonly string[];
}

const TSX = ["--import", "tsx"];

/** A script that reads the source of the packages, or what was built of them. */
const fromSource = (...script: readonly string[]) => [...TSX, "--conditions=naijaref-source", ...script];
const fromBuilt = (...script: readonly string[]) => [...TSX, ...script];

const compiler = (name: string) => [
  "node_modules/typescript/bin/tsc",
  "-p",
  `packages/${name}/tsconfig.build.json`,
];

/**
 * All that `npm run build` makes, in an order in which it can be made. What does not wait for another step
 * is made at the same time.
 */
export const STEPS = {
  tables: { run: fromSource("pipeline/compile/main.ts"), after: [] },
  "address-evidence": { run: fromSource("pipeline/compile/address-evidence-main.ts"), after: [] },
  "polling-units-tables": { run: fromSource("pipeline/compile/polling-units-main.ts"), after: [] },
  "client-types": { run: fromSource("pipeline/client/types.ts"), after: ["tables", "address-evidence"] },
  "naijaref-types": { run: compiler("naijaref"), after: ["tables", "address-evidence"] },
  naijaref: { run: fromSource("pipeline/package/main.ts"), after: ["naijaref-types"] },
  "polling-units-modules": { run: compiler("polling-units"), after: ["naijaref", "polling-units-tables"] },
  "polling-units": {
    run: fromBuilt("pipeline/package/others.ts", "polling-units"),
    after: ["polling-units-modules"],
  },
  "elements-modules": { run: compiler("elements"), after: ["naijaref"] },
  elements: { run: fromBuilt("pipeline/package/others.ts", "elements"), after: ["elements-modules"] },
  maps: { run: fromSource("pipeline/map/main.ts"), after: ["tables"] },
  "page-assets": {
    run: fromSource("pipeline/pages/main.ts"),
    after: ["client-types", "polling-units-tables"],
  },
  client: { run: fromBuilt("pipeline/client/main.ts"), after: ["client-types", "naijaref"] },
  "command-line": {
    run: fromBuilt("pipeline/command-line/main.ts"),
    after: ["client", "page-assets", "polling-units"],
  },
  server: { run: fromSource("pipeline/service/main.ts"), after: ["page-assets", "maps"] },
  "worker-assets": { run: fromSource("pipeline/compile/worker-assets.ts"), after: ["page-assets"] },
  worker: { run: fromSource("pipeline/worker/main.ts"), after: ["worker-assets", "maps"] },
} satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;
