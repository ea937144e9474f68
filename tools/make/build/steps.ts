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
  tables: { run: fromSource("tools/data/compile/main.ts"), after: [] },
  "address-evidence": { run: fromSource("tools/data/compile/address-evidence-main.ts"), after: [] },
  "polling-units-tables": { run: fromSource("tools/data/compile/polling-units-main.ts"), after: [] },
  "client-types": { run: fromSource("tools/make/client/types.ts"), after: ["tables", "address-evidence"] },
  "naijaref-types": { run: compiler("naijaref"), after: ["tables", "address-evidence"] },
  naijaref: { run: fromSource("tools/make/package/main.ts"), after: ["naijaref-types"] },
  // After the library's modules, which replace all that is in the package.
  engine: { run: fromSource("tools/make/engine/main.ts"), after: ["naijaref"] },
  "polling-units-modules": { run: compiler("polling-units"), after: ["naijaref", "polling-units-tables"] },
  "polling-units": {
    run: fromBuilt("tools/make/package/others.ts", "polling-units"),
    after: ["polling-units-modules"],
  },
  "elements-modules": { run: compiler("elements"), after: ["naijaref"] },
  elements: { run: fromBuilt("tools/make/package/others.ts", "elements"), after: ["elements-modules"] },
  maps: { run: fromSource("tools/data/map/main.ts"), after: ["tables"] },
  "page-assets": {
    run: fromSource("tools/make/pages/main.ts"),
    after: ["client-types", "polling-units-tables"],
  },
  client: { run: fromBuilt("tools/make/client/main.ts"), after: ["client-types", "naijaref"] },
  "command-line": {
    run: fromBuilt("tools/make/command-line/main.ts"),
    after: ["client", "page-assets", "polling-units"],
  },
  server: { run: fromSource("tools/make/service/main.ts"), after: ["page-assets", "maps"] },
  "worker-assets": { run: fromSource("tools/data/compile/worker-assets.ts"), after: ["page-assets"] },
  worker: { run: fromSource("tools/make/worker/main.ts"), after: ["worker-assets", "maps"] },
} satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;
