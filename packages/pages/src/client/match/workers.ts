import type { PageKind } from "../../tools/match/kinds.ts";

export interface WorkerAddresses {
  readonly worker: string;
  readonly workbooks: string;
  readonly addresses: string;
  readonly units: string;
  readonly ids: string;
}

export interface Column {
  readonly kind: PageKind;
  /** Of its ids; left out where it has names. */
  readonly system?: string | undefined;
}

export interface Workers {
  /** The one that reads workbooks. */
  readonly forWorkbooks: () => Worker;
  /** The one that matches a column. */
  readonly forColumn: (column: Column) => Worker;
}

/**
 * The workers of the page, each started when it is first asked for: they are larger than all else. One that
 * failed, because its scripts could not be loaded, is started again when it is next asked for.
 */
export function createWorkers(scripts: WorkerAddresses): Workers {
  const started = new Map<string, Worker>();
  const workerOf = (script: keyof WorkerAddresses): Worker => {
    const known = started.get(script);
    if (known !== undefined) return known;
    const worker = new Worker(scripts[script], { type: "module" });
    worker.addEventListener("error", () => {
      worker.terminate();
      started.delete(script);
    });
    started.set(script, worker);
    return worker;
  };
  return {
    forWorkbooks: () => workerOf("workbooks"),
    forColumn({ kind, system }) {
      if (kind === "address") return workerOf("addresses");
      if (kind === "polling_unit") return workerOf("units");
      return workerOf(system === undefined ? "worker" : "ids");
    },
  };
}
